package dev.ear.search;

import dev.ear.anchor.AnnotatedText;
import dev.ear.text.SentenceSplitter;
import dev.ear.text.Token;
import dev.ear.unit.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Picks the sentences of a text that share most tokens with a query (METHOD 5). */
final class SentencePicker {
  private static final Comparator<Scored> BEST_FIRST =
      Comparator.comparingInt(Scored::overlap)
          .reversed()
          .thenComparingInt(scored -> scored.span().start());

  private final SentenceSplitter splitter;

  private record Scored(Span span, int overlap) {}

  SentencePicker(SentenceSplitter splitter) {
    this.splitter = splitter;
  }

  /**
   * Compresses a page: the best sentences that fit, in page order.
   *
   * @param text the page
   * @param query the query's tokens
   * @param budget the most words to take
   * @return the chosen sentences in text order; none without a shared token
   */
  List<Span> compress(AnnotatedText text, Set<String> query, int budget) {
    var chosen = new ArrayList<Span>();
    int left = budget;
    for (Span sentence : ranked(text, new Span(0, text.words().count()), query)) {
      if (sentence.words() <= left) {
        chosen.add(sentence);
        left -= sentence.words();
      }
    }
    chosen.sort(Comparator.comparingInt(Span::start));
    return chosen;
  }

  /**
   * Sums up a parent: its best sentences that are not in the window already.
   *
   * @param text the page
   * @param parent the parent's words; a sentence that crosses its border counts with the part
   *     inside
   * @param window the window's words
   * @param query the query's tokens
   * @param most how many sentences to take at most
   * @return the chosen sentences in text order; none without a shared token
   */
  List<Span> summarise(AnnotatedText text, Span parent, Span window, Set<String> query, int most) {
    return ranked(text, parent, query).stream()
        .filter(sentence -> !window.contains(sentence.start(), sentence.end()))
        .limit(most)
        .sorted(Comparator.comparingInt(Span::start))
        .toList();
  }

  /** Joins chosen sentences with a space, each as it stands in the text. */
  static String join(AnnotatedText text, List<Span> sentences) {
    return sentences.stream()
        .map(sentence -> text.words().slice(sentence.start(), sentence.end()))
        .collect(Collectors.joining(" "));
  }

  private List<Span> ranked(AnnotatedText text, Span part, Set<String> query) {
    return splitter.split(text.words()).stream()
        .map(s -> new Span(Math.max(s.start(), part.start()), Math.min(s.end(), part.end())))
        .filter(span -> span.words() > 0)
        .map(span -> new Scored(span, overlap(text, span, query)))
        .filter(scored -> scored.overlap() > 0)
        .sorted(BEST_FIRST)
        .map(Scored::span)
        .toList();
  }

  private static int overlap(AnnotatedText text, Span span, Set<String> query) {
    Set<String> shared = new HashSet<>();
    for (Token token : text.tokens(span.start(), span.end())) {
      if (token.content() && query.contains(token.term())) {
        shared.add(token.term());
      }
    }
    return shared.size();
  }
}
