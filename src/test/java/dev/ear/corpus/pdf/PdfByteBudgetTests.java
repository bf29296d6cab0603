package dev.ear.corpus.pdf;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.zip.DeflaterOutputStream;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.junit.jupiter.api.Test;

/** How much a page's streams may unpack to: 64 MiB. */
class PdfByteBudgetTests {
  private static final int MIB = 1 << 20;

  private final PdfByteBudget budget = new PdfByteBudget();

  /** A stream whose raw bytes are given. */
  private static COSStream stream(byte[] raw, COSName... filters) throws IOException {
    COSStream stream = new COSStream();
    try (OutputStream out = stream.createRawOutputStream()) {
      out.write(raw);
    }
    COSArray names = new COSArray();
    for (COSName filter : filters) {
      names.add(filter);
    }
    stream.setItem(COSName.FILTER, names);
    return stream;
  }

  private static byte[] deflated(int mib) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (OutputStream out = new DeflaterOutputStream(packed)) {
      byte[] blank = new byte[MIB];
      for (int i = 0; i < mib; i++) {
        out.write(blank);
      }
    }
    return packed.toByteArray();
  }

  private static byte[] hex(byte[] bytes) {
    return (HexFormat.of().formatHex(bytes) + ">").getBytes(StandardCharsets.US_ASCII);
  }

  /** Runs of 128 bytes, two bytes each. */
  private static byte[] runs(int mib) {
    byte[] runs = new byte[mib * (MIB / 128) * 2];
    for (int i = 0; i < runs.length; i += 2) {
      runs[i] = (byte) 129;
    }
    return runs;
  }

  private void assertRefused(COSStream stream) {
    assertThatThrownBy(() -> budget.charge(stream))
        .isInstanceOf(PdfGlyphs.TooComplexException.class);
  }

  @Test
  void aStreamMayUnpackToWhatIsLeft() throws IOException {
    COSStream stream = stream(deflated(64), COSName.FLATE_DECODE);
    assertThatCode(() -> budget.charge(stream)).doesNotThrowAnyException();
    assertRefused(stream(new byte[1]));
  }

  @Test
  void aLongerOneIsRefused() throws IOException {
    assertRefused(stream(deflated(65), COSName.FLATE_DECODE));
  }

  @Test
  void soIsOneThatOtherFiltersPack() throws IOException {
    assertRefused(stream(runs(65), COSName.RUN_LENGTH_DECODE));
  }

  @Test
  void soIsOneThatSeveralFiltersPack() throws IOException {
    assertRefused(stream(hex(deflated(65)), COSName.ASCII_HEX_DECODE, COSName.FLATE_DECODE));
  }

  @Test
  void soIsOneThatIsLongOnlyInBetween() throws IOException {
    assertRefused(stream(deflated(65), COSName.FLATE_DECODE, COSName.RUN_LENGTH_DECODE));
  }

  @Test
  void aStreamThatIsDrawnAgainCountsAgain() throws IOException {
    COSStream stream = stream(deflated(40), COSName.FLATE_DECODE);
    budget.charge(stream);
    assertRefused(stream);
  }

  @Test
  void aDamagedStreamCountsAsFarAsItGoes() throws IOException {
    COSStream stream = stream("xyz".getBytes(StandardCharsets.US_ASCII), COSName.FLATE_DECODE);
    assertThatCode(() -> budget.charge(stream)).doesNotThrowAnyException();
  }

  @Test
  void pagesThatShareAStreamSpendTheBudgetOfTheFile() throws IOException {
    PdfByteBudget small = new PdfByteBudget(100L * MIB);
    COSStream stream = stream(deflated(40), COSName.FLATE_DECODE);
    for (int page = 0; page < 2; page++) {
      small.startPage();
      small.charge(stream);
    }
    small.startPage();
    assertThatThrownBy(() -> small.charge(stream))
        .isInstanceOf(PdfPages.SpentException.class)
        .hasMessageContaining("draws more than 104857600 bytes");
  }

  @Test
  void aPageThatIsRefusedCountsForTheFile() throws IOException {
    PdfByteBudget small = new PdfByteBudget(100L * MIB);
    COSStream stream = stream(deflated(65), COSName.FLATE_DECODE);
    small.startPage();
    assertThatThrownBy(() -> small.charge(stream))
        .isInstanceOf(PdfGlyphs.TooComplexException.class);
    small.startPage();
    assertThatThrownBy(() -> small.charge(stream)).isInstanceOf(PdfPages.SpentException.class);
  }

  @Test
  void aSpentFileIsNoDamageOfAPage() throws IOException {
    PdfByteBudget tiny = new PdfByteBudget(8);
    try (PDDocument document = new PDDocument()) {
      PDPage page = new PDPage();
      page.setContents(new PDStream(document, new ByteArrayInputStream(new byte[9])));
      PdfPageText text = new PdfPageText(tiny);
      PdfPage asRead = new PdfPage(page.getCOSObject(), document.getResourceCache());
      assertThatThrownBy(() -> text.of(asRead)).isInstanceOf(PdfPages.SpentException.class);
    }
  }
}
