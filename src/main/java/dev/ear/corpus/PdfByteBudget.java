package dev.ear.corpus;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.filter.Filter;
import org.apache.pdfbox.filter.FilterFactory;

/**
 * The bytes that what a page draws may unpack to, a form that is drawn again counted again.
 *
 * <p>PDFBox unpacks a stream as a whole, into memory, before it gives the first byte of it. So its
 * filters are run here first, into something that ends the reading once the page has had its share.
 */
final class PdfByteBudget {
  /** More than any printed page draws. */
  private static final long MOST_BYTES = 1 << 26;

  private final Map<COSStream, Long> lengths = new IdentityHashMap<>();
  private long left = MOST_BYTES;

  /**
   * Takes a stream's bytes off what is left.
   *
   * @throws PdfGlyphs.TooComplexException if it has more
   */
  void charge(COSStream stream) {
    Long known = lengths.get(stream);
    long length = known == null ? length(stream) : known;
    lengths.put(stream, length);
    left -= length;
    if (left < 0) {
      throw new PdfGlyphs.TooComplexException();
    }
  }

  private long length(COSStream stream) {
    Bounded counted = new Bounded(OutputStream.nullOutputStream());
    try (InputStream raw = stream.createRawInputStream()) {
      List<Filter> filters = filters(stream);
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
      // It is damaged, which is for PDFBox to say; what came before counts.
    }
    return counted.count;
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
        throw new PdfGlyphs.TooComplexException();
      }
    }
  }
}
