package dev.ear.corpus.pdf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Puts the glyphs of a page together into words.
 *
 * <p>Words part at spaces and at gaps; where letters stand apart throughout, only wider gaps part
 * words. A raised number behind a word becomes a superscript character, so that it is no part of
 * the word; a large initial goes to the line it opens; an accent drawn by itself goes to its
 * letter; what is drawn again next to itself, to look bold or to cast a shadow, is read once.
 */
final class PdfWords {
  private static final float SAME_ROW = 0.3f;
  private static final float WORD_GAP = 0.14f;
  private static final float SEGMENT_GAP = 1.2f;
  private static final float WIDEST_SPACING = 0.8f;

  // How far from each other like glyphs are copies: always, and where they cover each other.
  private static final float SAME_PLACE = 0.12f;
  private static final float SHADOW = 0.3f;
  private static final float COVERED = 0.7f;

  private static final int FEWEST_SPACED = 4;

  /** What {@link PdfPageText} lets glyphs say that say nothing: they may be different letters. */
  private static final String UNREADABLE = "\ufffd";

  private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

  /** Spacing accents and their combining forms. */
  private static final String ACCENTS = "\u00a8\u02d8\u00b8\u02d9\u02c6\u00b4`\u02dc\u00af\u02c7";

  private static final String MARKS =
      "\u0308\u0306\u0327\u0307\u0302\u0301\u0300\u0303\u0304\u030c";

  /** A small square of the page, and what a glyph there says. */
  private record Spot(String text, int column, int row) {}

  private PdfWords() {}

  /** Returns the words of glyphs that run one way, row by row. */
  static List<SetWord> of(List<Glyph> drawn) {
    List<Glyph> glyphs = placed(Initials.placed(attached(once(drawn))));
    glyphs.sort(Comparator.comparingDouble(Glyph::y));
    List<SetWord> words = new ArrayList<>();
    for (int start = 0; start < glyphs.size(); ) {
      Glyph first = glyphs.get(start);
      int end = start + 1;
      while (end < glyphs.size() && isSameRow(first, glyphs.get(end))) {
        end++;
      }
      List<Glyph> row = new ArrayList<>(glyphs.subList(start, end));
      row.sort(Comparator.comparingDouble(Glyph::x));
      addWords(row, words);
      start = end;
    }
    return words;
  }

  private static boolean isSameRow(Glyph first, Glyph other) {
    return other.y() - first.y() <= SAME_ROW * Math.min(first.size(), other.size());
  }

  /** Brings raised numbers and large initials to the baseline of their word. */
  private static List<Glyph> placed(List<Glyph> drawn) {
    List<Glyph> out = new ArrayList<>(drawn.size());
    Glyph base = null;
    for (int i = 0; i < drawn.size(); i++) {
      Glyph glyph = drawn.get(i);
      Glyph before = out.isEmpty() ? null : out.get(out.size() - 1);
      if (base != null && before != null && isRaised(base, before, glyph)) {
        out.add(lowered(glyph, base));
        continue;
      }
      Glyph after = i + 1 < drawn.size() ? drawn.get(i + 1) : null;
      if (after != null
          && isNumber(glyph)
          && isRaised(after, glyph, glyph)
          && follows(glyph, after)) {
        out.add(lowered(glyph, after));
        continue;
      }
      out.add(glyph);
      base = glyph;
    }
    return out;
  }

  private static Glyph lowered(Glyph glyph, Glyph base) {
    Glyph lowered = glyph.on(base.y(), base.size());
    return isNumber(glyph)
        ? lowered.saying(String.valueOf(SUPERSCRIPTS.charAt(glyph.text().charAt(0) - '0')))
        : lowered;
  }

  private static boolean isNumber(Glyph glyph) {
    return glyph.text().length() == 1 && "0123456789".contains(glyph.text());
  }

  private static boolean follows(Glyph glyph, Glyph after) {
    float gap = after.x() - glyph.end();
    return gap > -0.3f * after.size() && gap < 0.5f * after.size();
  }

  private static boolean isRaised(Glyph base, Glyph before, Glyph glyph) {
    float rise = base.y() - glyph.y();
    return glyph.size() < 0.87f * base.size()
        && rise > 0.15f * base.size()
        && rise < 0.7f * base.size()
        && (before == glyph || follows(before, glyph))
        && !glyph.isSpace();
  }

  /** Puts accents that are drawn by themselves on their letters. */
  private static List<Glyph> attached(List<Glyph> glyphs) {
    List<Glyph> out = new ArrayList<>(glyphs.size());
    for (int i = 0; i < glyphs.size(); i++) {
      Glyph accent = glyphs.get(i);
      String mark = mark(accent.text());
      Glyph before = out.isEmpty() ? null : out.get(out.size() - 1);
      Glyph after = i + 1 < glyphs.size() ? glyphs.get(i + 1) : null;
      float onBefore = before == null || mark.isEmpty() ? 0 : overlap(accent, before);
      float onAfter = after == null || mark.isEmpty() ? 0 : overlap(accent, after);
      if (before != null && onBefore > 0 && onBefore >= onAfter) {
        out.set(out.size() - 1, before.saying(accented(before.text(), mark)));
      } else if (after != null && onAfter > 0) {
        out.add(after.saying(accented(after.text(), mark)));
        i++;
      } else {
        out.add(accent);
      }
    }
    return out;
  }

  private static String accented(String letter, String mark) {
    return letter.equals("ı") && mark.equals("\u0307") ? "i" : letter + mark;
  }

  private static String mark(String text) {
    if (text.length() != 1) {
      return "";
    }
    int accent = ACCENTS.indexOf(text.charAt(0));
    return accent >= 0
        ? MARKS.substring(accent, accent + 1)
        : Character.getType(text.charAt(0)) == Character.NON_SPACING_MARK ? text : "";
  }

  private static float overlap(Glyph accent, Glyph letter) {
    if (!Character.isLetter(letter.text().charAt(0))
        || Math.abs(accent.y() - letter.y()) > letter.size()) {
      return 0;
    }
    float middle = (accent.x() + accent.end()) / 2;
    boolean over = middle > letter.x() && middle < letter.end();
    return over
        ? Math.max(0.01f, Math.min(accent.end(), letter.end()) - Math.max(accent.x(), letter.x()))
        : 0;
  }

  /** Leaves out glyphs that are drawn over their like. */
  private static List<Glyph> once(List<Glyph> glyphs) {
    List<Glyph> out = new ArrayList<>(glyphs.size());
    Map<Spot, List<Integer>> seen = new HashMap<>();
    for (int at = 0; at < glyphs.size(); at++) {
      Glyph glyph = glyphs.get(at);
      int column = (int) (glyph.x() / 8);
      int row = (int) (glyph.y() / 8);
      boolean twice = false;
      for (int dx = -1; dx <= 1 && !twice; dx++) {
        for (int dy = -1; dy <= 1 && !twice; dy++) {
          List<Integer> near =
              seen.getOrDefault(new Spot(glyph.text(), column + dx, row + dy), List.of());
          // A crowd in one place is no writing; looking at all of it would take too long.
          for (int i = 0; i < Math.min(near.size(), 8); i++) {
            boolean later = at - near.get(i) > 1 && !glyph.text().equals(UNREADABLE);
            twice |= isCopy(glyphs.get(near.get(i)), glyph, later);
          }
        }
      }
      if (!twice) {
        out.add(glyph);
        if (!glyph.isSpace()) {
          seen.computeIfAbsent(new Spot(glyph.text(), column, row), k -> new ArrayList<>()).add(at);
        }
      }
    }
    return out;
  }

  /**
   * Says whether a glyph stands where its like does.
   *
   * @param later whether it may stand further off, others being drawn between them; else it may be
   *     the next letter, set close to the first, as in {@code //}
   */
  private static boolean isCopy(Glyph first, Glyph glyph, boolean later) {
    float covers = later ? Math.min(SHADOW * glyph.size(), COVERED * glyph.width()) : 0;
    float reach = Math.max(SAME_PLACE * glyph.size(), covers);
    return Math.abs(first.x() - glyph.x()) < reach && Math.abs(first.y() - glyph.y()) < reach;
  }

  private static void addWords(List<Glyph> row, List<SetWord> words) {
    List<Glyph> letters = new ArrayList<>();
    List<Boolean> spaces = new ArrayList<>();
    Glyph space = null;
    for (Glyph glyph : row) {
      if (glyph.isSpace()) {
        space = glyph;
      } else {
        letters.add(glyph);
        spaces.add(space != null && glyph.x() >= space.x() + space.width() / 4);
        space = null;
      }
    }
    for (int start = 0; start < letters.size(); ) {
      int end = start + 1;
      while (end < letters.size() && gap(letters, end) < SEGMENT_GAP * letters.get(end).size()) {
        end++;
      }
      addSegment(letters.subList(start, end), spaces.subList(start, end), words);
      start = end;
    }
  }

  private static float gap(List<Glyph> letters, int at) {
    return letters.get(at).x() - letters.get(at - 1).end();
  }

  private static void addSegment(List<Glyph> letters, List<Boolean> spaces, List<SetWord> words) {
    float spaced = spacing(letters, spaces);
    int start = 0;
    for (int i = 1; i <= letters.size(); i++) {
      boolean parts =
          i == letters.size()
              || (spaced > 0 ? gap(letters, i) > spaced : parts(letters, i) || spaces.get(i));
      if (parts) {
        words.add(word(letters.subList(start, i)));
        start = i;
      }
    }
  }

  private static boolean parts(List<Glyph> letters, int at) {
    Glyph right = letters.get(at);
    float em = Math.max(right.size(), letters.get(at - 1).size());
    boolean known = right.space() > 0.15f * right.size() && right.space() < 0.6f * right.size();
    return gap(letters, at) > (known ? Math.max(0.1f * em, right.space() / 2) : WORD_GAP * em);
  }

  /**
   * Returns from which gap on words part in a segment whose letters all stand apart; 0 for others.
   *
   * <p>Letters that are parted by spaces, too, stay as they are set ({@code S A V A Ş}): whether
   * that is one word is for cleaning to say.
   */
  private static float spacing(List<Glyph> letters, List<Boolean> spaces) {
    if (letters.size() < FEWEST_SPACED) {
      return 0;
    }
    List<Float> gaps = new ArrayList<>();
    int apart = 0;
    for (int i = 1; i < letters.size(); i++) {
      if (!spaces.get(i)) {
        gaps.add(gap(letters, i));
        apart += parts(letters, i) ? 1 : 0;
      }
    }
    if (gaps.size() * 10 < (letters.size() - 1) * 6 || apart * 10 < gaps.size() * 7) {
      return 0;
    }
    Collections.sort(gaps);
    float median = gaps.get(gaps.size() / 2);
    float size = letters.get(0).size();
    return median > WIDEST_SPACING * size ? 0 : median + WORD_GAP * size;
  }

  private static SetWord word(List<Glyph> letters) {
    StringBuilder text = new StringBuilder();
    float end = letters.get(0).end();
    float size = 0;
    for (Glyph letter : letters) {
      text.append(letter.text().strip());
      end = Math.max(end, letter.end());
      size = Math.max(size, letter.size());
    }
    return new SetWord(text.toString(), letters.get(0).x(), end, letters.get(0).y(), size);
  }
}
