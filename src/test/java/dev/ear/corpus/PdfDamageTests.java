package dev.ear.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.ear.corpus.pdf.PageFlag;
import dev.ear.corpus.pdf.TestPdf;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Random;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSNull;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages of a PDF that are damaged, odd in the page tree, or there more than once. */
class PdfDamageTests {
  private static final FlaggedPage SECOND_DAMAGED = new FlaggedPage("k", 2, PageFlag.DAMAGED);

  @TempDir Path folder;

  /** Something that is done to a file between writing and reading it. */
  private interface Change {
    void make(PDDocument document) throws IOException;
  }

  /** Reads three pages after a change to their file. */
  private Book changed(Change change) throws IOException {
    byte[] bytes =
        new TestPdf().page("Bursa alındı.").page("İznik alındı.").page("Edirne alındı.").bytes();
    Path file = folder.resolve("k.pdf");
    try (PDDocument document = Loader.loadPDF(bytes)) {
      change.make(document);
      document.save(file.toFile());
    }
    return PdfFileReader.read(file, "k", FileBytes.sha256(file), w -> {});
  }

  private static COSArray kids(PDDocument document) {
    return document.getPages().getCOSObject().getCOSArray(COSName.KIDS);
  }

  private static PDStream stream(PDDocument document, byte[] content) throws IOException {
    PDStream stream = new PDStream(document);
    try (OutputStream out = stream.createOutputStream(COSName.FLATE_DECODE)) {
      out.write(content);
    }
    return stream;
  }

  /** Reads three pages, the second of other content. */
  private Book withContent(byte[] content) throws IOException {
    return changed(document -> document.getPage(1).setContents(stream(document, content)));
  }

  private Book withContent(String content) throws IOException {
    return withContent(content.getBytes(StandardCharsets.ISO_8859_1));
  }

  @Test
  void aPageOfJunkIsDamaged() throws IOException {
    byte[] junk = new byte[2000];
    new Random(13).nextBytes(junk);
    assertThat(withContent(junk).flagged()).containsExactly(SECOND_DAMAGED);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hello world, this is no page",
        "1 2 3 4 5",
        ") q Q",
        "<< /A 1 q Q q Q",
        "q Q [ 1 2 >> q Q",
        "(a string without end",
        "xyz"
      })
  void aPageThatHoldsNoContentOfAPageIsDamaged(String content) throws IOException {
    assertThat(withContent(content).flagged()).containsExactly(SECOND_DAMAGED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " \n ", "q Q", "q 1 0 0 1 0 0 cm Q\n", "BX foo EX", "q\nBT ET\nQ"})
  void aPageOnWhichNothingIsDrawnIsEmpty(String content) throws IOException {
    assertThat(withContent(content).flagged()).isEmpty();
  }

  @Test
  void aSlipOfTheProgramThatWroteThePageIsNoDamage() throws IOException {
    Book book =
        changed(
            document -> {
              PDPage page = document.getPage(1);
              COSArray parts = new COSArray();
              parts.add(stream(document, "Qq ".getBytes(StandardCharsets.US_ASCII)).getCOSObject());
              parts.add(page.getCOSObject().getDictionaryObject(COSName.CONTENTS));
              page.getCOSObject().setItem(COSName.CONTENTS, parts);
            });
    assertThat(book.flagged()).isEmpty();
  }

  @Test
  void ofAPageWhosePartIsLostOrJunkTheRestIsRead() throws IOException {
    Book book =
        changed(
            document -> {
              for (int i = 0; i < 2; i++) {
                COSDictionary page = document.getPage(i).getCOSObject();
                COSArray parts = new COSArray();
                parts.add(page.getDictionaryObject(COSName.CONTENTS));
                parts.add(
                    i == 0
                        ? COSNull.NULL
                        : stream(document, "<< /A ] q".getBytes(StandardCharsets.US_ASCII))
                            .getCOSObject());
                page.setItem(COSName.CONTENTS, parts);
              }
            });
    assertThat(book.pages().get(1).text()).isEqualTo("İznik alındı.\n");
    assertThat(book.flagged())
        .containsExactly(
            new FlaggedPage("k", 1, PageFlag.SOME_DAMAGED),
            new FlaggedPage("k", 2, PageFlag.SOME_DAMAGED));
  }

  @Test
  void aPageWhoseContentIsNoStreamIsDamaged() throws IOException {
    assertThat(
            changed(
                    document ->
                        document
                            .getPage(1)
                            .getCOSObject()
                            .setItem(COSName.CONTENTS, new COSDictionary()))
                .flagged())
        .containsExactly(SECOND_DAMAGED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Pages", "Font", "Oops"})
  void aPageOfAnotherTypeIsRead(String type) throws IOException {
    Book book =
        changed(
            document -> {
              COSDictionary page = document.getPage(1).getCOSObject();
              page.removeItem(COSName.TYPE);
              if (!type.isEmpty()) {
                page.setName(COSName.TYPE, type);
              }
            });
    assertThat(book.pages())
        .extracting(Page::number, Page::text)
        .containsExactly(
            tuple(1, "Bursa alındı.\n"), tuple(2, "İznik alındı.\n"), tuple(3, "Edirne alındı.\n"));
    assertThat(book.flagged()).isEmpty();
  }

  @Test
  void aPageThatLooksLikeANodeIsRead() throws IOException {
    Book book = changed(document -> document.getPage(1).getCOSObject().setInt(COSName.KIDS, 7));
    assertThat(book.pages())
        .extracting(Page::text)
        .containsExactly("Bursa alındı.\n", "İznik alındı.\n", "Edirne alındı.\n");
  }

  @Test
  void whatIsNoPageKeepsItsPlaceAndIsDamaged() throws IOException {
    Book book =
        changed(
            document -> {
              COSDictionary font = new COSDictionary();
              font.setItem(COSName.TYPE, COSName.FONT);
              kids(document).set(1, font);
            });
    assertThat(book.pages())
        .extracting(Page::number, Page::text)
        .containsExactly(tuple(1, "Bursa alındı.\n"), tuple(2, ""), tuple(3, "Edirne alındı.\n"));
    assertThat(book.flagged()).containsExactly(SECOND_DAMAGED);
  }

  @Test
  void aPageThatStandsTwiceHasItsTextOnceAndCostsNoOther() throws IOException {
    Book book = changed(document -> kids(document).add(1, kids(document).get(0)));
    assertThat(book.pages())
        .extracting(Page::number, Page::text)
        .containsExactly(
            tuple(1, "Bursa alındı.\n"),
            tuple(2, ""),
            tuple(3, "İznik alındı.\n"),
            tuple(4, "Edirne alındı.\n"));
    assertThat(book.flagged()).containsExactly(SECOND_DAMAGED);
  }

  @Test
  void aBlankPageMayStandInManyPlaces() throws IOException {
    Book book =
        changed(
            document -> {
              document.getPage(1).getCOSObject().removeItem(COSName.CONTENTS);
              kids(document).add(kids(document).get(1));
            });
    assertThat(book.pages()).hasSize(4);
    assertThat(book.flagged()).isEmpty();
  }
}
