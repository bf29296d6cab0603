package dev.ear.corpus;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;

/**
 * Reads an {@code .html} book (METHOD 1): a page is what stands under a heading of the first two
 * levels, or the file if it has none. The character set is the one the file names, else UTF-8.
 */
final class HtmlFileReader {
  private HtmlFileReader() {}

  static Book read(Path file, String name, String sha256, Consumer<Warning> warnings) {
    byte[] bytes = FileBytes.read(file, ZipParts.MAX_PART_BYTES);
    BookBuilder book = new BookBuilder(name, file, warnings);
    PageFlow flow = new PageFlow();
    HtmlText.add(parse(file, bytes), flow, true);
    flow.addTo(book, Places.of(file));
    return book.build(sha256, false);
  }

  private static Document parse(Path file, byte[] bytes) {
    try {
      Document document = Jsoup.parse(new ByteArrayInputStream(bytes), null, "");
      if (document.charset().equals(StandardCharsets.UTF_8)) {
        FileBytes.requireUtf8(file, bytes);
      }
      return document;
    } catch (IOException e) {
      throw Places.bad(Places.of(file), "HTML cannot be read" + Places.reason(e) + "; check it", e);
    }
  }
}
