package dev.ear.corpus;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.zip.DeflaterOutputStream;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
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
}
