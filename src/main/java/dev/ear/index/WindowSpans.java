package dev.ear.index;

import dev.ear.unit.Segmentation;
import dev.ear.unit.Span;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * Windows that exist only while a query runs, drawn in the parents at any radius.
 *
 * <p>A window's number is its parent's, then its first word, then the word after its last, both
 * counted in the parent: index order is the order of numbers.
 */
public final class WindowSpans implements WindowStore {
  private static final int WORD_BITS = 10;
  private static final int WORD_MASK = (1 << WORD_BITS) - 1;

  /** Windows' numbers are below two to the power of this. */
  public static final int NUMBER_BITS = 23 + 2 * WORD_BITS;

  /** Words from a parent's first to the next parent's first. */
  private static final int STEP = Segmentation.PARENTS.size() - Segmentation.PARENTS.overlap();

  private final ParentSpans parents;
  private final int radius;

  WindowSpans(ParentSpans parents, int radius) {
    this.parents = parents;
    this.radius = radius;
  }

  /** Returns the windows of the same parents at another radius. */
  WindowSpans at(int otherRadius) {
    return new WindowSpans(parents, otherRadius);
  }

  /** Returns the parents the windows lie in. */
  public ParentSpans parents() {
    return parents;
  }

  /**
   * Returns the number of the window that a parent makes around an anchor.
   *
   * @param parent the parent
   * @param start the anchor's first word, counted in the parent
   * @param end the word after its last
   */
  public long around(int parent, int start, int end) {
    int from = (int) Math.max(0, (long) start - radius);
    int to = (int) Math.min(parents.words(parent), (long) end + radius);
    boolean inOverlap = to <= Segmentation.PARENTS.overlap() && parents.number(parent) > 0;
    return inOverlap && makes(parent - 1, from + STEP, to + STEP)
        ? number(parent - 1, from + STEP, to + STEP)
        : number(parent, from, to);
  }

  /** Returns the parent of a window. */
  public static int parent(long window) {
    return (int) (window >>> 2 * WORD_BITS);
  }

  /** Returns the first word of a window, counted in its parent. */
  public static int start(long window) {
    return (int) (window >>> WORD_BITS) & WORD_MASK;
  }

  /** Returns the word after a window's last, counted in its parent. */
  public static int end(long window) {
    return (int) window & WORD_MASK;
  }

  /** Returns the number on its page of a parent's first word. */
  public int offset(int parent) {
    return parents.number(parent) * STEP;
  }

  /** Returns what tells windows' full token sequences apart: equal exactly when they are. */
  public ByteBuffer tokens(long window) {
    return parents.tokens(parent(window), start(window), end(window));
  }

  @Override
  public int radius() {
    return radius;
  }

  @Override
  public List<Centre> centres(Predicate<String> wanted) throws IOException {
    var centres = new ArrayList<Centre>();
    SpanLookup lookup = parents.lookup();
    for (String key : parents.keys(wanted)) {
      centres.add(new Centre(key, windowsAround(Objects.requireNonNull(lookup.key(key)).spans())));
    }
    return centres;
  }

  private int windowsAround(TermSpans key) {
    var windows = new HashSet<Long>();
    for (int i = 0; i < key.parents().length; i++) {
      for (int o = key.first()[i]; o < key.first()[i + 1]; o++) {
        windows.add(around(key.parents()[i], key.starts()[o], key.ends()[o]));
      }
    }
    return windows.size();
  }

  @Override
  public boolean isCentre(String key) throws IOException {
    return parents.holdsKey(key);
  }

  @Override
  public WindowPlace place(long window) {
    int parent = parent(window);
    int offset = offset(parent);
    return new WindowPlace(
        parents.pageDocument(parent),
        parents.number(parent),
        new Span(offset + start(window), offset + end(window)));
  }

  @Override
  public void forEach(Visitor visitor) throws IOException {
    TermSpans anchors = parents.anchors();
    for (int parent = 0; parent < parents.count(); parent++) {
      int first = anchors.first()[parent];
      long[] windows = new long[anchors.first()[parent + 1] - first];
      for (int i = 0; i < windows.length; i++) {
        windows[i] = around(parent, anchors.starts()[first + i], anchors.ends()[first + i]);
      }
      Arrays.sort(windows);
      for (int i = 0; i < windows.length; i++) {
        boolean again = i > 0 && windows[i] == windows[i - 1];
        // What the parent before makes too is that parent's and was given with it.
        if (!again && parent(windows[i]) == parent) {
          visitor.accept(windows[i]);
        }
      }
    }
  }

  private boolean makes(int parent, int from, int to) {
    TermSpans anchors = parents.anchors();
    for (int i = anchors.first()[parent]; i < anchors.first()[parent + 1]; i++) {
      if (Math.max(0, anchors.starts()[i] - (long) radius) == from
          && Math.min(parents.words(parent), anchors.ends()[i] + (long) radius) == to) {
        return true;
      }
    }
    return false;
  }

  private static long number(int parent, int start, int end) {
    return ((long) parent << WORD_BITS | start) << WORD_BITS | end;
  }
}
