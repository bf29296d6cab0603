package dev.ear.eval.cleaning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import dev.ear.corpus.Book;
import dev.ear.corpus.CleanedPage;
import dev.ear.corpus.Cleaner;
import dev.ear.corpus.DropReason;
import dev.ear.corpus.DroppedBlock;
import dev.ear.corpus.KeptBlock;
import dev.ear.corpus.Page;
import dev.ear.corpus.PagePart;
import dev.ear.text.Words;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** In which part of the cleaned page each word of the page as read is found. */
class WordFatesTests {
  private static PagePart kept(String text) {
    return new KeptBlock(1, 1, text);
  }

  private static PagePart dropped(String text) {
    return new DroppedBlock("k", 1, 1, 1, DropReason.TASK, text);
  }

  /** A letter a word: k kept, d dropped, - in no part. */
  private static String fates(String page, PagePart... parts) {
    StringBuilder fates = new StringBuilder();
    for (PagePart part : WordFates.of(Words.of(page), List.of(parts))) {
      fates.append(
          switch (part) {
            case null -> '-';
            case KeptBlock block -> 'k';
            case DroppedBlock block -> 'd';
          });
    }
    return fates.toString();
  }

  @Test
  void wordsAreFoundByTheirPlaceAndNotByWhatTheyAre() {
    assertThat(
            fates("Yazınız. Bey öldü. Yazınız.", dropped("Yazınız."), kept("Bey öldü.\nYazınız.")))
        .isEqualTo("dkkk");
  }

  @Test
  void aJoinedHyphenLosesNothing() {
    assertThat(fates("Büyük impara-\ntorluk kuruldu.", kept("Büyük imparatorluk kuruldu.")))
        .isEqualTo("kkkk");
  }

  @Test
  void aWordThatWentToThePageBeforeStaysWithWhatFollows() {
    assertThat(fates("torluk kuruldu. Yazınız.", kept("kuruldu."), dropped("Yazınız.")))
        .isEqualTo("kkd");
  }

  @Test
  void mendedCharactersLoseNothing() {
    assertThat(
            fates(
                "O\uFB01s Ýstanbul'da s\u0327ehir im\u00ADpara",
                kept("Ofis İstanbul'da şehir impara")))
        .isEqualTo("kkkk");
  }

  @Test
  void whatIsInNoPartIsLostWithTheWordBeforeIt() {
    assertThat(fates("Bey — öldü.", kept("Bey öldü."))).isEqualTo("kkk");
    assertThat(fates("Bey öldü.")).isEqualTo("--");
  }

  @Provide
  Arbitrary<List<String>> pages() {
    return Arbitraries.of(
            "Bursa uzun bir kuşatmadan sonra alındı.",
            "Büyük impara-\ntorluk çağı sona erdi.",
            "Sıra Sizde",
            "Sipahinin görevlerini yazınız.",
            "A) Divan B) Lonca C) Vakıf",
            "( ) Lonca bir mahkemedir.",
            "Başkent ………… olmuştur.",
            "12",
            "")
        .list()
        .ofMaxSize(12)
        .map(lines -> String.join("\n", lines))
        .list()
        .ofMinSize(1)
        .ofMaxSize(3);
  }

  @Property(tries = 100)
  void everyWordOfACleanedBookHasItsPart(@ForAll("pages") List<String> texts) {
    List<Page> pages = new ArrayList<>();
    texts.forEach(text -> pages.add(new Page("k", pages.size() + 1, text)));
    List<CleanedPage> cleaned = new ArrayList<>();
    new Cleaner(Profiles.load(Profile.DEFAULT))
        .clean(new Book("k", Path.of("k.txt"), "", false, pages), cleaned::add);
    for (int i = 0; i < pages.size(); i++) {
      Words words = Words.of(texts.get(i));
      assertThat(WordFates.of(words, cleaned.get(i).parts()))
          .hasSize(words.count())
          .doesNotContainNull();
    }
  }
}
