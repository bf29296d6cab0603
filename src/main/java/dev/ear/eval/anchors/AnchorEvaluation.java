package dev.ear.eval.anchors;

import dev.ear.anchor.AnchorKind;
import dev.ear.anchor.AnnotatedText;
import dev.ear.anchor.Annotator;
import dev.ear.eval.anchors.AnchorScores.KindScores;
import dev.ear.eval.anchors.AnchorScores.Mistake;
import dev.ear.eval.anchors.GoldText.Scheme;
import dev.ear.eval.anchors.GoldText.Span;
import dev.ear.text.Token;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;

/**
 * Compares an extractor's anchors with labels.
 *
 * <p>Labels and predictions are paired one to one. Where two labels stand on the same words, as a
 * name that is a whole option, the pair of equal kind is made first.
 */
public final class AnchorEvaluation {
  private final Annotator annotator;
  private final Map<String, KindScores> byKind = new LinkedHashMap<>();
  private final List<Mistake> errors = new ArrayList<>();
  private Counts exact = Counts.NONE;
  private Counts overlapping = Counts.NONE;
  private Counts key = Counts.NONE;
  private int texts;
  private int labels;
  private int touched;

  private AnchorEvaluation(Annotator annotator) {
    this.annotator = annotator;
  }

  /**
   * Runs the extractor over labelled texts and counts.
   *
   * @param annotator the extractor with its tokenizer
   * @param texts the labelled texts
   * @return the counts over all texts
   */
  public static AnchorScores evaluate(Annotator annotator, List<GoldText> texts) {
    var evaluation = new AnchorEvaluation(annotator);
    texts.forEach(evaluation::add);
    return evaluation.scores();
  }

  private void add(GoldText gold) {
    AnnotatedText text = annotator.annotate(gold.text());
    List<Prediction> predictions = Predictions.of(gold, text, annotator);
    List<Span> spans = withKeys(gold, text);
    texts++;
    labels += spans.size();
    touched +=
        (int)
            spans.stream()
                .filter(span -> predictions.stream().anyMatch(p -> overlap(span, p)))
                .count();
    exact = exact.plus(count(spans, predictions, AnchorEvaluation::sameWords));
    overlapping = overlapping.plus(count(spans, predictions, AnchorEvaluation::overlap));
    key = key.plus(count(spans, predictions, AnchorEvaluation::sameKey));
    if (gold.scheme() == Scheme.ANCHORS) {
      addByKind(spans, predictions);
    }
    addErrors(gold, text, spans, predictions);
  }

  private void addByKind(List<Span> spans, List<Prediction> predictions) {
    for (AnchorKind kind : AnchorKind.values()) {
      List<Span> ofKind = spans.stream().filter(s -> kind.label().equals(s.kind())).toList();
      List<Prediction> predicted =
          predictions.stream().filter(p -> p.kind().equals(kind.label())).toList();
      var scores =
          new KindScores(
              count(ofKind, predicted, AnchorEvaluation::sameWords),
              count(ofKind, predicted, AnchorEvaluation::overlap),
              count(ofKind, predicted, AnchorEvaluation::sameKey));
      byKind.merge(
          kind.label(),
          scores,
          (a, b) ->
              new KindScores(
                  a.exact().plus(b.exact()),
                  a.overlapping().plus(b.overlapping()),
                  a.key().plus(b.key())));
    }
  }

  private void addErrors(
      GoldText gold, AnnotatedText text, List<Span> spans, List<Prediction> predictions) {
    Pairs pairs = Pairs.of(spans, predictions, AnchorEvaluation::sameWords);
    for (int i = 0; i < spans.size(); i++) {
      if (!pairs.spans().get(i)) {
        Span span = spans.get(i);
        errors.add(
            new Mistake(
                gold.place(),
                "missed",
                span.kind() == null ? "name" : span.kind(),
                text.words().slice(span.start(), span.end()),
                String.valueOf(span.key()),
                ""));
      }
    }
    for (int i = 0; i < predictions.size(); i++) {
      if (!pairs.predictions().get(i)) {
        Prediction wrong = predictions.get(i);
        errors.add(
            new Mistake(
                gold.place(),
                "wrong",
                wrong.kind(),
                text.words().slice(wrong.start(), wrong.end()),
                wrong.key(),
                wrong.rule()));
      }
    }
  }

  /** Labels without keys get those that their words would have. */
  private static List<Span> withKeys(GoldText gold, AnnotatedText text) {
    return gold.spans().stream()
        .map(
            span ->
                span.key() != null
                    ? span
                    : new Span(
                        span.start(),
                        span.end(),
                        span.kind(),
                        text.tokens(span.start(), span.end()).stream()
                            .map(Token::term)
                            .collect(Collectors.joining(" "))))
        .toList();
  }

  private static Counts count(
      List<Span> spans, List<Prediction> predictions, BiPredicate<Span, Prediction> match) {
    int found = Pairs.of(spans, predictions, match).spans().cardinality();
    return new Counts(found, spans.size() - found, predictions.size() - found);
  }

  /**
   * Which labels and predictions found each other.
   *
   * @param spans numbers of the labels
   * @param predictions numbers of the predictions
   */
  private record Pairs(BitSet spans, BitSet predictions) {
    static Pairs of(
        List<Span> spans, List<Prediction> predictions, BiPredicate<Span, Prediction> match) {
      var pairs = new Pairs(new BitSet(), new BitSet());
      pairs.pair(
          spans, predictions, match.and((s, p) -> p.kind().equals(s.kind()) && sameWords(s, p)));
      pairs.pair(spans, predictions, match.and((s, p) -> p.kind().equals(s.kind())));
      pairs.pair(spans, predictions, match);
      return pairs;
    }

    private void pair(
        List<Span> all, List<Prediction> predicted, BiPredicate<Span, Prediction> match) {
      for (int i = 0; i < all.size(); i++) {
        for (int j = 0; j < predicted.size() && !spans.get(i); j++) {
          if (!predictions.get(j) && match.test(all.get(i), predicted.get(j))) {
            spans.set(i);
            predictions.set(j);
          }
        }
      }
    }
  }

  private static boolean sameWords(Span span, Prediction prediction) {
    return span.start() == prediction.start() && span.end() == prediction.end();
  }

  private static boolean overlap(Span span, Prediction prediction) {
    return span.start() < prediction.end() && prediction.start() < span.end();
  }

  private static boolean sameKey(Span span, Prediction prediction) {
    return overlap(span, prediction) && prediction.key().equals(span.key());
  }

  private AnchorScores scores() {
    return new AnchorScores(
        texts,
        labels,
        exact,
        overlapping,
        key,
        labels == 0 ? 0 : (double) touched / labels,
        byKind,
        errors);
  }
}
