package dev.ear.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.tuple;

import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What cleaning says of a book, and how it treats blocks without line breaks. */
class CleanerTests {
  private final Cleaner cleaner = new Cleaner(Profiles.load(Profile.DEFAULT));

  private static Book book(String... pages) {
    List<Page> list = new ArrayList<>();
    for (String page : pages) {
      list.add(new Page("kitap", list.size() + 1, page));
    }
    return new Book("kitap", Path.of("kitap.txt"), "", false, list);
  }

  private String clean(String page) {
    return cleaner.clean(book(page)).book().pages().get(0).text();
  }

  @Test
  void keptBlocksAreJoinedByABlankLineAndKeepTheirLineBreaks() {
    assertThat(clean("\n\nBursa'nın fethi\n uzun sürdü. \n \n\n\nİznik de alındı."))
        .isEqualTo("Bursa'nın fethi\nuzun sürdü.\n\nİznik de alındı.");
  }

  @Test
  void aDroppedBlockKeepsReasonAndPlace() {
    CleanedBook cleaned =
        cleaner.clean(
            book(
                "Bursa alındı.",
                "Bey öldü.\n\n"
                    + "Sıra Sizde\n"
                    + "Özetleyiniz.\n\n"
                    + "1. Bey kimdi?\n"
                    + "A) Osman\n"
                    + "B) Orhan\n"
                    + "C) Murad"));
    assertThat(cleaned.dropped())
        .extracting(
            DroppedBlock::page,
            DroppedBlock::block,
            DroppedBlock::line,
            DroppedBlock::reason,
            DroppedBlock::text)
        .containsExactly(
            tuple(2, 2, 3, DropReason.EXERCISE_HEADING, "Sıra Sizde"),
            tuple(2, 2, 4, DropReason.TASK, "Özetleyiniz."),
            tuple(2, 3, 6, DropReason.QUESTION_STEM, "1. Bey kimdi?"),
            tuple(2, 3, 7, DropReason.ANSWER_OPTIONS, "A) Osman\nB) Orhan\nC) Murad"));
  }

  @Test
  void inABlockWithoutLineBreaksOnlyTheQuestionAndItsOptionsGo() {
    assertThat(
            clean(
                "Lale Devri'nde İstanbul'da çok sayıda köşk yapıldı. Matbaa da bu dönemde kuruldu. "
                    + "Aşağıdakilerden hangisi bu dönemin yeniliklerinden değildir? A) Matbaa "
                    + "B) Çini atölyesi C) Çiçek aşısı D) Telgraf. Patrona Halil İsyanı bu dönemi "
                    + "kapattı. İsyanın önderleri kısa süre sonra öldürüldü."))
        .isEqualTo(
            "Lale Devri'nde İstanbul'da çok sayıda köşk yapıldı. Matbaa da bu dönemde kuruldu.\n\n"
                + "Patrona Halil İsyanı bu dönemi kapattı. İsyanın önderleri kısa süre sonra "
                + "öldürüldü.");
  }

  @Test
  void twoQuestionsInARowGoFromABlockWithoutLineBreaks() {
    assertThat(
            clean(
                "Kanun 1839'da okundu. Yeni bir çağ açıldı. 1. Fermanı kim okudu? A) Ali Paşa "
                    + "B) Reşid Paşa C) Fuad Paşa 2. Ferman nerede okundu? A) Çırağan B) Gülhane "
                    + "C) Topkapı"))
        .isEqualTo("Kanun 1839'da okundu. Yeni bir çağ açıldı.");
  }

  @Test
  void aTaskAtTheEndOfANarrativeParagraphGoes() {
    assertThat(
            clean(
                "Kervanlar gece yol almazdı. Hanlarda üç gün ücretsiz kalınırdı. Hanların ticarete "
                    + "katkısı ne olmuş olabilir? Görüşlerinizi yazınız."))
        .isEqualTo("Kervanlar gece yol almazdı. Hanlarda üç gün ücretsiz kalınırdı.");
  }

  @Test
  void whatSomebodySaysInQuotesIsNoTask() {
    String text =
        "Vezir askerlere seslendi: “Kaleyi terk ediniz. Yanınıza yalnız su alınız. Neden "
            + "bekliyorsunuz? Emri uygulayınız.” Ordu aynı gece çekildi.";
    assertThat(clean(text)).isEqualTo(text);
  }

  @Test
  void aPageWithoutNarrativeStaysAsAnEmptyPage() {
    CleanedBook cleaned = cleaner.clean(book("Bursa alındı.", "Sıra Sizde\nÖzetleyiniz."));
    assertThat(cleaned.book().pages())
        .containsExactly(new Page("kitap", 1, "Bursa alındı."), new Page("kitap", 2, ""));
  }

  @Test
  void pagesThatWereCleanedBeforeStayAsTheyAre() {
    Page page = new Page("kitap", 1, "Sıra Sizde\nÖzetleyiniz.\n\nBursa alındı.");
    CleanedBook cleaned =
        cleaner.clean(new Book("kitap", Path.of("k.pages.jsonl"), "", true, List.of(page)));
    assertThat(cleaned.book().pages()).containsExactly(page);
    assertThat(cleaned.audit().keptBlocks()).isEqualTo(2);
    assertThat(cleaned.audit().droppedBlocks()).isZero();
  }

  @Test
  void aFileWithoutPageBreaksIsCleanedToo() {
    assertThat(clean("Bursa alındı.\n\nDüşünelim\nNeden?\n\nİznik kuşatması uzun sürdü."))
        .isEqualTo("Bursa alındı.\n\nİznik kuşatması uzun sürdü.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "?",
        ". ",
        ")",
        "A) ",
        "A) x\n",
        "1. x\n",
        "a-\n",
        "…",
        "“",
        "( ) ",
        "Etkinlik\n",
        "Ölçme ve Değerlendirme\n",
        "Tımar ........ 12\n",
        "Sizce neden? ",
        "Yazınız. ",
        "x\n\n",
        "\ud800",
        "\u0000",
        "\u00ad\n",
        "hangi aşağıda "
      })
  @Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void aPageOfOneThingOverAndOverIsCleaned(String thing) {
    String page = thing.repeat((1 << 16) / thing.length());
    assertThatCode(() -> clean(page)).doesNotThrowAnyException();
  }
}
