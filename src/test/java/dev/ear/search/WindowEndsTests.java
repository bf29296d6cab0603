package dev.ear.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.anchor.AnnotatedText;
import dev.ear.anchor.CorpusEvidence;
import dev.ear.index.SmallCorpus;
import dev.ear.unit.Span;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Windows are printed in whole sentences (METHOD 5, evidence). */
class WindowEndsTests {
  private static final String TEXT =
      "Ordu yola çıktı. Kanuni Mohaç ovasına geldi. Savaş iki saat sürdü. Halk bekledi.";

  @Test
  void endsMoveOutToTheEndOfTheirSentence() {
    assertThat(print(TEXT, 4, 9, Set.of("kanun", "savaş"))).isEqualTo(new Span(3, 11));
  }

  @Test
  void sentencesAtTheEdgesWithoutAStemOfTheQueryAreLeftOut() {
    assertThat(print(TEXT, 0, 13, Set.of("mohaç"))).isEqualTo(new Span(3, 7));
  }

  @Test
  void sentencesInBetweenStay() {
    assertThat(print(TEXT, 0, 13, Set.of("ordu", "halk"))).isEqualTo(new Span(0, 13));
  }

  @Test
  void oneSentenceStaysThoughNoneSpeaks() {
    assertThat(print(TEXT, 0, 13, Set.of("tımar"))).isEqualTo(new Span(11, 13));
  }

  @Test
  void anEndStaysWhereItsSentenceEndsTooFarOff() {
    String longSentence = "Ordu" + " yürüdü ve".repeat(40) + " durdu.";
    assertThat(print(longSentence, 30, 60, Set.of("ordu"))).isEqualTo(new Span(30, 82));
  }

  @Test
  void sentencesThatABetterWindowPrintedAreNotPrintedAgain() {
    AnnotatedText page = SmallCorpus.PROFILE.annotator(CorpusEvidence.none()).annotate(TEXT);
    var ends = new WindowEnds(SmallCorpus.PROFILE.sentences());
    ends.of(page, new Span(3, 9), Set.of("kanun", "savaş"));
    assertThat(ends.of(page, new Span(8, 13), Set.of("savaş", "halk"))).contains(new Span(11, 13));
  }

  @Test
  void aWindowOfWhichBetterOnesPrintedAllThatSpeaksIsNotPrinted() {
    AnnotatedText page = SmallCorpus.PROFILE.annotator(CorpusEvidence.none()).annotate(TEXT);
    var ends = new WindowEnds(SmallCorpus.PROFILE.sentences());
    ends.of(page, new Span(3, 9), Set.of("kanun", "savaş"));
    assertThat(ends.of(page, new Span(8, 13), Set.of("kanun", "savaş"))).isEmpty();
  }

  private static Span print(String text, int start, int end, Set<String> stems) {
    AnnotatedText page = SmallCorpus.PROFILE.annotator(CorpusEvidence.none()).annotate(text);
    return new WindowEnds(SmallCorpus.PROFILE.sentences())
        .of(page, new Span(start, end), stems)
        .orElseThrow();
  }
}
