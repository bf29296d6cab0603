package dev.ear.corpus;

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
 * thin boxes that it fills, which is how many programs draw the lines of a table.
 */
final class PdfRules {
  /** A page with more of them shows a drawing. */
  private static final int MOST_RULES = 10_000;

  private static final float STRAIGHT = 0.7f;

  /** A stretch of a path, in user space from the crop box's lower left corner. */
  private record Stretch(float x1, float y1, float x2, float y2, boolean straight) {}

  private final List<Rule> rules = new ArrayList<>();
  private final List<Stretch> path = new ArrayList<>();
  private final List<float[]> boxes = new ArrayList<>();
  private PDRectangle crop = new PDRectangle();
  private float startX;
  private float startY;
  private float x;
  private float y;
  private boolean curved;

  /** Begins a page. */
  void start(PDRectangle cropBox) {
    crop = cropBox;
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
        curved = true;
        if (operands.size() >= 2) {
          moveOn(at(operands, operands.size() - 2, matrix), false);
        }
      }
      case OperatorName.APPEND_RECT -> box(operands, matrix);
      case OperatorName.CLOSE_PATH -> close();
      case OperatorName.STROKE_PATH -> stroke();
      case OperatorName.CLOSE_AND_STROKE -> {
        close();
        stroke();
      }
      case OperatorName.FILL_NON_ZERO,
          OperatorName.FILL_EVEN_ODD,
          OperatorName.LEGACY_FILL_NON_ZERO ->
          fill();
      case OperatorName.FILL_NON_ZERO_AND_STROKE,
          OperatorName.FILL_EVEN_ODD_AND_STROKE,
          OperatorName.CLOSE_FILL_NON_ZERO_AND_STROKE,
          OperatorName.CLOSE_FILL_EVEN_ODD_AND_STROKE -> {
        close();
        stroke();
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
      float[] to = at(operands, 0, matrix);
      startX = x = to[0];
      startY = y = to[1];
    }
  }

  private void lineTo(List<COSBase> operands, Matrix matrix) {
    if (operands.size() >= 2) {
      moveOn(at(operands, 0, matrix), true);
    }
  }

  private void moveOn(float[] to, boolean straight) {
    add(new Stretch(x, y, to[0], to[1], straight));
    x = to[0];
    y = to[1];
  }

  private void close() {
    if (!path.isEmpty()) {
      moveOn(new float[] {startX, startY}, true);
    }
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
    if (boxes.size() < MOST_RULES) {
      boxes.add(
          new float[] {
            Math.min(corner[0], far[0]),
            Math.min(corner[1], far[1]),
            Math.abs(far[0] - corner[0]),
            Math.abs(far[1] - corner[1])
          });
    }
  }

  private void add(Stretch stretch) {
    if (path.size() < MOST_RULES) {
      path.add(stretch);
    }
  }

  private void stroke() {
    for (Stretch s : path) {
      if (s.straight) {
        addLine(
            Math.min(s.x1, s.x2),
            Math.min(s.y1, s.y2),
            Math.abs(s.x2 - s.x1),
            Math.abs(s.y2 - s.y1),
            STRAIGHT);
      }
    }
    for (float[] box : boxes) {
      addLine(box[0], box[1], box[2], 0, STRAIGHT);
      addLine(box[0], box[1] + box[3], box[2], 0, STRAIGHT);
      addLine(box[0], box[1], 0, box[3], STRAIGHT);
      addLine(box[0] + box[2], box[1], 0, box[3], STRAIGHT);
    }
    forget();
  }

  private void fill() {
    for (float[] box : boxes) {
      addLine(box[0], box[1], box[2], box[3], Float.MAX_VALUE);
    }
    if (!curved && !path.isEmpty()) {
      float left = Float.MAX_VALUE;
      float low = Float.MAX_VALUE;
      float right = -Float.MAX_VALUE;
      float high = -Float.MAX_VALUE;
      for (Stretch s : path) {
        left = Math.min(left, Math.min(s.x1, s.x2));
        right = Math.max(right, Math.max(s.x1, s.x2));
        low = Math.min(low, Math.min(s.y1, s.y2));
        high = Math.max(high, Math.max(s.y1, s.y2));
      }
      addLine(left, low, right - left, high - low, Float.MAX_VALUE);
    }
    forget();
  }

  private void addLine(float left, float low, float width, float height, float thinnest) {
    if (rules.size() < MOST_RULES
        && Math.min(width, height) <= thinnest
        && Rule.isLine(width, height)
        && Float.isFinite(left + low + width + height)) {
      rules.add(Rule.of(left, low, width, height));
    }
  }

  private void forget() {
    path.clear();
    boxes.clear();
    curved = false;
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
