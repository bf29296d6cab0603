package dev.ear.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.anchor.AnnotatedText;
import dev.ear.anchor.Annotator;
import dev.ear.anchor.CorpusEvidence;
import dev.ear.index.SmallCorpus;
import dev.ear.text.SentenceSplitter.Sentence;
import dev.ear.text.Token;
import dev.ear.unit.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Query-aware compression of pages and the summaries of parents. */
final class SentencePickerTests {
  private static final Annotator ANNOTATOR = SmallCorpus.PROFILE.annotator(CorpusEvidence.none());
  private final SentencePicker picker = new SentencePicker(SmallCorpus.PROFILE.sentences());

  private static final String PAGE =
      "Vergi arttı. Ordu yenilendi ve vergi arttı. Köylü sustu. Ordu ile vergi yine arttı.";

  @Test
  void theBestSentencesThatFitComeInPageOrder() {
    assertThat(compress(Set.of("ordu", "vergi"), 7))
        .isEqualTo("Vergi arttı. Ordu yenilendi ve vergi arttı.");
  }

  @Test
  void ofEqualSentencesTheEarlierIsTaken() {
    assertThat(compress(Set.of("ordu", "vergi"), 5)).isEqualTo("Ordu yenilendi ve vergi arttı.");
  }

  @Test
  void aSentenceThatDoesNotFitMakesRoomForAShorterOne() {
    assertThat(compress(Set.of("ordu", "vergi"), 4)).isEqualTo("Vergi arttı.");
  }

  @Test
  void aSentenceWithoutASharedTokenIsLeftOut() {
    assertThat(compress(Set.of("köylü"), 100)).isEqualTo("Köylü sustu.");
  }

  @Test
  void stopWordsAreNoOverlap() {
    assertThat(compress(Set.of("ve", "ile"), 100)).isEmpty();
  }

  @Test
  void aSummaryLeavesOutWhatTheWindowHolds() {
    AnnotatedText text = ANNOTATOR.annotate(PAGE);
    List<Span> summary =
        picker.summarise(text, new Span(0, 14), new Span(0, 7), Set.of("ordu", "vergi"), 2);
    assertThat(SentencePicker.join(text, summary)).isEqualTo("Ordu ile vergi yine arttı.");
  }

  @Test
  void aSentenceThatTheWindowCutsMayStandInTheSummary() {
    AnnotatedText text = ANNOTATOR.annotate(PAGE);
    List<Span> summary =
        picker.summarise(text, new Span(0, 14), new Span(3, 14), Set.of("ordu", "vergi"), 2);
    assertThat(SentencePicker.join(text, summary))
        .isEqualTo("Vergi arttı. Ordu yenilendi ve vergi arttı.");
  }

  @Property(tries = 200)
  void compressionIsTheSlowOne(
      @ForAll("pages") String page,
      @ForAll("tokens") Set<String> query,
      @ForAll @IntRange(min = 1, max = 60) int budget) {
    AnnotatedText text = ANNOTATOR.annotate(page);
    assertThat(picker.compress(text, query, budget)).isEqualTo(slowCompress(text, query, budget));
  }

  @Property(tries = 200)
  void summariesAreTheSlowOnes(
      @ForAll("pages") String page,
      @ForAll("tokens") Set<String> query,
      @ForAll @IntRange(max = 40) int start,
      @ForAll @IntRange(min = 1, max = 40) int length) {
    AnnotatedText text = ANNOTATOR.annotate(page);
    int words = text.words().count();
    Span window = new Span(Math.min(start, words), Math.min(start + length, words));
    assertThat(picker.summarise(text, new Span(0, words), window, query, 2))
        .isEqualTo(slowSummary(text, window, query));
  }

  /** Takes the best sentence left, again and again. */
  private static List<Span> slowCompress(AnnotatedText text, Set<String> query, int budget) {
    var left = new ArrayList<>(sentences(text));
    var taken = new ArrayList<Span>();
    int room = budget;
    while (!left.isEmpty()) {
      Span best = left.getFirst();
      for (Span sentence : left) {
        if (overlap(text, sentence, query) > overlap(text, best, query)) {
          best = sentence;
        }
      }
      left.remove(best);
      if (overlap(text, best, query) > 0 && best.words() <= room) {
        taken.add(best);
        room -= best.words();
      }
    }
    return sentences(text).stream().filter(taken::contains).toList();
  }

  private static List<Span> slowSummary(AnnotatedText text, Span window, Set<String> query) {
    var left = new ArrayList<>(sentences(text));
    left.removeIf(
        sentence ->
            overlap(text, sentence, query) == 0
                || (window.start() <= sentence.start() && sentence.end() <= window.end()));
    var taken = new HashSet<Span>();
    for (int i = 0; i < 2 && !left.isEmpty(); i++) {
      Span best = left.getFirst();
      for (Span sentence : left) {
        if (overlap(text, sentence, query) > overlap(text, best, query)) {
          best = sentence;
        }
      }
      left.remove(best);
      taken.add(best);
    }
    return sentences(text).stream().filter(taken::contains).toList();
  }

  private static List<Span> sentences(AnnotatedText text) {
    return SmallCorpus.PROFILE.sentences().split(text.words()).stream()
        .map((Sentence sentence) -> new Span(sentence.start(), sentence.end()))
        .toList();
  }

  private static int overlap(AnnotatedText text, Span sentence, Set<String> query) {
    var shared = new HashSet<String>();
    for (Token token : text.tokens()) {
      if (sentence.start() <= token.word()
          && token.word() < sentence.end()
          && token.content()
          && query.contains(token.term())) {
        shared.add(token.term());
      }
    }
    return shared.size();
  }

  private String compress(Set<String> query, int budget) {
    AnnotatedText text = ANNOTATOR.annotate(PAGE);
    return SentencePicker.join(text, picker.compress(text, query, budget));
  }

  @Provide
  Arbitrary<String> pages() {
    return Arbitraries.of(
            "Ordu yenilendi.",
            "Vergi arttı.",
            "Köylü sustu!",
            "Ordu vergi topladı.",
            "Sonra",
            "ve",
            "bu ordu II. Mahmut'un",
            "vergi",
            "\n\n",
            "1826 yılında.")
        .list()
        .ofMinSize(1)
        .ofMaxSize(30)
        .map(parts -> String.join(" ", parts) + " son");
  }

  @Provide
  Arbitrary<Set<String>> tokens() {
    return Arbitraries.of("ordu", "vergi", "köylü", "1826", "sustu", "ve").set().ofMaxSize(4);
  }
}
