package dev.ear.corpus.pdf;

import static dev.ear.corpus.pdf.TestPdf.LEFT;
import static dev.ear.corpus.pdf.TestPdf.LINE;
import static dev.ear.corpus.pdf.TestPdf.RIGHT;
import static dev.ear.corpus.pdf.TestPdf.TOP;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The reading order and the blocks of PDF pages. */
class PdfLayoutTests {
  private static final String[] BURSA = {
    "Orhan Bey, uzun bir kuşatmadan sonra",
    "Bursa'yı aldı ve şehri başkent yaptı.",
    "Şehirde camiler, hanlar ve hamamlar",
    "yapıldı; ilk medrese İznik'te açıldı."
  };
  private static final String[] RUMELI = {
    "Süleyman Paşa, Çimpe Kalesi'ni üs",
    "olarak kullandı ve Gelibolu'yu aldı.",
    "Böylece Osmanlılar Rumeli'ye geçti",
    "ve Edirne'ye doğru ilerlediler."
  };

  @TempDir Path folder;

  private static String joined(String... lines) {
    return String.join(" ", lines);
  }

  @Test
  void twoColumnsAreReadOneAfterTheOther() throws IOException {
    TestPdf pdf = new TestPdf().page(p -> p.lines(LEFT, TOP, BURSA).lines(RIGHT, TOP, RUMELI));
    assertThat(pdf.blocks(folder)).containsExactly(joined(BURSA), joined(RUMELI));
  }

  @Test
  void columnsWhoseLinesStandAtOtherHeightsAreReadOneAfterTheOther() throws IOException {
    TestPdf pdf = new TestPdf().page(p -> p.lines(LEFT, TOP, BURSA).lines(RIGHT, TOP - 5, RUMELI));
    assertThat(pdf.blocks(folder)).containsExactly(joined(BURSA), joined(RUMELI));
  }

  @Test
  void aFileThatDrawsLinesInAnyOrderIsReadAsItLooks() throws IOException {
    TestPdf pdf =
        new TestPdf()
            .page(
                p -> {
                  for (int i = BURSA.length - 1; i >= 0; i--) {
                    p.text(RIGHT, TOP - i * LINE, RUMELI[i]);
                    p.text(LEFT, TOP - i * LINE, BURSA[i]);
                  }
                });
    assertThat(pdf.blocks(folder)).containsExactly(joined(BURSA), joined(RUMELI));
  }

  @Test
  void threeColumnsAreReadOneAfterTheOther() throws IOException {
    String[] narrow = {
      "Anadolu'nun ilk", "Türk beyliği olan", "Saltuklular, Erzurum", "ve çevresinde kuruldu."
    };
    TestPdf pdf =
        new TestPdf()
            .page(p -> p.lines(50, TOP, narrow).lines(220, TOP, narrow).lines(390, TOP, narrow));
    assertThat(pdf.blocks(folder)).containsExactly(joined(narrow), joined(narrow), joined(narrow));
  }

  @Test
  void aHeadlineAndACaptionAcrossBothColumnsPartThem() throws IOException {
    TestPdf pdf =
        new TestPdf()
            .page(
                p ->
                    p.text(LEFT, TOP + 40, 20, "BEYLİKTEN DEVLETE OSMANLI SİYASETİ")
                        .lines(LEFT, TOP, BURSA)
                        .lines(RIGHT, TOP, RUMELI)
                        .text(
                            LEFT + 40,
                            TOP - 150,
                            9,
                            "Görsel 2.1: Bursa'da Ulu Cami ve çevresindeki çarşı, on dokuzuncu"
                                + " yüzyıldan bir fotoğraf")
                        .lines(LEFT, TOP - 180, RUMELI)
                        .lines(RIGHT, TOP - 180, BURSA));
    assertThat(pdf.blocks(folder))
        .containsExactly(
            "BEYLİKTEN DEVLETE OSMANLI SİYASETİ",
            joined(BURSA),
            joined(RUMELI),
            "Görsel 2.1: Bursa'da Ulu Cami ve çevresindeki çarşı, on dokuzuncu yüzyıldan bir"
                + " fotoğraf",
            joined(RUMELI),
            joined(BURSA));
  }

  @Test
  void headAndFootOfAPageInColumnsBelongToNoColumn() throws IOException {
    TestPdf pdf =
        new TestPdf()
            .page(
                p ->
                    p.text(LEFT, 760, "12")
                        .text(RIGHT + 120, 760, "TARİH 10")
                        .lines(LEFT, TOP, BURSA)
                        .lines(RIGHT, TOP, RUMELI)
                        .text(RIGHT, 40, "Millî Eğitim Yayınları"));
    assertThat(pdf.blocks(folder))
        .containsExactly("12  TARİH 10", joined(BURSA), joined(RUMELI), "Millî Eğitim Yayınları");
  }

  @Test
  void aSentenceThatGoesOnInTheNextColumnStaysOneBlock() throws IOException {
    TestPdf pdf =
        new TestPdf()
            .page(
                p ->
                    p.lines(LEFT, TOP, BURSA[0], BURSA[1], BURSA[2], "yapıldı ve Osmanlı impara-")
                        .lines(
                            RIGHT,
                            TOP,
                            "torluğunun temelleri atıldı. Bursa",
                            RUMELI[1],
                            RUMELI[2],
                            RUMELI[3]));
    assertThat(pdf.blocks(folder)).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({
    "yapıldı ve medrese açıl-,dı.",
    "yapıldı; ilk Osmanlı-,Rus Savaşı uzun yıllar sürdü",
    "yapıldı; savaş 1914-,1918 yılları arasında sürdü",
    "yapıldı ve ilk medrese,açıldı. Süleyman Paşa geçti"
  })
  void aParagraphThatGoesOnInTheNextColumnIsOneBlock(String foot, String head) throws IOException {
    assertThat(blocks(foot, head)).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "yapıldı ve medrese açıldı.,olarak kullanılan kale alındı",
    "yapıldı ve ilk medrese,Süleyman Paşa Rumeli'ye geçti",
    "Sultanın fermanları -,1. Islahat Fermanı 1856 yılında"
  })
  void oneThatDoesNotIsTwo(String foot, String head) throws IOException {
    assertThat(blocks(foot, head)).isEqualTo(2);
  }

  @Test
  void aWordCutAtTheFootOfAPageDoesNotGoOnInThePagesNumber() throws IOException {
    TestPdf pdf =
        new TestPdf()
            .page(
                p ->
                    p.lines(LEFT, TOP, BURSA[0], BURSA[1], BURSA[2], "yapıldı ve açıl-")
                        .text(LEFT + 200, 60, "16"));
    assertThat(pdf.blocks(folder)).hasSize(2);
  }

  /** How many blocks two columns are, with these at the foot of the first and atop the second. */
  private int blocks(String foot, String head) throws IOException {
    return new TestPdf()
        .page(
            p ->
                p.lines(LEFT, TOP, BURSA[0], BURSA[1], BURSA[2], foot)
                    .lines(RIGHT, TOP, head, RUMELI[1], RUMELI[2], RUMELI[3]))
        .blocks(folder)
        .size();
  }

  @Test
  void aTableIsReadRowByRow() throws IOException {
    TestPdf pdf =
        new TestPdf()
            .page(
                p ->
                    p.lines(LEFT, TOP, "Yıl", "1040", "1071", "1176")
                        .lines(LEFT + 80, TOP, "Savaş", "Dandanakan", "Malazgirt", "Miryokefalon")
                        .lines(
                            LEFT + 220,
                            TOP,
                            "Sonuç",
                            "Devlet kuruldu",
                            "Anadolu açıldı",
                            "Bizans yenildi"));
    assertThat(pdf.text(folder).strip().split("\n"))
        .containsExactly(
            "Yıl | Savaş | Sonuç",
            "1040 | Dandanakan | Devlet kuruldu",
            "1071 | Malazgirt | Anadolu açıldı",
            "1176 | Miryokefalon | Bizans yenildi");
  }

  @Test
  void theCellsOfATableMayHaveSeveralLines() throws IOException {
    TestPdf pdf =
        new TestPdf()
            .page(
                p ->
                    p.lines(LEFT, TOP, "1402", "", "", "", "1444", "", "", "", "1453")
                        .lines(
                            LEFT + 60,
                            TOP,
                            "Ankara Savaşı'nda Timur, Yıldırım",
                            "Bayezid'i yendi.",
                            "",
                            "",
                            "Varna Savaşı'nda Haçlılar bir kez",
                            "daha yenildi.",
                            "",
                            "",
                            "İstanbul, uzun bir kuşatmadan",
                            "sonra alındı."));
    assertThat(pdf.text(folder).strip().split("\n"))
        .containsExactly(
            "1402 | Ankara Savaşı'nda Timur, Yıldırım Bayezid'i yendi.",
            "1444 | Varna Savaşı'nda Haçlılar bir kez daha yenildi.",
            "1453 | İstanbul, uzun bir kuşatmadan sonra alındı.");
  }

  @Test
  void questionsInTwoColumnsAreReadColumnByColumn() throws IOException {
    TestPdf pdf =
        new TestPdf()
            .page(
                p ->
                    p.lines(
                            LEFT,
                            TOP,
                            "1. İlk Osmanlı parasını kim bastırdı?",
                            "A) Osman Bey",
                            "B) Orhan Bey",
                            "C) I. Murad",
                            "D) Yıldırım")
                        .lines(
                            RIGHT,
                            TOP,
                            "2. Bursa hangi yılda alındı?",
                            "A) 1302",
                            "B) 1326",
                            "C) 1331",
                            "D) 1337"));
    assertThat(pdf.blocks(folder))
        .containsExactly(
            "1. İlk Osmanlı parasını kim bastırdı? A) Osman Bey B) Orhan Bey C) I. Murad D)"
                + " Yıldırım",
            "2. Bursa hangi yılda alındı? A) 1302 B) 1326 C) 1331 D) 1337");
  }

  @Test
  void optionsSideBySideAreReadAcross() throws IOException {
    TestPdf pdf =
        new TestPdf()
            .page(
                p ->
                    p.lines(
                            LEFT,
                            TOP,
                            "1. Bursa hangi yılda alındı?",
                            "A) 1302",
                            "C) 1331",
                            "2. İznik hangi yılda alındı?",
                            "A) 1302",
                            "C) 1331")
                        .lines(
                            LEFT + 200, TOP, "", "B) 1326", "D) 1337", "", "B) 1326", "D) 1337"));
    assertThat(pdf.text(folder).strip().split("\n"))
        .containsExactly(
            "1. Bursa hangi yılda alındı?",
            "A) 1302 B) 1326",
            "C) 1331 D) 1337",
            "2. İznik hangi yılda alındı?",
            "A) 1302 B) 1326",
            "C) 1331 D) 1337");
  }

  @Test
  void theMarksOfAListAreNoColumn() throws IOException {
    TestPdf pdf =
        new TestPdf()
            .page(
                p ->
                    p.lines(LEFT, TOP, "1.", "2.", "3.")
                        .lines(
                            LEFT + 24,
                            TOP,
                            "Gaza anlayışı beyleri birleştirdi.",
                            "İskân yerleşmeyi sağladı.",
                            "Merkezî yapı kavgaları azalttı."));
    assertThat(pdf.blocks(folder))
        .containsExactly(
            "1. Gaza anlayışı beyleri birleştirdi. 2. İskân yerleşmeyi sağladı."
                + " 3. Merkezî yapı kavgaları azalttı.");
  }

  @Test
  void anIndentedLineAfterASentenceOpensABlock() throws IOException {
    TestPdf pdf =
        new TestPdf()
            .page(
                p ->
                    p.lines(LEFT, TOP, BURSA)
                        .text(LEFT + 16, TOP - 4 * LINE, RUMELI[0])
                        .lines(LEFT, TOP - 5 * LINE, RUMELI[1], RUMELI[2], RUMELI[3]));
    assertThat(pdf.blocks(folder)).containsExactly(joined(BURSA), joined(RUMELI));
  }

  @Test
  void textUpTheMarginFollowsTheRest() throws IOException {
    TestPdf pdf =
        new TestPdf().page(p -> p.upwards(30, 300, "2. ÜNİTE KURULUŞ").lines(LEFT, TOP, BURSA));
    assertThat(pdf.blocks(folder)).containsExactly(joined(BURSA), "2. ÜNİTE KURULUŞ");
  }

  @Test
  void aLetterAndItsSignatureAreReadAsLines() throws IOException {
    TestPdf pdf =
        new TestPdf()
            .page(
                p ->
                    p.lines(LEFT, TOP, "Sayın Vali,", "mektubunuzu", "dün aldım.", "Sağ olun.")
                        .lines(RIGHT + 60, TOP - 90, "Saygılarımla", "Bursa", "Kadısı", "Mehmet")
                        .text(
                            LEFT,
                            TOP - 180,
                            "Bu mektup, Bursa'nın on altıncı yüzyıldaki yönetimi için bir kaynaktır"
                                + " ve bugün arşivdedir."));
    assertThat(pdf.blocks(folder))
        .containsExactly(
            "Sayın Vali, mektubunuzu dün aldım. Sağ olun.",
            "Saygılarımla Bursa Kadısı Mehmet",
            "Bu mektup, Bursa'nın on altıncı yüzyıldaki yönetimi için bir kaynaktır ve bugün"
                + " arşivdedir.");
  }
}
