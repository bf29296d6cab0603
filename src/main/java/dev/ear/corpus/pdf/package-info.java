/**
 * The text of PDF pages: glyphs, words, columns, tables and blocks (METHOD 1).
 *
 * <p>{@link dev.ear.corpus.pdf.PdfPages} reads a file page by page; {@link
 * dev.ear.corpus.pdf.PageFlag} says what is wrong with one. Knows nothing of books and cleaning.
 */
@NullMarked
package dev.ear.corpus.pdf;

import org.jspecify.annotations.NullMarked;
