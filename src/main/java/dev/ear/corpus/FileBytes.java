package dev.ear.corpus;

import dev.ear.Sha256;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;

/** The bytes of a file and what readers ask of them. */
final class FileBytes {
  /** Longer files are refused: an array cannot hold much more. */
  private static final long MAX_FILE_BYTES = 1L << 30;

  private static final int PIECE = 1 << 13;

  /** Where UTF-16 shows: of its bytes, in most writing, one in two or three is 0. */
  private static final int SAMPLE = 1 << 12;

  private FileBytes() {}

  /** Reads a whole file. */
  static byte[] read(Path file) {
    requireReadable(file);
    return reading(file, () -> Files.readAllBytes(file));
  }

  /**
   * Reads a whole file whose parser needs it all in memory, several times over.
   *
   * @param most bytes it may have
   */
  static byte[] read(Path file, int most) {
    requireReadable(file, most);
    return reading(file, () -> Files.readAllBytes(file));
  }

  /** Checks that a file is there, may be read and is not too long. */
  static void requireReadable(Path file) {
    requireReadable(file, MAX_FILE_BYTES);
  }

  private static void requireReadable(Path file, long most) {
    long size =
        reading(
            file,
            () -> {
              try (SeekableByteChannel channel = Files.newByteChannel(file)) {
                return channel.size();
              }
            });
    if (size > most) {
      throw Places.bad(
          Places.of(file),
          "has "
              + size
              + " bytes, a book of its kind may have "
              + most
              + "; split the file"
              + (most < MAX_FILE_BYTES ? " or save it as .txt" : ""));
    }
  }

  /** Returns the checksum of a file's bytes, in hexadecimal. */
  static String sha256(Path file) {
    MessageDigest digest = Sha256.digest();
    return reading(
        file,
        () -> {
          try (InputStream in = Files.newInputStream(file)) {
            byte[] buffer = new byte[1 << 16];
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
              digest.update(buffer, 0, n);
            }
          }
          return Sha256.hex(digest);
        });
  }

  /** Something that reads from disk. */
  interface Reading<T> {
    T read() throws IOException;
  }

  /** Reads from a file and says in one line what stands in the way. */
  static <T> T reading(Path file, Reading<T> reading) {
    try {
      return reading.read();
    } catch (AccessDeniedException e) {
      throw Places.bad(
          Places.of(file), "may not be read (permission denied); make the file readable", e);
    } catch (NoSuchFileException e) {
      throw Places.bad(Places.of(file), "vanished while the corpus was read; build again", e);
    } catch (IOException e) {
      throw Places.bad(
          Places.of(file),
          "cannot be read" + Places.reason(e) + "; check the file and its disk",
          e);
    }
  }

  /** Checks that bytes are UTF-8; the error names the offset of the first that is not. */
  static void requireUtf8(Path file, byte[] bytes) {
    if (looksLikeUtf16(bytes)) {
      throw Places.bad(
          Places.of(file),
          "looks like UTF-16 (a quarter or more of its first bytes are 0); save it as UTF-8");
    }
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(1 << 14);
    CoderResult result = decoder.decode(in, out, true);
    while (result.isOverflow()) {
      out.clear();
      result = decoder.decode(in, out, true);
    }
    if (result.isError()) {
      int at = in.position();
      String value = HexFormat.of().withUpperCase().toHexDigits(bytes[at]);
      throw Places.bad(
          Places.of(file),
          "byte " + at + " (0x" + value + ") is not UTF-8; save the file as UTF-8");
    }
  }

  private static boolean looksLikeUtf16(byte[] bytes) {
    int length = Math.min(bytes.length, SAMPLE);
    int zeros = 0;
    for (int i = 0; i < length; i++) {
      zeros += bytes[i] == 0 ? 1 : 0;
    }
    return length > 1 && zeros * 4 >= length;
  }

  /** Returns where the text starts: after a byte order mark, if there is one. */
  static int afterMark(byte[] bytes) {
    boolean mark =
        bytes.length >= 3
            && bytes[0] == (byte) 0xEF
            && bytes[1] == (byte) 0xBB
            && bytes[2] == (byte) 0xBF;
    return mark ? 3 : 0;
  }

  /** Says whether a stretch of UTF-8 has no word; it may be as long as a file. */
  static boolean isBlank(byte[] bytes, int start, int end) {
    for (int from = start; from < end; ) {
      int to = Math.min(end, from + PIECE);
      while (to < end && to > from + 1 && (bytes[to] & 0xC0) == 0x80) {
        to--;
      }
      if (!PackedPages.isBlank(new String(bytes, from, to - from, StandardCharsets.UTF_8))) {
        return false;
      }
      from = to;
    }
    return true;
  }

  /** Returns where the line that starts at an offset ends: at its line feed, or the end. */
  static int lineEnd(byte[] bytes, int start) {
    int end = start;
    while (end < bytes.length && bytes[end] != '\n') {
      end++;
    }
    return end;
  }
}
