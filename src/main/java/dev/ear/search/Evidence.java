package dev.ear.search;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The evidence found for a question, with all that explains it (METHOD 5).
 *
 * @param id the question's id; null for free text
 * @param unit kind of the units, in lower case
 * @param k how many were asked for; null where words were
 * @param wordBudget how many words were asked for in place of k; null where units were
 * @param tokens the query's distinct content tokens
 * @param anchors the query's anchors
 * @param fallback whether windows were ranked by tokens alone, no anchor being in the index
 * @param hits the units, best first
 * @param relation the relation the question asks for and the rule that says so, where that decides
 *     whether parents are given; null otherwise
 * @param duplicatesSkipped how many windows were skipped as repeats: a better one has the same
 *     tokens or, under the evidence ranking, better ones printed all that speaks to the query
 * @param duplicates those windows
 * @param overlapsSkipped how many windows were skipped because they share too many words with a
 *     better one
 * @param overlaps those windows
 * @param retrievedWords words of the hits as printed
 * @param contextWords words of the context a generator would be given
 * @param micros microseconds from the parsed question to the ranked units: query analysis is in,
 *     and ranking again where a word budget was not filled; loading texts is not
 */
@JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
public record Evidence(
    @Nullable String id,
    String unit,
    @JsonInclude(Include.NON_NULL) @Nullable Integer k,
    @JsonInclude(Include.NON_NULL) @Nullable Integer wordBudget,
    Set<String> tokens,
    List<QueryAnchor> anchors,
    boolean fallback,
    List<Hit> hits,
    @JsonInclude(Include.NON_NULL) @Nullable Relation relation,
    int duplicatesSkipped,
    List<SkippedWindow> duplicates,
    @JsonInclude(Include.NON_DEFAULT) int overlapsSkipped,
    @JsonInclude(Include.NON_EMPTY) List<SkippedWindow> overlaps,
    int retrievedWords,
    int contextWords,
    long micros) {

  /** Returns the same evidence without the time it took, for comparing answers. */
  public Evidence withoutTime() {
    return new Evidence(
        id,
        unit,
        k,
        wordBudget,
        tokens,
        anchors,
        fallback,
        hits,
        relation,
        duplicatesSkipped,
        duplicates,
        overlapsSkipped,
        overlaps,
        retrievedWords,
        contextWords,
        0);
  }

  /**
   * A window that was skipped for a better one.
   *
   * @param book its book
   * @param page its page
   * @param start its first word on the page
   * @param end the word after its last
   * @param sameAsRank rank of the hit it repeats or overlaps
   * @param sharedWords how many words the two share on their page; null where it is a repeat
   */
  @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
  public record SkippedWindow(
      String book,
      int page,
      int start,
      int end,
      int sameAsRank,
      @JsonInclude(Include.NON_NULL) @Nullable Integer sharedWords) {}
}
