package dev.ear.corpus;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.jsoup.Jsoup;

/**
 * Reads an {@code .md} book (METHOD 1), UTF-8: a page is what stands under a heading of the first
 * two levels, or the file if it has none.
 */
final class MarkdownFileReader {
  /** Deeper nesting is no book; it would exhaust the stack. */
  private static final int DEEPEST = 100;

  private static final Pattern FRONT_MATTER =
      Pattern.compile("\\A---\\R(?s:.{0,20000}?)\\R---\\h*(?:\\R|\\z)");

  private static final Pattern NOTE = Pattern.compile("(?m)^ {0,3}\\[\\^[^\\]\\s]{1,40}\\]:\\h*");
  private static final Pattern NOTE_MARK = Pattern.compile("\\[\\^(\\w{1,40})\\]");

  private MarkdownFileReader() {}

  static Book read(Path file, String name, String sha256, Consumer<Warning> warnings) {
    byte[] bytes = FileBytes.read(file, ZipParts.MAX_PART_BYTES);
    FileBytes.requireUtf8(file, bytes);
    int start = FileBytes.afterMark(bytes);
    String text = new String(bytes, start, bytes.length - start, StandardCharsets.UTF_8);
    List<Extension> extensions = List.of(TablesExtension.create());
    Parser parser = Parser.builder().extensions(extensions).maxOpenBlockParsers(DEEPEST).build();
    String html;
    try {
      html =
          HtmlRenderer.builder()
              .extensions(extensions)
              .softbreak("<br>")
              .build()
              .render(parser.parse(withNotes(FRONT_MATTER.matcher(text).replaceFirst(""))));
    } catch (StackOverflowError e) {
      throw Places.bad(
          Places.of(file), "is nested too deeply to be read; save it as plain text", e);
    }
    BookBuilder book = new BookBuilder(name, file, warnings);
    PageFlow flow = new PageFlow();
    HtmlText.add(Jsoup.parse(html), flow, true);
    flow.addTo(book, Places.of(file));
    return book.build(sha256, false);
  }

  /** Writes the marks of notes as raised numbers, and notes as paragraphs. */
  private static String withNotes(String text) {
    String notes = NOTE.matcher(text).replaceAll("");
    return NOTE_MARK.matcher(notes).replaceAll("<sup>$1</sup>");
  }
}
