package dev.ear.index.analysis;

import dev.ear.anchor.Anchor;
import dev.ear.anchor.Annotator;
import java.io.IOException;
import java.util.List;
import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.OffsetAttribute;
import org.apache.lucene.analysis.tokenattributes.TypeAttribute;
import org.apache.lucene.util.AttributeFactory;

/** A Lucene tokenizer that gives a text's anchors: whole keys, the kind as type (METHOD 3). */
public final class AnchorTokenizer extends Tokenizer {
  private final Annotator annotator;
  private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
  private final OffsetAttribute offsets = addAttribute(OffsetAttribute.class);
  private final TypeAttribute type = addAttribute(TypeAttribute.class);
  private List<Anchor> anchors = List.of();
  private int next;
  private int length;

  /** Creates a tokenizer over a profile's annotator. */
  public AnchorTokenizer(AttributeFactory factory, Annotator annotator) {
    super(factory);
    this.annotator = annotator;
  }

  @Override
  public void reset() throws IOException {
    super.reset();
    String text = Readers.readAll(input);
    length = text.length();
    anchors = annotator.annotate(text).anchors();
    next = 0;
  }

  @Override
  public boolean incrementToken() {
    if (next == anchors.size()) {
      return false;
    }
    clearAttributes();
    Anchor anchor = anchors.get(next++);
    term.append(anchor.key());
    offsets.setOffset(correctOffset(anchor.charStart()), correctOffset(anchor.charEnd()));
    type.setType(anchor.kind().label());
    return true;
  }

  @Override
  public void end() throws IOException {
    super.end();
    offsets.setOffset(correctOffset(length), correctOffset(length));
  }
}
