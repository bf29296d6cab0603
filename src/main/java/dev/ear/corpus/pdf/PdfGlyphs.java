package dev.ear.corpus.pdf;

import java.awt.geom.Point2D;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.contentstream.operator.OperatorName;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.pdmodel.graphics.form.PDTransparencyGroup;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.apache.pdfbox.util.Matrix;
import org.apache.pdfbox.util.Vector;
import org.jspecify.annotations.Nullable;

/**
 * Takes the glyphs of a PDF page in the order they are drawn, with what cannot be read counted.
 *
 * <p>Of PDFBox it uses the reading of content streams and fonts; order and words are {@link
 * PdfWords}' and {@link PdfLayout}'s. Slanted text (watermarks) is left out, as is what stands
 * outside the part of the page that viewers show (printer's marks). Nothing is rendered, no action,
 * annotation or attachment is looked at.
 */
final class PdfGlyphs extends PDFTextStripper {
  /** Forms may draw forms: a small file can ask for more work than any printed page is. */
  private static final int MOST_OPERATORS = 3_000_000;

  private static final int MOST_FORMS = 20_000;
  private static final int MOST_GLYPHS = 300_000;
  private static final float FURTHEST = 1e6f;
  private static final double SLANT = Math.toRadians(4);

  /** How far the middle of a glyph is above its baseline, of its size. */
  private static final float MIDDLE = 0.3f;

  /** A page asks for more than any printed page does. */
  static final class TooComplexException extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private final List<Glyph> glyphs = new ArrayList<>();
  private final Set<COSStream> open = Collections.newSetFromMap(new IdentityHashMap<>());
  private final PdfRules rules = new PdfRules();
  private final PdfByteBudget budget;
  private PdfStrays strays = new PdfStrays();
  private @Nullable PDRectangle visible;
  private int operators;
  private int forms;
  private int silent;
  private boolean draws;
  private boolean damaged;
  private boolean withoutForms;
  private boolean hidden;

  /**
   * Creates a reader of a file's pages.
   *
   * @param budget what they may unpack to
   */
  PdfGlyphs(PdfByteBudget budget) throws IOException {
    this.budget = budget;
    setStartPage(0);
    setShouldSeparateByBeads(false);
    output = Writer.nullWriter();
  }

  /** Something that PDFBox does with a form. */
  private interface FormDrawing {
    void draw() throws IOException;
  }

  /**
   * Reads a page; of one that is damaged, what can be read.
   *
   * @return its glyphs, spaces among them
   * @throws PdfPages.SpentException if the file unpacks without end
   */
  List<Glyph> of(PdfPage page) {
    glyphs.clear();
    operators = 0;
    forms = 0;
    silent = 0;
    draws = false;
    damaged = false;
    withoutForms = false;
    hidden = false;
    strays = new PdfStrays();
    open.clear();
    budget.startPage();
    try {
      visible = page.visible();
      rules.start(page.getCropBox());
      damaged = page.lacksContent();
      if (page.hasContents()) {
        charge(page);
        processPage(page);
        damaged |= page.hasStopped() || (strays.areAlone() && !page.isBlank());
      }
    } catch (TooComplexException e) {
      glyphs.clear();
      damaged = true;
    } catch (PdfPages.SpentException e) {
      throw e;
    } catch (IOException | RuntimeException | StackOverflowError e) {
      // PDFBox answers damage with whatever exception its parser falls into.
      damaged = true;
    }
    boolean empty = glyphs.isEmpty() && !draws;
    damaged |= budget.hasBrokenOff() || strays.areMany() || (empty && strays.areThere());
    return List.copyOf(glyphs);
  }

  private void charge(PdfPage page) {
    COSBase contents = page.getCOSObject().getDictionaryObject(COSName.CONTENTS);
    if (contents instanceof COSStream stream) {
      budget.charge(stream);
    } else if (contents instanceof COSArray parts) {
      for (int i = 0; i < parts.size(); i++) {
        if (parts.getObject(i) instanceof COSStream stream) {
          budget.charge(stream);
        }
      }
    }
  }

  /** Says whether some of the page read last could not be read. */
  boolean isDamaged() {
    return damaged;
  }

  /** Returns how many glyphs of the page read last say no character and are left out. */
  int silent() {
    return silent;
  }

  /** Returns the lines across and down of the page read last, as text of a direction sees them. */
  List<Rule> rules(int direction) {
    return rules.seen(direction);
  }

  /** Says whether the page read last has text outside what viewers show, which is left out. */
  boolean hasHidden() {
    return hidden;
  }

  /** Says whether the page read last draws pictures or lines. */
  boolean draws() {
    return draws;
  }

  @Override
  protected void processOperator(Operator operator, List<COSBase> operands) throws IOException {
    strays.observe(operator);
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
    rules.observe(operator, operands, getGraphicsState().getCurrentTransformationMatrix());
    super.processOperator(operator, operands);
  }

  @Override
  public void showForm(PDFormXObject form) throws IOException {
    draw(form.getCOSObject(), () -> super.showForm(form));
  }

  @Override
  public void showTransparencyGroup(PDTransparencyGroup group) throws IOException {
    draw(group.getCOSObject(), () -> super.showTransparencyGroup(group));
  }

  /**
   * Draws a form, but not inside itself. One that draws without end is left out, and so are all
   * forms after it: the rest of the page need not suffer.
   */
  private void draw(COSStream form, FormDrawing drawing) throws IOException {
    if (withoutForms || open.contains(form)) {
      damaged = true;
      return;
    }
    boolean outermost = open.isEmpty();
    int before = glyphs.size();
    int operatorsBefore = operators;
    open.add(form);
    try {
      budget.charge(form);
      drawing.draw();
    } catch (TooComplexException | StackOverflowError e) {
      if (!outermost) {
        throw e;
      }
      glyphs.subList(before, glyphs.size()).clear();
      operators = operatorsBefore;
      forms = 0;
      withoutForms = true;
      damaged = true;
    } finally {
      open.remove(form);
    }
  }

  @Override
  protected void operatorException(
      Operator operator, List<COSBase> operands, IOException exception) {
    try {
      damaged |= operator.getName().equals(OperatorName.DRAW_OBJECT);
      super.operatorException(operator, operands, exception);
    } catch (IOException e) {
      damaged = true;
    }
  }

  @Override
  protected void showGlyph(Matrix matrix, PDFont font, int code, Vector displacement)
      throws IOException {
    Point2D.Float middle = matrix.transformPoint(displacement.getX() / 2, MIDDLE);
    if (visible != null && !visible.contains(middle.x, middle.y)) {
      String says = font.toUnicode(code);
      hidden |= says == null || !says.isBlank();
      return;
    }
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
