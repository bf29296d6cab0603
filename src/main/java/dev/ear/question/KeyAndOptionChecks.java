package dev.ear.question;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** Checks a question's key and what its options say (METHOD 6). */
final class KeyAndOptionChecks {
  private static final Locale TURKISH = Locale.forLanguageTag("tr");
  private static final Pattern SPACE = Pattern.compile("[\\s\\p{Z}]+");
  private static final Pattern CLOSING = Pattern.compile("[.;,:?\\s]+$");
  private static final Pattern NEXT_LABEL = Pattern.compile("(?:^|\\s)[B-J]\\)\\s*\\S");

  private KeyAndOptionChecks() {}

  static void check(Question question, List<Finding> findings) {
    if (question.answer() == null) {
      boolean given =
          question.rest().containsKey("answer") || question.rest().containsKey("answerKey");
      findings.add(
          given && !question.isOpen()
              ? new Finding(
                  Reason.KEY_NAMES_NO_OPTION,
                  String.format(
                      Locale.ROOT,
                      "the key names no option; expected %s to %s",
                      Option.label(0),
                      question.options().getLast().label()))
              : new Finding(Reason.NO_KEY, "no key that can be used"));
    }
    Map<String, String> labelOfText = new HashMap<>();
    for (Option option : question.options()) {
      String earlier = labelOfText.putIfAbsent(plain(option.text()), option.label());
      if (earlier != null) {
        findings.add(
            new Finding(
                Reason.DUPLICATE_OPTIONS,
                String.format(
                    Locale.ROOT, "options %s and %s say the same", earlier, option.label())));
      }
      if (NEXT_LABEL.matcher(option.text()).find()) {
        findings.add(
            new Finding(
                Reason.GLUED_OPTIONS,
                String.format(Locale.ROOT, "option %s holds another label", option.label())));
      }
    }
    if (NEXT_LABEL.matcher(question.text()).find()) {
      findings.add(new Finding(Reason.GLUED_OPTIONS, "the stem holds an option's label"));
    }
  }

  /**
   * Brings a text to what it says: case, white space and closing punctuation make no difference.
   */
  static String plain(String text) {
    String spaced = SPACE.matcher(text.strip()).replaceAll(" ");
    return CLOSING.matcher(spaced).replaceAll("").toLowerCase(TURKISH);
  }
}
