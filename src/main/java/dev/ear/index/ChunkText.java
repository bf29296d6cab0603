package dev.ear.index;

import dev.ear.corpus.Page;
import dev.ear.index.PageStore.StoredPage;
import dev.ear.text.Token;
import dev.ear.unit.Span;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A chunk put together from the pages it runs over.
 *
 * @param span its words in the book
 * @param parts its stretch of each page, in order; at least one
 */
public record ChunkText(Span span, List<Part> parts) {
  /**
   * The stretch of a chunk that stands on one page.
   *
   * @param page the page
   * @param span the stretch's words on the page
   * @param bookStart number in the book of the page's first word
   */
  public record Part(StoredPage page, Span span, int bookStart) {}

  /**
   * Reads a chunk.
   *
   * @param index the index it is in
   * @param document its document number
   * @param pages the pages of that index
   */
  public static ChunkText read(EarIndex index, int document, PagesRead pages) throws IOException {
    UnitPlaces places = index.chunkPlaces();
    Span chunk = new Span(places.start(document), places.end(document));
    var parts = new ArrayList<Part>();
    int pageDocument = places.pageDocument(document);
    int bookStart = index.pagePlaces().start(pageDocument);
    while (bookStart < chunk.end()) {
      StoredPage page = pages.page(pageDocument++);
      int words = page.text().words().count();
      Span onPage =
          new Span(
              Math.max(0, chunk.start() - bookStart), Math.min(words, chunk.end() - bookStart));
      parts.add(new Part(page, onPage, bookStart));
      bookStart += words;
    }
    return new ChunkText(chunk, parts);
  }

  /** Returns the page it begins on. */
  public Page first() {
    return parts.getFirst().page().page();
  }

  /** Returns the page it ends on. */
  public Page last() {
    return parts.getLast().page().page();
  }

  /** Returns the numbers printed on its pages, {@code 45} or {@code 45-46}; null if not known. */
  public @Nullable String printed() {
    String from = first().printed();
    String to = last().printed();
    if (from == null || to == null) {
      return null;
    }
    return from.equals(to) ? from : from + "-" + to;
  }

  /** Returns its tokens in order. */
  public List<Token> tokens() {
    var tokens = new ArrayList<Token>();
    for (Part part : parts) {
      tokens.addAll(part.page().text().tokens(part.span().start(), part.span().end()));
    }
    return tokens;
  }

  /** Returns its text, a line break between pages. */
  public String text() {
    return parts.stream()
        .map(part -> part.page().text().words().slice(part.span().start(), part.span().end()))
        .collect(Collectors.joining("\n"));
  }
}
