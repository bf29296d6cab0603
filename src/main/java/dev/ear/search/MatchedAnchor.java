package dev.ear.search;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import org.jspecify.annotations.Nullable;

/**
 * An anchor of the corpus that an anchor of the query matched (METHOD 5, trace).
 *
 * @param key the key they share
 * @param kind its kind in the corpus, in lower case
 * @param origin where the query has it: {@code stem}, or {@code option} when the stem has not
 * @param querySurface how it stands in the query
 * @param corpusSurface how it stands in the corpus
 * @param aliasOf the key of the query whose other name matched, where aliases were asked for
 * @param start its first word, counted as the hit's {@code start} is
 * @param end the word after its last
 * @param centre whether the window is drawn around it
 */
@JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
public record MatchedAnchor(
    String key,
    String kind,
    String origin,
    String querySurface,
    String corpusSurface,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String aliasOf,
    int start,
    int end,
    boolean centre) {}
