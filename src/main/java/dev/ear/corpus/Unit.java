package dev.ear.corpus;

import dev.ear.text.Marker;
import dev.ear.text.Words;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A paragraph, heading or list item of a block: what is judged as a whole. */
final class Unit {
  private final List<Line> lines;
  private final String text;
  private final Marker marker;
  private final int words;
  private final boolean opensBlock;
  private final boolean closesBlock;
  private boolean inList;
  private @Nullable DropReason reason;
  private @Nullable Judgment judgment;

  /**
   * What a unit shows itself.
   *
   * @param reason why it is exercise material; null if it does not show it as a whole
   * @param sentences its sentences, judged
   */
  record Judgment(@Nullable DropReason reason, List<Cues.Judged> sentences) {}

  Unit(List<Line> lines, boolean opensBlock, boolean closesBlock) {
    this.lines = List.copyOf(lines);
    this.text =
        lines.size() == 1
            ? lines.get(0).text()
            : lines.stream().map(Line::text).collect(Collectors.joining("\n"));
    this.marker = Marker.at(text, 0);
    this.words = Words.of(text).count();
    this.opensBlock = opensBlock;
    this.closesBlock = closesBlock;
  }

  /** Its lines' texts, joined by line feeds. */
  String text() {
    return text;
  }

  Marker marker() {
    return marker;
  }

  boolean has(Marker.Kind kind) {
    return marker.kind() == kind;
  }

  /** Says whether it is an item of a list: a mark alone may be a ruler's number. */
  boolean isInList() {
    return inList;
  }

  void putInList() {
    inList = true;
  }

  int words() {
    return words;
  }

  int block() {
    return lines.get(0).block();
  }

  int line() {
    return lines.get(0).number();
  }

  int lastLine() {
    return lines.get(lines.size() - 1).number();
  }

  boolean isOneLine() {
    return lines.size() == 1;
  }

  /** Says whether it is a block of its own. */
  boolean isWholeBlock() {
    return opensBlock && closesBlock;
  }

  boolean opensBlock() {
    return opensBlock;
  }

  /** Returns what the unit shows itself, judged when first asked for. */
  Judgment judgment(Function<Unit, Judgment> judge) {
    if (judgment == null) {
      judgment = judge.apply(this);
    }
    return judgment;
  }

  /** Why it is dropped; null while it is kept. */
  @Nullable DropReason reason() {
    return reason;
  }

  void drop(DropReason why) {
    reason = why;
  }

  void keep() {
    reason = null;
  }

  boolean isDropped() {
    return reason != null;
  }
}
