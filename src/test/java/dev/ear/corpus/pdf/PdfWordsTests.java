package dev.ear.corpus.pdf;

import static dev.ear.corpus.pdf.TestPdf.LEFT;
import static dev.ear.corpus.pdf.TestPdf.TOP;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The words of PDF pages. */
class PdfWordsTests {
  @TempDir Path folder;

  @Test
  void lettersSetApartAreOneWord() throws IOException {
    TestPdf pdf =
        new TestPdf()
            .page(
                p -> {
                  p.content().setCharacterSpacing(4);
                  p.text(LEFT, TOP, "SAVAŞ VE BARIŞ");
                });
    assertThat(pdf.blocks(folder)).containsExactly("SAVAŞ VE BARIŞ");
  }

  @Test
  void aRaisedNumberIsNoPartOfItsWord() throws IOException {
    TestPdf pdf =
        new TestPdf()
            .page(
                p -> {
                  p.content().beginText();
                  p.content().newLineAtOffset(LEFT, TOP);
                  p.show(11, 0, "Sadrazam Köprülü").show(7, 4, "12").show(11, 0, " öldü.");
                  p.content().endText();
                });
    assertThat(pdf.blocks(folder)).containsExactly("Sadrazam Köprülü¹² öldü.");
  }

  @Test
  void anInitialThatIsDrawnApartFromItsWordBelongsToIt() throws IOException {
    TestPdf pdf =
        new TestPdf()
            .page(
                p ->
                    p.text(LEFT, TOP - 16, 32, "O")
                        .text(LEFT, TOP + 60, "Başlık")
                        .text(LEFT + 28, TOP, "smanlı Beyliği Söğüt'te kuruldu ve")
                        .text(LEFT + 28, TOP - 14, "kısa sürede büyüdü."));
    assertThat(pdf.blocks(folder))
        .containsExactly("Başlık", "Osmanlı Beyliği Söğüt'te kuruldu ve kısa sürede büyüdü.");
  }

  @Test
  void aLargeInitialBelongsToTheLineItOpens() throws IOException {
    TestPdf pdf =
        new TestPdf()
            .page(
                p ->
                    p.text(LEFT, TOP - 16, 32, "O")
                        .text(LEFT + 25, TOP, "smanlı Beyliği Söğüt'te kuruldu ve")
                        .text(LEFT + 25, TOP - 14, "kısa sürede büyüdü."));
    assertThat(pdf.blocks(folder))
        .containsExactly("Osmanlı Beyliği Söğüt'te kuruldu ve kısa sürede büyüdü.");
  }

  @Test
  void textDrawnTwiceToLookBoldIsReadOnce() throws IOException {
    TestPdf pdf =
        new TestPdf()
            .page(p -> p.text(LEFT, TOP, "Hattı Hümayun").text(LEFT + 0.3f, TOP, "Hattı Hümayun"));
    assertThat(pdf.blocks(folder)).containsExactly("Hattı Hümayun");
  }

  @ParameterizedTest
  @CsvSource({"0.2,0", "0.4,-0.4", "0.8,0", "1,-1", "0.8,0.8"})
  void textDrawnThriceIsReadOnce(float right, float up) throws IOException {
    String text = "Illüstrasyon: Millî Mücadele, 1919-1922";
    TestPdf pdf =
        new TestPdf()
            .page(
                p -> {
                  for (int i = 0; i < 3; i++) {
                    p.text(LEFT + i * right, TOP + i * up, 14, text);
                  }
                });
    assertThat(pdf.blocks(folder)).containsExactly(text);
  }

  @Test
  void lettersThatAreEachDrawnThriceAreReadOnce() throws IOException {
    TestPdf pdf =
        new TestPdf()
            .page(
                p -> {
                  float x = LEFT;
                  for (String letter : "MİLLÎ HAKİMİYET".split("")) {
                    for (int i = 0; i < 3; i++) {
                      p.text(x + i * 0.4f, TOP, letter);
                    }
                    x += p.width(11, letter);
                  }
                });
    assertThat(pdf.blocks(folder)).containsExactly("MİLLÎ HAKİMİYET");
  }

  @Test
  void likeLettersThatAreSetCloseAreNoCopies() throws IOException {
    TestPdf pdf =
        new TestPdf()
            .page(
                p -> {
                  p.content().beginText();
                  p.content().newLineAtOffset(LEFT, TOP);
                  p.show(11, 0, "http:/").back(1).show(11, 0, "/arsiv.tr");
                  p.content().endText();
                });
    assertThat(pdf.blocks(folder)).containsExactly("http://arsiv.tr");
  }

  @Test
  void aRaisedNumberAndALargeInitialMayBeDrawnTwice() throws IOException {
    TestPdf pdf =
        new TestPdf()
            .page(
                p -> {
                  for (int i = 0; i < 2; i++) {
                    float x = LEFT + i * 0.3f;
                    p.text(x, TOP - 16, 32, "O").text(x + 25, TOP, "smanlı Beyliği kuruldu ve");
                    p.content().beginText();
                    p.content().newLineAtOffset(x + 25, TOP - 14);
                    p.show(11, 0, "Köprülü").show(7, 4, "12").show(11, 0, " öldü.");
                    p.content().endText();
                  }
                });
    assertThat(pdf.blocks(folder)).containsExactly("Osmanlı Beyliği kuruldu ve Köprülü¹² öldü.");
  }

  @Test
  void anAccentDrawnByItselfGoesToItsLetter() throws IOException {
    TestPdf pdf =
        new TestPdf()
            .page(
                p -> {
                  p.content().beginText();
                  p.content().newLineAtOffset(LEFT, TOP);
                  p.show(11, 0, "Sog")
                      .back(4.7f)
                      .show(11, 0, "\u02d8")
                      .forth(1.2f)
                      .show(11, 0, "uk");
                  p.content().endText();
                });
    assertThat(pdf.blocks(folder)).containsExactly("Sog\u0306uk");
  }
}
