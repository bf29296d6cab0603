package dev.ear.corpus;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** Puts the judged units of a page together into its kept and dropped blocks. */
final class PageAssembler {
  private final Page page;
  private final StretchCutter cutter;
  private final List<KeptBlock> kept = new ArrayList<>();
  private final List<DroppedBlock> dropped = new ArrayList<>();

  private final StringBuilder open = new StringBuilder();
  private int openBlock;
  private int openLine;

  PageAssembler(Page page, StretchCutter cutter) {
    this.page = page;
    this.cutter = cutter;
  }

  /** Adds a line that stands at the page's edge. */
  void addEdge(Line line, DropReason reason) {
    dropped.add(
        new DroppedBlock(
            page.book(), page.number(), line.block(), line.number(), reason, line.text()));
  }

  /** Adds the next unit. */
  void add(Unit unit) {
    DropReason reason = unit.reason();
    if (reason != null) {
      drop(unit, reason, unit.text());
      return;
    }
    String text = unit.text();
    int from = 0;
    for (StretchCutter.Stretch stretch : cutter.cut(unit)) {
      keep(unit, Line.strip(text, from, stretch.start()));
      drop(unit, stretch.reason(), Line.strip(text, stretch.start(), stretch.end()));
      from = stretch.end();
    }
    keep(unit, Line.strip(text, from, text.length()));
  }

  private void keep(Unit unit, String text) {
    if (text.isEmpty()) {
      return;
    }
    if (openBlock != unit.block()) {
      close();
    }
    if (open.isEmpty()) {
      openBlock = unit.block();
      openLine = unit.line();
    } else {
      open.append('\n');
    }
    open.append(text);
  }

  private void drop(Unit unit, DropReason reason, String text) {
    close();
    int last = dropped.size() - 1;
    if (last >= 0
        && dropped.get(last).reason() == reason
        && dropped.get(last).block() == unit.block()) {
      DroppedBlock before = dropped.get(last);
      dropped.set(
          last,
          new DroppedBlock(
              before.book(),
              before.page(),
              before.block(),
              before.line(),
              reason,
              before.text() + "\n" + text));
    } else {
      dropped.add(
          new DroppedBlock(page.book(), page.number(), unit.block(), unit.line(), reason, text));
    }
  }

  private void close() {
    if (!open.isEmpty()) {
      kept.add(new KeptBlock(openBlock, openLine, open.toString()));
      open.setLength(0);
    }
    openBlock = 0;
  }

  /** Returns the page, cleaned. */
  CleanedPage page() {
    close();
    String text = kept.stream().map(KeptBlock::text).collect(Collectors.joining("\n\n"));
    List<DroppedBlock> inOrder =
        dropped.stream().sorted(Comparator.comparingInt(DroppedBlock::line)).toList();
    return new CleanedPage(new Page(page.book(), page.number(), text), List.copyOf(kept), inOrder);
  }
}
