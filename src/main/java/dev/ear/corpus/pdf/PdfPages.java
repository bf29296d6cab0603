package dev.ear.corpus.pdf;

import java.io.IOException;
import java.nio.file.Path;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.Map;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.io.IOUtils;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.jspecify.annotations.Nullable;

/**
 * Reads the pages of a PDF one after the other (METHOD 1).
 *
 * <p>Pages are let go as they are read, and what PDFBox unpacks goes into a temporary file, so that
 * long books need little memory. One thread opens, reads and closes.
 */
public final class PdfPages implements AutoCloseable {
  /**
   * A page as it was read.
   *
   * @param text its text, blank lines between its blocks; empty if it cannot be read
   * @param flag what is wrong with it, if something is
   * @param hasMore whether it has text outside what viewers show, which is left out
   */
  public record Read(String text, @Nullable PageFlag flag, boolean hasMore) {}

  /** A file draws more than any book; no page of it is read any more. */
  public static final class SpentException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    SpentException(long most) {
      super("draws more than " + most + " bytes, more than any book");
    }
  }

  /** A page that the file does not have. */
  private static final Read LOST = new Read("", PageFlag.DAMAGED, false);

  private final BundledFonts.Lent fonts;
  private final PDDocument document;
  private final PdfPageText text;
  private final Iterator<@Nullable COSDictionary> places;

  /** What stands in the further places of a page. */
  private final Map<COSDictionary, Read> again = new IdentityHashMap<>();

  private PdfPages(BundledFonts.Lent fonts, PDDocument document) throws IOException {
    this.fonts = fonts;
    this.document = document;
    this.text = new PdfPageText(new PdfByteBudget());
    this.places = PdfPageTree.places(document.getPages().getCOSObject()).iterator();
  }

  /** Says whether a file stops before its end, which PDFBox makes do with. */
  public static boolean isCutShort(Path file) throws IOException {
    return PdfEnd.isMissing(file);
  }

  /**
   * Opens a file.
   *
   * @throws IOException if it cannot be read or needs a password; PDFBox answers some damaged files
   *     with whatever other exception its parser falls into, or with a {@link StackOverflowError}
   */
  public static PdfPages open(Path file) throws IOException {
    BundledFonts.Lent fonts = BundledFonts.lend();
    PDDocument document = null;
    try {
      document = Loader.loadPDF(file.toFile(), "", IOUtils.createTempFileOnlyStreamCache());
      return new PdfPages(fonts, document);
    } catch (IOException | RuntimeException | StackOverflowError e) {
      IOUtils.closeQuietly(document);
      fonts.close();
      throw e;
    }
  }

  /** Says whether there is another page. */
  public boolean hasNext() {
    return places.hasNext();
  }

  /**
   * Reads the next page; one that cannot be read has no text and is flagged.
   *
   * @throws SpentException if the file draws without end
   */
  public Read next() {
    COSDictionary page = places.next();
    if (page == null) {
      return LOST;
    }
    Read known = again.get(page);
    if (known != null) {
      return known;
    }
    Read read = text.of(new PdfPage(page, document.getResourceCache()));
    // A page that stands in many places has its words in the first: a small file could name one
    // without end.
    again.put(page, read.text().isEmpty() ? read : LOST);
    return read;
  }

  @Override
  public void close() throws IOException {
    fonts.close();
    document.close();
  }
}
