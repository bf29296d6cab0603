/**
 * Books, pages and blocks: readers, cleaning and its audit (METHOD 1).
 *
 * <p>{@link dev.ear.corpus.Corpus} reads folders; {@link dev.ear.corpus.Cleaner} cleans a book and
 * {@link dev.ear.corpus.CleanedPagesWriter} writes it down. Each format has a reader ({@code
 * PdfFileReader}, {@code EpubFileReader} …) that fills a {@code BookBuilder}. Inside, a page goes
 * this way: {@code TextRepair} mends its characters, {@code RunningHeads} takes its edges, {@code
 * HyphenJoiner} joins cut words, {@code UnitSplitter} cuts lines into units, {@code PageJudge}
 * judges them with {@code OptionGroups}, {@code UnitGroups}, {@code SourceTexts} and {@code
 * UnitJudge}, {@code StretchCutter} takes questions out of narrative units, and {@code
 * PageAssembler} puts kept and dropped parts together. What belongs to a language is in the
 * profile's lists ({@code CueLists}).
 */
@NullMarked
package dev.ear.corpus;

import org.jspecify.annotations.NullMarked;
