package dev.ear.corpus.pdf;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
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
 * Java machine. So what is set there asks which thread wants a font: one that reads a book gets
 * this one, all others are answered by the mapper that was there before. A mapper that others set
 * later is kept in the same way when the next PDF is read.
 */
final class BundledFonts implements FontMapper {
  private static final String FONT = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

  /** Java initialises a class once, by one thread, when it is first used. */
  private static final class Font {
    static final TrueTypeFont PARSED = parsed();

    private Font() {}

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
  private final FontMapper others;

  /** The threads that read a book; each adds and removes itself. */
  private final Set<Thread> readers = ConcurrentHashMap.newKeySet();

  private BundledFonts(TrueTypeFont font, FontMapper others) {
    this.font = font;
    this.others = others;
  }

  /** Makes PDFBox take this font for what this thread reads, until it is closed. */
  static Lent lend() {
    synchronized (BundledFonts.class) {
      BundledFonts fonts =
          FontMappers.instance() instanceof BundledFonts ours
              ? ours
              : new BundledFonts(Font.PARSED, FontMappers.instance());
      FontMappers.set(fonts);
      fonts.readers.add(Thread.currentThread());
      return () -> fonts.readers.remove(Thread.currentThread());
    }
  }

  /** The font as it is lent to a thread. */
  interface Lent extends AutoCloseable {
    @Override
    void close();
  }

  private boolean isReading() {
    return readers.contains(Thread.currentThread());
  }

  @Override
  public FontMapping<TrueTypeFont> getTrueTypeFont(
      @Nullable String name, @Nullable PDFontDescriptor descriptor) {
    return isReading() ? new FontMapping<>(font, true) : others.getTrueTypeFont(name, descriptor);
  }

  @Override
  public FontMapping<FontBoxFont> getFontBoxFont(
      @Nullable String name, @Nullable PDFontDescriptor descriptor) {
    return isReading() ? new FontMapping<>(font, true) : others.getFontBoxFont(name, descriptor);
  }

  @Override
  public CIDFontMapping getCIDFont(
      @Nullable String name,
      @Nullable PDFontDescriptor descriptor,
      @Nullable PDCIDSystemInfo system) {
    return isReading()
        ? new CIDFontMapping(null, font, true)
        : others.getCIDFont(name, descriptor, system);
  }
}
