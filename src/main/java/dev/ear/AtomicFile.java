package dev.ear;

import dev.ear.EarException.Category;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/**
 * A UTF-8 text file that appears whole or not at all.
 *
 * <p>Until {@link #commit} the text stands beside the file under a hidden name, which {@link
 * #close} removes. A link is followed; a pipe or device cannot be replaced and is written directly.
 */
public final class AtomicFile implements AutoCloseable {
  private final Path file;
  private final Path draft;
  private final boolean direct;
  private final Writer writer;
  private final List<Path> made;
  private boolean committed;

  /**
   * Starts a file; its folder is made if missing, and goes again if nothing comes of it.
   *
   * @param file where it shall appear; a file that is there is replaced
   * @throws EarException if the folder cannot be written to
   */
  public AtomicFile(Path file) {
    this.file = resolved(file);
    direct = Files.exists(this.file) && !Files.isRegularFile(this.file);
    Path folder = this.file.resolveSibling("");
    made = missing(folder);
    try {
      Files.createDirectories(folder);
      draft = direct ? this.file : folder.resolve(".ear-" + UUID.randomUUID() + ".unfinished");
      // Not a temporary file of Java's: those may be read by their owner alone.
      writer =
          Files.newBufferedWriter(
              draft,
              StandardCharsets.UTF_8,
              direct ? StandardOpenOption.WRITE : StandardOpenOption.CREATE_NEW);
    } catch (IOException e) {
      removeFolders();
      throw failed(e);
    }
  }

  /** Returns the folders that are to be made for one, the innermost first. */
  private static List<Path> missing(Path folder) {
    var missing = new ArrayList<Path>();
    for (Path place = folder; place != null && !Files.exists(place); place = place.getParent()) {
      missing.add(place);
    }
    return missing;
  }

  /** Removes the folders that were made for the file, as far as nothing else lies there. */
  private void removeFolders() {
    try {
      for (Path folder : made) {
        Files.deleteIfExists(folder);
      }
    } catch (IOException e) {
      // Something else lies there by now, or the machine refuses: the file is given up either way.
    }
  }

  /** Something that writes text. */
  @FunctionalInterface
  public interface Content {
    /** Writes all of the text. */
    void writeTo(Writer writer) throws IOException;
  }

  /**
   * Writes a whole file.
   *
   * @throws EarException if it cannot be written in full; the place is as it was then
   */
  public static void write(Path file, Content content) {
    try (var atomic = new AtomicFile(file)) {
      atomic.append(content);
      atomic.commit();
    }
  }

  /**
   * Adds text.
   *
   * @throws EarException if it cannot be written
   */
  public void append(Content content) {
    try {
      content.writeTo(writer);
    } catch (IOException e) {
      throw failed(e);
    }
  }

  /**
   * Writes all of the text to the disk, so that {@link #commit} has only to name it.
   *
   * @throws EarException if it cannot be written in full
   */
  public void finish() {
    try {
      writer.close();
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
    finish();
    if (direct) {
      return;
    }
    try {
      try {
        Files.move(
            draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      } catch (AtomicMoveNotSupportedException e) {
        Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
      }
      committed = true;
    } catch (IOException e) {
      throw failed(e);
    }
  }

  /** Ends the writing; without {@link #commit} before, nothing stays. */
  @Override
  public void close() {
    try {
      writer.close();
    } catch (IOException e) {
      // The file is given up; that its end could not be written changes nothing.
    }
    if (direct) {
      return;
    }
    try {
      Files.deleteIfExists(draft);
    } catch (IOException e) {
      throw failed(e);
    }
    if (!committed) {
      removeFolders();
    }
  }

  private static Path resolved(Path file) {
    try {
      return file.toRealPath();
    } catch (IOException e) {
      // Not there yet, or a link that leads nowhere: then the place as it is named.
      return file.toAbsolutePath();
    }
  }

  private EarException failed(IOException e) {
    return new EarException(
        Category.SYSTEM,
        "cannot write "
            + file
            + " ("
            + reason(e)
            + "); nothing of it was left; make room or check the rights of its folder",
        e);
  }

  private static String reason(IOException e) {
    if (e instanceof NoSuchFileException) {
      return "its folder is gone";
    }
    if (e instanceof FileAlreadyExistsException) {
      return "a file stands where its folder should be";
    }
    return IoReason.of(e);
  }
}
