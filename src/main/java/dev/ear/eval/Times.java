package dev.ear.eval;

import dev.ear.eval.MachineInfo.AnswerTimes;
import dev.ear.eval.MachineInfo.RetrievalTimes;
import dev.ear.index.Manifest;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Gathers how long the parts of a run took. */
final class Times {
  private final Map<String, RetrievalTimes> retrieval = new LinkedHashMap<>();
  private final Map<AnswerCell, AnswerResult> answers = new LinkedHashMap<>();

  void add(RetrievalResult result) {
    retrieval.put(
        result.cell().label(),
        new RetrievalTimes(Latency.of(result.rankMicros()), Latency.of(result.loadMicros())));
  }

  void add(AnswerResult result) {
    answers.put(result.cell(), result);
  }

  MachineInfo machine(double seconds, Manifest manifest) {
    Map<String, AnswerTimes> ofAnswers = new LinkedHashMap<>();
    answers.forEach(
        (cell, result) -> {
          Latency endToEnd = Latency.of(result.endToEndMicros());
          ofAnswers.put(
              cell.label(),
              new AnswerTimes(
                  Latency.of(result.replyMicros()), endToEnd, againstChunk(cell, endToEnd)));
        });
    return MachineInfo.current(
        seconds,
        Map.of(
            "analysis", manifest.seconds().analysis(),
            "pages", manifest.seconds().pages(),
            "chunks", manifest.seconds().chunks(),
            "windows", manifest.seconds().windows(),
            "total", manifest.seconds().total()),
        Map.of(
            "pages", manifest.bytes().pages(),
            "chunks", manifest.bytes().chunks(),
            "windows", manifest.bytes().windows()),
        retrieval,
        ofAnswers);
  }

  private @Nullable Double againstChunk(AnswerCell cell, @Nullable Latency endToEnd) {
    if (cell.unit() == null || endToEnd == null) {
      return null;
    }
    for (Map.Entry<AnswerCell, AnswerResult> other : answers.entrySet()) {
      AnswerCell chunk = other.getKey();
      if ("chunk".equals(chunk.unit())
          && Objects.equals(chunk.k(), cell.k())
          && chunk.generator().equals(cell.generator())
          && chunk.model().equals(cell.model())
          && chunk.prompt().equals(cell.prompt())) {
        Latency ofChunk = Latency.of(other.getValue().endToEndMicros());
        return ofChunk == null || ofChunk.mean() == 0 ? null : endToEnd.mean() / ofChunk.mean() - 1;
      }
    }
    return null;
  }
}
