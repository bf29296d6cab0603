package dev.ear.question;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Checks whether a stem is whole and can be answered from text alone (METHOD 6). */
final class StemChecks {
  private static final Locale TURKISH = Locale.forLanguageTag("tr");

  /** A question as short as "Alparslan kimdir?" is whole, a single word is not. */
  private static final int FEWEST_WORDS = 2;

  /** A stem that quotes a passage and asks about it has more words than this. */
  private static final int PASSAGE_WORDS = 18;

  private static final Pattern CLOSING_QUOTES = Pattern.compile("[\\s\"'”’»)\\]]+$");
  private static final Pattern COMPLETED = Pattern.compile("(?:[?:.!…]|_{2,}|-{3,})$");

  /** An option such as "Yalnız I", "I ve III", "I, II ve IV". */
  private static final Pattern COMBINATION =
      Pattern.compile("(?:yalnız(?:ca)?\\s+)?[ıiv]{1,4}(?:\\s*(?:,|-|ve|and)\\s*[ıiv]{1,4})*\\.?");

  private static final Pattern STATEMENT = Pattern.compile("(?:^|[\\s.?:;])II?\\s*[.)\\-–:]");
  private static final Pattern LOST_LETTER =
      Pattern.compile("\uFFFD|[ÃÄÅ][\u0080-\u00BF\u0152-\u0178\u2013-\u2122]|â€");

  private final AuditCues cues;

  StemChecks(AuditCues cues) {
    this.cues = cues;
  }

  void check(Question question, List<Finding> findings) {
    if (isGarbled(question)) {
      findings.add(new Finding(Reason.GARBLED_TEXT, "letters were lost to a wrong decoding"));
    }
    String stem = question.text();
    if (stem.isBlank()) {
      findings.add(new Finding(Reason.BLANK_STEM, "the stem is blank"));
      return;
    }
    String lower = stem.toLowerCase(TURKISH);
    int words = stem.split("\\s+").length;
    if (words < FEWEST_WORDS) {
      findings.add(new Finding(Reason.SHORT_STEM, "the stem is a single word"));
    }
    checkEnds(stem, lower, findings);
    if (combinesStatements(question) && !STATEMENT.matcher(stem).find()) {
      findings.add(
          new Finding(
              Reason.MISSING_STATEMENTS, "options combine numbered statements the stem lacks"));
    }
    if (words <= PASSAGE_WORDS && cues.found("passage", lower)) {
      findings.add(new Finding(Reason.MISSING_PASSAGE, "the stem speaks of a passage it lacks"));
    }
    if (cues.found("picture", lower)) {
      findings.add(new Finding(Reason.PICTURE, "the stem speaks of a picture, map, table or mark"));
    }
  }

  private void checkEnds(String stem, String lower, List<Finding> findings) {
    int first = stem.codePointAt(0);
    if (Character.isLowerCase(first) || ",;:)]?!".indexOf(first) >= 0) {
      findings.add(
          new Finding(Reason.TRUNCATED_STEM, "the stem begins in the middle of a sentence"));
    }
    boolean unclosed =
        count(stem, '(') > count(stem, ')')
            || count(stem, '“') > count(stem, '”') + count(stem, '„') + count(stem, '"')
            || count(stem, '«') > count(stem, '»');
    if (unclosed || cues.found("cut", lower)) {
      findings.add(new Finding(Reason.TRUNCATED_STEM, "the stem breaks off"));
      return;
    }
    String end = CLOSING_QUOTES.matcher(stem).replaceAll("");
    if (!COMPLETED.matcher(end).find() && !cues.found("asks", lower)) {
      findings.add(new Finding(Reason.DOUBTFUL_END, "the stem neither asks nor ends with a mark"));
    }
  }

  private static boolean combinesStatements(Question question) {
    return question.options().stream()
            .filter(
                option -> COMBINATION.matcher(KeyAndOptionChecks.plain(option.text())).matches())
            .count()
        >= 2;
  }

  private static boolean isGarbled(Question question) {
    return LOST_LETTER.matcher(question.text()).find()
        || question.options().stream()
            .anyMatch(option -> LOST_LETTER.matcher(option.text()).find());
  }

  private static long count(String text, char mark) {
    return text.chars().filter(c -> c == mark).count();
  }
}
