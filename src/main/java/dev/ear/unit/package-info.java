/** Chunks, parents and windows, and how text is cut into them. */
@NullMarked
package dev.ear.unit;

import org.jspecify.annotations.NullMarked;
