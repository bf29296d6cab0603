package dev.ear;

import dev.ear.EarException.Category;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Decodes what must be UTF-8. */
public final class Utf8 {
  private Utf8() {}

  /**
   * Decodes bytes; a byte order mark at the start goes.
   *
   * @param bytes the bytes
   * @param name what messages call their place
   * @return the text
   * @throws EarException naming the offset of the first byte that is not UTF-8
   */
  public static String decode(byte[] bytes, String name) {
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
          String.format(
              Locale.ROOT,
              "%s: byte %d is not UTF-8; save the file as UTF-8",
              name,
              in.position()));
    }
    String text = out.flip().toString();
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }
}
