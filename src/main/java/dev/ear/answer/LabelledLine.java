package dev.ear.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The last line of a reply that begins with a label: {@code Cevap:}, {@code Doğru cevap}, {@code
 * Yanıt:} or {@code Answer:}.
 *
 * <p>Bold marks, bullets and brackets are passed over. A letter counts only on its own: at the end
 * of the line, before a mark as in {@code C)}, before a suffix as in {@code C'dir}, before {@code
 * şıkkıdır} or {@code seçeneği}. So the {@code A} of {@code Answer: A treaty} and of {@code Cevap:
 * Ankara} is none.
 */
final class LabelledLine {
  private static final int FLAGS =
      Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.MULTILINE;
  private static final String MARKS = "[ \\t*_`]*";
  private static final String ALONE =
      "(?![\\p{L}\\p{N}])(?=[ \\t]*(?:$|[)\\]}:;,*_`\"/]|\\.(?!\\p{L})|[-–—](?!\\p{L})|['’]|"
          + "(?:veya|ya da|ve|or|and|option)(?!\\p{L})|(?:şık|seçene)\\p{L}*))";
  private static final Pattern LINE =
      Pattern.compile(
          "^[ \\t>#•*_`-]*(?:(?:cevap|yanıt|answer)"
              + MARKS
              + ":|doğru cevap"
              + MARKS
              + ":?)[ \\t*_`\"'(\\[]*(\\p{L})"
              + ALONE
              + "(.*)$",
          FLAGS);

  /** Another letter on the line: joined to the first, or written as a label. */
  private static final Pattern FURTHER =
      Pattern.compile(
          "(?:\\G[)*_` \\t]*(?:/|veya |ya da |ve |or |and )[(*_` \\t]*(\\p{Lu})(?![\\p{L}\\p{N}]))"
              + "|(?:\\G[)*_` \\t]*,[(*_` \\t]*(\\p{Lu})"
              + ALONE
              + ")|(?:[ \\t(]([A-J])\\))",
          Pattern.UNICODE_CASE | Pattern.MULTILINE);

  private LabelledLine() {}

  /**
   * Returns the letters on the last labelled line that has one; none when there is no such line.
   */
  static List<String> letters(String reply) {
    List<String> letters = new ArrayList<>();
    Matcher line = LINE.matcher(reply);
    while (line.find()) {
      letters.clear();
      letters.add(line.group(1));
      Matcher further = FURTHER.matcher(line.group(2));
      while (further.find()) {
        for (int group = 1; group <= further.groupCount(); group++) {
          String letter = further.group(group);
          if (letter != null) {
            letters.add(letter);
          }
        }
      }
    }
    return letters;
  }
}
