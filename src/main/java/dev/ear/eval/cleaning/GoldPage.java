package dev.ear.eval.cleaning;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A page whose blocks people labelled.
 *
 * @param source name of its book
 * @param page its number there
 * @param text its text as it was read, before cleaning
 * @param blocks its blocks in page order; together they hold every word of the text
 */
public record GoldPage(String source, int page, String text, List<GoldBlock> blocks) {
  /**
   * A labelled block.
   *
   * @param start offset of its first character in the page's text
   * @param end offset after its last character
   * @param reason why it is to be dropped, one of {@link GoldPages#REASONS}; null if it is kept
   */
  public record GoldBlock(int start, int end, @Nullable String reason) {}
}
