package dev.ear.eval;

import dev.ear.anchor.Anchor;
import dev.ear.index.EarIndex;
import dev.ear.index.PageStore.StoredPage;
import dev.ear.text.Token;
import dev.ear.unit.Span;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * One reading of all pages of an index: where they stand and where token sequences occur.
 *
 * <p>Sequences are found within pages; one that runs over a page's end is not.
 */
final class CorpusScan {
  private final List<PageFacts> pages;
  private final Map<List<String>, List<Place>> places;

  /**
   * What evaluation needs to know of a page.
   *
   * @param document its document in the pages index
   * @param book its book
   * @param number its number there
   * @param bookStart number in the book of its first word
   * @param words how many words it has
   * @param anchors its anchors by first word
   */
  record PageFacts(
      int document, String book, int number, int bookStart, int words, List<Anchor> anchors) {}

  /**
   * Where a sequence occurs.
   *
   * @param page the page
   * @param span its words on the page
   */
  record Place(PageFacts page, Span span) {}

  private CorpusScan(List<PageFacts> pages, Map<List<String>, List<Place>> places) {
    this.pages = pages;
    this.places = places;
  }

  /**
   * Reads an index.
   *
   * @param index the index
   * @param sequences the token sequences to look for; empty ones occur nowhere
   */
  static CorpusScan of(EarIndex index, Iterable<List<String>> sequences) throws IOException {
    Map<List<String>, List<Place>> places = new HashMap<>();
    Map<String, List<List<String>>> byFirst = new HashMap<>();
    for (List<String> sequence : sequences) {
      if (!sequence.isEmpty() && places.putIfAbsent(sequence, new ArrayList<>()) == null) {
        byFirst.computeIfAbsent(sequence.getFirst(), first -> new ArrayList<>()).add(sequence);
      }
    }
    var pages = new ArrayList<PageFacts>();
    for (int document = 0; document < index.pageStore().count(); document++) {
      StoredPage page = index.pageStore().page(document);
      var facts =
          new PageFacts(
              document,
              page.page().book(),
              page.page().number(),
              index.pagePlaces().start(document),
              page.text().words().count(),
              page.text().anchors());
      pages.add(facts);
      find(page.text().tokens(), facts, byFirst, places);
    }
    return new CorpusScan(List.copyOf(pages), places);
  }

  private static void find(
      List<Token> tokens,
      PageFacts page,
      Map<String, List<List<String>>> byFirst,
      Map<List<String>, List<Place>> places) {
    List<String> terms = tokens.stream().map(Token::term).toList();
    for (int i = 0; i < terms.size(); i++) {
      for (List<String> sequence : byFirst.getOrDefault(terms.get(i), List.of())) {
        int end = i + sequence.size();
        if (end <= terms.size() && terms.subList(i, end).equals(sequence)) {
          var span = new Span(tokens.get(i).word(), tokens.get(end - 1).word() + 1);
          places.getOrDefault(sequence, new ArrayList<>()).add(new Place(page, span));
        }
      }
    }
  }

  /** Returns all pages in index order. */
  List<PageFacts> pages() {
    return pages;
  }

  /** Returns where a sequence that was looked for occurs, in index order. */
  List<Place> places(List<String> sequence) {
    return places.getOrDefault(sequence, List.of());
  }

  /** Returns how many words a book has. */
  int bookWords(String book) {
    int words = 0;
    for (PageFacts page : pages) {
      if (page.book().equals(book)) {
        words = page.bookStart() + page.words();
      }
    }
    return words;
  }
}
