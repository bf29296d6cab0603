package dev.ear.corpus;

import dev.ear.text.Marker;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Cuts the lines of a page into units.
 *
 * <p>A line goes on where the line before ends no sentence and stopped for want of room: it is
 * about as wide as the book's lines are, or this one starts with a small letter. Other lines start
 * a unit, as do list marks that fit their sequence, exercise headings and entries of a table of
 * contents; so do lines between which a running head stood. A paragraph may so become several units
 * of whole sentences, which does no harm.
 */
final class UnitSplitter {
  /** Wider lines are paragraphs: such a book is not wrapped. */
  static final int WIDEST_WRAP = 160;

  private static final Pattern FIRST_OPTION = Pattern.compile("[aA](?:[.)-]\\s*|\\s+)\\S");
  private static final String BOXES = "☐□❑❏○";

  private final Headings headings;
  private final ExerciseHeadings exercises;
  private final int width;

  /**
   * Creates a splitter.
   *
   * @param width characters of a full line of the book
   */
  UnitSplitter(Headings headings, ExerciseHeadings exercises, int width) {
    this.headings = headings;
    this.exercises = exercises;
    this.width = width;
  }

  List<Unit> split(List<Line> lines) {
    List<Unit> units = new ArrayList<>();
    List<Line> current = new ArrayList<>();
    Marker last = Marker.at("", 0);
    boolean opens = true;
    for (int i = 0; i < lines.size(); i++) {
      Line line = lines.get(i);
      boolean sameBlock = i > 0 && lines.get(i - 1).block() == line.block();
      Marker marker = Marker.at(line.text(), 0);
      boolean parted = i > 0 && line.number() > lines.get(i - 1).number() + 1;
      if (i > 0
          && (!sameBlock
              || parted
              || startsUnit(lines.get(i - 1).text(), line.text(), marker, last))) {
        units.add(new Unit(current, opens, !sameBlock));
        current.clear();
        opens = !sameBlock;
      }
      if (current.isEmpty() && marker.kind() != Marker.Kind.NONE) {
        last = marker;
      }
      current.add(line);
    }
    if (!current.isEmpty()) {
      units.add(new Unit(current, opens, true));
    }
    markLists(units);
    return units;
  }

  /** Numbers and letters make a list when they stand in order from the first. */
  private static void markLists(List<Unit> units) {
    for (int i = 0; i < units.size(); i++) {
      Unit unit = units.get(i);
      switch (unit.marker().kind()) {
        case BRACKETS, BULLET, CAPITAL -> unit.putInList();
        case DIGIT, ROMAN, SMALL, SMALL_POINT, CAPITAL_POINT -> {
          boolean first =
              unit.marker().value() == 1 && i + 1 < units.size() && follows(unit, units.get(i + 1));
          boolean next = i > 0 && units.get(i - 1).isInList() && follows(units.get(i - 1), unit);
          if (first || next) {
            unit.putInList();
          }
        }
        case NONE -> {}
      }
    }
  }

  private static boolean follows(Unit unit, Unit next) {
    return next.has(unit.marker().kind()) && next.marker().value() == unit.marker().value() + 1;
  }

  private boolean startsUnit(String before, String line, Marker marker, Marker last) {
    if (Contents.isEntry(before) || Contents.isEntry(line)) {
      return true;
    }
    if (exercises.scope(before) != ExerciseHeadings.Scope.NONE
        || exercises.scope(line) != ExerciseHeadings.Scope.NONE) {
      return true;
    }
    boolean titled =
        headings.isOfFacts(before) || (Headings.isCapitals(before) && !Headings.isCapitals(line));
    boolean option = before.endsWith("?") && FIRST_OPTION.matcher(line).lookingAt();
    boolean captioned = headings.isCaption(before) && Character.isUpperCase(line.charAt(0));
    if (titled || option || captioned || headings.isCaption(line)) {
      return true;
    }
    boolean ended =
        Headings.endsSentence(before) || BOXES.indexOf(before.charAt(before.length() - 1)) >= 0;
    boolean full = before.length() >= width * 7 / 10 && before.length() <= width * 5 / 4;
    switch (marker.kind()) {
      case BRACKETS, CAPITAL, BULLET -> {
        return true;
      }
      case DIGIT, ROMAN, SMALL, SMALL_POINT, CAPITAL_POINT -> {
        boolean next = marker.kind() == last.kind() && marker.value() == last.value() + 1;
        boolean afterOptions =
            last.kind() == Marker.Kind.CAPITAL && marker.kind() == Marker.Kind.DIGIT;
        if (next || ended || !full || afterOptions) {
          return true;
        }
      }
      case NONE -> {}
    }
    char first = line.charAt(0);
    return (!full || ended) && !Character.isLowerCase(first) && ",.;:)".indexOf(first) < 0;
  }
}
