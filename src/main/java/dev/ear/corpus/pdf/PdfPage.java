package dev.ear.corpus.pdf;

import java.io.IOException;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.io.RandomAccessRead;
import org.apache.pdfbox.io.RandomAccessReadView;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageTree;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.ResourceCache;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.jspecify.annotations.Nullable;

/**
 * A page of a PDF that can say whether its content was read to its end.
 *
 * <p>PDFBox stops at some kinds of damage without a word. Pages are made here, not by its page
 * tree, since that leaves out those with another type.
 */
final class PdfPage extends PDPage {
  private final ResourceCache cache;
  private @Nullable PDResources resources;
  private @Nullable Watched content;

  /**
   * Makes a page.
   *
   * @param cache the document's, so that a font is parsed once
   */
  PdfPage(COSDictionary page, ResourceCache cache) {
    super(page);
    this.cache = cache;
  }

  @Override
  public PDResources getResources() {
    if (resources == null) {
      COSBase own = PDPageTree.getInheritableAttribute(getCOSObject(), COSName.RESOURCES);
      resources =
          new PDResources(own instanceof COSDictionary some ? some : new COSDictionary(), cache);
    }
    return resources;
  }

  @Override
  public RandomAccessRead getContentsForStreamParsing() throws IOException {
    content = new Watched(super.getContentsForStreamParsing());
    return content;
  }

  /** Returns what viewers show of the page; null where the file does not say. */
  @Nullable PDRectangle visible() {
    PDRectangle crop = getCropBox();
    boolean known = PDPageTree.getInheritableAttribute(getCOSObject(), COSName.MEDIA_BOX) != null;
    return known && crop.getWidth() > 0 && crop.getHeight() > 0 ? crop : null;
  }

  /** Says whether it names something as its content that the file does not have. */
  boolean lacksContent() {
    COSBase contents = getCOSObject().getDictionaryObject(COSName.CONTENTS);
    if (contents instanceof COSArray parts) {
      for (int i = 0; i < parts.size(); i++) {
        if (!(parts.getObject(i) instanceof COSStream)) {
          return true;
        }
      }
      return false;
    }
    return getCOSObject().containsKey(COSName.CONTENTS) && !(contents instanceof COSStream);
  }

  /** Says whether reading stopped before the end of its content. */
  boolean hasStopped() {
    return content != null && !content.ended;
  }

  /** Says whether nothing but white space was read. */
  boolean isBlank() {
    return content == null || content.blank;
  }

  /** Content that knows what was read of it. */
  private static final class Watched implements RandomAccessRead {
    private final RandomAccessRead from;
    private boolean ended;
    private boolean blank = true;

    Watched(RandomAccessRead from) {
      this.from = from;
    }

    @Override
    public int read() throws IOException {
      int read = from.read();
      blank &= read <= ' ';
      return read;
    }

    @Override
    public int read(byte[] bytes, int start, int length) throws IOException {
      return from.read(bytes, start, length);
    }

    @Override
    public int peek() throws IOException {
      return from.peek();
    }

    @Override
    public void rewind(int bytes) throws IOException {
      from.rewind(bytes);
    }

    @Override
    public void skip(int bytes) throws IOException {
      from.skip(bytes);
    }

    @Override
    public int available() throws IOException {
      return from.available();
    }

    @Override
    public boolean isEOF() throws IOException {
      ended = from.isEOF();
      return ended;
    }

    @Override
    public long getPosition() throws IOException {
      return from.getPosition();
    }

    @Override
    public void seek(long position) throws IOException {
      from.seek(position);
    }

    @Override
    public long length() throws IOException {
      return from.length();
    }

    @Override
    public boolean isClosed() {
      return from.isClosed();
    }

    @Override
    public RandomAccessReadView createView(long start, long length) throws IOException {
      return from.createView(start, length);
    }

    @Override
    public void close() throws IOException {
      from.close();
    }
  }
}
