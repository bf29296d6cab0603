package dev.ear.bench;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.index.EarIndex;
import dev.ear.question.Question;
import dev.ear.search.Evidence;
import dev.ear.search.EvidenceRetriever;
import dev.ear.search.RetrievalOptions;
import dev.ear.unit.UnitKind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Checks that two ways of storing windows give the same evidence. */
final class StoreComparison {
  private StoreComparison() {}

  /**
   * Compares all answers of two indexes: hits, scores, order, traces, duplicates and fallback.
   *
   * @return how many answers were compared
   * @throws EarException when two differ
   */
  static int compare(Path one, Path other, int radius, List<Integer> ks, List<Question> questions)
      throws IOException {
    int compared = 0;
    try (EarIndex oneIndex = EarIndex.open(one, null);
        EarIndex otherIndex = EarIndex.open(other, null)) {
      var first = new EvidenceRetriever(oneIndex, radius, false);
      var second = new EvidenceRetriever(otherIndex, radius, false);
      for (int k : ks) {
        for (UnitKind unit : List.of(UnitKind.WINDOW, UnitKind.PARENT)) {
          for (Question question : questions) {
            if (!ask(first, question, unit, k).equals(ask(second, question, unit, k))) {
              throw new EarException(
                  Category.INDEX,
                  String.format(
                      Locale.ROOT,
                      "windows as %s and as %s answer question %s differently (unit %s, radius %d,"
                          + " k %d); this is a fault of the program: please report it",
                      oneIndex.manifest().windowStorage().label(),
                      otherIndex.manifest().windowStorage().label(),
                      question.id(),
                      unit.label(),
                      radius,
                      k));
            }
            compared++;
          }
        }
      }
    }
    return compared;
  }

  private static Evidence ask(
      EvidenceRetriever retriever, Question question, UnitKind unit, int k) {
    return retriever
        .retrieve(question.id(), question.toQuery(), unit, k, RetrievalOptions.DEFAULT)
        .withoutTime();
  }
}
