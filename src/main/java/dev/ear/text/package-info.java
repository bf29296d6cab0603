/** Turkish text: words, tokens, normalisation, numerals, sentences and stop words. No Lucene. */
@NullMarked
package dev.ear.text;

import org.jspecify.annotations.NullMarked;
