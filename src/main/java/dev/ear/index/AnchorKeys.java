package dev.ear.index;

import dev.ear.text.Token;
import dev.ear.text.Words;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.lucene.index.Term;
import org.apache.lucene.util.automaton.CharacterRunAutomaton;
import org.apache.lucene.util.automaton.LevenshteinAutomata;

/** Lists the anchor keys of an index. */
public final class AnchorKeys {
  private static final int MOST_EDITS = LevenshteinAutomata.MAXIMUM_SUPPORTED_DISTANCE;

  private static final Comparator<KeyCount> MOST_WINDOWS_FIRST =
      Comparator.comparingInt(KeyCount::windows).reversed().thenComparing(KeyCount::key);

  private final EarIndex index;

  /** Creates the lists of an open index. */
  public AnchorKeys(EarIndex index) {
    this.index = index;
  }

  /**
   * A key and how often it stands in the corpus.
   *
   * @param key the key
   * @param windows how many windows are drawn around it
   * @param pages how many pages have it
   */
  public record KeyCount(String key, int windows, int pages) {}

  /**
   * Lists the keys that begin with some text.
   *
   * @param prefix the beginning as people write it; empty for all keys
   * @return the keys in alphabetical order of their UTF-8 bytes
   */
  public List<KeyCount> withPrefix(String prefix) throws IOException {
    String folded = prefix.isEmpty() ? "" : begin(prefix);
    return keys(key -> key.startsWith(folded));
  }

  /**
   * Lists the keys that resemble one.
   *
   * @param text a key or name as people write it
   * @return the keys at most two letters away, or that have all of its words; most windows first
   */
  public List<KeyCount> similar(String text) throws IOException {
    String key = key(text);
    var near =
        new CharacterRunAutomaton(
            new LevenshteinAutomata(key, true).toAutomaton(Math.min(MOST_EDITS, key.length() / 4)));
    List<String> words = Arrays.asList(key.split(" "));
    return keys(other -> near.run(other) || Arrays.asList(other.split(" ")).containsAll(words))
        .stream()
        .sorted(MOST_WINDOWS_FIRST)
        .toList();
  }

  private List<KeyCount> keys(Predicate<String> wanted) throws IOException {
    var counts = new ArrayList<KeyCount>();
    for (WindowStore.Centre centre : index.windows().centres(wanted)) {
      int pages = index.pages().getIndexReader().docFreq(new Term(Fields.ANCHOR, centre.key()));
      counts.add(new KeyCount(centre.key(), centre.windows(), pages));
    }
    return counts;
  }

  /** The last word may not be whole: it is folded alone; the words before it are normalised. */
  private String begin(String prefix) {
    List<Token> tokens = index.profile().tokenizer().tokens(Words.of(prefix));
    if (tokens.isEmpty()) {
      return index.profile().tokenizer().fold(prefix);
    }
    Token last = tokens.getLast();
    return Stream.concat(
            tokens.subList(0, tokens.size() - 1).stream().map(Token::term),
            Stream.of(index.profile().tokenizer().fold(prefix.substring(last.start()))))
        .collect(Collectors.joining(" "));
  }

  private String key(String text) {
    return index.profile().tokenizer().tokens(Words.of(text)).stream()
        .map(Token::term)
        .collect(Collectors.joining(" "));
  }
}
