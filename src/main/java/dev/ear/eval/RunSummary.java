package dev.ear.eval;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;

/**
 * What a run found; equal for equal runs on any machine.
 *
 * @param items how many questions
 * @param withoutKey those without a key that can be used: they have no cue and are never right
 * @param coverage coverage of their anchors
 * @param retrieval a summary a retrieval cell
 * @param answers a summary an answering cell; empty for a retrieval run
 * @param comparisons paired tests against chunks; empty where there is nothing to compare
 * @param cueComparisons paired tests of retrieval cells; empty for a run that answers
 */
public record RunSummary(
    int items,
    int withoutKey,
    Coverage coverage,
    List<RetrievalSummary> retrieval,
    List<AnswerSummary> answers,
    List<Comparison> comparisons,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<CueComparison> cueComparisons) {
  /** Takes what an older file leaves out as empty. */
  public RunSummary {
    cueComparisons = cueComparisons == null ? List.of() : cueComparisons;
  }

  /** Writes it on one line. */
  public String toJson() {
    return EvalJson.line(this);
  }
}
