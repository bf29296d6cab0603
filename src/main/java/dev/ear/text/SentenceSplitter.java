package dev.ear.text;

import java.util.List;

/** Cuts text into sentences (METHOD 5). */
public interface SentenceSplitter {
  /**
   * A sentence of a text.
   *
   * @param start number of its first word
   * @param end number of the word after its last
   */
  record Sentence(int start, int end) {}

  /**
   * Cuts a text into its sentences.
   *
   * @param words the words of the text
   * @return sentences in text order that together hold every word once
   */
  List<Sentence> split(Words words);
}
