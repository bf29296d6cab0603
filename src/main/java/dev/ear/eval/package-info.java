/**
 * Evaluation: retrieval and answering over a question set, paired tests, run folders (METHOD 6).
 *
 * <p>{@link dev.ear.eval.RetrievalEvaluation} measures one {@link dev.ear.eval.Cell} after the
 * other, {@link dev.ear.eval.AnswerEvaluation} puts the evidence of each cell to generators, and
 * {@link dev.ear.eval.ComparisonFamily} tests the differences. What a run found stands in a {@link
 * dev.ear.eval.RunFolder}; what depends on the machine stands there in a file of its own.
 */
@NullMarked
package dev.ear.eval;

import org.jspecify.annotations.NullMarked;
