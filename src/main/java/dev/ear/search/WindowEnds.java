package dev.ear.search;

import dev.ear.anchor.AnnotatedText;
import dev.ear.index.PageSpans;
import dev.ear.text.SentenceSplitter;
import dev.ear.text.SentenceSplitter.Sentence;
import dev.ear.text.Token;
import dev.ear.unit.Span;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Moves the ends of a window to where sentences end, and leaves out sentences at its edges that
 * have no word of the query (METHOD 5, evidence). For one query: it remembers the sentences of its
 * pages.
 */
final class WindowEnds {
  /** How many words an end is moved out at most; a sentence that ends farther off stays cut. */
  static final int MOST_MOVED = 25;

  private final SentenceSplitter splitter;
  private final Map<AnnotatedText, List<Sentence>> known = new IdentityHashMap<>();

  WindowEnds(SentenceSplitter splitter) {
    this.splitter = splitter;
  }

  /**
   * Returns the words to print of a window.
   *
   * @param text its page
   * @param window its words
   * @param stems the stems of the query's tokens
   * @return whole sentences but where one is too long; never empty
   */
  Span of(AnnotatedText text, Span window, Set<String> stems) {
    List<Span> sentences = sentences(text, window);
    int first = 0;
    int last = sentences.size() - 1;
    while (first < last && !speaks(text, sentences.get(first), stems)) {
      first++;
    }
    while (first < last && !speaks(text, sentences.get(last), stems)) {
      last--;
    }
    return new Span(sentences.get(first).start(), sentences.get(last).end());
  }

  /** The sentences that touch a window, the outer two cut where they reach out too far. */
  private List<Span> sentences(AnnotatedText text, Span window) {
    var touching = new ArrayList<Span>();
    for (Sentence sentence : known.computeIfAbsent(text, page -> splitter.split(page.words()))) {
      if (sentence.end() > window.start() && sentence.start() < window.end()) {
        boolean nearStart = window.start() - sentence.start() <= MOST_MOVED;
        boolean nearEnd = sentence.end() - window.end() <= MOST_MOVED;
        touching.add(
            new Span(
                nearStart ? sentence.start() : window.start(),
                nearEnd ? sentence.end() : window.end()));
      }
    }
    return touching;
  }

  private static boolean speaks(AnnotatedText text, Span sentence, Set<String> stems) {
    for (Token token : text.tokens(sentence.start(), sentence.end())) {
      if (token.content() && stems.contains(PageSpans.stem(token.term()))) {
        return true;
      }
    }
    return false;
  }
}
