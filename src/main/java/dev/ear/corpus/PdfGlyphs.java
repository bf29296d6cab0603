package dev.ear.corpus;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.contentstream.operator.OperatorName;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.pdmodel.graphics.form.PDTransparencyGroup;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.apache.pdfbox.util.Matrix;
import org.apache.pdfbox.util.Vector;

/**
 * Takes the glyphs of a PDF page in the order they are drawn, with what cannot be read counted.
 *
 * <p>Of PDFBox it uses the reading of content streams and fonts; order and words are {@link
 * PdfWords}' and {@link PdfLayout}'s. Slanted text (watermarks) is left out. Nothing is rendered,
 * no action, annotation or attachment is looked at.
 */
final class PdfGlyphs extends PDFTextStripper {
  /** Forms may draw forms: a small file can ask for more work than any printed page is. */
  private static final int MOST_OPERATORS = 3_000_000;

  private static final int MOST_FORMS = 20_000;
  private static final int MOST_GLYPHS = 300_000;
  private static final float FURTHEST = 1e6f;
  private static final double SLANT = Math.toRadians(4);

  /** A page asks for more than any printed page does. */
  static final class TooComplexException extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private final List<Glyph> glyphs = new ArrayList<>();
  private PdfByteBudget budget = new PdfByteBudget();
  private int operators;
  private int forms;
  private int silent;
  private boolean draws;

  PdfGlyphs() throws IOException {
    setStartPage(0);
    setShouldSeparateByBeads(false);
    output = Writer.nullWriter();
  }

  /**
   * Reads a page.
   *
   * @return its glyphs, spaces among them
   * @throws TooComplexException if it draws without end
   */
  List<Glyph> of(PDPage page) throws IOException {
    glyphs.clear();
    operators = 0;
    forms = 0;
    silent = 0;
    draws = false;
    budget = new PdfByteBudget();
    if (page.hasContents()) {
      for (Iterator<PDStream> parts = page.getContentStreams(); parts.hasNext(); ) {
        budget.charge(parts.next().getCOSObject());
      }
      processPage(page);
    }
    return List.copyOf(glyphs);
  }

  /** Returns how many glyphs of the page read last say no character and are left out. */
  int silent() {
    return silent;
  }

  /** Says whether the page read last draws pictures or lines. */
  boolean draws() {
    return draws;
  }

  @Override
  protected void processOperator(Operator operator, List<COSBase> operands) throws IOException {
    forms += operator.getName().equals(OperatorName.DRAW_OBJECT) ? 1 : 0;
    if (++operators > MOST_OPERATORS || forms > MOST_FORMS) {
      throw new TooComplexException();
    }
    switch (operator.getName()) {
      case OperatorName.DRAW_OBJECT,
          OperatorName.BEGIN_INLINE_IMAGE,
          OperatorName.FILL_NON_ZERO,
          OperatorName.FILL_NON_ZERO_AND_STROKE,
          OperatorName.FILL_EVEN_ODD_AND_STROKE,
          OperatorName.CLOSE_FILL_NON_ZERO_AND_STROKE,
          OperatorName.CLOSE_FILL_EVEN_ODD_AND_STROKE,
          OperatorName.CLOSE_AND_STROKE,
          OperatorName.LEGACY_FILL_NON_ZERO,
          OperatorName.FILL_EVEN_ODD,
          OperatorName.STROKE_PATH,
          OperatorName.SHADING_FILL ->
          draws = true;
      default -> {}
    }
    super.processOperator(operator, operands);
  }

  @Override
  public void showForm(PDFormXObject form) throws IOException {
    budget.charge(form.getCOSObject());
    super.showForm(form);
  }

  @Override
  public void showTransparencyGroup(PDTransparencyGroup group) throws IOException {
    budget.charge(group.getCOSObject());
    super.showTransparencyGroup(group);
  }

  @Override
  protected void showGlyph(Matrix matrix, PDFont font, int code, Vector displacement)
      throws IOException {
    // Of other fonts PDFBox takes the code for a character, which old files rely on.
    if (font instanceof PDType0Font && font.toUnicode(code) == null) {
      silent++;
    }
    super.showGlyph(matrix, font, code, displacement);
  }

  @Override
  protected void processTextPosition(TextPosition text) {
    float x = text.getXDirAdj();
    float y = text.getYDirAdj();
    float width = text.getWidthDirAdj();
    float size = Math.abs(text.getYScale());
    boolean placed =
        Math.abs(x) < FURTHEST && Math.abs(y) < FURTHEST && Math.abs(width) < FURTHEST && size > 0;
    String unicode = text.getUnicode();
    if (!placed || size > FURTHEST || unicode.isEmpty() || isSlanted(text.getTextMatrix())) {
      return;
    }
    if (glyphs.size() >= MOST_GLYPHS) {
      throw new TooComplexException();
    }
    float space = text.getWidthOfSpace();
    glyphs.add(
        new Glyph(
            unicode,
            Math.min(x, x + width),
            Math.max(x, x + width),
            y,
            size,
            space > 0 && space < FURTHEST ? space : 0,
            (int) text.getDir()));
  }

  private static boolean isSlanted(Matrix matrix) {
    double angle = Math.atan2(matrix.getShearY(), matrix.getScaleX());
    double right = Math.PI / 2;
    return Math.abs(angle - right * Math.rint(angle / right)) > SLANT;
  }
}
