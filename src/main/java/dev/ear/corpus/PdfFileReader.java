package dev.ear.corpus;

import dev.ear.EarException;
import dev.ear.corpus.pdf.PdfPages;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;

/**
 * Reads a {@code .pdf} book (METHOD 1). A page's number is its place in the file, from 1; beside it
 * stands the number that is printed on it, where {@link PrintedNumbers} finds one. {@link PdfPages}
 * reads a page.
 *
 * <p>A page that cannot be read has no text and is flagged; a file that cannot be read is an error.
 */
final class PdfFileReader {
  private static final int HEADER_WITHIN = 1024;
  private static final byte[] HEADER = "%PDF-".getBytes(StandardCharsets.US_ASCII);

  private PdfFileReader() {}

  static Book read(Path file, String name, String sha256, Consumer<Warning> warnings) {
    FileBytes.requireReadable(file);
    String place = Places.of(file);
    BookBuilder book = new BookBuilder(name, file, warnings);
    requireHeader(file, place);
    if (FileBytes.reading(file, () -> PdfPages.isCutShort(file))) {
      throw Places.bad(
          place,
          "PDF is cut short: its end is missing, and pages with it; copy it here again, or open"
              + " what is left in a viewer and save it anew");
    }
    try (PdfPages pages = opened(file, place)) {
      addPages(pages, place, book);
    } catch (IOException e) {
      throw unreadable(place, e);
    }
    return book.build(sha256, false);
  }

  private static PdfPages opened(Path file, String place) {
    try {
      return PdfPages.open(file);
    } catch (InvalidPasswordException e) {
      throw Places.bad(place, "PDF is encrypted; save it without a password and try again", e);
    } catch (IOException | RuntimeException | StackOverflowError e) {
      // PDFBox answers some damaged files with whatever exception its parser falls into.
      throw unreadable(place, e);
    }
  }

  private static EarException unreadable(String place, Throwable cause) {
    return Places.bad(
        place,
        "PDF is damaged and cannot be read"
            + Places.reason(cause)
            + "; copy it here again, or open it in a viewer and save it anew",
        cause);
  }

  private static void requireHeader(Path file, String place) {
    byte[] start =
        FileBytes.reading(
            file,
            () -> {
              try (InputStream in = Files.newInputStream(file)) {
                return in.readNBytes(HEADER_WITHIN);
              }
            });
    if (start.length == 0) {
      throw Places.bad(place, "is empty, not a PDF; copy it here again");
    }
    for (int i = 0; i + HEADER.length <= start.length; i++) {
      int at = 0;
      while (at < HEADER.length && start[i + at] == HEADER[at]) {
        at++;
      }
      if (at == HEADER.length) {
        return;
      }
    }
    throw Places.bad(
        place, "is no PDF (it does not start with %PDF-); give it the ending of what it is");
  }

  private static void addPages(PdfPages pages, String place, BookBuilder book) {
    PrintedNumbers printed = new PrintedNumbers();
    int number = 0;
    while (pages.hasNext()) {
      PdfPages.Read read = next(pages, place);
      number++;
      if (read.flag() != null) {
        book.flag(number, read.flag());
      }
      if (read.hasMore()) {
        book.noteHidden(number);
      }
      book.add(number, place + ", page " + number, read.text());
      printed.observe(read.text());
    }
    if (number == 0) {
      throw Places.bad(place, "PDF has no page; check the file");
    }
    book.setPrinted(printed.found());
  }

  private static PdfPages.Read next(PdfPages pages, String place) {
    try {
      return pages.next();
    } catch (PdfPages.SpentException e) {
      throw Places.bad(place, "PDF " + e.getMessage() + "; split the file", e);
    }
  }
}
