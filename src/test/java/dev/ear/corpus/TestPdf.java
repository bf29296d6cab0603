package dev.ear.corpus;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.util.Matrix;

/** Sets PDF pages for tests, in the font that PDFBox carries. */
final class TestPdf implements AutoCloseable {
  static final float LINE = 14;
  static final float TOP = 700;
  static final float LEFT = 60;
  static final float RIGHT = 320;

  private static final String FONT = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

  /** What draws on a page. */
  interface Drawing {
    void draw(Pen pen) throws IOException;
  }

  /** Draws on one page. */
  static final class Pen {
    private final PDPageContentStream content;
    private final PDFont font;

    private Pen(PDPageContentStream content, PDFont font) {
      this.content = content;
      this.font = font;
    }

    PDPageContentStream content() {
      return content;
    }

    Pen text(float x, float y, String text) throws IOException {
      return text(x, y, 11, text);
    }

    Pen text(float x, float y, float size, String text) throws IOException {
      content.beginText();
      content.setFont(font, size);
      content.newLineAtOffset(x, y);
      content.showText(text);
      content.endText();
      return this;
    }

    /** Returns how wide a text is. */
    float width(float size, String text) throws IOException {
      return font.getStringWidth(text) * size / 1000;
    }

    /** Shows text inside an open text object, raised by some points. */
    Pen show(float size, float rise, String text) throws IOException {
      content.setFont(font, size);
      content.setTextRise(rise);
      content.showText(text);
      return this;
    }

    /** Moves back inside an open text object, by points at size 11. */
    Pen back(float points) throws IOException {
      content.showTextWithPositioning(new Object[] {1000 * points / 11});
      return this;
    }

    Pen forth(float points) throws IOException {
      return back(-points);
    }

    Pen upwards(float x, float y, String text) throws IOException {
      content.beginText();
      content.setFont(font, 9);
      content.setTextMatrix(Matrix.getRotateInstance(Math.PI / 2, x, y));
      content.showText(text);
      content.endText();
      return this;
    }

    /** Sets lines from a place down; an empty line leaves a gap. */
    Pen lines(float x, float top, String... lines) throws IOException {
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

  TestPdf() {
    try (InputStream in = PDDocument.class.getResourceAsStream(FONT)) {
      font = PDType0Font.load(document, in, true);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  PDDocument document() {
    return document;
  }

  TestPdf page(Drawing drawing) throws IOException {
    PDPage page = new PDPage();
    document.addPage(page);
    try (PDPageContentStream content = new PDPageContentStream(document, page)) {
      drawing.draw(new Pen(content, font));
    }
    return this;
  }

  /** A page of lines in one column. */
  TestPdf page(String... lines) throws IOException {
    return page(pen -> pen.lines(LEFT, TOP, lines));
  }

  byte[] bytes() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    document.save(out);
    document.close();
    return out.toByteArray();
  }

  /** Saves and reads the book. */
  Book read(Path folder) throws IOException {
    Path file = Files.write(folder.resolve("k.pdf"), bytes());
    return PdfFileReader.read(file, "k", FileBytes.sha256(file), w -> {});
  }

  /** Saves, reads, and gives the blocks of the first page, their lines joined by spaces. */
  List<String> blocks(Path folder) throws IOException {
    return blocks(read(folder).pages().get(0));
  }

  static List<String> blocks(Page page) {
    return Arrays.stream(page.text().strip().split("\n\n"))
        .map(block -> block.replace('\n', ' '))
        .toList();
  }

  @Override
  public void close() throws IOException {
    document.close();
  }
}
