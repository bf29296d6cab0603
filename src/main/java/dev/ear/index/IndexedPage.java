package dev.ear.index;

import dev.ear.anchor.AnnotatedText;
import dev.ear.corpus.Page;

/**
 * A page on its way into the indexes.
 *
 * @param page the cleaned page
 * @param text its words, tokens and anchors
 * @param document its document number in the pages index
 * @param bookStart number in the book of its first word
 * @param endsBook whether its book ends with it
 */
record IndexedPage(Page page, AnnotatedText text, int document, int bookStart, boolean endsBook) {
  int bookEnd() {
    return bookStart + text.words().count();
  }
}
