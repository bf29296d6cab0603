package dev.ear.corpus;

import dev.ear.anchor.Profile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Cleans books: keeps narrative, drops exercise material, repairs what PDF text breaks (METHOD 1).
 *
 * <p>A book is read three to five times: for what needs repair and, if something may, for how the
 * book writes such words; for its running heads, its line width and the words that are cut at line
 * ends and, if there are any, for how it writes those; and last to clean it page by page. Nothing
 * of one book bears on another. A cleaner holds no state between books and may serve several
 * threads.
 */
public final class Cleaner {
  private static final int NARROWEST = 25;

  private final CueLists lists;
  private final Headings headings;
  private final ExerciseHeadings exercises;
  private final Cues cues;

  /**
   * Creates a cleaner.
   *
   * @param profile gives the lists of cues and the sentence splitter
   */
  public Cleaner(Profile profile) {
    this.lists = profile::list;
    this.headings = new Headings(lists);
    this.exercises = new ExerciseHeadings(lists, headings);
    this.cues = new Cues(lists, profile.sentences());
  }

  /**
   * Cleans a book.
   *
   * @param book any book; the pages of one that {@code ear clean} wrote stay as they are
   * @return the book with cleaned pages, what went and the counts
   */
  public CleanedBook clean(Book book) {
    List<DroppedBlock> dropped = new ArrayList<>();
    PackedPages pages = new PackedPages(book.name());
    CleaningAudit audit =
        clean(
            book,
            page -> {
              pages.append(page.page());
              dropped.addAll(page.dropped());
            });
    return new CleanedBook(book.cleaned(pages), List.copyOf(dropped), audit);
  }

  /**
   * Returns a book with its cleaned pages alone: of what goes, however much, nothing is held.
   *
   * @param book any book; the pages of one that {@code ear clean} wrote stay as they are
   * @return the book with cleaned pages, as many as before; a page may be empty now
   */
  public Book cleaned(Book book) {
    PackedPages pages = new PackedPages(book.name());
    clean(book, page -> pages.append(page.page()));
    return book.cleaned(pages);
  }

  /**
   * Cleans a book page by page, for books of any size.
   *
   * @param book any book; the pages of one that {@code ear clean} wrote stay as they are
   * @param pages takes each page in order
   * @return the counts
   */
  public CleaningAudit clean(Book book, Consumer<CleanedPage> pages) {
    AuditCounter counter = new AuditCounter();
    counter.flagged(book.flagged());
    Consumer<CleanedPage> counted =
        page -> {
          counter.add(page);
          pages.accept(page);
        };
    if (book.cleaned()) {
      book.pages().forEach(page -> counted.accept(asKept(page)));
    } else {
      counter.repaired(Repair.CONTROL_CHARACTER, book.controls());
      new Pass(book, counter)
          .run(
              (page, units, judge) -> {
                judge.judge(units);
                units.forEach(page::add);
                counted.accept(page.page());
              });
    }
    return counter.audit(book.name());
  }

  /**
   * Reads a book for what to learn weights from: its units, as the rules alone judge them.
   *
   * @param book a book that is not cleaned
   * @param pages takes the units of each page in order, with its running heads and page numbers
   */
  public void signs(Book book, Consumer<List<SignedUnit>> pages) {
    new Pass(book, new AuditCounter())
        .run(
            (page, units, judge) -> {
              List<SignedUnit> signed = new ArrayList<>(judge.signed(units));
              for (PagePart edge : page.page().parts()) {
                signed.add(new SignedUnit(edge.line(), edge.text(), Map.of()));
              }
              signed.sort(Comparator.comparingInt(SignedUnit::line));
              pages.accept(signed);
            });
  }

  /** A page that is clean already: its blocks are what stands between blank lines. */
  private static CleanedPage asKept(Page page) {
    List<KeptBlock> kept = new ArrayList<>();
    List<Line> lines = Line.of(page.text());
    for (int i = 0; i < lines.size(); ) {
      Line first = lines.get(i);
      StringBuilder text = new StringBuilder(first.text());
      for (i++; i < lines.size() && lines.get(i).block() == first.block(); i++) {
        text.append('\n').append(lines.get(i).text());
      }
      kept.add(new KeptBlock(first.block(), first.number(), text.toString()));
    }
    return new CleanedPage(page, List.copyOf(kept));
  }

  /** Takes the pages of a book in order, their units not judged yet. */
  @FunctionalInterface
  private interface PageTaker {
    void take(PageAssembler page, List<Unit> units, PageJudge judge);
  }

  /** The readings of one book. */
  private final class Pass {
    private final Book book;
    private final AuditCounter counter;
    private final RunningHeads heads =
        new RunningHeads(headings, text -> exercises.scope(text) != ExerciseHeadings.Scope.NONE);
    private final HyphenJoiner hyphens = new HyphenJoiner();
    private final BookSpelling spelling;
    private final int[] widths = new int[UnitSplitter.WIDEST_WRAP + 1];

    Pass(Book book, AuditCounter counter) {
      this.book = book;
      this.counter = counter;
      this.spelling = BookSpelling.of(book.pages());
    }

    void run(PageTaker pages) {
      observe();
      TextRepair repair = new TextRepair(counter, spelling);
      UnitSplitter splitter = new UnitSplitter(headings, exercises, width());
      UnitJudge units = new UnitJudge(headings, cues);
      PageJudge judge = new PageJudge(lists, headings, exercises, units);
      StretchCutter cutter = new StretchCutter(units, cues);
      @Nullable EdgedPage open = null;
      int place = 0;
      for (Page page : book.pages()) {
        List<Line> lines = heads.part(Line.of(repair.repair(page.text())));
        DropReason[] edges = heads.find(lines, place++, page);
        EdgedPage next = new EdgedPage(page, lines, edges, cutter);
        if (open != null) {
          counter.repaired(Repair.HYPHENATION, hyphens.joinAcross(open.inner(), next.inner()));
          pages.take(open.assembler(), units(open, splitter), judge);
        }
        open = next;
      }
      if (open != null) {
        pages.take(open.assembler(), units(open, splitter), judge);
      }
    }

    private List<Unit> units(EdgedPage page, UnitSplitter splitter) {
      return splitter.split(hyphens.join(page.inner(), counter));
    }

    private void observe() {
      TextRepair repair = new TextRepair(new AuditCounter(), spelling);
      for (Page page : book.pages()) {
        List<Line> lines = Line.of(repair.repair(page.text()));
        heads.observe(lines);
        hyphens.observe(lines);
        for (Line line : lines) {
          widths[Math.min(line.text().length(), UnitSplitter.WIDEST_WRAP)]++;
        }
      }
      if (hyphens.hasCuts()) {
        book.pages().forEach(page -> hyphens.count(repair.repair(page.text())));
      }
    }

    /** The width that nine lines in ten stay under, very short ones aside. */
    private int width() {
      long lines = Arrays.stream(widths, NARROWEST, widths.length).asLongStream().sum();
      long under = 0;
      for (int width = NARROWEST; width < widths.length; width++) {
        under += widths[width];
        if (10 * under >= 9 * lines && under > 0) {
          return width;
        }
      }
      return UnitSplitter.WIDEST_WRAP;
    }
  }

  /** A page whose head and foot are off; it waits for the next page to know how it ends. */
  private record EdgedPage(PageAssembler assembler, List<Line> inner) {
    EdgedPage(Page page, List<Line> lines, DropReason[] edges, StretchCutter cutter) {
      this(new PageAssembler(page, cutter), new ArrayList<>());
      for (int i = 0; i < edges.length; i++) {
        DropReason reason = edges[i];
        if (reason == null) {
          inner.add(lines.get(i));
        } else {
          Line line = lines.get(i);
          boolean follows = i > 0 && lines.get(i - 1).number() == line.number();
          assembler.addEdge(line, reason, follows && edges[i - 1] == null);
        }
      }
    }
  }
}
