/**
 * Reports for people: the paper's tables, charts, items with their evidence, judgment sheets.
 *
 * <p>{@link dev.ear.report.Report} reads run folders and writes one page that needs no network, and
 * the same tables as Markdown, CSV and LaTeX.
 */
@NullMarked
package dev.ear.report;

import org.jspecify.annotations.NullMarked;
