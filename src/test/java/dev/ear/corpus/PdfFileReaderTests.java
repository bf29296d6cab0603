package dev.ear.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.ear.EarException;
import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import dev.ear.corpus.pdf.PageFlag;
import dev.ear.corpus.pdf.TestPdf;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSNull;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages of a PDF file, made here with PDFBox. */
class PdfFileReaderTests {
  @TempDir Path folder;

  private static Book read(Path file) {
    return PdfFileReader.read(file, "k", FileBytes.sha256(file), w -> {});
  }

  @Test
  void aPageIsItsLinesInBlocks() throws IOException {
    Book book =
        new TestPdf()
            .page(
                "1.1. Şeyhülislamlık",
                "",
                "Şeyhülislam fetva verir, ilmiye sınıfının başında",
                "bulunurdu. İğdır'dan gelen haber üzücüydü.",
                "",
                "İkinci paragraf burada başlar.")
            .read(folder, PdfFileReaderTests::read);
    assertThat(Line.of(book.pages().get(0).text()))
        .extracting(Line::block, Line::text)
        .containsExactly(
            tuple(1, "1.1. Şeyhülislamlık"),
            tuple(2, "Şeyhülislam fetva verir, ilmiye sınıfının başında"),
            tuple(2, "bulunurdu. İğdır'dan gelen haber üzücüydü."),
            tuple(3, "İkinci paragraf burada başlar."));
  }

  @Test
  void pagesCarryTheirNumberInTheFileAndThePrintedOne() throws IOException {
    TestPdf pdf = new TestPdf();
    for (String number : List.of("ii", "iii", "1", "2", "3")) {
      pdf.page("Bursa alındı.", "", "", number);
    }
    assertThat(pdf.read(folder, PdfFileReaderTests::read).pages())
        .extracting(Page::number, Page::printed)
        .containsExactly(
            tuple(1, "ii"), tuple(2, "iii"), tuple(3, "1"), tuple(4, "2"), tuple(5, "3"));
  }

  @Test
  void thePrintedNumberGoesThroughCleaningAndTheCleanedFile() throws IOException {
    TestPdf pdf = new TestPdf();
    for (int i = 41; i < 44; i++) {
      pdf.page("Orhan Bey " + i + " yıl yaşadı.", "", "", "" + i);
    }
    CleanedBook cleaned =
        new Cleaner(Profiles.load(Profile.DEFAULT))
            .clean(pdf.read(folder, PdfFileReaderTests::read));
    Path out = folder.resolve("c.pages.jsonl");
    try (CleanedPagesWriter writer = new CleanedPagesWriter(out)) {
      cleaned.book().pages().forEach(writer::write);
      writer.commit();
    }
    assertThat(PagesFileReader.read(out, w -> {}).get(0).pages())
        .extracting(Page::number, Page::printed, Page::text)
        .containsExactly(
            tuple(1, "41", "Orhan Bey 41 yıl yaşadı."),
            tuple(2, "42", "Orhan Bey 42 yıl yaşadı."),
            tuple(3, "43", "Orhan Bey 43 yıl yaşadı."));
  }

  @Test
  void headsThatChangeFromLeftToRightGo() throws IOException {
    TestPdf pdf = new TestPdf();
    for (int i = 12; i < 18; i++) {
      String head = i % 2 == 0 ? i + " | TARİH 10" : "2. ÜNİTE: KURULUŞ | " + i;
      pdf.page(head, "", "", "Orhan Bey'in " + i + ". yılında Bursa alındı.");
    }
    assertThat(
            new Cleaner(Profiles.load(Profile.DEFAULT))
                .clean(pdf.read(folder, PdfFileReaderTests::read))
                .book()
                .pages())
        .allSatisfy(page -> assertThat(page.text()).startsWith("Orhan").doesNotContain("\n"));
  }

  @Test
  void aWordCutBetweenPagesStandsWholeOnTheFirst() throws IOException {
    Book book =
        new TestPdf()
            .page("Osmanlı Devleti büyük bir impara-", "", "", "7")
            .page("torluğa dönüştü. Ordu güçlendi.", "", "", "8")
            .page("Donanma kuruldu.", "", "", "9")
            .read(folder, PdfFileReaderTests::read);
    CleanedBook cleaned = new Cleaner(Profiles.load(Profile.DEFAULT)).clean(book);
    assertThat(cleaned.book().pages())
        .extracting(Page::text)
        .containsExactly(
            "Osmanlı Devleti büyük bir imparatorluğa",
            "dönüştü. Ordu güçlendi.",
            "Donanma kuruldu.");
    assertThat(cleaned.audit().repairs()).containsEntry(Repair.HYPHENATION, 1);
  }

  @Test
  void aPageOfPicturesAloneIsFlagged() throws IOException {
    List<Warning> warnings = new ArrayList<>();
    TestPdf pdf =
        new TestPdf()
            .page("Bursa alındı.")
            .page(
                p -> {
                  p.content().addRect(10, 10, 500, 700);
                  p.content().fill();
                })
            .page(p -> {});
    Path file = Files.write(folder.resolve("k.pdf"), pdf.bytes());
    Book book = PdfFileReader.read(file, "k", FileBytes.sha256(file), warnings::add);
    assertThat(book.flagged()).containsExactly(new FlaggedPage("k", 2, PageFlag.NO_TEXT_LAYER));
    assertThat(warnings)
        .extracting(Warning::message)
        .satisfiesExactlyInAnyOrder(
            m -> assertThat(m).startsWith("page 2 has no text layer; not indexed"),
            m -> assertThat(m).isEqualTo("1 empty page in book k: 3"));
    assertThat(new Cleaner(Profiles.load(Profile.DEFAULT)).clean(book).audit().flagged())
        .hasSize(1);
  }

  @Test
  void aPageOfBrokenGlyphsIsFlaggedAndHasNoText() throws IOException {
    TestPdf pdf = new TestPdf().page("Bursa alındı.").page("\u25a0\u25b2\u25ba\u25bc".repeat(30));
    Book book = pdf.read(folder, PdfFileReaderTests::read);
    assertThat(book.flagged()).containsExactly(new FlaggedPage("k", 2, PageFlag.BROKEN_GLYPHS));
    assertThat(book.pages().get(1).text()).isEmpty();
  }

  @Test
  void aFontWithoutCharactersIsFlagged() throws IOException {
    TestPdf pdf = new TestPdf().page("Osman Bey, Söğüt'te bir beylik kurdu.");
    byte[] bytes = pdf.bytes();
    try (PDDocument document = Loader.loadPDF(bytes)) {
      for (COSName name : document.getPage(0).getResources().getFontNames()) {
        document
            .getPage(0)
            .getResources()
            .getFont(name)
            .getCOSObject()
            .removeItem(COSName.TO_UNICODE);
      }
      document.save(folder.resolve("k.pdf").toFile());
    }
    assertThat(read(folder.resolve("k.pdf")).flagged())
        .containsExactly(new FlaggedPage("k", 1, PageFlag.BROKEN_GLYPHS));
  }

  @Test
  void aFormThatDrawsItselfDoesNotTakeThePagesTextAway() throws IOException {
    TestPdf pdf = new TestPdf().page("Bursa alındı.").page("İznik alındı.");
    PDResources inner = new PDResources();
    PDFormXObject form = new PDFormXObject(pdf.document());
    form.setResources(inner);
    form.setBBox(new PDRectangle(10, 10));
    inner.put(COSName.getPDFName("F"), form);
    try (OutputStream out = form.getStream().createOutputStream()) {
      out.write("/F Do /F Do /F Do /F Do ".getBytes(StandardCharsets.US_ASCII));
    }
    PDPage page = pdf.document().getPage(1);
    try (PDPageContentStream content =
        new PDPageContentStream(
            pdf.document(), page, PDPageContentStream.AppendMode.APPEND, false)) {
      content.drawForm(form);
    }
    Book book = pdf.read(folder, PdfFileReaderTests::read);
    assertThat(book.pages())
        .extracting(Page::text)
        .containsExactly("Bursa alındı.\n", "İznik alındı.\n");
    assertThat(book.flagged()).containsExactly(new FlaggedPage("k", 2, PageFlag.SOME_DAMAGED));
  }

  @Test
  void aPageThatUnpacksWithoutEndIsFlagged() throws IOException {
    TestPdf pdf = new TestPdf().page("Bursa alındı.");
    PDPage page = new PDPage();
    pdf.document().addPage(page);
    PDStream stream = new PDStream(pdf.document());
    byte[] numbers = "1 ".repeat(1 << 19).getBytes(StandardCharsets.US_ASCII);
    try (OutputStream out = stream.createOutputStream(COSName.FLATE_DECODE)) {
      for (int i = 0; i < 70; i++) {
        out.write(numbers);
      }
    }
    page.setContents(stream);
    assertThat(pdf.read(folder, PdfFileReaderTests::read).flagged())
        .containsExactly(new FlaggedPage("k", 2, PageFlag.DAMAGED));
  }

  @Test
  void aTransparentFormThatUnpacksWithoutEndIsFlagged() throws IOException {
    TestPdf pdf = new TestPdf();
    PDPage page = new PDPage();
    pdf.document().addPage(page);
    PDFormXObject form = new PDFormXObject(pdf.document());
    form.setBBox(new PDRectangle(10, 10));
    COSDictionary group = new COSDictionary();
    group.setItem(COSName.S, COSName.TRANSPARENCY);
    form.getCOSObject().setItem(COSName.GROUP, group);
    byte[] numbers = "1 ".repeat(1 << 19).getBytes(StandardCharsets.US_ASCII);
    try (OutputStream out = form.getStream().createOutputStream(COSName.FLATE_DECODE)) {
      for (int i = 0; i < 70; i++) {
        out.write(numbers);
      }
    }
    try (PDPageContentStream content = new PDPageContentStream(pdf.document(), page)) {
      content.drawForm(form);
    }
    assertThat(pdf.read(folder, PdfFileReaderTests::read).flagged())
        .containsExactly(new FlaggedPage("k", 1, PageFlag.DAMAGED));
  }

  @Test
  void anEncryptedFileThatOpensWithoutAPasswordIsRead() throws IOException {
    TestPdf pdf = new TestPdf().page("Bursa alındı.");
    pdf.document().protect(new StandardProtectionPolicy("owner", "", new AccessPermission()));
    assertThat(pdf.read(folder, PdfFileReaderTests::read).pages().get(0).text())
        .isEqualTo("Bursa alındı.\n");
  }

  @Test
  void anEncryptedFileIsAClearError() throws IOException {
    TestPdf pdf = new TestPdf().page("gizli");
    pdf.document().protect(new StandardProtectionPolicy("owner", "user", new AccessPermission()));
    assertThatThrownBy(() -> pdf.read(folder, PdfFileReaderTests::read))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("k.pdf: PDF is encrypted");
  }

  @Test
  void aFileWithoutPagesIsAClearError() {
    assertThatThrownBy(() -> new TestPdf().read(folder, PdfFileReaderTests::read))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("has no page");
  }

  @ParameterizedTest
  @ValueSource(ints = {10, 30, 50, 70, 90, 99})
  void aFileThatIsCutShortIsAClearError(int percent) throws IOException {
    TestPdf pdf = new TestPdf();
    for (int i = 0; i < 30; i++) {
      pdf.page("Malazgirt 1071", "Miryokefalon " + i);
    }
    byte[] bytes = pdf.bytes();
    Path file = folder.resolve("k.pdf");
    Files.write(file, Arrays.copyOf(bytes, bytes.length / 100 * percent));
    assertThatThrownBy(() -> read(file))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("k.pdf: PDF is cut short")
        .hasMessageNotContaining("\n");
  }

  @Test
  void aFileWithARestOfAnotherBehindItsEndIsRead() throws IOException {
    byte[] bytes = new TestPdf().page("Bursa alındı.").bytes();
    byte[] longer = Arrays.copyOf(bytes, bytes.length + 5000);
    Path file = Files.write(folder.resolve("k.pdf"), longer);
    assertThat(read(file).pages()).hasSize(1);
  }

  @Test
  void aPageThatTheFileHasLostKeepsItsPlace() throws IOException {
    byte[] bytes =
        new TestPdf().page("Bursa alındı.").page("İznik alındı.").page("Edirne alındı.").bytes();
    try (PDDocument document = Loader.loadPDF(bytes)) {
      COSArray kids = document.getPages().getCOSObject().getCOSArray(COSName.KIDS);
      kids.set(1, COSNull.NULL);
      document.save(folder.resolve("k.pdf").toFile());
    }
    Book book = read(folder.resolve("k.pdf"));
    assertThat(book.pages())
        .extracting(Page::number, Page::text)
        .containsExactly(tuple(1, "Bursa alındı.\n"), tuple(2, ""), tuple(3, "Edirne alındı.\n"));
    assertThat(book.flagged()).containsExactly(new FlaggedPage("k", 2, PageFlag.DAMAGED));
  }

  @Test
  void aPageWhoseContentIsLostIsFlagged() throws IOException {
    byte[] bytes = new TestPdf().page("Bursa alındı.").page("İznik alındı.").bytes();
    try (PDDocument document = Loader.loadPDF(bytes)) {
      COSArray parts = new COSArray();
      parts.add(COSNull.NULL);
      document.getPage(1).getCOSObject().setItem(COSName.CONTENTS, parts);
      document.save(folder.resolve("k.pdf").toFile());
    }
    assertThat(read(folder.resolve("k.pdf")).flagged())
        .containsExactly(new FlaggedPage("k", 2, PageFlag.DAMAGED));
  }

  @Test
  void aMessageSaysNothingOdd() {
    assertThat(Places.reason(new StackOverflowError())).isEmpty();
    assertThat(Places.reason(new IOException((String) null))).isEmpty();
    assertThat(Places.reason(new IllegalStateException("x"))).isEmpty();
    assertThat(Places.reason(new IOException("Missing root"))).isEqualTo(" (Missing root)");
  }

  @Test
  void aWordCutBetweenColumnsStandsWhole() throws IOException {
    Book book =
        new TestPdf()
            .page(
                p ->
                    p.lines(
                            TestPdf.LEFT,
                            TestPdf.TOP,
                            "Şehirde camiler, hanlar ve hamamlar",
                            "yapıldı; ilk medrese İznik'te açıldı",
                            "ve Osmanlı impara-")
                        .lines(
                            TestPdf.RIGHT,
                            TestPdf.TOP,
                            "torluğunun temelleri atıldı. Bursa",
                            "olarak kullandı ve Gelibolu'yu aldı.",
                            "Böylece Osmanlılar Rumeli'ye geçti."))
            .read(folder, PdfFileReaderTests::read);
    CleanedBook cleaned = new Cleaner(Profiles.load(Profile.DEFAULT)).clean(book);
    assertThat(cleaned.book().pages().get(0).text()).contains("Osmanlı imparatorluğunun");
  }

  @Test
  void textOutsideWhatViewersShowIsWarnedOf() throws IOException {
    List<Warning> warnings = new ArrayList<>();
    TestPdf pdf = new TestPdf().page(p -> p.text(60, 700, "Bursa alındı.").text(2, 5, "BASKI"));
    pdf.document().getPage(0).setCropBox(new PDRectangle(40, 30, 500, 730));
    pdf.read(folder, file -> PdfFileReader.read(file, "k", "", warnings::add));
    assertThat(warnings)
        .extracting(Warning::message)
        .containsExactly(
            "page 1 has text outside the part that viewers show; that text is left out");
  }

  @Test
  void aFileThatIsNoPdfIsAClearError() throws IOException {
    Path file = Files.writeString(folder.resolve("k.pdf"), "düz metin");
    assertThatThrownBy(() -> read(file))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("is no PDF");
    Files.write(file, new byte[0]);
    assertThatThrownBy(() -> read(file)).hasMessageContaining("is empty");
  }

  @Test
  void aThousandPagesAreABook() throws IOException {
    TestPdf pdf = new TestPdf();
    for (int i = 1; i <= 1000; i++) {
      pdf.page("Bir yılda olanlar", "", "", "" + (i + 8));
    }
    Book book = pdf.read(folder, PdfFileReaderTests::read);
    assertThat(book.pages()).hasSize(1000);
    assertThat(book.pages().get(999).printed()).isEqualTo("1008");
  }

  @Test
  void nothingIsLeftInTheTemporaryFolder() throws IOException {
    Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
    long before = temporaryFiles(temporary);
    new TestPdf().page("Bursa alındı.").read(folder, PdfFileReaderTests::read);
    assertThat(temporaryFiles(temporary)).isLessThanOrEqualTo(before);
  }

  private static long temporaryFiles(Path temporary) throws IOException {
    try (Stream<Path> files = Files.list(temporary)) {
      return files.filter(path -> path.getFileName().toString().startsWith("PDFBox")).count();
    }
  }
}
