package dev.ear.corpus.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.contentstream.operator.OperatorName;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSNumber;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.util.Matrix;

/**
 * Takes the lines of a PDF page across and down out of the paths that it strokes, and out of the
 * thin boxes and polygons that it fills, which is how many programs draw the lines of a table.
 *
 * <p>A page with more lines than any table has shows a drawing; none of its lines is taken.
 */
final class PdfRules {
  private static final int MOST_RULES = 10_000;

  private static final float STRAIGHT = 0.7f;

  // All in user space from the crop box's lower left corner.
  private final List<Rule> rules = new ArrayList<>();

  /** What the open path is if it is stroked, and what its finished parts are if it is filled. */
  private final List<Rule> strokes = new ArrayList<>();

  private final List<Rule> fills = new ArrayList<>();
  private PDRectangle crop = new PDRectangle();
  private boolean crowded;
  private float startX;
  private float startY;
  private float x;
  private float y;

  // The box around the open part of the path.
  private float left;
  private float low;
  private float right;
  private float high;
  private boolean curved;

  /** Begins a page. */
  void start(PDRectangle cropBox) {
    crop = cropBox;
    crowded = false;
    rules.clear();
    forget();
  }

  /** Looks at what an operator does to the path. */
  void observe(Operator operator, List<COSBase> operands, Matrix matrix) {
    switch (operator.getName()) {
      case OperatorName.MOVE_TO -> moveTo(operands, matrix);
      case OperatorName.LINE_TO -> lineTo(operands, matrix);
      case OperatorName.CURVE_TO,
          OperatorName.CURVE_TO_REPLICATE_INITIAL_POINT,
          OperatorName.CURVE_TO_REPLICATE_FINAL_POINT -> {
        if (operands.size() >= 2) {
          moveOn(at(operands, operands.size() - 2, matrix), false);
        }
      }
      case OperatorName.APPEND_RECT -> box(operands, matrix);
      case OperatorName.CLOSE_PATH -> close();
      case OperatorName.STROKE_PATH -> take(strokes);
      case OperatorName.FILL_NON_ZERO,
          OperatorName.FILL_EVEN_ODD,
          OperatorName.LEGACY_FILL_NON_ZERO -> {
        endPart();
        take(fills);
      }
      case OperatorName.CLOSE_AND_STROKE,
          OperatorName.FILL_NON_ZERO_AND_STROKE,
          OperatorName.FILL_EVEN_ODD_AND_STROKE,
          OperatorName.CLOSE_FILL_NON_ZERO_AND_STROKE,
          OperatorName.CLOSE_FILL_EVEN_ODD_AND_STROKE -> {
        close();
        take(strokes);
      }
      case OperatorName.ENDPATH -> forget();
      default -> {}
    }
  }

  /**
   * Returns the lines of the page as text that runs one way sees them.
   *
   * @param direction which way: 0, 90, 180 or 270 degrees
   */
  List<Rule> seen(int direction) {
    float width = crop.getWidth();
    float height = crop.getHeight();
    BiFunction<Float, Float, float[]> turned =
        switch (direction) {
          case 90 -> (a, b) -> new float[] {b, a};
          case 180 -> (a, b) -> new float[] {width - a, b};
          case 270 -> (a, b) -> new float[] {height - b, width - a};
          default -> (a, b) -> new float[] {a, height - b};
        };
    List<Rule> out = new ArrayList<>(rules.size());
    for (Rule rule : rules) {
      float[] from = turned.apply(rule.x(), rule.y());
      float[] to = turned.apply(rule.end(), rule.bottom());
      out.add(
          new Rule(
              Math.min(from[0], to[0]),
              Math.min(from[1], to[1]),
              Math.max(from[0], to[0]),
              Math.max(from[1], to[1])));
    }
    return out;
  }

  private void moveTo(List<COSBase> operands, Matrix matrix) {
    if (operands.size() >= 2) {
      startPart(at(operands, 0, matrix));
    }
  }

  private void startPart(float[] at) {
    endPart();
    startX = x = left = right = at[0];
    startY = y = low = high = at[1];
  }

  private void lineTo(List<COSBase> operands, Matrix matrix) {
    if (operands.size() >= 2) {
      moveOn(at(operands, 0, matrix), true);
    }
  }

  private void moveOn(float[] to, boolean straight) {
    if (straight) {
      addStroke(Math.min(x, to[0]), Math.min(y, to[1]), Math.abs(to[0] - x), Math.abs(to[1] - y));
    }
    curved |= !straight;
    x = to[0];
    y = to[1];
    left = Math.min(left, x);
    right = Math.max(right, x);
    low = Math.min(low, y);
    high = Math.max(high, y);
  }

  private void close() {
    moveOn(new float[] {startX, startY}, true);
    startPart(new float[] {startX, startY});
  }

  /** Each part of a path is filled by itself. */
  private void endPart() {
    if (!curved) {
      add(left, low, right - left, high - low, fills);
    }
    curved = false;
  }

  private void box(List<COSBase> operands, Matrix matrix) {
    if (operands.size() < 4) {
      return;
    }
    float[] corner = at(operands, 0, matrix);
    float[] far =
        at(
            number(operands, 0) + number(operands, 2),
            number(operands, 1) + number(operands, 3),
            matrix);
    startPart(corner);
    moveOn(new float[] {far[0], corner[1]}, true);
    moveOn(far, true);
    moveOn(new float[] {corner[0], far[1]}, true);
    close();
  }

  private void addStroke(float fromLeft, float fromLow, float width, float height) {
    if (Math.min(width, height) <= STRAIGHT) {
      add(fromLeft, fromLow, width, height, strokes);
    }
  }

  private static void add(
      float fromLeft, float fromLow, float width, float height, List<Rule> lines) {
    if (lines.size() <= MOST_RULES
        && Rule.isLine(width, height)
        && Float.isFinite(fromLeft + fromLow + width + height)) {
      lines.add(Rule.of(fromLeft, fromLow, width, height));
    }
  }

  private void take(List<Rule> lines) {
    crowded |= rules.size() + lines.size() > MOST_RULES;
    if (crowded) {
      rules.clear();
    } else {
      rules.addAll(lines);
    }
    forget();
  }

  private void forget() {
    strokes.clear();
    fills.clear();
    curved = false;
    left = right = startX = x;
    low = high = startY = y;
  }

  private float[] at(List<COSBase> operands, int first, Matrix matrix) {
    return at(number(operands, first), number(operands, first + 1), matrix);
  }

  private float[] at(float userX, float userY, Matrix matrix) {
    java.awt.geom.Point2D.Float point = matrix.transformPoint(userX, userY);
    return new float[] {point.x - crop.getLowerLeftX(), point.y - crop.getLowerLeftY()};
  }

  private static float number(List<COSBase> operands, int index) {
    return operands.get(index) instanceof COSNumber number ? number.floatValue() : 0;
  }
}
