package dev.ear.corpus.pdf;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.util.Matrix;

/** Sets PDF pages for tests, in the font that PDFBox carries. */
public final class TestPdf implements AutoCloseable {
  public static final float LINE = 14;
  public static final float TOP = 700;
  public static final float LEFT = 60;
  public static final float RIGHT = 320;

  private static final String FONT = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

  /** What draws on a page. */
  public interface Drawing {
    void draw(Pen pen) throws IOException;
  }

  /** Draws on one page. */
  public static final class Pen {
    private final PDPageContentStream content;
    private final PDFont font;

    private Pen(PDPageContentStream content, PDFont font) {
      this.content = content;
      this.font = font;
    }

    public PDPageContentStream content() {
      return content;
    }

    public Pen text(float x, float y, String text) throws IOException {
      return text(x, y, 11, text);
    }

    public Pen text(float x, float y, float size, String text) throws IOException {
      content.beginText();
      content.setFont(font, size);
      content.newLineAtOffset(x, y);
      content.showText(text);
      content.endText();
      return this;
    }

    /** Returns how wide a text is. */
    public float width(float size, String text) throws IOException {
      return font.getStringWidth(text) * size / 1000;
    }

    /** Shows text inside an open text object, raised by some points. */
    public Pen show(float size, float rise, String text) throws IOException {
      content.setFont(font, size);
      content.setTextRise(rise);
      content.showText(text);
      return this;
    }

    /** Moves back inside an open text object, by points at size 11. */
    public Pen back(float points) throws IOException {
      content.showTextWithPositioning(new Object[] {1000 * points / 11});
      return this;
    }

    public Pen forth(float points) throws IOException {
      return back(-points);
    }

    public Pen upwards(float x, float y, String text) throws IOException {
      content.beginText();
      content.setFont(font, 9);
      content.setTextMatrix(Matrix.getRotateInstance(Math.PI / 2, x, y));
      content.showText(text);
      content.endText();
      return this;
    }

    /** Sets lines from a place down; an empty line leaves a gap. */
    public Pen lines(float x, float top, String... lines) throws IOException {
      for (int i = 0; i < lines.length; i++) {
        if (!lines[i].isEmpty()) {
          text(x, top - i * LINE, lines[i]);
        }
      }
      return this;
    }
  }

  private final PDDocument document = new PDDocument();
  private final PDFont font;

  public TestPdf() {
    try (InputStream in = PDDocument.class.getResourceAsStream(FONT)) {
      font = PDType0Font.load(document, in, true);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public PDDocument document() {
    return document;
  }

  public TestPdf page(Drawing drawing) throws IOException {
    PDPage page = new PDPage();
    document.addPage(page);
    try (PDPageContentStream content = new PDPageContentStream(document, page)) {
      drawing.draw(new Pen(content, font));
    }
    return this;
  }

  /** A page of lines in one column. */
  public TestPdf page(String... lines) throws IOException {
    return page(pen -> pen.lines(LEFT, TOP, lines));
  }

  public byte[] bytes() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    document.save(out);
    document.close();
    return out.toByteArray();
  }

  /** Saves a file and reads it. */
  public <T> T read(Path folder, Function<Path, T> reader) throws IOException {
    return reader.apply(Files.write(folder.resolve("k.pdf"), bytes()));
  }

  /** Saves, reads, and gives the pages. */
  List<PdfPages.Read> pages(Path folder) throws IOException {
    return readPages(Files.write(folder.resolve("k.pdf"), bytes()));
  }

  /** Reads the pages of a file. */
  static List<PdfPages.Read> readPages(Path file) throws IOException {
    List<PdfPages.Read> read = new ArrayList<>();
    try (PdfPages pages = PdfPages.open(file)) {
      while (pages.hasNext()) {
        read.add(pages.next());
      }
    }
    return read;
  }

  /** Saves, reads, and gives the text of the first page. */
  String text(Path folder) throws IOException {
    return pages(folder).get(0).text();
  }

  /** Saves, reads, and gives the blocks of the first page, their lines joined by spaces. */
  List<String> blocks(Path folder) throws IOException {
    return Arrays.stream(text(folder).strip().split("\n\n"))
        .map(block -> block.replace('\n', ' '))
        .toList();
  }

  @Override
  public void close() throws IOException {
    document.close();
  }
}
