/** Measures cleaning against labelled pages: precision, recall and F1 of what is kept. */
@NullMarked
package dev.ear.eval.cleaning;

import org.jspecify.annotations.NullMarked;
