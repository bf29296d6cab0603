package dev.ear.corpus.pdf;

import java.util.ArrayList;
import java.util.List;

/** Large first letters of a chapter, which stand before two lines of text or more. */
final class Initials {
  /** A page with more large capitals that stand alone is no page of text. */
  private static final int MOST_INITIALS = 40;

  /** How much larger than its text an initial is. */
  private static final float LARGER = 1.8f;

  private Initials() {}

  /** Brings large initials to the word that they open, which may be drawn much later. */
  static List<Glyph> placed(List<Glyph> drawn) {
    List<Glyph> out = new ArrayList<>(drawn);
    int initials = 0;
    for (int i = 0; i < out.size() && initials < MOST_INITIALS; i++) {
      Glyph glyph = out.get(i);
      if (glyph.text().length() == 1
          && Character.isUpperCase(glyph.text().charAt(0))
          && !isInLine(out, i)) {
        initials++;
        Glyph opened = null;
        for (Glyph other : out) {
          boolean nearer =
              opened == null
                  || other.y() < opened.y()
                  || (other.y() == opened.y() && other.x() < opened.x());
          opened = nearer && isInitial(glyph, other) ? other : opened;
        }
        if (opened != null) {
          out.set(i, glyph.on(opened.y(), opened.size()).upTo(opened.x()));
        }
      }
    }
    return out;
  }

  /** Says whether a neighbour in drawing is of its size and on its line. */
  private static boolean isInLine(List<Glyph> glyphs, int at) {
    for (int other = Math.max(0, at - 1); other <= Math.min(glyphs.size() - 1, at + 1); other++) {
      Glyph one = glyphs.get(at);
      Glyph two = glyphs.get(other);
      if (other != at
          && !two.isSpace()
          && two.size() > one.size() / LARGER
          && Math.abs(one.y() - two.y()) < one.size() / 2) {
        return true;
      }
    }
    return false;
  }

  private static boolean isInitial(Glyph initial, Glyph glyph) {
    float gap = glyph.x() - initial.end();
    return initial.size() > LARGER * glyph.size()
        && initial.y() - glyph.y() > 0.5f * glyph.size()
        && glyph.y() > initial.y() - initial.size()
        && gap > -0.3f * initial.size()
        && gap < 0.35f * initial.size()
        && Character.isLowerCase(glyph.text().charAt(0));
  }
}
