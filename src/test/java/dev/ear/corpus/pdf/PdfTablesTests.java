package dev.ear.corpus.pdf;

import static dev.ear.corpus.pdf.TestPdf.LEFT;
import static dev.ear.corpus.pdf.TestPdf.LINE;
import static dev.ear.corpus.pdf.TestPdf.RIGHT;
import static dev.ear.corpus.pdf.TestPdf.TOP;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables with lines around their cells, and columns that stand close together. */
class PdfTablesTests {
  @TempDir Path folder;

  /** How a program draws the lines of a table. */
  private interface Lines {
    void draw(TestPdf.Pen pen, float x, float y, float width, float height) throws IOException;
  }

  private static void stroked(TestPdf.Pen pen, float x, float y, float width, float height)
      throws IOException {
    pen.content().moveTo(x, y);
    pen.content().lineTo(x + width, y + height);
    pen.content().stroke();
  }

  private static void filled(TestPdf.Pen pen, float x, float y, float width, float height)
      throws IOException {
    pen.content().addRect(x, y, Math.max(width, 0.8f), Math.max(height, 0.8f));
    pen.content().fill();
  }

  /** Lines at places across and down, from the first to the last of the other. */
  private static void grid(TestPdf.Pen pen, Lines lines, float[] xs, float[] ys)
      throws IOException {
    for (float y : ys) {
      lines.draw(pen, xs[0], y, xs[xs.length - 1] - xs[0], 0);
    }
    for (float x : xs) {
      lines.draw(pen, x, ys[ys.length - 1], 0, ys[0] - ys[ys.length - 1]);
    }
  }

  /** A table whose cells nearly touch, between two paragraphs without a gap. */
  private List<String> between(Lines lines) throws IOException {
    return List.of(
        new TestPdf()
            .page(
                p -> {
                  p.text(LEFT, TOP, "Aşağıdaki tabloda ilk savaşlar vardır.");
                  grid(
                      p,
                      lines,
                      new float[] {LEFT, LEFT + 34, LEFT + 100, LEFT + 250},
                      new float[] {TOP - 5, TOP - 20, TOP - 48, TOP - 63});
                  p.lines(LEFT + 3, TOP - 16, "Yıl", "1302", "", "1326")
                      .lines(LEFT + 37, TOP - 16, "Savaş", "Koyunhisar", "", "Bursa")
                      .lines(
                          LEFT + 103,
                          TOP - 16,
                          "Sonuç",
                          "Bizans ordusu ilk kez ye-",
                          "nildi ve geri çekildi.",
                          "Şehir başkent oldu.")
                      .text(LEFT, TOP - 74, "Orhan Bey divanı kurdu ve orduyu düzenledi.");
                })
            .text(folder)
            .strip()
            .split("\n"));
  }

  @Test
  void theCellsOfATableWithStrokedLinesAreParted() throws IOException {
    assertThat(between(PdfTablesTests::stroked))
        .containsExactly(
            "Aşağıdaki tabloda ilk savaşlar vardır.",
            "",
            "Yıl | Savaş | Sonuç",
            "1302 | Koyunhisar | Bizans ordusu ilk kez yenildi ve geri çekildi.",
            "1326 | Bursa | Şehir başkent oldu.",
            "",
            "Orhan Bey divanı kurdu ve orduyu düzenledi.");
  }

  @Test
  void linesMayBeThinBoxes() throws IOException {
    assertThat(between(PdfTablesTests::filled)).isEqualTo(between(PdfTablesTests::stroked));
  }

  @Test
  void aCellOverSeveralRowsStandsInTheFirst() throws IOException {
    TestPdf pdf =
        new TestPdf()
            .page(
                p -> {
                  grid(
                      p,
                      PdfTablesTests::stroked,
                      new float[] {LEFT, LEFT + 100, LEFT + 250},
                      new float[] {TOP, TOP - 60});
                  stroked(p, LEFT + 100, TOP - 20, 150, 0);
                  stroked(p, LEFT + 100, TOP - 40, 150, 0);
                  p.text(LEFT + 4, TOP - 34, "I. Murad")
                      .text(LEFT + 104, TOP - 14, "Edirne alındı")
                      .text(LEFT + 104, TOP - 34, "Sırpsındığı kazanıldı")
                      .text(LEFT + 104, TOP - 54, "Kosova kazanıldı");
                });
    assertThat(pdf.text(folder).strip().split("\n"))
        .containsExactly("I. Murad | Edirne alındı", "Sırpsındığı kazanıldı", "Kosova kazanıldı");
  }

  @Test
  void aTableInAColumnStaysThere() throws IOException {
    TestPdf pdf =
        new TestPdf()
            .page(
                p -> {
                  grid(
                      p,
                      PdfTablesTests::stroked,
                      new float[] {LEFT, LEFT + 60, LEFT + 200},
                      new float[] {TOP - 33, TOP - 48, TOP - 63});
                  p.lines(
                          LEFT,
                          TOP,
                          "Dirlikler gelirlerine göre üçe ayrılırdı;",
                          "tablo bunu gösterir.")
                      .lines(LEFT + 3, TOP - 44, "Has", "Tımar")
                      .lines(LEFT + 63, TOP - 44, "100.000 üstü", "20.000 altı")
                      .lines(LEFT, TOP - 80, "Sistem sayesinde vergiler yerinde", "toplandı.")
                      .lines(
                          RIGHT,
                          TOP,
                          "On altıncı yüzyılın sonunda sistem",
                          "bozulmaya başladı; uzun süren savaşlar",
                          "ve paranın değer kaybetmesi sipahileri",
                          "yoksullaştırdı. Köylüler topraklarını",
                          "bırakıp şehirlere göç etti.");
                });
    assertThat(pdf.blocks(folder))
        .containsExactly(
            "Dirlikler gelirlerine göre üçe ayrılırdı; tablo bunu gösterir.",
            "Has | 100.000 üstü Tımar | 20.000 altı",
            "Sistem sayesinde vergiler yerinde toplandı.",
            "On altıncı yüzyılın sonunda sistem bozulmaya başladı; uzun süren savaşlar ve paranın"
                + " değer kaybetmesi sipahileri yoksullaştırdı. Köylüler topraklarını bırakıp"
                + " şehirlere göç etti.");
  }

  @Test
  void aFrameAroundTextIsNoTable() throws IOException {
    TestPdf pdf =
        new TestPdf()
            .page(
                p -> {
                  grid(
                      p,
                      PdfTablesTests::stroked,
                      new float[] {LEFT - 5, LEFT + 300},
                      new float[] {TOP + 15, TOP - 25});
                  p.lines(LEFT, TOP, "Biliyor musunuz? Nişancı, padişahın", "tuğrasını çekerdi.");
                });
    assertThat(pdf.blocks(folder))
        .containsExactly("Biliyor musunuz? Nişancı, padişahın tuğrasını çekerdi.");
  }

  @Test
  void columnsThatStandCloseTogetherAreToldByWhereTheirLinesBegin() throws IOException {
    TestPdf pdf =
        new TestPdf()
            .page(
                p ->
                    p.lines(
                            LEFT,
                            TOP,
                            "Rumeli'ye geçişle birlikte iki kıtada top-",
                            "rağı olan bir devlet doğdu; Balkanlarda",
                            "siyasi dağınıklık fetihleri kolaylaştırdı",
                            "ve yeni yerlere aileler yerleştirildi;")
                        .lines(
                            LEFT + 218,
                            TOP,
                            "bu siyasete iskân denir. İskân sayesinde",
                            "fethin kalıcılığı sağlandı; yerli halka",
                            "hoşgörülü davranıldı ve vergiler eskiye",
                            "göre hafifletildi."));
    assertThat(pdf.blocks(folder))
        .containsExactly(
            "Rumeli'ye geçişle birlikte iki kıtada top- rağı olan bir devlet doğdu; Balkanlarda"
                + " siyasi dağınıklık fetihleri kolaylaştırdı ve yeni yerlere aileler"
                + " yerleştirildi; bu siyasete iskân denir. İskân sayesinde fethin kalıcılığı"
                + " sağlandı; yerli halka hoşgörülü davranıldı ve vergiler eskiye göre"
                + " hafifletildi.");
  }

  @Test
  void aNoteInTheMarginIsNoFirstCell() throws IOException {
    TestPdf pdf =
        new TestPdf()
            .page(
                p ->
                    p.text(LEFT, TOP - 2 * LINE, "Ahilik")
                        .lines(
                            LEFT + 80,
                            TOP,
                            "Osman Bey, Söğüt çevresinde bir beylik kurdu",
                            "ve topraklarını Bizans yönünde genişletti.",
                            "Ahiler ve abdallar beyliğin kuruluşunda",
                            "önemli bir görev üstlendi. Şehirlerde esnaf",
                            "birlikleri düzeni sağladı ve dayanışmayı",
                            "güçlendirdi. Gaziler uçlarda toplandı ve",
                            "Bizans tekfurlarıyla uzun süre savaştı."));
    assertThat(pdf.blocks(folder))
        .containsExactly(
            "Ahilik",
            "Osman Bey, Söğüt çevresinde bir beylik kurdu ve topraklarını Bizans yönünde"
                + " genişletti. Ahiler ve abdallar beyliğin kuruluşunda önemli bir görev üstlendi."
                + " Şehirlerde esnaf birlikleri düzeni sağladı ve dayanışmayı güçlendirdi. Gaziler"
                + " uçlarda toplandı ve Bizans tekfurlarıyla uzun süre savaştı.");
  }

  @Test
  void leadersOfAContentsPageAreNoColumns() throws IOException {
    TestPdf pdf =
        new TestPdf()
            .page(
                p -> {
                  String[] titles = {"Kuruluş", "Yükselme Dönemi", "Duraklama", "Gerileme", "Son"};
                  for (int i = 0; i < titles.length; i++) {
                    p.text(LEFT, TOP - i * LINE, (i + 1) + ". " + titles[i]);
                    for (int dot = 0; dot < 12; dot++) {
                      p.text(LEFT + 110 + dot * 12, TOP - i * LINE, ".");
                    }
                    p.text(LEFT + 270, TOP - i * LINE, "" + (i * 20 + 9));
                  }
                });
    assertThat(pdf.text(folder)).doesNotContain("|");
  }

  @Test
  void questionsInColumnsMayHaveOptionsSideBySide() throws IOException {
    TestPdf pdf =
        new TestPdf()
            .page(
                p ->
                    p.lines(
                            LEFT,
                            TOP,
                            "1. Tuğrayı çeken görevli kimdir?",
                            "A) Kazasker",
                            "B) Nişancı",
                            "C) Defterdar",
                            "D) Sadrazam")
                        .lines(
                            RIGHT,
                            TOP,
                            "2. Hisarı yaptıran padişah kimdir?",
                            "A) Orhan",
                            "C) Yıldırım")
                        .lines(RIGHT + 100, TOP, "", "B) I. Murad", "D) II. Murad"));
    assertThat(pdf.text(folder).strip().split("\n+"))
        .containsExactly(
            "1. Tuğrayı çeken görevli kimdir?",
            "A) Kazasker",
            "B) Nişancı",
            "C) Defterdar",
            "D) Sadrazam",
            "2. Hisarı yaptıran padişah kimdir?",
            "A) Orhan B) I. Murad",
            "C) Yıldırım D) II. Murad");
  }

  @Test
  void notesBelowTwoColumnsFollowBoth() throws IOException {
    TestPdf pdf =
        new TestPdf()
            .page(
                p ->
                    p.lines(
                            LEFT,
                            TOP,
                            "Osmanlı toprak düzeninin temelini miri",
                            "arazi oluşturuyordu. Mülkiyeti devlete,",
                            "kullanım hakkı köylüye ait olan bu",
                            "topraklar üçe ayrılırdı ve")
                        .lines(
                            RIGHT,
                            TOP,
                            "sipahiler gelirleriyle asker beslerdi.",
                            "Böylece devlet, hazineden para harcamadan",
                            "büyük bir orduya sahip olurdu; köylü de",
                            "toprağını boş bırakmazdı.")
                        .text(LEFT, TOP - 4 * LINE - 2, 8, "Barkan bu düzeni incelemiştir."));
    assertThat(pdf.blocks(folder)).last().isEqualTo("Barkan bu düzeni incelemiştir.");
  }

  @Test
  void aTableInACellOfAnotherIsReadOnce() throws IOException {
    String text =
        new TestPdf()
            .page(
                p -> {
                  grid(
                      p,
                      PdfTablesTests::stroked,
                      new float[] {LEFT, LEFT + 200, LEFT + 300},
                      new float[] {TOP, TOP - 80, TOP - 120});
                  grid(
                      p,
                      PdfTablesTests::stroked,
                      new float[] {LEFT + 10, LEFT + 80, LEFT + 150},
                      new float[] {TOP - 10, TOP - 35, TOP - 60});
                  p.text(LEFT + 15, TOP - 28, "Bursa");
                  p.text(LEFT + 85, TOP - 28, "1326");
                  p.text(LEFT + 15, TOP - 53, "Edirne");
                  p.text(LEFT + 85, TOP - 53, "1361");
                  p.text(LEFT + 210, TOP - 40, "Başkentler");
                  p.text(LEFT + 5, TOP - 105, "Belgrad");
                  p.text(LEFT + 210, TOP - 105, "Kale");
                })
            .text(folder);
    assertThat(text).containsOnlyOnce("Bursa").containsOnlyOnce("1361");
  }
}
