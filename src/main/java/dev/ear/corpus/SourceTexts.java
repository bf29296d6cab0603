package dev.ear.corpus;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Recognises what stays although a box of exercises holds it: glossaries, and texts of sources that
 * have a title or an attribution.
 */
final class SourceTexts {
  private static final Pattern ATTRIBUTION =
      Pattern.compile("(?s)\\(\\p{Lu}[^()]* [^()]*\\)\\.?|[—–] ?\\p{Lu}.{3,100}");
  private static final Pattern DEFINITION =
      Pattern.compile("\\p{L}[^:–.?]{1,40}(?::| [–=-]) ?\\p{L}.{12,}\\.");

  private final Headings headings;
  private final ExerciseHeadings exercises;
  private final UnitJudge judge;

  SourceTexts(Headings headings, ExerciseHeadings exercises, UnitJudge judge) {
    this.headings = headings;
    this.exercises = exercises;
    this.judge = judge;
  }

  /** Says whether a line tells where the text before it comes from: {@code (Naima, Tarih)}. */
  static boolean isAttribution(String text) {
    return ATTRIBUTION.matcher(text).matches();
  }

  /** Says whether every line of a unit is a definition of a word in small letters. */
  static boolean defines(Unit unit) {
    return Character.isLowerCase(unit.text().charAt(0))
        && unit.text().lines().allMatch(line -> DEFINITION.matcher(line).matches());
  }

  /** Says whether definitions stand at a place: {@code bac: Pazar ve geçiş vergisi.} */
  boolean isGlossary(List<Unit> units, int from) {
    long definitions = 0;
    for (int i = from; i < Math.min(units.size(), from + 2); i++) {
      Unit unit = units.get(i);
      if (unit.isInList() || judge.reason(unit) != null) {
        return false;
      }
      definitions += unit.text().lines().filter(l -> DEFINITION.matcher(l).matches()).count();
    }
    return definitions > 1;
  }

  /** Says whether the block that a unit opens ends in an attribution, or one follows it. */
  static boolean hasAttribution(List<Unit> units, int i) {
    int end = i + 1;
    while (end < units.size() && units.get(end).block() == units.get(i).block()) {
      end++;
    }
    String block = units.get(end - 1).text();
    String last = block.substring(block.lastIndexOf('\n') + 1);
    boolean alone = end == i + 1 && last.length() == block.length();
    return (!alone && isAttribution(last))
        || (end < units.size() && isAttribution(units.get(end).text()));
  }

  /** Says whether a title stands alone above what is neither task nor question. */
  boolean isTitle(List<Unit> units, int i) {
    Unit unit = units.get(i);
    String text = unit.text();
    if (!unit.isWholeBlock()
        || !unit.isOneLine()
        || !headings.looksLikeOne(text)
        || i + 1 == units.size()) {
      return false;
    }
    Unit next = units.get(i + 1);
    return !next.isDropped()
        && judge.reason(next) == null
        && !judge.isTaskLike(next)
        && exercises.scope(next.text()) == ExerciseHeadings.Scope.NONE;
  }
}
