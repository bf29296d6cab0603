package dev.ear.corpus.pdf;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Looks whether a PDF has its end, where the list of all its parts is.
 *
 * <p>PDFBox, like viewers, makes do with a file that was cut short: it gathers what parts it meets,
 * and pages whose parts it does not meet come out empty or not at all. In a book nobody would miss
 * them.
 */
final class PdfEnd {
  private static final int PIECE = 1 << 16;
  private static final int LONGEST_END = 32;
  private static final Pattern END = Pattern.compile("startxref\\s+\\d+");
  private static final Pattern PART = Pattern.compile("(?:^|[\\r\\n])\\d{1,10} \\d{1,5} obj\\b");

  private PdfEnd() {}

  /**
   * Says whether a file stops before its end: no end mark is found from the back on, or more parts
   * follow the last one, as where the rest of a file made for the web is missing.
   */
  static boolean isMissing(Path file) throws IOException {
    try (SeekableByteChannel channel = Files.newByteChannel(file)) {
      long size = channel.size();
      long from = size;
      while (from > 0) {
        long to = Math.min(size, from + LONGEST_END);
        from = Math.max(0, from - PIECE);
        String piece = piece(channel, from, (int) (to - from));
        if (PART.matcher(piece).find()) {
          return lastEnd(piece) < lastPart(piece);
        }
        if (lastEnd(piece) >= 0) {
          return false;
        }
      }
    }
    return true;
  }

  private static int lastEnd(String piece) {
    return last(END.matcher(piece));
  }

  private static int lastPart(String piece) {
    return last(PART.matcher(piece));
  }

  private static int last(Matcher matcher) {
    int last = -1;
    while (matcher.find()) {
      last = matcher.start();
    }
    return last;
  }

  private static String piece(SeekableByteChannel channel, long from, int length)
      throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(length);
    channel.position(from);
    while (bytes.hasRemaining() && channel.read(bytes) >= 0) {}
    return new String(bytes.array(), 0, bytes.position(), StandardCharsets.ISO_8859_1);
  }
}
