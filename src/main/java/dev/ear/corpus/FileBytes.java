package dev.ear.corpus;

import dev.ear.EarException;
import dev.ear.Sha256;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HexFormat;

/** The bytes of a file and what readers ask of them. */
final class FileBytes {
  /** Longer files are refused: an array cannot hold much more. */
  private static final long MAX_FILE_BYTES = 1L << 30;

  private FileBytes() {}

  /** Reads a whole file. */
  static byte[] read(Path file) {
    try {
      long size = Files.size(file);
      if (size > MAX_FILE_BYTES) {
        throw Places.bad(
            Places.of(file),
            "has " + size + " bytes, a book may have " + MAX_FILE_BYTES + "; split the file");
      }
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw unreadable(file, e);
    }
  }

  /** Returns the checksum of a file's bytes, in hexadecimal, without holding them. */
  static String sha256(Path file) {
    try {
      return Sha256.hex(file);
    } catch (IOException e) {
      throw unreadable(file, e);
    }
  }

  private static EarException unreadable(Path file, IOException e) {
    return switch (e) {
      case AccessDeniedException denied ->
          Places.bad(
              Places.of(file), "may not be read (permission denied); make the file readable", e);
      case NoSuchFileException gone ->
          Places.bad(Places.of(file), "vanished while the corpus was read; build again", e);
      default -> {
        String reason = Places.shown(String.valueOf(e.getMessage()));
        yield Places.bad(
            Places.of(file), "cannot be read (" + reason + "); check the file and its disk", e);
      }
    };
  }

  /** Checks that bytes are UTF-8; the error names the offset of the first that is not. */
  static void requireUtf8(Path file, byte[] bytes) {
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

  /** Returns where the text starts: after a byte order mark, if there is one. */
  static int afterMark(byte[] bytes) {
    boolean mark =
        bytes.length >= 3
            && bytes[0] == (byte) 0xEF
            && bytes[1] == (byte) 0xBB
            && bytes[2] == (byte) 0xBF;
    return mark ? 3 : 0;
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
