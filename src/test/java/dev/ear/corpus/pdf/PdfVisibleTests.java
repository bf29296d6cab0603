package dev.ear.corpus.pdf;

import static dev.ear.corpus.pdf.TestPdf.LEFT;
import static dev.ear.corpus.pdf.TestPdf.TOP;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Only what viewers show of a PDF page is its text. */
class PdfVisibleTests {
  @TempDir Path folder;

  /** A page with a line above, one left, one right, one below of its text. */
  private static TestPdf slugged() throws IOException {
    return new TestPdf()
        .page(
            p ->
                p.lines(LEFT, TOP, "Bursa alındı.", "İznik alındı.")
                    .text(LEFT, 780, "tarih10.indd 7")
                    .text(2, 400, "SOL")
                    .text(560, 400, "SAĞ")
                    .upwards(20, 300, "BASKI ÖNCESİ")
                    .text(LEFT, 8, "12.03.2019 14:55"));
  }

  private static PDRectangle crop() {
    return new PDRectangle(40, 30, 500, 730);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 90, 180, 270})
  void textOutsideTheCropBoxIsLeftOut(int rotation) throws IOException {
    TestPdf pdf = slugged();
    pdf.document().getPage(0).setCropBox(crop());
    pdf.document().getPage(0).setRotation(rotation);
    assertThat(pdf.pages(folder))
        .containsExactly(new PdfPages.Read("Bursa alındı.\nİznik alındı.\n", null, true));
  }

  @Test
  void soIsTextOutsideTheMediaBox() throws IOException {
    TestPdf pdf = slugged();
    pdf.document().getPage(0).setMediaBox(crop());
    pdf.document().getPage(0).setCropBox(new PDRectangle(-100, -100, 2000, 2000));
    assertThat(pdf.text(folder)).isEqualTo("Bursa alındı.\nİznik alındı.\n");
  }

  @Test
  void spacesOutsideAreNoText() throws IOException {
    TestPdf pdf = new TestPdf().page(p -> p.text(LEFT, TOP, "Bursa alındı.").text(2, 5, "   "));
    pdf.document().getPage(0).setCropBox(crop());
    assertThat(pdf.pages(folder).get(0).hasMore()).isFalse();
  }

  @Test
  void aBoxWithoutAreaHidesNothing() throws IOException {
    TestPdf pdf = new TestPdf().page("Bursa alındı.");
    pdf.document().getPage(0).setCropBox(new PDRectangle(100, 100, 0, 0));
    assertThat(pdf.text(folder)).isEqualTo("Bursa alındı.\n");
  }

  @Test
  void aPageOfUnknownSizeHidesNothing() throws IOException {
    TestPdf pdf = new TestPdf().page(p -> p.text(LEFT, 820, "Bursa alındı."));
    PDPage page = pdf.document().getPage(0);
    page.getCOSObject().removeItem(COSName.MEDIA_BOX);
    assertThat(pdf.text(folder)).isEqualTo("Bursa alındı.\n");
  }
}
