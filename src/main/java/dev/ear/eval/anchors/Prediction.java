package dev.ear.eval.anchors;

/**
 * An anchor that an extractor found, laid over the words of a labelled text.
 *
 * @param start number of its first word
 * @param end number of the word after its last
 * @param kind its kind, in lower case
 * @param key its key
 * @param rule the rule that made it
 */
record Prediction(int start, int end, String kind, String key, String rule) {}
