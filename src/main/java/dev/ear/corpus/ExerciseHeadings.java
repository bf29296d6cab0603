package dev.ear.corpus;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Recognises the headings of exercise parts and boxes (METHOD 1): the profile's list, and short
 * headings that call on the student ({@code Haritayı Yorumlayalım}).
 */
final class ExerciseHeadings {
  /** What a heading governs. */
  enum Scope {
    /** It is no exercise heading. */
    NONE,
    /** The task lines that follow. */
    BOX,
    /** All that follows up to the next heading of a unit or section. */
    PART
  }

  private static final int LONGEST = 120;
  private static final Pattern CALL = Pattern.compile("\\p{L}{2,}(?:alım|elim)");
  private static final Pattern AROUND =
      Pattern.compile(
          "(?:\\d{1,2}|[ıivx]+|[a-h]|ünite|bölüm|konu|kısım|tema|dönem|sonu|sorular[ıi]?|çalışma(?:sı|ları)?|ve|test[i]?|etkinli(?:k|ği|kleri)|nin|nın)(?:"
              + " |$)");

  private static final Pattern MARKED_REST =
      Pattern.compile("\\s*(?:[:–—|]|-\\s|\\d+[\\d.]*[:.)–-]?\\s)");
  private static final List<String> PART_WORDS = CueLists.folded("assessment-words");

  private final List<String> headings;

  ExerciseHeadings(List<String> headings) {
    this.headings = headings.stream().map(Fold::fold).filter(h -> !h.isEmpty()).toList();
  }

  /** Says what a line governs as a heading. */
  Scope scope(String text) {
    if (text.length() > LONGEST || text.isEmpty() || isSentence(text)) {
      return Scope.NONE;
    }
    String folded = Fold.fold(text);
    for (String heading : headings) {
      if (matches(text, folded, heading)) {
        return hasPartWord(heading) || hasPartWord(folded) ? Scope.PART : Scope.BOX;
      }
    }
    boolean call =
        Headings.isTitle(text)
            && folded.chars().filter(c -> c == ' ').count() < 6
            && CALL.matcher(folded.substring(folded.lastIndexOf(' ') + 1)).matches();
    return call ? Scope.BOX : Scope.NONE;
  }

  /** Says whether a text opens with a heading and a colon: {@code Düşünelim: Neden …?}. */
  boolean opensWithHeading(String text) {
    int colon = text.indexOf(':');
    return colon > 0 && colon <= 40 && scope(text.substring(0, colon)) != Scope.NONE;
  }

  /** Says whether a folded line has a word of assessments. */
  static boolean hasPartWord(String folded) {
    for (String word : PART_WORDS) {
      if (Fold.hasWordFrom(folded, word)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isSentence(String text) {
    char last = text.charAt(text.length() - 1);
    return last == '.' || last == ',' || last == ';' || (last == '?' && text.length() > 40);
  }

  private static boolean matches(String text, String folded, String heading) {
    int at = folded.indexOf(heading);
    if (at < 0 || (at > 0 && folded.charAt(at - 1) != ' ')) {
      return false;
    }
    int end = at + heading.length();
    if (end < folded.length() && folded.charAt(end) != ' ') {
      return false;
    }
    if (!Character.isUpperCase(text.charAt(0)) && !Character.isDigit(text.charAt(0)) && at == 0) {
      return false;
    }
    return onlyAround(folded.substring(0, at)) && closes(text, folded, end);
  }

  /**
   * What follows the heading on its line: nothing, numbers and the like, or a title after a mark.
   */
  private static boolean closes(String text, String folded, int end) {
    if (end == folded.length() || onlyAround(folded.substring(end + 1))) {
      return true;
    }
    int letters = 0;
    for (int i = 0; i < end; i++) {
      letters += folded.charAt(i) != ' ' ? 1 : 0;
    }
    int i = 0;
    while (i < text.length() && letters > 0) {
      letters -= Character.isLetterOrDigit(text.charAt(i)) ? 1 : 0;
      i++;
    }
    if (text.startsWith(" (", i) && hasPartWord(folded)) {
      return true;
    }
    return MARKED_REST.matcher(text).region(i, text.length()).lookingAt();
  }

  private static boolean onlyAround(String folded) {
    Matcher around = AROUND.matcher(folded);
    int at = 0;
    while (at < folded.length()) {
      if (!around.region(at, folded.length()).lookingAt()) {
        return false;
      }
      at = around.end();
    }
    return true;
  }
}
