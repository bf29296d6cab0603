package dev.ear.corpus;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.apache.fontbox.FontBoxFont;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.CIDFontMapping;
import org.apache.pdfbox.pdmodel.font.FontMapper;
import org.apache.pdfbox.pdmodel.font.FontMappers;
import org.apache.pdfbox.pdmodel.font.FontMapping;
import org.apache.pdfbox.pdmodel.font.PDCIDSystemInfo;
import org.apache.pdfbox.pdmodel.font.PDFontDescriptor;
import org.jspecify.annotations.Nullable;

/**
 * Lends the font that PDFBox carries to texts whose own font is not in the file.
 *
 * <p>PDFBox would look through the machine's fonts: slowly, with a list of them left in the home
 * folder, and with words parted differently from machine to machine.
 *
 * <p>PDFBox offers only one switch for this, {@link FontMappers#set}, which holds for the whole
 * Java machine: from the first PDF that is read on, other uses of PDFBox in it get this font too.
 * The font is parsed then and the switch thrown, once.
 */
final class BundledFonts implements FontMapper {
  private static final String FONT = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

  /** Java initialises a class once, by one thread, when it is first used. */
  private static final class Switch {
    static {
      FontMappers.set(new BundledFonts(parsed()));
    }

    private Switch() {}

    static void on() {
      // Done by the time this runs.
    }

    private static TrueTypeFont parsed() {
      try (InputStream in = PDDocument.class.getResourceAsStream(FONT)) {
        if (in == null) {
          throw new IllegalStateException("PDFBox carries no font " + FONT);
        }
        return new TTFParser().parse(new RandomAccessReadBuffer(in));
      } catch (IOException e) {
        throw new UncheckedIOException("the font that PDFBox carries cannot be parsed", e);
      }
    }
  }

  private final TrueTypeFont font;

  private BundledFonts(TrueTypeFont font) {
    this.font = font;
  }

  /** Makes PDFBox take this font, for all that it reads from now on. */
  static void use() {
    Switch.on();
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
