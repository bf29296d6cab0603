/** Measures an extractor against labelled anchors: precision, recall and F1. */
@NullMarked
package dev.ear.eval.anchors;

import org.jspecify.annotations.NullMarked;
