package dev.ear.eval.anchors;

import dev.ear.anchor.Anchor;
import dev.ear.anchor.AnchorKind;
import dev.ear.anchor.AnnotatedText;
import dev.ear.anchor.Annotator;
import dev.ear.eval.anchors.GoldText.Scheme;
import dev.ear.text.Words;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Runs an extractor over labelled texts. */
final class Predictions {
  private static final Set<AnchorKind> NAMES =
      EnumSet.of(AnchorKind.NAME, AnchorKind.EVENT, AnchorKind.OPTION);

  private Predictions() {}

  static List<Prediction> of(GoldText gold, AnnotatedText annotated, Annotator annotator) {
    List<Anchor> anchors = new ArrayList<>(annotated.anchors());
    if (gold.option()) {
      annotator.optionAnchor(annotated).ifPresent(anchors::add);
    }
    var predictions = new ArrayList<Prediction>();
    for (Anchor anchor : anchors) {
      if (gold.scheme() == Scheme.ANCHORS) {
        predictions.add(prediction(anchor, anchor.start(), anchor.end()));
      } else if (NAMES.contains(anchor.kind())) {
        addCovered(gold, annotated.words(), anchor, predictions);
      }
    }
    return predictions;
  }

  /** Adds the runs of words whose first letter the anchor covers, excluded words cut away. */
  private static void addCovered(
      GoldText gold, Words words, Anchor anchor, List<Prediction> predictions) {
    int start = -1;
    for (int word = anchor.start(); word < anchor.end(); word++) {
      int first = firstLetter(words, word);
      boolean covered =
          anchor.charStart() <= first && first < anchor.charEnd() && !gold.excluded().get(word);
      if (covered && start < 0) {
        start = word;
      }
      if (!covered && start >= 0) {
        predictions.add(prediction(anchor, start, word));
        start = -1;
      }
    }
    if (start >= 0) {
      predictions.add(prediction(anchor, start, anchor.end()));
    }
  }

  private static int firstLetter(Words words, int word) {
    for (int i = words.start(word); i < words.end(word); i++) {
      if (Character.isLetterOrDigit(words.text().charAt(i))) {
        return i;
      }
    }
    return words.start(word);
  }

  private static Prediction prediction(Anchor anchor, int start, int end) {
    return new Prediction(start, end, anchor.kind().label(), anchor.key(), anchor.rule());
  }
}
