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
import java.util.Optional;
import java.util.Set;

/**
 * Moves the ends of a window to where sentences end, and leaves out sentences at its edges that
 * have no word of the query or that a better window has printed (METHOD 5, evidence). For one
 * query, window by window in rank order.
 */
final class WindowEnds {
  /** How many words an end is moved out at most; a sentence that ends farther off stays cut. */
  static final int MOST_MOVED = 25;

  private final SentenceSplitter splitter;
  private final Map<AnnotatedText, List<Sentence>> known = new IdentityHashMap<>();
  private final Map<AnnotatedText, List<Span>> printed = new IdentityHashMap<>();

  WindowEnds(SentenceSplitter splitter) {
    this.splitter = splitter;
  }

  /**
   * Returns the words to print of a window.
   *
   * @param text its page
   * @param window its words
   * @param stems the stems of the query's tokens
   * @return whole sentences but where one is too long; none where better windows have printed all
   *     that has a word of the query
   */
  Optional<Span> of(AnnotatedText text, Span window, Set<String> stems) {
    List<Span> sentences = sentences(text, window);
    List<Span> better = printed.computeIfAbsent(text, page -> new ArrayList<>());
    int first = 0;
    int last = sentences.size() - 1;
    while (first < last && !adds(text, sentences.get(first), stems, better)) {
      first++;
    }
    while (first < last && !adds(text, sentences.get(last), stems, better)) {
      last--;
    }
    if (first == last
        && sentences.stream().anyMatch(sentence -> isIn(better, sentence))
        && !adds(text, sentences.get(first), stems, better)) {
      return Optional.empty();
    }
    var print = new Span(sentences.get(first).start(), sentences.get(last).end());
    better.add(print);
    return Optional.of(print);
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

  /** Says whether a sentence has a word of the query, and no better window has printed it. */
  private static boolean adds(
      AnnotatedText text, Span sentence, Set<String> stems, List<Span> better) {
    if (isIn(better, sentence)) {
      return false;
    }
    for (Token token : text.tokens(sentence.start(), sentence.end())) {
      if (token.content() && stems.contains(PageSpans.stem(token.term()))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isIn(List<Span> better, Span sentence) {
    return better.stream().anyMatch(before -> before.contains(sentence.start(), sentence.end()));
  }
}
