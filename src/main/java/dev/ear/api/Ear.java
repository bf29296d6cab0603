package dev.ear.api;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.IoReason;
import dev.ear.index.EarIndex;
import dev.ear.search.Amount;
import dev.ear.search.ContextRenderer;
import dev.ear.search.Evidence;
import dev.ear.search.EvidenceRetriever;
import dev.ear.search.Query;
import dev.ear.search.RetrievalOptions;
import dev.ear.unit.UnitKind;
import java.io.IOException;
import java.nio.file.Path;

/**
 * An open index that answers questions with evidence.
 *
 * <pre>{@code
 * try (Ear ear = Ear.open(Path.of("index"))) {
 *   Evidence evidence = ear.ask(Query.freeText("Lale Devri hangi antlaşmayla başladı"), 3);
 *   evidence.hits().forEach(hit -> System.out.println(hit.score() + " " + hit.text()));
 * }
 * }</pre>
 *
 * <p>Open it once and share it: it is safe for use by several threads, and goes on answering from
 * the index it was opened on while {@code ear build} makes another.
 */
public final class Ear implements AutoCloseable {
  private final EarIndex index;
  private final EvidenceRetriever retriever;

  private Ear(EarIndex index) {
    this.index = index;
    retriever = new EvidenceRetriever(index);
  }

  /**
   * Opens an index that {@code ear build} made.
   *
   * @param folder the index folder
   * @return the open index, to be closed by the caller
   * @throws EarException of category {@code INDEX} when there is no index, or it is damaged or of
   *     another version; of category {@code SYSTEM} when it may not be read
   */
  public static Ear open(Path folder) {
    return new Ear(EarIndex.open(folder, null));
  }

  /**
   * Finds the windows that are evidence for a question (METHOD 5, entity-window).
   *
   * @param query the question: a stem, with or without answer options
   * @param k how many windows to return at most, at least 1
   * @return the windows, best first, each with its trace; none where nothing scores
   * @throws EarException of category {@code USAGE} when {@code k} is below 1 or the question too
   *     long; of category {@code INDEX} when the index cannot be read any more
   */
  public Evidence ask(Query query, int k) {
    return ask(query, UnitKind.WINDOW, Amount.units(k), RetrievalOptions.DEFAULT);
  }

  /**
   * Finds evidence for a question with any of the four retrievers (METHOD 5).
   *
   * @param query the question: a stem, with or without answer options
   * @param unit what to return: windows, windows with their parent, chunks or pages
   * @param amount how much to return: a number of units, or of words that the units fill
   * @param options how to rank windows, and how much of a page or a parent to return
   * @return the units, best first, each with its trace; none where nothing scores
   * @throws EarException of category {@code USAGE} when the question is too long; of category
   *     {@code INDEX} when the index cannot be read any more
   */
  public Evidence ask(Query query, UnitKind unit, Amount amount, RetrievalOptions options) {
    return retriever.retrieve(null, query, unit, amount, options);
  }

  /**
   * Writes evidence as the context of a prompt: passages numbered in rank order, each with its book
   * and page (METHOD 6).
   *
   * @param evidence what {@link #ask(Query, UnitKind, Amount, RetrievalOptions) ask} returned
   * @param options the options it was asked with
   * @return the passages, parted by blank lines; empty where there is no evidence
   */
  public static String context(Evidence evidence, RetrievalOptions options) {
    return ContextRenderer.render(evidence.hits(), options);
  }

  /**
   * Closes the index; questions that are being answered in other threads fail.
   *
   * @throws EarException of category {@code SYSTEM} when the machine reports an error
   */
  @Override
  public void close() {
    try {
      index.close();
    } catch (IOException e) {
      throw new EarException(
          Category.SYSTEM, "the index could not be closed: " + IoReason.at(e), e);
    }
  }
}
