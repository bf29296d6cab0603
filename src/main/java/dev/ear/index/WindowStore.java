package dev.ear.index;

import java.io.IOException;
import java.util.List;
import java.util.function.Predicate;

/**
 * The windows of an open index at one radius, however they are stored; safe for use by several
 * threads.
 *
 * <p>A window is known by a number. Numbers rise in index order and mean something to their store
 * alone.
 */
public sealed interface WindowStore permits WindowDocuments, WindowSpans {
  /** Hears of windows. */
  @FunctionalInterface
  interface Visitor {
    /** Takes a window's number. */
    void accept(long window) throws IOException;
  }

  /** Returns how many words windows keep on either side of an anchor. */
  int radius();

  /**
   * A key that windows are drawn around.
   *
   * @param key the key
   * @param windows how many
   */
  record Centre(String key, int windows) {}

  /** Lists the wanted keys that windows are drawn around, in order of their UTF-8 bytes. */
  List<Centre> centres(Predicate<String> wanted) throws IOException;

  /** Says whether some window is drawn around a key. */
  boolean isCentre(String key) throws IOException;

  /** Returns where a window stands. */
  WindowPlace place(long window) throws IOException;

  /** Gives every window in index order. */
  void forEach(Visitor visitor) throws IOException;
}
