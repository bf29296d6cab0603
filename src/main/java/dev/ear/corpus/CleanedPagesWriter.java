package dev.ear.corpus;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.ear.AtomicFile;
import dev.ear.EarException;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Path;

/**
 * Writes cleaned pages as a {@code .pages.jsonl} file that says it is cleaned (METHOD 1).
 *
 * <p>A line is {@code {"source":…,"page":…,"text":…,"cleaned":"ear"}}, with {@code "printed"} where
 * the number on the page is known; equal books give equal bytes. The file appears whole at {@link
 * #commit} or not at all. All books may go into one file; they are read back in the order they were
 * written.
 */
public final class CleanedPagesWriter implements AutoCloseable {
  private static final JsonFactory JSON = new JsonFactory();

  private final AtomicFile file;

  /**
   * Starts a file; its folder is made if missing.
   *
   * @param file a path that ends in {@code .pages.jsonl}; an existing file is replaced at the end
   * @throws EarException if the folder cannot be written to
   */
  public CleanedPagesWriter(Path file) {
    this.file = new AtomicFile(file);
  }

  /**
   * Adds a page.
   *
   * @param page a cleaned page; one without a word is left out
   * @throws EarException if it cannot be written
   */
  public void write(Page page) {
    if (!PackedPages.isBlank(page.text())) {
      file.append(writer -> writeLine(page, writer));
    }
  }

  /**
   * Writes all of the file to the disk, so that {@link #commit} has only to name it.
   *
   * @throws EarException if it cannot be written in full
   */
  public void finish() {
    file.finish();
  }

  /**
   * Ends the file and puts it in its place in one step.
   *
   * @throws EarException if it cannot be written in full; the place is as it was then
   */
  public void commit() {
    file.commit();
  }

  /** Ends the writing; without {@link #commit} before, nothing stays. */
  @Override
  public void close() {
    file.close();
  }

  private static void writeLine(Page page, Writer out) throws IOException {
    var line = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(line)) {
      json.writeStartObject();
      json.writeStringField("source", page.book());
      json.writeNumberField("page", page.number());
      if (page.printed() != null) {
        json.writeStringField(PagesFileReader.PRINTED, page.printed());
      }
      json.writeStringField("text", page.text());
      json.writeStringField(PagesFileReader.CLEANED, PagesFileReader.CLEANED_BY);
      json.writeEndObject();
    }
    out.write(line + "\n");
  }
}
