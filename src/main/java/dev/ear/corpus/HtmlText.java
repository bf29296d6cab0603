package dev.ear.corpus;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeFilter;
import org.jspecify.annotations.Nullable;

/**
 * Takes the text of an HTML document as a reader sees it: paragraphs and headings are blocks, the
 * items of a list and the rows of a table are the lines of one block, with the numbers that a list
 * shows and {@code |} between the cells. Scripts, styles, navigation and hidden parts are left out;
 * a raised number becomes superscript characters.
 *
 * <p>Marks of printed pages, as EPUB has them, end a page; so do headings of the first two levels,
 * where that is asked for.
 */
final class HtmlText implements NodeFilter {
  private static final Set<String> SKIPPED =
      Set.of(
          "head",
          "script",
          "style",
          "noscript",
          "template",
          "svg",
          "math",
          "nav",
          "rt",
          "rp",
          "iframe",
          "object",
          "audio",
          "video",
          "canvas",
          "select",
          "button",
          "textarea");
  private static final Set<String> INLINE =
      Set.of(
          "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "cite", "code", "data", "del", "dfn",
          "em", "font", "i", "img", "ins", "kbd", "label", "mark", "q", "rb", "ruby", "s", "samp",
          "small", "span", "strike", "strong", "sub", "sup", "time", "tt", "u", "var", "wbr");
  private static final String DIGITS = "0123456789";
  private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

  /** A list that is open, and the number of its last item. */
  private static final class OpenList {
    private final String type;
    private int number;

    OpenList(Element list) {
      String style = list.attr("style").toLowerCase(Locale.ROOT);
      type =
          !list.normalName().equals("ol")
              ? ""
              : style.contains("upper-alpha") || style.contains("upper-latin")
                  ? "A"
                  : style.contains("lower-alpha") ? "a" : list.attr("type");
      number = number(list.attr("start"), 1) - 1;
    }

    String next(Element item) {
      number = number(item.attr("value"), number + 1);
      boolean letter = (type.equals("A") || type.equals("a")) && number >= 1 && number <= 26;
      return letter ? (char) (type.charAt(0) + number - 1) + ") " : number + ". ";
    }

    private static int number(String text, int otherwise) {
      return text.matches("\\d{1,6}") ? Integer.parseInt(text) : otherwise;
    }
  }

  private final PageFlow flow;
  private final boolean partsAtHeadings;
  private final StringBuilder line = new StringBuilder();
  private final Deque<OpenList> lists = new ArrayDeque<>();
  private final Deque<Element> tables = new ArrayDeque<>();
  private @Nullable List<String> cells;
  private int raised;

  /** Length of the open line while it is a list mark alone: the item's paragraph follows it. */
  private int mark;

  private int verbatim;

  private HtmlText(PageFlow flow, boolean partsAtHeadings) {
    this.flow = flow;
    this.partsAtHeadings = partsAtHeadings;
  }

  /** Adds the text of a document to a flow. */
  static void add(Document document, PageFlow flow, boolean partsAtHeadings) {
    HtmlText text = new HtmlText(flow, partsAtHeadings);
    document.filter(text);
    text.endLine();
    flow.endBlock();
  }

  @Override
  public FilterResult head(Node node, int depth) {
    if (node instanceof TextNode text) {
      addText(text.getWholeText());
    }
    if (!(node instanceof Element element)) {
      return FilterResult.CONTINUE;
    }
    String name = element.normalName();
    if (SKIPPED.contains(name) || isHidden(element) || has(element, "backlink")) {
      return FilterResult.SKIP_ENTIRELY;
    }
    if (has(element, "noteref")) {
      raised++;
    }
    if (has(element, "pagebreak")) {
      endLine();
      flow.endPage(label(element));
      return FilterResult.SKIP_ENTIRELY;
    }
    switch (name) {
      case "br" -> breakLine();
      case "sup" -> raised++;
      case "pre" -> {
        endLine();
        verbatim++;
      }
      case "ol", "ul", "menu" -> {
        endLine();
        lists.push(new OpenList(element));
      }
      case "li" -> {
        endLine();
        OpenList list = lists.peek();
        if (list != null
            && element.parent() != null
            && element.parent().normalName().equals("ol")) {
          line.append(list.next(element));
          mark = line.length();
        }
      }
      case "table" -> {
        endLine();
        tables.push(element);
      }
      case "tr" -> startRow();
      case "h1", "h2" -> {
        endLine();
        if (partsAtHeadings && tables.isEmpty() && !flow.isPageEmpty() && !afterHeading(element)) {
          flow.endPage(null);
        }
        flow.endBlock();
      }
      default -> {
        if (!INLINE.contains(name)) {
          endLine();
        }
      }
    }
    return FilterResult.CONTINUE;
  }

  @Override
  public FilterResult tail(Node node, int depth) {
    if (!(node instanceof Element element)) {
      return FilterResult.CONTINUE;
    }
    String name = element.normalName();
    if (has(element, "noteref")) {
      raised--;
    }
    switch (name) {
      case "sup" -> raised--;
      case "pre" -> {
        endLine();
        verbatim--;
        endBlock();
      }
      case "ol", "ul", "menu" -> {
        endLine();
        lists.poll();
        endBlock();
      }
      case "td", "th" -> endCell();
      case "tr" -> endRow();
      case "table" -> {
        endLine();
        tables.poll();
        endBlock();
      }
      default -> {
        if (!INLINE.contains(name) && !name.equals("br")) {
          endLine();
          endBlock();
        }
      }
    }
    return FilterResult.CONTINUE;
  }

  private static boolean isHidden(Element element) {
    return element.hasAttr("hidden")
        || element.attr("style").replace(" ", "").toLowerCase(Locale.ROOT).contains("display:none");
  }

  /** Says whether an element has a part in a book, as EPUB or ARIA name it. */
  private static boolean has(Element element, String part) {
    return element.attr("epub:type").equals(part) || element.attr("role").equals("doc-" + part);
  }

  /** The number of the page that a mark opens; null if it says none. */
  private static @Nullable String label(Element pageMark) {
    for (String label :
        List.of(pageMark.attr("title"), pageMark.attr("aria-label"), pageMark.text())) {
      if (!PackedPages.isBlank(label)) {
        return label;
      }
    }
    return null;
  }

  /** A heading right after another belongs to the same page. */
  private static boolean afterHeading(Element element) {
    Element before = element.previousElementSibling();
    return before != null && before.normalName().matches("h[12]");
  }

  private void addText(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int digit = raised > 0 ? DIGITS.indexOf(c) : -1;
      if (verbatim > 0 && c == '\n') {
        breakLine();
      } else if (c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f') {
        if (!line.isEmpty() && line.charAt(line.length() - 1) != ' ') {
          line.append(' ');
        }
      } else {
        line.append(digit >= 0 ? SUPERSCRIPTS.charAt(digit) : c);
      }
    }
  }

  private void breakLine() {
    if (cells == null) {
      flow.line(line.toString());
      line.setLength(0);
      mark = 0;
    } else {
      line.append(' ');
    }
  }

  /** Ends a line; in a cell it goes on. */
  private void endLine() {
    if (cells != null) {
      addText(" ");
    } else if (!line.isEmpty() && line.length() != mark) {
      flow.line(line.toString());
      line.setLength(0);
      mark = 0;
    }
  }

  private void endBlock() {
    if (lists.isEmpty() && tables.isEmpty()) {
      flow.endBlock();
    }
  }

  private void startRow() {
    if (cells == null && tables.size() == 1) {
      endLine();
      cells = new ArrayList<>();
    }
  }

  private void endCell() {
    if (cells != null && tables.size() == 1) {
      if (!PackedPages.isBlank(line)) {
        cells.add(line.toString().strip());
      }
      line.setLength(0);
    }
  }

  private void endRow() {
    List<String> row = cells;
    if (row != null && tables.size() == 1) {
      endCell();
      cells = null;
      flow.line(String.join(" | ", row));
    }
  }
}
