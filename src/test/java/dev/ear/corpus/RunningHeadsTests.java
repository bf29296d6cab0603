package dev.ear.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** What is taken for a running head or foot, and what is not. */
class RunningHeadsTests {
  private static final Cleaner CLEANER = new Cleaner(Profiles.load(Profile.DEFAULT));

  private static List<String> heads(String... pages) {
    return heads(Arrays.asList(pages));
  }

  private static List<String> heads(List<String> texts) {
    List<Page> pages = new ArrayList<>();
    for (String text : texts) {
      pages.add(new Page("k", pages.size() + 1, text));
    }
    Book book = new Book("k", Path.of("k.txt"), "", false, pages);
    return CLEANER.clean(book).dropped().stream()
        .filter(block -> block.reason() == DropReason.RUNNING_HEAD)
        .map(DroppedBlock::text)
        .toList();
  }

  /** Six pages of distinct text; some end with other lines. */
  private static List<String> sixPages(String end, int... places) {
    List<String> pages = new ArrayList<>();
    String[] towns = {"Bursa", "İznik", "Edirne", "Sofya", "Niş", "Selanik"};
    for (int i = 0; i < towns.length; i++) {
      int place = i;
      boolean ends = Arrays.stream(places).anyMatch(p -> p == place);
      pages.add(
          towns[i]
              + " uzun bir kuşatmadan sonra alındı ve bölgenin merkezi oldu.\nKentte camiler,"
              + " hanlar ve hamamlar yapıldı; çarşı "
              + towns[i]
              + " halkıyla doldu\nve "
              + (ends ? end : "yıllar içinde " + (i + 2) + " kat büyüdü."));
    }
    return pages;
  }

  @Test
  void theTailOfAParagraphThatTwoPagesShareStays() {
    String tail =
        "çevredeki köylerden gelenlerle birlikte büyük\nbir ticaret merkezi hâline geldi ve";
    assertThat(heads(sixPages(tail, 1, 4))).isEmpty();
  }

  @Test
  void aLineThatBeginsInsideASentenceStays() {
    List<String> pages = sixPages("gelişti;", 0, 2, 4);
    pages.replaceAll(page -> page + "\n\nbirçok zanaatkâr ve tüccar buraya yerleşti ve");
    assertThat(heads(pages.subList(0, 2))).isEmpty();
  }

  @Test
  void theRefrainOfAPoemStays() {
    List<String> pages = new ArrayList<>();
    for (int i = 1; i <= 6; i++) {
      pages.add(
          "Dağların ardında "
              + i
              + " gün yürüdük\nYolumuz uzundu, yükümüz ağır\n\n"
              + "Ey Tuna, ne hoş akarsın\n\nHer akşam "
              + i
              + " ateş yaktık kıyıda\n"
              + "Sabahı bekledik sessiz ve yorgun\n\nEy Tuna, ne hoş akarsın");
    }
    assertThat(heads(pages)).isEmpty();
  }

  @Test
  void theHeadOfATableThatGoesOnStays() {
    List<String> pages = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      pages.add(
          "Yıl | Olay | Yer\n"
              + (1300 + i)
              + " | Sefer yapıldı | Bizans\n"
              + (1320 + i)
              + " | Kale alındı | Rumeli\n"
              + (1340 + i)
              + " | Barış imzalandı | Venedik");
    }
    assertThat(heads(pages)).isEmpty();
  }

  @Test
  void headsThatStandApartGoEvenInAShortBook() {
    List<String> pages = sixPages("büyüdü.", 0);
    pages.set(1, "Osmanlı Tarihi\n\n" + pages.get(1));
    pages.set(2, "Osmanlı Tarihi\n\n" + pages.get(2));
    pages.set(3, "Osmanlı Tarihi\n\n" + pages.get(3));
    assertThat(heads(pages)).containsOnly("Osmanlı Tarihi").hasSize(3);
  }

  @Test
  void headsGluedToTheTextGo() {
    List<String> pages = sixPages("büyüdü.", 0);
    pages.replaceAll(page -> "OSMANLI TARİHİ\n" + page);
    assertThat(heads(pages)).containsOnly("OSMANLI TARİHİ").hasSize(6);
  }

  @Test
  void theLineThatABrowserPrintsBelowAPageGoes() {
    List<String> pages = sixPages("büyüdü.", 0);
    for (int i = 0; i < 6; i++) {
      pages.set(i, pages.get(i) + "\n\nfile:///kitap/tarih.html " + (i + 1) + "/6");
    }
    assertThat(heads(pages)).hasSize(6);
  }

  @Test
  void aLongBookWithNumberedHeadsNeedsLittleMemory() {
    Headings headings = new Headings(Profiles.load(Profile.DEFAULT)::list);
    HeadKeys keys = new HeadKeys(headings, text -> false);
    HeadSights sights = new HeadSights(headings, keys);
    for (int page = 1; page <= 2000; page++) {
      List<Line> lines =
          Line.of("TARİH 10   " + page + "\n\n" + page + " kişi geldi\n\n9 • " + page + " • ÜNİTE");
      for (int i = 0; i < lines.size(); i++) {
        sights.observeEdge(lines, i, i == 0, keys.of(lines.get(i).text()));
      }
      sights.endPage();
    }
    assertThat(sights.numbered()).contains("TARİH 10");
    assertThat(sights.size()).isLessThan(1000);
  }

  /** Books of sentences, no two alike, cut into lines and pages at any place. */
  @Provide
  Arbitrary<List<String>> books() {
    Arbitrary<String> clause =
        Combinators.combine(
                Arbitraries.of("Osman Bey", "Orhan Bey", "kadılar", "Venedikliler", "halk"),
                Arbitraries.integers().between(1000, 9999),
                Arbitraries.of("köyü", "akçeyi", "askeri", "haneyi", "defteri"),
                Arbitraries.of("aldı", "saydı", "topladı", "gördü", "bıraktı"))
            .as((who, number, what, did) -> who + " " + number + " " + what + " " + did);
    Arbitrary<String> text =
        Combinators.combine(
                clause.list().uniqueElements().ofMinSize(30).ofMaxSize(120),
                Arbitraries.of(" ve ", ". ", "; "))
            .as((clauses, joint) -> String.join(joint, clauses) + ".");
    return Combinators.combine(
            text, Arbitraries.integers().between(5, 9), Arbitraries.integers().between(3, 12))
        .as(RunningHeadsTests::set);
  }

  private static List<String> set(String text, int wordsOfLine, int linesOfPage) {
    String[] words = text.split(" ");
    List<String> pages = new ArrayList<>();
    StringBuilder page = new StringBuilder();
    int lines = 0;
    for (int i = 0; i < words.length; i += wordsOfLine) {
      page.append(
              String.join(
                  " ", Arrays.copyOfRange(words, i, Math.min(words.length, i + wordsOfLine))))
          .append('\n');
      if (++lines == linesOfPage) {
        pages.add(page.toString());
        page.setLength(0);
        lines = 0;
      }
    }
    pages.add(page + "Son.");
    return pages;
  }

  @Property(tries = 200)
  void inABookWithoutHeadsNothingGoesAsAHead(@ForAll("books") List<String> pages) {
    assertThat(heads(pages)).isEmpty();
  }
}
