package dev.ear.search;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import org.jspecify.annotations.Nullable;

/**
 * An anchor of a query and what the index knows of it (METHOD 5, trace).
 *
 * @param key its normalised key
 * @param kind its kind, in lower case
 * @param origin {@code stem} or {@code option}
 * @param option the option's label; null for the stem
 * @param surface how it stands in the query
 * @param rule the rule that made it
 * @param aliasOf the key whose other name this is, where aliases were asked for
 * @param inIndex whether some window is drawn around it
 */
@JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
public record QueryAnchor(
    String key,
    String kind,
    String origin,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String option,
    String surface,
    String rule,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String aliasOf,
    boolean inIndex) {}
