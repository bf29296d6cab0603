package dev.ear.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.ear.EarException;
import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pages of a PDF file, made here with PDFBox. */
class PdfFileReaderTests {
  private static final String FONT = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";
  private static final float LINE = 14;

  @TempDir Path folder;

  /** Sets pages of lines in a book's manner; an empty line leaves a gap. */
  private static PDDocument document(List<List<String>> pages) throws IOException {
    PDDocument document = new PDDocument();
    try (InputStream in = PDDocument.class.getResourceAsStream(FONT)) {
      PDFont font = PDType0Font.load(document, in, true);
      for (List<String> lines : pages) {
        PDPage page = new PDPage();
        document.addPage(page);
        try (PDPageContentStream content = new PDPageContentStream(document, page)) {
          float y = 740;
          for (String line : lines) {
            if (!line.isEmpty()) {
              content.beginText();
              content.setFont(font, 11);
              content.newLineAtOffset(60, y);
              content.showText(line);
              content.endText();
            }
            y -= LINE;
          }
        }
      }
    }
    return document;
  }

  private Path save(PDDocument document) throws IOException {
    Path file = folder.resolve("k.pdf");
    document.save(file.toFile());
    document.close();
    return file;
  }

  private static Book read(Path file) {
    return PdfFileReader.read(file, "k", w -> {});
  }

  @Test
  void aPageIsItsLinesInBlocks() throws IOException {
    Path file =
        save(
            document(
                List.of(
                    List.of(
                        "1.1. Şeyhülislamlık",
                        "",
                        "Şeyhülislam fetva verir, ilmiye sınıfının başında",
                        "bulunurdu. İğdır'dan gelen haber üzücüydü.",
                        "",
                        "İkinci paragraf burada başlar."))));
    assertThat(Line.of(read(file).pages().get(0).text()))
        .extracting(Line::block, Line::text)
        .containsExactly(
            tuple(1, "1.1. Şeyhülislamlık"),
            tuple(2, "Şeyhülislam fetva verir, ilmiye sınıfının başında"),
            tuple(2, "bulunurdu. İğdır'dan gelen haber üzücüydü."),
            tuple(3, "İkinci paragraf burada başlar."));
  }

  @Test
  void pagesCarryTheirNumberInTheFile() throws IOException {
    Path file = save(document(List.of(List.of("bir"), List.of("iki"))));
    assertThat(read(file).pages()).extracting(Page::number).containsExactly(1, 2);
  }

  @Test
  void runningHeadsOfAPdfAreFoundAsInText() throws IOException {
    Path file =
        save(
            document(
                List.of(
                    List.of("TARİH 10", "", "Bursa 1326'da alındı.", "", "1"),
                    List.of("TARİH 10", "", "İznik 1331'de alındı.", "", "2"))));
    CleanedBook cleaned = new Cleaner(Profiles.load(Profile.DEFAULT)).clean(read(file));
    assertThat(cleaned.book().pages())
        .extracting(Page::text)
        .containsExactly("Bursa 1326'da alındı.", "İznik 1331'de alındı.");
  }

  @Test
  void anEncryptedFileIsAClearError() throws IOException {
    PDDocument document = document(List.of(List.of("gizli")));
    document.protect(new StandardProtectionPolicy("owner", "user", new AccessPermission()));
    Path file = save(document);
    assertThatThrownBy(() -> read(file))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("k.pdf: PDF is encrypted");
  }

  @Test
  void aFileWithoutPagesIsAClearError() throws IOException {
    Path file = save(new PDDocument());
    assertThatThrownBy(() -> read(file))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("has no page");
  }

  @Test
  void aDamagedFileGivesABookOrAClearError() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (PDDocument document = document(List.of(List.of("Malazgirt 1071")))) {
      document.save(out);
    }
    Random random = new Random(13);
    for (int i = 0; i < 15; i++) {
      byte[] bytes = out.toByteArray();
      for (int flips = 0; flips < 30; flips++) {
        bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
      }
      Path file = Files.write(folder.resolve("k.pdf"), bytes);
      try {
        read(file);
      } catch (EarException e) {
        assertThat(e.getMessage()).contains("k.pdf").doesNotContain("\n");
      }
    }
  }

  @Test
  void aFileThatIsNoPdfIsAClearError() throws IOException {
    Path file = Files.writeString(folder.resolve("k.pdf"), "düz metin");
    assertThatThrownBy(() -> read(file))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("is no PDF");
  }
}
