package dev.ear.corpus;

import java.util.List;
import java.util.regex.Pattern;

/** Recognises lists of sources by their entries: {@code Ortaylı, İ., Gelenekten Geleceğe}. */
final class Citations {
  private static final int LONGEST_HEADING = 6;
  private static final int LONGEST_LABEL = 40;

  /** A surname and a first name or its initial, or an initial and a surname, and a title. */
  private static final Pattern ENTRY =
      Pattern.compile(
          "[^\\p{L}\\d]{0,3}(?:\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)?, \\p{Lu}[\\p{L}.]*[ .,]"
              + "|(?:\\p{Lu}\\. ?){1,2}\\p{Lu}[\\p{L}’'-]+, \\p{Lu}"
              + "|(?:\\p{Lu}[\\p{L}’'-]+ ){2,3}\\p{Lu}?[\\p{L}’'-]*, \\p{Lu}[^.?!]*[,.]).*",
          Pattern.DOTALL);

  private final WordList endings;

  Citations(CueLists lists) {
    endings = lists.words("source-endings");
  }

  /** Drops entries below a heading of sources or after its colon, with the heading. */
  void drop(List<Unit> units) {
    for (int i = 0; i < units.size(); i++) {
      Unit unit = units.get(i);
      if (isLabelled(unit.text())) {
        unit.drop(DropReason.BIBLIOGRAPHY);
      }
      int end = i + 1;
      while (unit.isOneLine()
          && isName(Fold.fold(unit.text()))
          && end < units.size()
          && ENTRY.matcher(units.get(end).text()).matches()) {
        unit.drop(DropReason.BIBLIOGRAPHY);
        units.get(end++).drop(DropReason.BIBLIOGRAPHY);
      }
    }
  }

  private boolean isLabelled(String text) {
    int colon = text.indexOf(':');
    return colon > 0
        && colon <= LONGEST_LABEL
        && isName(Fold.fold(text.substring(0, colon)))
        && ENTRY.matcher(text.substring(colon + 1).strip()).matches();
  }

  private boolean isName(String folded) {
    return folded.chars().filter(c -> c == ' ').count() < LONGEST_HEADING
        && endings.has(Fold.lastWord(folded));
  }
}
