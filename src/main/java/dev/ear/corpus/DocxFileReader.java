package dev.ear.corpus;

import java.nio.file.Path;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;

/**
 * Reads a {@code .docx} book (METHOD 1): pages end where its breaks are, those its writer set and
 * those its word processor drew; without any, where a heading of the first two levels stands.
 */
final class DocxFileReader {
  private DocxFileReader() {}

  static Book read(Path file, String name, String sha256, Consumer<Warning> warnings) {
    String place = Places.of(file);
    BookBuilder book = new BookBuilder(name, file, warnings);
    try (ZipParts parts = ZipParts.open(file, ".docx")) {
      Document document = parts.xml("word/document.xml");
      if (document == null) {
        throw Places.bad(place, "is no .docx (it lacks word/document.xml); save it as .docx");
      }
      PageFlow flow = new PageFlow();
      DocxText.add(
          document,
          new DocxNumbering(parts.xml("word/numbering.xml")),
          Stream.of("word/footnotes.xml", "word/endnotes.xml")
              .map(parts::xml)
              .filter(Objects::nonNull)
              .toList(),
          flow);
      flow.addTo(book, place);
    }
    return book.build(sha256, false);
  }
}
