package dev.ear.text;

/** Says whether a line or paragraph closes a sentence. */
public final class SentenceEnd {
  private SentenceEnd() {}

  /** Says whether a text ends with a stop or a colon, closing quotes and brackets aside. */
  public static boolean closes(String text) {
    int end = text.length();
    while (end > 0 && "”\"’'»)]".indexOf(text.charAt(end - 1)) >= 0) {
      end--;
    }
    return end > 0 && ".!?…:".indexOf(text.charAt(end - 1)) >= 0;
  }
}
