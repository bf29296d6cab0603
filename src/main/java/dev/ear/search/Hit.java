package dev.ear.search;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.ear.text.Words;
import dev.ear.unit.UnitKind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A unit that was returned, with its trace (METHOD 5).
 *
 * @param rank its rank, from 1
 * @param score its score
 * @param scoreParts what the score is made of
 * @param overlap how many distinct content tokens of the query it has
 * @param matchedTokens those tokens, in the query's order
 * @param anchorsMatched the anchors inside whose key the query has, in text order
 * @param unit its kind, in lower case
 * @param book its book
 * @param page its page; null for a chunk
 * @param parent its parent's number on the page; null for chunks and pages
 * @param pageFrom a chunk's first page
 * @param pageTo a chunk's last page
 * @param printed the number printed on its page, or on a chunk's pages ({@code 45-46}), where it is
 *     known and the file counts its pages otherwise
 * @param start its first word: in the page's cleaned text, or in the book's for a chunk
 * @param end the word after its last
 * @param words how many words of it are printed
 * @param text the printed text of the unit: of a page its compressed sentences, of a parent hit the
 *     window
 * @param summary for a parent hit the sentences taken from the parent; empty where the parent came
 *     with a better hit
 * @param parentText for a parent hit the whole parent; empty where it came with a better hit
 * @param links for a parent hit the anchors of the whole parent that the query has
 * @param terms what the score is the sum of, term by term, under the evidence ranking
 * @param scored the words of a window or chunk that its score and trace tell of, where others are
 *     printed: under the evidence ranking, and where a word budget cut it
 */
@JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
public record Hit(
    int rank,
    double score,
    ScoreParts scoreParts,
    int overlap,
    List<String> matchedTokens,
    List<MatchedAnchor> anchorsMatched,
    String unit,
    String book,
    @Nullable Integer page,
    @Nullable Integer parent,
    @JsonInclude(Include.NON_NULL) @Nullable Integer pageFrom,
    @JsonInclude(Include.NON_NULL) @Nullable Integer pageTo,
    @JsonInclude(Include.NON_NULL) @Nullable String printed,
    int start,
    int end,
    int words,
    String text,
    @JsonInclude(Include.NON_NULL) @Nullable String summary,
    @JsonInclude(Include.NON_NULL) @Nullable String parentText,
    @JsonInclude(Include.NON_NULL) @Nullable List<MatchedAnchor> links,
    @JsonInclude(Include.NON_EMPTY) List<ScoreTerm> terms,
    @JsonInclude(Include.NON_NULL) @Nullable Scored scored) {
  /**
   * The words of a window that was ranked.
   *
   * @param start its first word on the page
   * @param end the word after its last
   */
  public record Scored(int start, int end) {}

  /** Returns the first word of the unit that was ranked. */
  public int scoredStart() {
    return scored == null ? start : scored.start();
  }

  /** Returns the word after the last of the unit that was ranked. */
  public int scoredEnd() {
    return scored == null ? end : scored.end();
  }

  /**
   * Says whether an anchor of the trace stands among the words that are printed of a window; of
   * other units it is not known.
   */
  public boolean prints(MatchedAnchor anchor) {
    return anchor.start() >= start && anchor.end() <= end;
  }

  /** Returns the same hit with fewer words. */
  Hit cut(int fewer, String newText, @Nullable String newSummary, @Nullable String newParentText) {
    boolean ofPage = unit.equals(UnitKind.PAGE.label());
    boolean isShorter = newText.length() < text.length();
    int newEnd = ofPage || !isShorter ? end : start + Words.of(newText).count();
    return new Hit(
        rank,
        score,
        scoreParts,
        overlap,
        matchedTokens,
        anchorsMatched,
        unit,
        book,
        page,
        parent,
        pageFrom,
        pageTo,
        printed,
        start,
        newEnd,
        fewer,
        newText,
        newSummary,
        newParentText,
        links,
        terms,
        scored == null && newEnd < end ? new Scored(start, end) : scored);
  }
}
