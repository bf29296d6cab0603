package dev.ear;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** SHA-256, by which EAR tells whether texts, lists and files are the same. */
public final class Sha256 {
  private Sha256() {}

  /** Returns a new digest. */
  public static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  /** Ends a digest and returns its value, in small hexadecimal digits. */
  public static String hex(MessageDigest digest) {
    return HexFormat.of().formatHex(digest.digest());
  }

  /** Returns the hash of a text's UTF-8 bytes, in small hexadecimal digits. */
  public static String hex(String text) {
    MessageDigest digest = digest();
    digest.update(text.getBytes(StandardCharsets.UTF_8));
    return hex(digest);
  }

  /** Returns the hash of some lines, each ended by a line feed, in small hexadecimal digits. */
  public static String hex(List<String> lines) {
    MessageDigest digest = digest();
    for (String line : lines) {
      digest.update(line.getBytes(StandardCharsets.UTF_8));
      digest.update((byte) '\n');
    }
    return hex(digest);
  }
}
