package dev.ear.eval;

import dev.ear.search.Evidence;
import java.util.List;

/**
 * What one cell retrieved: for each question the evidence and its measures, in the order of
 * questions.
 *
 * @param cell the cell
 * @param evidence the evidence a question
 * @param items its measures
 * @param rankMicros microseconds from the parsed question to ranked units
 * @param loadMicros microseconds from there to texts and traces
 */
public record RetrievalResult(
    Cell cell,
    List<Evidence> evidence,
    List<RetrievedItem> items,
    List<Long> rankMicros,
    List<Long> loadMicros) {}
