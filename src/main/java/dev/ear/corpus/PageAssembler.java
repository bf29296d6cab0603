package dev.ear.corpus;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Puts the judged units of a page together into its kept and dropped blocks. */
final class PageAssembler {
  private final Page page;
  private final StretchCutter cutter;
  private final List<PagePart> parts = new ArrayList<>();

  /** Feet parted from a line of text: they follow what stands on the same line. */
  private final Set<PagePart> parted = Collections.newSetFromMap(new IdentityHashMap<>());

  /** The block that is being put together: neighbours of one block and one fate become one. */
  private final StringBuilder open = new StringBuilder();

  private int openBlock;
  private int openLine;
  private int lastLine;
  private @Nullable DropReason openReason;

  PageAssembler(Page page, StretchCutter cutter) {
    this.page = page;
    this.cutter = cutter;
  }

  /**
   * Adds a line that stands at the page's edge.
   *
   * @param follows whether it was parted from the text before it on its line
   */
  void addEdge(Line line, DropReason reason, boolean follows) {
    DroppedBlock edge =
        new DroppedBlock(
            page.book(), page.number(), line.block(), line.number(), reason, line.text());
    parts.add(edge);
    if (follows) {
      parted.add(edge);
    }
  }

  /** Adds the next unit. */
  void add(Unit unit) {
    String text = unit.text();
    if (unit.reason() != null) {
      append(unit, unit.reason(), text);
      return;
    }
    int from = 0;
    for (StretchCutter.Stretch stretch : cutter.cut(unit)) {
      append(unit, null, Line.strip(text, from, stretch.start()));
      append(unit, stretch.reason(), Line.strip(text, stretch.start(), stretch.end()));
      from = stretch.end();
    }
    append(unit, null, Line.strip(text, from, text.length()));
  }

  private void append(Unit unit, @Nullable DropReason reason, String text) {
    if (text.isEmpty()) {
      return;
    }
    boolean apart = unit.line() > lastLine + 1;
    if (!open.isEmpty() && (openBlock != unit.block() || apart || openReason != reason)) {
      close();
    }
    lastLine = unit.lastLine();
    if (open.isEmpty()) {
      openBlock = unit.block();
      openLine = unit.line();
      openReason = reason;
    } else {
      open.append('\n');
    }
    open.append(text);
  }

  private void close() {
    if (open.isEmpty()) {
      return;
    }
    String text = open.toString();
    open.setLength(0);
    DropReason reason = openReason;
    if (reason == null) {
      parts.add(new KeptBlock(openBlock, openLine, text));
    } else {
      parts.add(new DroppedBlock(page.book(), page.number(), openBlock, openLine, reason, text));
    }
  }

  /** Returns the page, cleaned. */
  CleanedPage page() {
    close();
    List<PagePart> inOrder =
        parts.stream()
            .sorted(Comparator.comparingInt(PagePart::line).thenComparing(parted::contains))
            .toList();
    String text =
        inOrder.stream()
            .filter(KeptBlock.class::isInstance)
            .map(PagePart::text)
            .collect(Collectors.joining("\n\n"));
    return new CleanedPage(page.withText(text), inOrder);
  }
}
