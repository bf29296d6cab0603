package dev.ear.corpus;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;

/**
 * Takes the text of PDF pages line by line and parts it into blocks by the layout (METHOD 1).
 *
 * <p>A block ends where the next line stands clearly further down than lines of the page do, or
 * further up, or is set in another size. How far lines stand apart is read off the page: the
 * distance that a quarter of its lines keep or undercut, unless even that is wide for their size.
 */
final class PdfPageText extends PDFTextStripper {
  private static final float BLOCK_GAP = 1.35f;
  private static final float WIDEST_PITCH = 1.6f;
  private static final float OTHER_SIZE = 1.15f;

  private record SetLine(float y, float size, String text) {}

  private final List<SetLine> lines = new ArrayList<>();
  private final StringBuilder line = new StringBuilder();
  private float y;
  private float size;

  PdfPageText() throws IOException {
    setSortByPosition(true);
  }

  /** Returns the text of a page; blank lines part its blocks. */
  String of(PDDocument document, int number) throws IOException {
    lines.clear();
    setStartPage(number);
    setEndPage(number);
    getText(document);
    endLine();
    float pitch = pitch();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < lines.size(); i++) {
      text.append(i > 0 && partsBlocks(lines.get(i - 1), lines.get(i), pitch) ? "\n" : "");
      text.append(lines.get(i).text).append('\n');
    }
    return text.toString();
  }

  private static boolean partsBlocks(SetLine before, SetLine after, float pitch) {
    float gap = after.y - before.y;
    float sizes = Math.max(before.size, after.size) / Math.min(before.size, after.size);
    return gap > BLOCK_GAP * pitch || gap < -pitch || sizes > OTHER_SIZE;
  }

  private float pitch() {
    List<Float> gaps = new ArrayList<>();
    List<Float> sizes = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      sizes.add(lines.get(i).size);
      if (i > 0 && lines.get(i).y > lines.get(i - 1).y) {
        gaps.add(lines.get(i).y - lines.get(i - 1).y);
      }
    }
    if (gaps.isEmpty()) {
      return Float.MAX_VALUE;
    }
    gaps.sort(null);
    sizes.sort(null);
    return Math.min(gaps.get(gaps.size() / 4), WIDEST_PITCH * sizes.get(sizes.size() / 2));
  }

  @Override
  protected void writeString(String text, List<TextPosition> positions) {
    if (line.isEmpty() && !positions.isEmpty()) {
      y = positions.get(0).getYDirAdj();
      size = Math.max(1f, positions.get(0).getFontSizeInPt());
    }
    line.append(text);
  }

  @Override
  protected void writeWordSeparator() {
    line.append(' ');
  }

  @Override
  protected void writeLineSeparator() {
    endLine();
  }

  @Override
  protected void writeParagraphSeparator() {
    endLine();
  }

  private void endLine() {
    String text = line.toString().strip();
    if (!text.isEmpty()) {
      lines.add(new SetLine(y, size, text));
    }
    line.setLength(0);
  }
}
