package dev.ear.anchor;

import dev.ear.text.Token;
import dev.ear.text.Words;
import java.util.List;

/**
 * A text with its words, tokens and anchors, each made once (METHOD 2 and 3).
 *
 * @param words the words of the text
 * @param tokens all tokens in order, stop words and single characters included
 * @param anchors all anchors, by first word, then last word
 */
public record AnnotatedText(Words words, List<Token> tokens, List<Anchor> anchors) {}
