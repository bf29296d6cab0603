package dev.ear.eval;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What one cell retrieved for one item, measured.
 *
 * @param cell the cell's label
 * @param id the question's id
 * @param hits how many units came back
 * @param retrievedWords words of the units as printed
 * @param contextWords words of the rendered context
 * @param cue whether a hit holds the answer's cue; false without a key
 * @param cueRank rank of the first such hit; 0 without one
 * @param optionCues the same for every option by label; empty for an open question
 * @param otherCueRate the share of the other options that have a cue; null for an open question or
 *     one without a key
 * @param goldPageRank rank of the first hit from the page the set names; 0 without one, null where
 *     the set names none
 * @param answerPresent of an open question, whether its answer string is in a hit; null otherwise
 * @param fallback whether windows were ranked by tokens alone
 * @param duplicates how many windows were skipped as repeats
 * @param stage how far the evidence came
 */
public record RetrievedItem(
    String cell,
    String id,
    int hits,
    int retrievedWords,
    int contextWords,
    boolean cue,
    int cueRank,
    Map<String, Boolean> optionCues,
    @Nullable Double otherCueRate,
    @Nullable Integer goldPageRank,
    @Nullable Boolean answerPresent,
    boolean fallback,
    int duplicates,
    FailureStage stage) {}
