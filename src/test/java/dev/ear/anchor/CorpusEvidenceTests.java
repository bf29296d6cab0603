package dev.ear.anchor;

import static dev.ear.anchor.Texts.anchors;
import static dev.ear.anchor.Texts.evidence;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ear.EarException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class CorpusEvidenceTests {
  @Test
  void aWordSeenCapitalisedInsideSentencesStartsOneAsAName() {
    assertThat(anchors("Barış geldi.")).isEmpty();
    assertThat(anchors("Barış geldi.", evidence("orada Barış var, sonra Barış gitti")))
        .containsExactly("NAME barış");
  }

  @Test
  void aWordSeenInLowerCaseStartsASentenceAsNone() {
    assertThat(anchors("Tombak pahalıydı.")).containsExactly("NAME tombak");
    assertThat(anchors("Tombak pahalıydı.", evidence("eski tombak kaplar ve yeni tombak")))
        .isEmpty();
  }

  @Test
  void aNameStartsASentenceInAnyCaseTheCorpusHasNotSeen() {
    assertThat(anchors("Kumanlılardan kaçtılar.", evidence("orada Kumanlılar, şu Kumanlılar")))
        .containsExactly("NAME kumanlılardan");
  }

  @Test
  void aHeadingEndsWhereOnlyCommonWordsFollow() {
    assertThat(anchors("Macar Siyaseti", evidence("orada Macar, bir siyaseti ve o siyaseti")))
        .containsExactly("NAME macar");
  }

  @Test
  void aNumberedNameThatTheCorpusKnowsIsPartedFromAPlace() {
    String page = "orada II. Mahmud, bir II. Mahmud, bu Rusya, şu Rusya, o Rusya";
    assertThat(anchors("sonra II. Mahmud Rusya'dan istedi", evidence(page)))
        .containsExactly("NAME 2 mahmud", "NAME rusya");
  }

  @Test
  void aHeadingInCapitalsIsReadByTheNamesTheCorpusKnows() {
    var evidence = evidence("orada Osmanlı Devleti ve Osmanlı Devleti vardı");
    assertThat(anchors("OSMANLI DEVLETİ'NİN KURULUŞU", evidence))
        .containsExactly("EVENT osmanlı devlet");
  }

  @Test
  void neighbouringNamesThatTheCorpusKnowsApartAreTwo() {
    String page = "orada Mahidevran var, bir Mahidevran, şu Mustafa'nın, bu Mustafa'ya, o Mustafa";
    assertThat(anchors("sonra Mahidevran Mustafa'nın yanında", evidence(page)))
        .containsExactly("NAME mahidevran", "NAME mustafa");
    assertThat(anchors("sonra Mahidevran Mustafa'nın yanında"))
        .containsExactly("NAME mahidevran mustafa");
  }

  @Test
  void aNameTheCorpusNearlyAlwaysCapitalisesCountsInLowerCase() {
    var evidence = evidence("orada Rodos, sonra Rodos, yine Rodos, hep Rodos, son Rodos");
    assertThat(anchors("rodos ne zaman alındı", evidence)).containsExactly("NAME rodos");
  }

  @Test
  void rulesThatUsedTheCorpusSaySo() {
    var annotator = Texts.TURKISH.annotator(evidence("orada Barış var, sonra Barış"));
    assertThat(annotator.annotate("Barış geldi.").anchors())
        .extracting(Anchor::rule)
        .containsExactly("name-by-corpus");
    assertThat(annotator.annotate("Barış Antlaşması imzalandı.").anchors())
        .extracting(Anchor::rule)
        .containsExactly("event-by-head");
  }

  @Test
  void whatIsWrittenIsReadBack() {
    var evidence = evidence("orada Osman Bey ve Orhan vardı. Kale alındı.");
    var read = CorpusEvidence.read(new StringReader(written(evidence)));
    assertThat(written(read)).isEqualTo(written(evidence));
    assertThat(read.checksum()).isEqualTo(evidence.checksum()).hasSize(64);
  }

  @Test
  void theEvidenceOfACorpusIsTheSumOfItsBooks() {
    String one = "orada Osman Bey vardı";
    String other = "sonra Orhan Bey geldi, Osman Bey gitti";
    var sum = new CorpusEvidence.Builder().add(evidence(other)).add(evidence(one)).build();
    assertThat(written(sum)).isEqualTo(written(evidence(one, other)));
  }

  /** What a rebuild relies on: old, less what went, plus what came, is counting from nothing. */
  @Property(tries = 200)
  void lessWhatWentPlusWhatCameIsCountedFromNothing(
      @ForAll("pages") List<String> kept,
      @ForAll("pages") List<String> gone,
      @ForAll("pages") List<String> came) {
    CorpusEvidence old = sum(kept, gone);
    CorpusEvidence changed =
        new CorpusEvidence.Builder().add(old).subtract(sum(gone)).add(sum(came)).build();
    assertThat(written(changed)).isEqualTo(written(sum(kept, came)));
    assertThat(changed.checksum()).isEqualTo(sum(came, kept).checksum());
  }

  @Provide
  Arbitrary<List<String>> pages() {
    return Arbitraries.of(
            "orada Barış var",
            "Barış gitti, barış geldi",
            "bir II. Mahmud ile Piri Reis",
            "Piri Reis ve reis",
            "Akka Kuşatması; Akka",
            "MACAR SİYASETİ",
            "eski tombak kaplar")
        .list()
        .ofMaxSize(6);
  }

  @SafeVarargs
  private static CorpusEvidence sum(List<String>... books) {
    var sum = new CorpusEvidence.Builder();
    for (List<String> book : books) {
      book.forEach(page -> sum.add(evidence(page)));
    }
    return sum.build();
  }

  @Test
  void whatWasNeverAddedCannotBeTakenAway() {
    var sum = new CorpusEvidence.Builder().add(evidence("orada Barış var"));
    CorpusEvidence other = evidence("eski tombak kaplar");
    assertThatThrownBy(() -> sum.subtract(other))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("1 is no part of 0");
  }

  @Test
  void noneIsEmpty() {
    assertThat(CorpusEvidence.none().isEmpty()).isTrue();
    assertThat(evidence("orada Osman").isEmpty()).isFalse();
  }

  @Test
  void aMalformedLineIsNamed() {
    assertThatThrownBy(() -> CorpusEvidence.read(new StringReader("ear-evidence 1\nosman\tx\n")))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("line 2");
    assertThatThrownBy(() -> CorpusEvidence.read(new StringReader("")))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("line 1");
  }

  private static String written(CorpusEvidence evidence) {
    var out = new StringWriter();
    evidence.write(out);
    return out.toString();
  }
}
