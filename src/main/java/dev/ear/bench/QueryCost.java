package dev.ear.bench;

import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import org.jspecify.annotations.Nullable;

/**
 * What queries of one kind cost.
 *
 * @param unit the unit
 * @param windows how windows are stored; null for chunks and pages
 * @param radius the windows' radius; null for chunks and pages
 * @param k how many units were asked for
 * @param scale how many times the corpus
 * @param fallbackQuestions how many questions fall back on tokens alone
 * @param retrievedWords mean words of the units of a question
 * @param rank ranking, query analysis apart, of the questions that do not fall back
 * @param rankFallback ranking of those that do; null when there are none
 * @param whole query analysis, ranking and the texts with their traces
 * @param allocated bytes allocated a ranking
 * @param openMillis milliseconds to open the index, in a warm Java machine
 * @param firstMicros microseconds of the first ranking after opening
 * @param perSecond questions a second that two threads analyse and rank together
 */
@JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
public record QueryCost(
    String unit,
    @Nullable String windows,
    @Nullable Integer radius,
    int k,
    int scale,
    int fallbackQuestions,
    double retrievedWords,
    Latency rank,
    @Nullable Latency rankFallback,
    Latency whole,
    double allocated,
    double openMillis,
    double firstMicros,
    double perSecond) {}
