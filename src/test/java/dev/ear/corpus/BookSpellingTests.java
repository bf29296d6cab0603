package dev.ear.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Repairs that need the evidence of a page or a book. */
class BookSpellingTests {
  private final AuditCounter counter = new AuditCounter();

  private List<String> repaired(String... texts) {
    List<Page> pages = new ArrayList<>();
    for (String text : texts) {
      pages.add(new Page("k", pages.size() + 1, text));
    }
    TextRepair repair = new TextRepair(counter, BookSpelling.of(pages));
    return pages.stream().map(page -> repair.repair(page.text())).toList();
  }

  private int count(Repair kind) {
    return counter.audit("k").repairs().getOrDefault(kind, 0);
  }

  @Test
  void turkishReadInAWesternCodePageIsRighted() {
    assertThat(repaired("Osmanlý padiþahý Ýstanbul'u kuþattý; þehir daðýldý."))
        .containsExactly("Osmanlı padişahı İstanbul'u kuşattı; şehir dağıldı.");
    assertThat(count(Repair.WRONG_LETTER)).isEqualTo(6);
  }

  @Test
  void onePageOfABookMayBeWrong() {
    assertThat(
            repaired(
                "Şehir kuşatıldı, ağır bir savaş oldu; ışık söndü.",
                "Osmanlý padiþahý Ýstanbul'u kuþattý; þehir daðýldý."))
        .last()
        .isEqualTo("Osmanlı padişahı İstanbul'u kuşattı; şehir dağıldı.");
  }

  @Test
  void aWrongHeadingIsRightedWhereTheBookHasItsWords() {
    assertThat(repaired("Kurtuluþ Savaþý\n\nKurtuluş Savaşı başladı. Kurtuluş Savaşı bitti."))
        .containsExactly("Kurtuluş Savaşı\n\nKurtuluş Savaşı başladı. Kurtuluş Savaşı bitti.");
  }

  @Test
  void icelandicInAHealthyBookStays() {
    String saga = "Þórr ok Óðinn fóru; það var mikill maður, Snorri sagði.";
    assertThat(repaired("İzlanda destanları şöyle başlar:", saga)).last().isEqualTo(saga);
  }

  @Test
  void oldEnglishInAnEnglishBookStays() {
    String beowulf =
        "Hwæt! We Gardena in geardagum, þeodcyninga, þrym gefrunon, hu ða æþelingas ellen"
            + " fremedon. Oft Scyld Scefing sceaþena þreatum.";
    assertThat(repaired("The poem opens with these lines.", beowulf)).last().isEqualTo(beowulf);
    assertThat(count(Repair.WRONG_LETTER)).isZero();
  }

  @Test
  void aWordCutByStraySpacesIsClosedWhereTheBookHasItWhole() {
    assertThat(repaired("R üş vet alan görevliler vardı.", "Devlette rüşvet yayıldı."))
        .first()
        .isEqualTo("Rüşvet alan görevliler vardı.");
    assertThat(count(Repair.SPACED_LETTERS)).isEqualTo(1);
  }

  @Test
  void withoutTheWholeWordSomewhereItStays() {
    assertThat(repaired("R üş vet alan görevliler vardı."))
        .containsExactly("R üş vet alan görevliler vardı.");
  }

  @Test
  void spacedCapitalsAreAWord() {
    assertThat(repaired("K U R T U L U Ş  S A V A Ş I")).containsExactly("KURTULUŞ  SAVAŞI");
  }

  @Test
  void lettersOfAnAlphabetOrOfAnswersAreNone() {
    assertThat(repaired("A B C D E\nC A E B D\na b c d"))
        .containsExactly("A B C D E\nC A E B D\na b c d");
  }

  @Test
  void wordsOfOneLetterStay() {
    String english = "It was a long way along the road; I deal with an ideal o kadar.";
    assertThat(repaired(english + " okadar")).containsExactly(english + " okadar");
  }

  @Test
  void initialsStay() {
    assertThat(repaired("M. Kemal ve A. Rıza; B Kemal", "Bkemal"))
        .first()
        .isEqualTo("M. Kemal ve A. Rıza; B Kemal");
  }

  @Test
  void wrongLettersAreRightedInTheCleanedBookAndCounted() {
    Book book =
        new Book(
            "k",
            Path.of("k.txt"),
            "0",
            false,
            List.of(
                new Page("k", 1, "Osmanlý padiþahý Ýstanbul'u kuþattý ve þehir daðýldý."),
                new Page("k", 2, "Fatih þehri aldý.")));
    CleanedBook cleaned = new Cleaner(Profiles.load(Profile.DEFAULT)).clean(book);
    assertThat(cleaned.book().pages().get(1).text()).isEqualTo("Fatih şehri aldı.");
    assertThat(cleaned.audit().repairs()).containsEntry(Repair.WRONG_LETTER, 8);
  }
}
