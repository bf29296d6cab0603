package dev.ear.question;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** Decodes a question file, which must be UTF-8. */
final class Utf8 {
  private Utf8() {}

  /**
   * Decodes bytes; a byte order mark at the start goes.
   *
   * @throws EarException naming the offset of the first byte that is not UTF-8
   */
  static String decode(byte[] bytes, String name) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length);
    CoderResult result =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT)
            .decode(in, out, true);
    if (result.isError()) {
      throw new EarException(
          Category.INPUT,
          "%s: byte %d is not UTF-8; save the file as UTF-8".formatted(name, in.position()));
    }
    String text = out.flip().toString();
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }
}
