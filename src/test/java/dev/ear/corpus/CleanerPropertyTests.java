package dev.ear.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import dev.ear.text.Words;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What holds for any book: made of textbook lines, or of any characters at all. */
class CleanerPropertyTests {
  private static final String[] LINES = {
    "TARİH 10",
    "2. ÜNİTE: OSMANLI DÜNYASI",
    "2.1. Toprak Düzeni",
    "Tımar Sistemi",
    "Tımar, hizmet karşılığında verilen vergi geliridir. Sipahi köyünde otururdu.",
    "Savaş zamanı cebelüleriyle orduya katılır, barışta güvenliği sağlardı. Peki, gelir yeter"
        + " miydi?",
    "II. Mehmed İstanbul'u aldı.",
    "1. Tımarın bozulması",
    "2. Vergilerin artması",
    "Sıra Sizde",
    "Ölçme ve Değerlendirme",
    "1. Tımar nedir?",
    "Sipahinin görevlerini yazınız.",
    "A) Bursa",
    "B) Edirne",
    "C) İstanbul",
    "A) Divan B) Lonca C) Vakıf D) Medrese E) Tekke",
    "( ) Lonca bir mahkemedir.",
    "Başkent ………… olmuştur.",
    "Toprak Düzeni ........ 14",
    "Görsel 2.1: Bir tahrir defteri",
    "“Toprağı boş bırakmayınız.” diye yazdı.",
    "Aşağıdakilerden hangisi bir vergi türüdür?",
    "büyük impara-",
    "torluk çağı sona erdi.",
    "14",
    "",
    "",
    ""
  };

  private final Cleaner cleaner = new Cleaner(Profiles.load(Profile.DEFAULT));

  @Provide
  Arbitrary<List<String>> books() {
    Arbitrary<String> page =
        Arbitraries.of(LINES).list().ofMaxSize(30).map(lines -> String.join("\n", lines));
    return page.list().ofMinSize(1).ofMaxSize(5);
  }

  /** Pages as textbooks have them: a running head, a section, perhaps a box, a page number. */
  @Provide
  Arbitrary<List<String>> textbooks() {
    Arbitrary<String> narrative =
        Arbitraries.of(
            "Tımar Sistemi\n\n"
                + "Tımar, hizmet karşılığında verilen vergi geliridir. Köylü toprağı eker.",
            "Sipahi köyünde otururdu. Peki, gelir yeter miydi? Yetmediği yıllar da oldu.",
            "Bozulmanın nedenleri şunlardır:\n\n1. Savaşların uzaması\n2. Vergilerin artması",
            "II. Mehmed kanunnameler yayımladı.\n\nGörsel 2.1: Bir tahrir defteri",
            "“Toprağı boş bırakmayınız.” diyen ferman köy köy okundu, herkes duydu.");
    Arbitrary<String> exercise =
        Arbitraries.of(
            "",
            "Sıra Sizde\nSipahinin görevlerini yazınız.",
            "Etkinlik\n1. Tımar nedir?\n2. Köylünün haklarını yazınız.",
            "Aşağıdakilerden hangisi bir vergi türüdür?\nA) Öşür B) Divan C) Lonca D) Tekke",
            "Ölçme ve Değerlendirme\n( ) Sipahi köylüdür.\nBaşkent ………… olmuştur.");
    return narrative
        .list()
        .ofMinSize(1)
        .ofMaxSize(4)
        .flatMap(blocks -> exercise.map(e -> String.join("\n\n", blocks) + "\n\n" + e))
        .list()
        .ofMinSize(2)
        .ofMaxSize(6)
        .map(
            pages -> {
              List<String> numbered = new ArrayList<>();
              for (String page : pages) {
                int number = numbered.size() + 1;
                char letter = "IJKLMN".charAt(number - 1);
                String head = "TARİH DERSLERİ\n\n3." + number + ". Konu " + letter;
                String own = page.replace("artması", "artması, " + letter + " sancağı");
                numbered.add(head + "\n\n" + own + "\n\n" + number);
              }
              return numbered;
            });
  }

  private static Book book(List<String> pages) {
    List<Page> list = new ArrayList<>();
    for (String page : pages) {
      list.add(new Page("k", list.size() + 1, page));
    }
    return new Book("k", Path.of("k.txt"), "", false, list);
  }

  private List<String> clean(List<String> pages) {
    return cleaner.clean(book(pages)).book().pages().stream().map(Page::text).toList();
  }

  /**
   * All characters that are neither white space nor hyphens: what no repair of these lines adds.
   */
  private static String letters(String text) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!Words.isSpace(c) && c != '-') {
        out.append(c);
      }
    }
    return out.toString();
  }

  @Property(tries = 150)
  void keptTextIsTheSourceWithPartsLeftOut(@ForAll("books") List<String> pages) {
    List<String> cleaned = clean(pages);
    assertThat(cleaned).hasSameSizeAs(pages);
    // A word that is cut between pages stands whole on the first.
    String source = letters(String.join("", pages));
    int at = 0;
    for (String page : cleaned) {
      for (String block : page.split("\n")) {
        at = endOf(letters(block), source, at);
        assertThat(at).as("%s in %s", block, pages).isNotNegative();
      }
    }
  }

  /** A head or foot may stand between the two parts of a word that is cut between pages. */
  private static int endOf(String block, String source, int from) {
    int whole = source.indexOf(block, from);
    if (whole >= 0) {
      return whole + block.length();
    }
    for (int cut = block.length() - 1; cut > 0; cut--) {
      int first = source.indexOf(block.substring(0, cut), from);
      int second = first < 0 ? -1 : source.indexOf(block.substring(cut), first + cut);
      if (second >= 0) {
        return second + block.length() - cut;
      }
    }
    return -1;
  }

  @Property(tries = 150)
  void keptAndDroppedWordsTogetherAreTheSource(@ForAll("books") List<String> pages) {
    int[] length = new int[1];
    cleaner.clean(
        book(pages),
        page -> {
          length[0] += letters(page.page().text()).length();
          for (DroppedBlock block : page.dropped()) {
            length[0] += letters(block.text()).length();
          }
        });
    assertThat(length[0]).isEqualTo(letters(String.join("", pages)).length());
  }

  @Property(tries = 150)
  void cleaningTwiceChangesNothingMore(@ForAll("textbooks") List<String> pages) {
    List<String> once = clean(pages);
    assertThat(clean(once)).isEqualTo(once);
  }

  @Property(tries = 150)
  void anyTextCanBeCleaned(@ForAll List<String> pages) {
    assertThat(clean(pages)).hasSameSizeAs(pages);
  }

  @Property(tries = 100)
  void theCountsAgreeWithTheBlocks(@ForAll("books") List<String> pages) {
    int[] counts = new int[2];
    CleaningAudit audit =
        cleaner.clean(
            book(pages),
            page -> {
              counts[0] += page.kept().size();
              counts[1] += page.dropped().size();
            });
    assertThat(audit.keptBlocks()).isEqualTo(counts[0]);
    assertThat(audit.droppedBlocks()).isEqualTo(counts[1]);
    assertThat(audit.dropped().values().stream().mapToInt(Integer::intValue).sum())
        .isEqualTo(counts[1]);
  }
}
