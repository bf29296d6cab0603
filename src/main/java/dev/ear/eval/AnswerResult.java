package dev.ear.eval;

import java.util.List;

/**
 * What one setting of answering gave.
 *
 * @param cell the setting
 * @param items an item a question
 * @param replyMicros microseconds each reply took, of the items that have one
 * @param endToEndMicros the same with retrieval before it
 */
record AnswerResult(
    AnswerCell cell, List<AnswerItem> items, List<Long> replyMicros, List<Long> endToEndMicros) {}
