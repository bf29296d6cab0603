/** Books, pages and blocks: readers, cleaning and its audit. */
@NullMarked
package dev.ear.corpus;

import org.jspecify.annotations.NullMarked;
