package dev.ear.corpus;

import dev.ear.EarException;
import dev.ear.Sha256;
import java.io.IOException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.function.Consumer;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;

/**
 * Reads a {@code .pdf} book (METHOD 1): a page's text from top to bottom, its number its place in
 * the file, from 1. {@link PdfPageText} finds its lines and blocks.
 */
final class PdfFileReader {
  private PdfFileReader() {}

  static Book read(Path file, String name, Consumer<Warning> warnings) {
    byte[] bytes = FileBytes.read(file);
    BookBuilder book = new BookBuilder(name, file, warnings);
    try (PDDocument document = Loader.loadPDF(bytes)) {
      addPages(document, Places.of(file), book);
    } catch (InvalidPasswordException e) {
      throw Places.bad(
          Places.of(file), "PDF is encrypted; save it without a password and try again", e);
    } catch (EarException e) {
      throw e;
    } catch (IOException | RuntimeException | StackOverflowError e) {
      // PDFBox answers some damaged files with whatever exception its parser falls into.
      String reason = Places.shown(String.valueOf(e.getMessage()));
      throw Places.bad(
          Places.of(file),
          "PDF cannot be read (" + reason + "); open it in a viewer and save it anew",
          e);
    }
    MessageDigest digest = Sha256.digest();
    digest.update(bytes);
    return book.build(Sha256.hex(digest), false);
  }

  private static void addPages(PDDocument document, String place, BookBuilder book)
      throws IOException {
    int pages = document.getNumberOfPages();
    if (pages == 0) {
      throw Places.bad(place, "PDF has no page; check the file");
    }
    PdfPageText text = new PdfPageText();
    for (int number = 1; number <= pages; number++) {
      book.add(number, place + ", page " + number, text.of(document, number));
    }
  }
}
