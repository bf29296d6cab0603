package dev.ear.question;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.text.Token;
import dev.ear.text.Tokenizer;
import dev.ear.text.Words;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the questions a corpus has evidence for, as far as words can tell (METHOD 6).
 *
 * <p>A question is supported when one kept block holds all content tokens of the gold option (of an
 * open question: of the answer string) and at least {@code m} distinct content tokens of the stem.
 * A gold option without a content token, as {@code Yalnız I}, supports nothing, nor does a missing
 * key.
 *
 * <p>Blocks are looked up by token, so that a question costs its own tokens and not the corpus.
 */
public final class SupportHeuristic {
  /** How many tokens of the stem the block must hold unless told otherwise. */
  public static final int DEFAULT_STEM_TOKENS = 2;

  private final Tokenizer tokenizer;
  private final List<Block> blocks;
  private final int stemTokens;
  private final Map<String, BitSet> blocksOfToken = new HashMap<>();

  /**
   * Reads the blocks of a corpus.
   *
   * @param tokenizer the tokenizer of the corpus's profile
   * @param blocks the kept blocks in corpus order
   * @param stemTokens the fewest distinct content tokens of the stem, at least 1
   * @throws EarException where {@code stemTokens} is below 1
   */
  public SupportHeuristic(Tokenizer tokenizer, List<Block> blocks, int stemTokens) {
    if (stemTokens < 1) {
      throw new EarException(
          Category.USAGE,
          String.format(
              Locale.ROOT, "support needs %d tokens of the stem; expected 1 or more", stemTokens));
    }
    this.tokenizer = tokenizer;
    this.blocks = List.copyOf(blocks);
    this.stemTokens = stemTokens;
    for (int i = 0; i < blocks.size(); i++) {
      for (String token : contentTokens(blocks.get(i).text())) {
        blocksOfToken.computeIfAbsent(token, t -> new BitSet()).set(i);
      }
    }
  }

  /**
   * Finds the block that supports a question.
   *
   * @param question any question
   * @return of the blocks that support it the one with most tokens of the stem, the earlier of
   *     equals; empty when there is none
   */
  public Optional<Support> support(Question question) {
    Set<String> gold = question.goldText().map(this::contentTokens).orElse(Set.of());
    if (gold.isEmpty()) {
      return Optional.empty();
    }
    BitSet holders = new BitSet();
    holders.set(0, blocks.size());
    gold.forEach(token -> holders.and(holders(token)));
    List<BitSet> stem = new ArrayList<>();
    contentTokens(question.text()).forEach(token -> stem.add(holders(token)));
    Optional<Support> best = Optional.empty();
    for (int i = holders.nextSetBit(0); i >= 0; i = holders.nextSetBit(i + 1)) {
      int block = i;
      int held = (int) stem.stream().filter(token -> token.get(block)).count();
      if (held >= stemTokens && (best.isEmpty() || held > best.get().stemTokens())) {
        best = Optional.of(new Support(blocks.get(i), held));
      }
    }
    return best;
  }

  private BitSet holders(String token) {
    return blocksOfToken.getOrDefault(token, new BitSet());
  }

  private Set<String> contentTokens(String text) {
    Set<String> content = new LinkedHashSet<>();
    for (Token token : tokenizer.tokens(Words.of(text))) {
      if (token.content()) {
        content.add(token.term());
      }
    }
    return content;
  }
}
