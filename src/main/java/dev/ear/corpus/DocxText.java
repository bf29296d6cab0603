package dev.ear.corpus;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeFilter;
import org.jspecify.annotations.Nullable;

/**
 * Takes the text of a WordprocessingML document: a paragraph is a block, the items of a list and
 * the rows of a table are the lines of one block, notes stand at the end of the page that refers to
 * them. Deleted text, field codes, comments, heads and feet are left out.
 */
final class DocxText implements NodeFilter {
  private static final Set<String> SKIPPED =
      Set.of("w:del", "w:moveFrom", "w:instrText", "w:delText", "mc:Fallback", "w:sectPr", "w:pPr");
  private static final Set<String> HEADINGS =
      Set.of("heading1", "heading2", "balk1", "balk2", "başlık1", "başlık2");

  private final PageFlow flow;
  private final DocxNumbering numbering;
  private final Map<String, Element> notes;
  private final boolean partsAtHeadings;
  private final StringBuilder line = new StringBuilder();
  private final List<String> pending = new ArrayList<>();
  private int tables;
  private boolean inList;
  private boolean afterHeading;
  private @Nullable List<String> cells;

  private DocxText(
      PageFlow flow, DocxNumbering numbering, Map<String, Element> notes, boolean atHeadings) {
    this.flow = flow;
    this.numbering = numbering;
    this.notes = notes;
    this.partsAtHeadings = atHeadings;
  }

  /**
   * Adds the text of a document to a flow.
   *
   * @param noteParts the documents that hold its footnotes and endnotes
   */
  static void add(
      Document document, DocxNumbering numbering, List<Document> noteParts, PageFlow flow) {
    Map<String, Element> notes = new HashMap<>();
    for (Document part : noteParts) {
      for (String kind : List.of("w:footnote", "w:endnote")) {
        for (Element note : part.getElementsByTag(kind)) {
          notes.put(kind + "Reference " + note.attr("w:id"), note);
        }
      }
    }
    boolean hasBreaks =
        !document.getElementsByTag("w:lastRenderedPageBreak").isEmpty()
            || !document.select("w|br[w:type=page]").isEmpty();
    DocxText text = new DocxText(flow, numbering, notes, !hasBreaks);
    document.filter(text);
    text.endPage();
  }

  @Override
  public FilterResult head(Node node, int depth) {
    if (!(node instanceof Element element)) {
      return FilterResult.CONTINUE;
    }
    String name = element.tagName();
    if (SKIPPED.contains(name)) {
      return FilterResult.SKIP_ENTIRELY;
    }
    switch (name) {
      case "w:p" -> startParagraph(element);
      case "w:t" -> line.append(text(element));
      case "w:tab" -> line.append(' ');
      case "w:noBreakHyphen" -> line.append('-');
      case "w:br", "w:cr" -> startLine(element);
      case "w:lastRenderedPageBreak" -> endPage();
      case "w:footnoteReference", "w:endnoteReference" -> refer(name, element.attr("w:id"));
      case "w:tbl" -> tables++;
      case "w:tr" -> {
        if (tables == 1) {
          cells = new ArrayList<>();
        }
      }
      default -> {}
    }
    return FilterResult.CONTINUE;
  }

  @Override
  public FilterResult tail(Node node, int depth) {
    if (node instanceof Element element) {
      switch (element.tagName()) {
        case "w:p" -> endParagraph();
        case "w:tc" -> endCell();
        case "w:tr" -> endRow();
        case "w:tbl" -> {
          tables--;
          flow.endBlock();
        }
        default -> {}
      }
    }
    return FilterResult.CONTINUE;
  }

  private static String text(Element element) {
    StringBuilder text = new StringBuilder();
    for (Node child : element.childNodes()) {
      text.append(child instanceof TextNode node ? node.getWholeText() : "");
    }
    return text.toString().replace('\n', ' ').replace('\r', ' ');
  }

  private void startParagraph(Element paragraph) {
    if (cells != null) {
      line.append(line.isEmpty() ? "" : " ");
      return;
    }
    // A text box stands inside a paragraph: what came before it is a line of its own.
    endLine();
    boolean heading = partsAtHeadings && isHeading(paragraph);
    if (heading && !afterHeading) {
      endPage();
    }
    afterHeading = heading;
    String mark = numbering.mark(paragraph);
    boolean item = property(paragraph, "w:numPr") != null;
    if (!item || !inList) {
      flow.endBlock();
    }
    inList = item;
    line.append(mark);
  }

  /** Returns a property of a paragraph, of which all that stands in it is not looked through. */
  static @Nullable Element property(Element paragraph, String name) {
    for (Node child : paragraph.childNodes()) {
      if (child instanceof Element properties && properties.tagName().equals("w:pPr")) {
        for (Node property : properties.childNodes()) {
          if (property instanceof Element element && element.tagName().equals(name)) {
            return element;
          }
        }
      }
    }
    return null;
  }

  private static boolean isHeading(Element paragraph) {
    Element style = property(paragraph, "w:pStyle");
    return style != null && HEADINGS.contains(Fold.fold(style.attr("w:val")).replace(" ", ""));
  }

  private void startLine(Element element) {
    switch (element.attr("w:type")) {
      case "page" -> endPage();
      case "column" -> endLine();
      default -> {
        if (cells == null) {
          endLine();
        } else {
          line.append(' ');
        }
      }
    }
  }

  /** A note belongs to the first place that refers to it. */
  private void refer(String kind, String id) {
    Element note = notes.remove(kind + " " + id);
    if (note != null) {
      StringBuilder text = new StringBuilder();
      note.getElementsByTag("w:t").forEach(part -> text.append(text(part)));
      pending.add(text.toString());
    }
  }

  private void endLine() {
    if (cells == null) {
      flow.line(line.toString());
      line.setLength(0);
    }
  }

  private void endParagraph() {
    endLine();
    if (!inList && tables == 0) {
      flow.endBlock();
    }
  }

  private void endCell() {
    if (cells != null && tables == 1) {
      if (!PackedPages.isBlank(line)) {
        cells.add(line.toString().strip());
      }
      line.setLength(0);
    }
  }

  private void endRow() {
    List<String> row = cells;
    if (row != null && tables == 1) {
      cells = null;
      flow.line(String.join(" | ", row));
    }
  }

  /** Ends a page, unless it is empty: Word notes a break twice, as it is set and as it is drawn. */
  private void endPage() {
    if (cells != null || (flow.isPageEmpty() && line.isEmpty())) {
      return;
    }
    endLine();
    for (String note : pending) {
      flow.endBlock();
      flow.line(note);
    }
    pending.clear();
    flow.endPage(null);
  }
}
