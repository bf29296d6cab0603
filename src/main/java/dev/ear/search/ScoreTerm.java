package dev.ear.search;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import org.jspecify.annotations.Nullable;

/**
 * One of the terms that a score is the sum of: a window's under the evidence ranking (METHOD 5), or
 * a unit's under Lucene's syntax, whose terms are the clauses of the query.
 *
 * @param part {@code stem} for a stem of a word, {@code anchor} for an anchor key, {@code near} for
 *     what stands close together, {@code clause} for a clause
 * @param term the stem or key; of {@code near} the words the run covers on the page; of {@code
 *     clause} the clause as typed
 * @param option the label of the option it speaks for; null for the question's own words
 * @param count how often it stands in the window
 * @param weight what it is worth by its rareness
 * @param covered the points lost because better windows have said it
 * @param points what it adds to the score, the window's length allowed for
 */
@JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
public record ScoreTerm(
    String part,
    String term,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String option,
    int count,
    double weight,
    double covered,
    double points) {
  /** The part of words. */
  public static final String STEM = "stem";

  /** The part of anchors. */
  public static final String ANCHOR = "anchor";

  /** The part of what stands close together. */
  public static final String NEAR = "near";

  /** The part of clauses of a query in Lucene's syntax. */
  public static final String CLAUSE = "clause";
}
