package dev.ear.question;

/**
 * The block that supports a question by the support heuristic (METHOD 6).
 *
 * @param block the block
 * @param stemTokens how many distinct content tokens of the stem it holds
 */
public record Support(Block block, int stemTokens) {}
