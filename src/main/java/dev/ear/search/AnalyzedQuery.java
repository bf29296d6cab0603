package dev.ear.search;

import dev.ear.anchor.Anchor;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A query as retrievers read it (METHOD 5).
 *
 * @param tokens Q: the distinct content tokens of stem and options, by first occurrence
 * @param anchors all anchors of stem and options, stem first
 * @param keys A: the distinct keys of those that score, dates left out
 * @param stemTokens the content tokens of the stem alone, by first occurrence
 * @param optionTokens those of each option
 */
public record AnalyzedQuery(
    Set<String> tokens,
    List<Found> anchors,
    Set<String> keys,
    Set<String> stemTokens,
    List<OptionTokens> optionTokens) {
  /** Creates a query without options. */
  AnalyzedQuery(Set<String> tokens, List<Found> anchors, Set<String> keys) {
    this(tokens, anchors, keys, tokens, List.of());
  }

  /**
   * The content tokens of an option.
   *
   * @param label its label
   * @param tokens the tokens, by first occurrence
   */
  public record OptionTokens(String label, Set<String> tokens) {}

  /** Where in a query an anchor stands. */
  public enum Origin {
    /** In the stem. */
    STEM,
    /** In an option, or it is the whole option. */
    OPTION
  }

  /**
   * An anchor found in a query.
   *
   * @param anchor the anchor, its spans counted in its own stem or option
   * @param surface its text
   * @param origin where it stands
   * @param option the option's label; null for the stem
   * @param aliasOf the key whose other name this is, taken from the profile; null for an anchor
   *     that stands in the query itself
   */
  public record Found(
      Anchor anchor,
      String surface,
      Origin origin,
      @Nullable String option,
      @Nullable String aliasOf) {
    /** Says whether it scores: all kinds do but dates. */
    public boolean scores() {
      return anchor.kind().scores();
    }
  }
}
