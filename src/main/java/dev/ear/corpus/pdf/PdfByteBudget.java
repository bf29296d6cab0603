package dev.ear.corpus.pdf;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.filter.Filter;
import org.apache.pdfbox.filter.FilterFactory;

/**
 * The bytes that what a page draws may unpack to, a form that is drawn again counted again, and
 * those of a whole file, whose pages may share what they draw.
 *
 * <p>PDFBox unpacks a stream as a whole, into memory, before it gives the first byte of it. So its
 * filters are run here first, into something that ends the reading once the page has had its share.
 */
final class PdfByteBudget {
  /** More than any printed page draws. */
  private static final long MOST_BYTES = 1 << 26;

  /** More than any printed book draws. */
  private static final long MOST_OF_FILE = 1L << 33;

  private static final int ZLIB_HEADER = 2;
  private static final int BUFFER = 1 << 14;

  private final Map<COSStream, Long> lengths = new IdentityHashMap<>();
  private final long mostOfFile;
  private long leftOfFile;
  private long left = MOST_BYTES;
  private boolean brokenOff;

  PdfByteBudget() {
    this(MOST_OF_FILE);
  }

  PdfByteBudget(long mostOfFile) {
    this.mostOfFile = mostOfFile;
    this.leftOfFile = mostOfFile;
  }

  /** Begins a page. */
  void startPage() {
    lengths.clear();
    left = MOST_BYTES;
    brokenOff = false;
  }

  /**
   * Takes a stream's bytes off what is left.
   *
   * @throws PdfGlyphs.TooComplexException if it has more than the page may draw
   * @throws PdfPages.SpentException if it has more than is left of the file's
   */
  void charge(COSStream stream) {
    Long known = lengths.get(stream);
    long length = known == null ? length(stream) : known;
    lengths.put(stream, length);
    take(length);
    if (left < 0) {
      throw new PdfGlyphs.TooComplexException();
    }
  }

  private void take(long bytes) {
    left -= bytes;
    leftOfFile -= bytes;
    if (leftOfFile < 0) {
      throw new PdfPages.SpentException(mostOfFile);
    }
  }

  /** Says whether a stream ended before its end, or could not be unpacked to it. */
  boolean hasBrokenOff() {
    return brokenOff;
  }

  private long length(COSStream stream) {
    Bounded counted = new Bounded(OutputStream.nullOutputStream());
    try (InputStream raw = stream.createRawInputStream()) {
      List<Filter> filters = filters(stream);
      if (filters.equals(List.of(FilterFactory.INSTANCE.getFilter(COSName.FLATE_DECODE)))) {
        inflate(raw, counted);
        return counted.count;
      }
      InputStream in = raw;
      for (int i = 0; i + 1 < filters.size(); i++) {
        ByteArrayOutputStream unpacked = new ByteArrayOutputStream();
        filters.get(i).decode(in, new Bounded(unpacked), stream, i);
        in = new ByteArrayInputStream(unpacked.toByteArray());
      }
      if (filters.isEmpty()) {
        in.transferTo(counted);
      } else {
        int last = filters.size() - 1;
        filters.get(last).decode(in, counted, stream, last);
      }
    } catch (IOException e) {
      // What came before counts.
      brokenOff = true;
    }
    return counted.count;
  }

  /** Unpacks as PDFBox does, who does not say whether the end was reached. */
  private void inflate(InputStream raw, Bounded counted) throws IOException {
    Inflater inflater = new Inflater(true);
    byte[] packed = new byte[BUFFER];
    byte[] unpacked = new byte[BUFFER];
    try {
      raw.skipNBytes(ZLIB_HEADER);
      int length = raw.read(packed);
      while (length > 0 && !inflater.finished()) {
        inflater.setInput(packed, 0, length);
        for (int n = 1; n > 0 && !inflater.finished(); ) {
          n = inflater.inflate(unpacked);
          counted.write(unpacked, 0, n);
        }
        length = raw.read(packed);
      }
      brokenOff |= !inflater.finished();
    } catch (DataFormatException e) {
      brokenOff = true;
    } finally {
      inflater.end();
    }
  }

  /** A stream's filters in order, each once: PDFBox leaves out those that are named again. */
  private static List<Filter> filters(COSStream stream) throws IOException {
    COSBase named = stream.getFilters();
    List<Filter> filters = new ArrayList<>();
    if (named instanceof COSName name) {
      filters.add(FilterFactory.INSTANCE.getFilter(name));
    } else if (named instanceof COSArray array) {
      for (int i = 0; i < array.size(); i++) {
        if (array.getObject(i) instanceof COSName name) {
          Filter filter = FilterFactory.INSTANCE.getFilter(name);
          if (!filters.contains(filter)) {
            filters.add(filter);
          }
        }
      }
    }
    return filters;
  }

  /** Counts what is written and refuses more than is left. */
  private final class Bounded extends OutputStream {
    private final OutputStream out;
    private long count;

    Bounded(OutputStream out) {
      this.out = out;
    }

    @Override
    public void write(int b) throws IOException {
      take(1);
      out.write(b);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      take(length);
      out.write(bytes, from, length);
    }

    private void take(int length) {
      count += length;
      if (count > left) {
        PdfByteBudget.this.take(count);
        throw new PdfGlyphs.TooComplexException();
      }
    }
  }
}
