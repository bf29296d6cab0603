package dev.ear.corpus;

import java.io.IOException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.function.Consumer;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;
import org.apache.pdfbox.text.PDFTextStripper;

/** Reads a {@code .pdf} book: its pages' text in reading order, blocks parted by layout gaps. */
final class PdfFileReader {
  private PdfFileReader() {}

  static Book read(Path file, String name, Consumer<Warning> warnings) {
    byte[] bytes = FileBytes.read(file);
    BookBuilder book = new BookBuilder(name, file, warnings);
    try (PDDocument document = Loader.loadPDF(bytes)) {
      int pages = document.getNumberOfPages();
      if (pages == 0) {
        throw Places.bad(Places.of(file), "PDF has no page; check the file");
      }
      for (int number = 1; number <= pages; number++) {
        book.add(number, Places.of(file) + ", page " + number, text(document, number));
      }
    } catch (InvalidPasswordException e) {
      throw Places.bad(
          Places.of(file), "PDF is encrypted; save it without a password and try again", e);
    } catch (IOException e) {
      throw damaged(file, e);
    }
    MessageDigest digest = FileBytes.sha256();
    digest.update(bytes);
    return book.build(FileBytes.hex(digest), false);
  }

  private static String text(PDDocument document, int number) throws IOException {
    PDFTextStripper stripper = new PDFTextStripper();
    stripper.setSortByPosition(true);
    stripper.setLineSeparator("\n");
    stripper.setParagraphEnd("\n");
    stripper.setStartPage(number);
    stripper.setEndPage(number);
    return stripper.getText(document);
  }

  private static RuntimeException damaged(Path file, Exception e) {
    String reason = Places.shown(String.valueOf(e.getMessage()));
    return Places.bad(Places.of(file), "PDF cannot be read (" + reason + "); check the file", e);
  }
}
