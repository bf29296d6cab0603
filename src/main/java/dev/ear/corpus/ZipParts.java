package dev.ear.corpus;

import dev.ear.EarException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.parser.Parser;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a book that is a zip archive. They are read by name into memory, up to a limit, and
 * never written anywhere; references to what lies outside the archive are not followed.
 */
final class ZipParts implements AutoCloseable {
  /** A part, or a file of markup, of more bytes is refused: its tree would not fit into memory. */
  static final int MAX_PART_BYTES = 1 << 26;

  /** All parts that are read may have so many bytes. */
  private static final long MAX_BYTES = 1L << 29;

  private final String place;
  private final ZipFile zip;
  private long bytes;

  private ZipParts(String place, ZipFile zip) {
    this.place = place;
    this.zip = zip;
  }

  /**
   * Opens an archive.
   *
   * @param what what it should be, for the message if it is none
   */
  static ZipParts open(Path file, String what) {
    FileBytes.requireReadable(file);
    try {
      return new ZipParts(Places.of(file), new ZipFile(file.toFile()));
    } catch (IOException | IllegalArgumentException e) {
      // The latter for names that are no text.
      throw Places.bad(
          Places.of(file),
          "is no "
              + what
              + Places.reason(e)
              + "; open it in the program it comes from and save it anew, without a password",
          e);
    }
  }

  /** Reads a part as XML; null if there is none of this name. */
  @Nullable Document xml(String name) {
    ZipEntry entry = zip.getEntry(name);
    if (entry == null || entry.isDirectory()) {
      return null;
    }
    byte[] content;
    try (InputStream in = zip.getInputStream(entry)) {
      content = in.readNBytes(MAX_PART_BYTES + 1);
    } catch (IOException e) {
      throw unreadable(name, e);
    }
    bytes += content.length;
    if (content.length > MAX_PART_BYTES || bytes > MAX_BYTES) {
      throw Places.bad(
          place,
          Places.shown(name)
              + " unpacks to over "
              + (content.length > MAX_PART_BYTES ? MAX_PART_BYTES : MAX_BYTES)
              + " bytes, too many for a book's text; check the file, or split it");
    }
    try {
      return Jsoup.parse(new ByteArrayInputStream(content), null, "", Parser.xmlParser());
    } catch (IOException | UncheckedIOException e) {
      throw unreadable(name, e);
    }
  }

  private EarException unreadable(String part, Exception cause) {
    return Places.bad(
        place,
        Places.shown(part)
            + " cannot be unpacked"
            + Places.reason(cause)
            + "; copy the file here again",
        cause);
  }

  @Override
  public void close() {
    try {
      zip.close();
    } catch (IOException e) {
      throw Places.bad(place, "cannot be closed; check the disk", e);
    }
  }
}
