package dev.ear.search;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
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
    @JsonInclude(Include.NON_NULL) @Nullable List<MatchedAnchor> links) {}
