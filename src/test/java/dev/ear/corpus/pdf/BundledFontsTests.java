package dev.ear.corpus.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.fontbox.FontBoxFont;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.CIDFontMapping;
import org.apache.pdfbox.pdmodel.font.FontMapper;
import org.apache.pdfbox.pdmodel.font.FontMappers;
import org.apache.pdfbox.pdmodel.font.FontMapping;
import org.apache.pdfbox.pdmodel.font.PDCIDSystemInfo;
import org.apache.pdfbox.pdmodel.font.PDFontDescriptor;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What other users of PDFBox in the same Java machine see of the fonts that books are read with.
 */
class BundledFontsTests {
  @TempDir Path folder;

  private final List<String> asked = new ArrayList<>();
  private final FontMapper before = FontMappers.instance();
  private Path file = Path.of("");

  /** A mapper of somebody else, which has no font. */
  private final FontMapper others =
      new FontMapper() {
        @Override
        public FontMapping<TrueTypeFont> getTrueTypeFont(String name, PDFontDescriptor descriptor) {
          asked.add(name);
          return new FontMapping<>(null, true);
        }

        @Override
        public FontMapping<FontBoxFont> getFontBoxFont(String name, PDFontDescriptor descriptor) {
          asked.add(name);
          return new FontMapping<>(null, true);
        }

        @Override
        public CIDFontMapping getCIDFont(
            String name, PDFontDescriptor descriptor, PDCIDSystemInfo system) {
          asked.add(name);
          return new CIDFontMapping(null, null, true);
        }
      };

  /** A file whose font is not in it. */
  @BeforeEach
  void write() throws IOException {
    file = folder.resolve("k.pdf");
    try (PDDocument document = new PDDocument()) {
      PDPage page = new PDPage();
      document.addPage(page);
      try (PDPageContentStream content = new PDPageContentStream(document, page)) {
        content.beginText();
        content.setFont(new PDType1Font(Standard14Fonts.FontName.HELVETICA), 11);
        content.newLineAtOffset(60, 700);
        content.showText("Bursa");
        content.endText();
      }
      document.save(file.toFile());
    }
    assertThat(Files.size(file)).isLessThan(2000);
  }

  @AfterEach
  void restore() {
    FontMappers.set(before);
  }

  private String read() throws IOException {
    return TestPdf.readPages(file).get(0).text();
  }

  @Test
  void aBookIsReadWithTheBundledFontWhateverOthersSet() throws IOException {
    FontMappers.set(others);
    assertThat(read()).isEqualTo("Bursa\n");
    FontMappers.set(others);
    assertThat(read()).isEqualTo("Bursa\n");
    assertThat(asked).isEmpty();
  }

  @Test
  void othersGetWhatTheySetAfterABookWasRead() throws IOException {
    FontMappers.set(others);
    read();
    assertThat(FontMappers.instance().getTrueTypeFont("Garamond", null).getFont()).isNull();
    assertThat(FontMappers.instance().getFontBoxFont("Bodoni", null).getFont()).isNull();
    assertThat(FontMappers.instance().getCIDFont("Heisei", null, null).getFont()).isNull();
    assertThat(asked).containsExactly("Garamond", "Bodoni", "Heisei");
  }

  @Test
  void othersGetWhatTheySetWhileABookIsRead() throws InterruptedException {
    FontMappers.set(others);
    try (BundledFonts.Lent lent = BundledFonts.lend()) {
      Thread other = new Thread(() -> FontMappers.instance().getTrueTypeFont("Garamond", null));
      other.start();
      other.join();
      assertThat(asked).containsExactly("Garamond");
      assertThat(FontMappers.instance().getTrueTypeFont("Caslon", null).getFont()).isNotNull();
    }
    assertThat(asked).containsExactly("Garamond");
  }
}
