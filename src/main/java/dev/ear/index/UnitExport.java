package dev.ear.index;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.ear.anchor.Anchor;
import dev.ear.anchor.AnnotatedText;
import dev.ear.index.PageStore.StoredPage;
import dev.ear.text.Token;
import dev.ear.unit.AnchorsInside;
import dev.ear.unit.Span;
import dev.ear.unit.Window;
import dev.ear.unit.WindowCutter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Gives every unit of an index with all that scoring sees of it, for checks from outside. */
public final class UnitExport {
  private final EarIndex index;
  private final WindowStore windows;

  /** Creates an export of an open index, with windows of the radius it was built with. */
  public UnitExport(EarIndex index) {
    this(index, index.windows().radius());
  }

  /**
   * Creates an export of an open index.
   *
   * @param radius words on either side of a window's anchor
   * @throws dev.ear.EarException when the index stores its windows with another radius
   */
  public UnitExport(EarIndex index, int radius) {
    this.index = index;
    windows = index.windows(radius);
  }

  /**
   * A unit.
   *
   * @param ord its place in index order, from 0
   * @param book its book
   * @param page its page; null for a chunk
   * @param parent a window's parent number on the page
   * @param pageFrom a chunk's first page
   * @param pageTo a chunk's last page
   * @param printed the number printed on its page, or on a chunk's pages ({@code 45-46}), where it
   *     is known and the file counts its pages otherwise
   * @param start its first word: on the page, or in the book for a chunk
   * @param end the word after its last
   * @param tokens its distinct content tokens, by first occurrence
   * @param anchors the anchors inside, in text order
   * @param normalized its full token sequence, joined by spaces
   * @param text its text
   */
  @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
  public record ExportedUnit(
      int ord,
      String book,
      @Nullable Integer page,
      @JsonInclude(Include.NON_NULL) @Nullable Integer parent,
      @JsonInclude(Include.NON_NULL) @Nullable Integer pageFrom,
      @JsonInclude(Include.NON_NULL) @Nullable Integer pageTo,
      @JsonInclude(Include.NON_NULL) @Nullable String printed,
      int start,
      int end,
      Set<String> tokens,
      List<ExportedAnchor> anchors,
      String normalized,
      String text) {}

  /**
   * An anchor of a unit.
   *
   * @param key its key
   * @param kind its kind, in lower case
   * @param start its first word, counted as the unit's is
   * @param end the word after its last
   * @param centre whether the window is drawn around it
   */
  public record ExportedAnchor(String key, String kind, int start, int end, boolean centre) {}

  /** Hears the exported units in index order. */
  public interface Sink {
    /** Takes one unit. */
    void accept(ExportedUnit unit) throws IOException;
  }

  /** Exports all windows. */
  public void windows(Sink sink) throws IOException {
    var pages = new WindowPages();
    int[] ord = {0};
    windows.forEach(window -> sink.accept(pages.export(ord[0]++, windows.place(window))));
  }

  /** Remembers the page that the last window stood on, for the next mostly stands there too. */
  private final class WindowPages {
    private final WindowCutter cutter = new WindowCutter(windows.radius());
    private final Map<Span, Set<Anchor>> centres = new HashMap<>();
    private int pageDocument = -1;
    private @Nullable StoredPage page;

    ExportedUnit export(int ord, WindowPlace place) throws IOException {
      StoredPage its = page(place.pageDocument());
      AnnotatedText text = its.text();
      Span span = place.span();
      List<Token> tokens = text.tokens(span.start(), span.end());
      return new ExportedUnit(
          ord,
          its.page().book(),
          its.page().number(),
          place.parent(),
          null,
          null,
          its.page().printed(),
          span.start(),
          span.end(),
          content(tokens),
          anchors(text, span, 0, centres.getOrDefault(span, Set.of())),
          normalized(tokens),
          text.words().slice(span.start(), span.end()));
    }

    private StoredPage page(int document) throws IOException {
      @Nullable StoredPage last = page;
      if (last != null && document == pageDocument) {
        return last;
      }
      StoredPage now = index.pageStore().page(document);
      centres.clear();
      for (Window window : cutter.cut(now.text().words().count(), now.text().anchors()).windows()) {
        centres.put(window.span(), Set.copyOf(window.centres()));
      }
      page = now;
      pageDocument = document;
      return now;
    }
  }

  /** Exports all pages. */
  public void pages(Sink sink) throws IOException {
    for (int ord = 0; ord < index.pageStore().count(); ord++) {
      StoredPage page = index.pageStore().page(ord);
      AnnotatedText text = page.text();
      Span span = new Span(0, text.words().count());
      sink.accept(
          new ExportedUnit(
              ord,
              page.page().book(),
              page.page().number(),
              null,
              null,
              null,
              page.page().printed(),
              span.start(),
              span.end(),
              content(text.tokens()),
              anchors(text, span, 0, Set.of()),
              normalized(text.tokens()),
              page.page().text()));
    }
  }

  /** Exports all chunks. */
  public void chunks(Sink sink) throws IOException {
    for (int ord = 0; ord < index.chunks().getIndexReader().maxDoc(); ord++) {
      ChunkText chunk = ChunkText.read(index, ord, new PagesRead(index.pageStore()));
      var anchors = new ArrayList<ExportedAnchor>();
      for (ChunkText.Part part : chunk.parts()) {
        anchors.addAll(anchors(part.page().text(), part.span(), part.bookStart(), Set.of()));
      }
      sink.accept(
          new ExportedUnit(
              ord,
              chunk.first().book(),
              null,
              null,
              chunk.first().number(),
              chunk.last().number(),
              chunk.printed(),
              chunk.span().start(),
              chunk.span().end(),
              content(chunk.tokens()),
              anchors,
              normalized(chunk.tokens()),
              chunk.text()));
    }
  }

  private static List<ExportedAnchor> anchors(
      AnnotatedText text, Span span, int offset, Set<Anchor> centres) {
    return AnchorsInside.of(text.anchors(), span).stream()
        .map(
            anchor ->
                new ExportedAnchor(
                    anchor.key(),
                    anchor.kind().label(),
                    anchor.start() + offset,
                    anchor.end() + offset,
                    centres.contains(anchor)))
        .toList();
  }

  private static Set<String> content(List<Token> tokens) {
    Set<String> content = new LinkedHashSet<>();
    for (Token token : tokens) {
      if (token.content()) {
        content.add(token.term());
      }
    }
    return content;
  }

  private static String normalized(List<Token> tokens) {
    return tokens.stream().map(Token::term).collect(Collectors.joining(" "));
  }
}
