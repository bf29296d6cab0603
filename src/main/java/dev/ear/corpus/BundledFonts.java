package dev.ear.corpus;

import java.io.IOException;
import java.io.InputStream;
import org.apache.fontbox.FontBoxFont;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.CIDFontMapping;
import org.apache.pdfbox.pdmodel.font.FontMapper;
import org.apache.pdfbox.pdmodel.font.FontMapping;
import org.apache.pdfbox.pdmodel.font.PDCIDSystemInfo;
import org.apache.pdfbox.pdmodel.font.PDFontDescriptor;
import org.jspecify.annotations.Nullable;

/**
 * Lends the font that PDFBox carries to texts whose own font is not in the file.
 *
 * <p>PDFBox would look through the machine's fonts: slowly, with a list of them left in the home
 * folder, and with words parted differently from machine to machine.
 */
final class BundledFonts implements FontMapper {
  private static final String FONT = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

  private final TrueTypeFont font;

  BundledFonts() throws IOException {
    try (InputStream in = PDDocument.class.getResourceAsStream(FONT)) {
      if (in == null) {
        throw new IOException("PDFBox carries no font " + FONT);
      }
      font = new TTFParser().parse(new RandomAccessReadBuffer(in));
    }
  }

  @Override
  public FontMapping<TrueTypeFont> getTrueTypeFont(
      @Nullable String name, @Nullable PDFontDescriptor descriptor) {
    return new FontMapping<>(font, true);
  }

  @Override
  public FontMapping<FontBoxFont> getFontBoxFont(
      @Nullable String name, @Nullable PDFontDescriptor descriptor) {
    return new FontMapping<>(font, true);
  }

  @Override
  public CIDFontMapping getCIDFont(
      @Nullable String name,
      @Nullable PDFontDescriptor descriptor,
      @Nullable PDCIDSystemInfo system) {
    return new CIDFontMapping(null, font, true);
  }
}
