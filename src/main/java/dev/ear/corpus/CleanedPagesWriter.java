package dev.ear.corpus;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.ear.EarException;
import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * Writes cleaned pages as a {@code .pages.jsonl} file that says it is cleaned (METHOD 1).
 *
 * <p>A line is {@code {"source":…,"page":…,"text":…,"cleaned":"ear"}}; equal books give equal
 * bytes. The file appears whole at {@link #commit} or not at all: until then it is written beside
 * its place under a hidden name, which {@link #close} removes. All books may go into one file; they
 * are read back in the order they were written.
 */
public final class CleanedPagesWriter implements AutoCloseable {
  private final Path file;
  private final Path unfinished;
  private final JsonGenerator json;
  private boolean committed;

  /**
   * Opens a file for writing; its folder is made if missing.
   *
   * @param file a path that ends in {@code .pages.jsonl}; an existing file is replaced at the end
   * @throws EarException if the folder cannot be written to
   */
  public CleanedPagesWriter(Path file) {
    this.file = file.toAbsolutePath();
    Path folder = this.file.resolveSibling(".");
    try {
      Files.createDirectories(folder);
      unfinished = Files.createTempFile(folder, ".ear-", ".unfinished");
      json =
          new JsonFactory()
              .createGenerator(Files.newBufferedWriter(unfinished))
              .setRootValueSeparator(null);
    } catch (IOException e) {
      throw failed(e);
    }
  }

  /**
   * Adds a page.
   *
   * @param page a cleaned page; one without a word is left out
   * @throws EarException if it cannot be written
   */
  public void write(Page page) {
    if (PackedPages.isBlank(page.text())) {
      return;
    }
    try {
      json.writeStartObject();
      json.writeStringField("source", page.book());
      json.writeNumberField("page", page.number());
      json.writeStringField("text", page.text());
      json.writeStringField(PagesFileReader.CLEANED, PagesFileReader.CLEANED_BY);
      json.writeEndObject();
      json.writeRaw('\n');
    } catch (IOException e) {
      throw failed(e);
    }
  }

  /**
   * Ends the file and puts it in its place in one step.
   *
   * @throws EarException if it cannot be written in full; the place is as it was then
   */
  public void commit() {
    try {
      json.close();
      try {
        Files.move(
            unfinished, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      } catch (AtomicMoveNotSupportedException e) {
        Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
      }
      committed = true;
    } catch (IOException e) {
      throw failed(e);
    }
  }

  /** Ends the writing; without {@link #commit} before, nothing stays. */
  @Override
  public void close() {
    if (committed) {
      return;
    }
    try {
      json.close();
    } catch (IOException e) {
      // The file is given up; that its end could not be written changes nothing.
    }
    try {
      Files.deleteIfExists(unfinished);
    } catch (IOException e) {
      throw failed(e);
    }
  }

  private EarException failed(IOException e) {
    return new EarException(
        EarException.Category.SYSTEM,
        Places.of(file)
            + ": cannot be written ("
            + Places.shown(String.valueOf(e.getMessage()))
            + "); check permissions and free space",
        e);
  }
}
