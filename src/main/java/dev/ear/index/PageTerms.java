package dev.ear.index;

import dev.ear.Sha256;
import dev.ear.anchor.AnnotatedText;
import dev.ear.index.analysis.SpanTokenStream.Occurrence;
import dev.ear.text.Token;
import dev.ear.unit.Span;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.lucene.util.BytesRef;

/** A page's terms, numbered and encoded once for the many windows that hold them. */
final class PageTerms {
  private static final byte SEPARATOR = 0;

  private final List<Token> tokens;
  private final BytesRef[] encoded;

  /** For each token the number of its term, equal for equal terms. */
  private final int[] term;

  /** For each word the number of its first token; one entry more for the end. */
  private final int[] firstToken;

  /** For each term the window that saw it last. */
  private final int[] lastWindow;

  private int window;

  PageTerms(AnnotatedText text) {
    tokens = text.tokens();
    encoded = new BytesRef[tokens.size()];
    term = new int[tokens.size()];
    Map<String, Integer> numbers = new HashMap<>();
    for (int i = 0; i < tokens.size(); i++) {
      String form = tokens.get(i).term();
      int number = numbers.computeIfAbsent(form, f -> numbers.size());
      term[i] = number;
      if (encoded[number] == null) {
        encoded[number] = new BytesRef(form);
      }
    }
    lastWindow = new int[numbers.size()];
    firstToken = firstTokens(tokens, text.words().count());
  }

  /** Returns the content terms of a run of words, each once, in order of first occurrence. */
  List<BytesRef> distinctContent(Span span) {
    window++;
    var terms = new ArrayList<BytesRef>();
    for (int i = firstToken[span.start()]; i < firstToken[span.end()]; i++) {
      if (tokens.get(i).content() && lastWindow[term[i]] != window) {
        lastWindow[term[i]] = window;
        terms.add(encoded[term[i]]);
      }
    }
    return terms;
  }

  /** Returns the content tokens of a parent, in order, their words counted in the parent. */
  List<Occurrence> contentIn(Span parent) {
    var content = new ArrayList<Occurrence>();
    for (int i = firstToken[parent.start()]; i < firstToken[parent.end()]; i++) {
      if (tokens.get(i).content()) {
        int word = tokens.get(i).word() - parent.start();
        content.add(new Occurrence(encoded[term[i]], word, word + 1));
      }
    }
    return content;
  }

  /** Returns for each word of a run the index of its first token; one entry more for the end. */
  int[] firstTokens(Span span) {
    return Arrays.copyOfRange(firstToken, span.start(), span.end() + 1);
  }

  /** Returns the SHA-256 of a run's full token sequence, stop words included. */
  byte[] sequence(Span span) {
    MessageDigest digest = Sha256.digest();
    for (int i = firstToken[span.start()]; i < firstToken[span.end()]; i++) {
      BytesRef bytes = encoded[term[i]];
      digest.update(bytes.bytes, bytes.offset, bytes.length);
      digest.update(SEPARATOR);
    }
    return digest.digest();
  }

  private static int[] firstTokens(List<Token> tokens, int words) {
    int[] first = new int[words + 1];
    int token = 0;
    for (int word = 0; word <= words; word++) {
      while (token < tokens.size() && tokens.get(token).word() < word) {
        token++;
      }
      first[word] = token;
    }
    return first;
  }
}
