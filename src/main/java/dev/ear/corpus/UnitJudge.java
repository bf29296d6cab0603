package dev.ear.corpus;

import dev.ear.corpus.Cues.Judged;
import dev.ear.corpus.Cues.Kind;
import dev.ear.text.Marker;
import dev.ear.text.Words;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Judges a unit by what it shows itself, whatever governs it. */
final class UnitJudge {
  private static final int LONGEST_EXERCISE = 140;
  private static final int LONGEST_LINK = 20;
  private static final int PROSE_WORDS = 8;
  private static final int NARRATIVE_WORDS = 50;

  /** A choice of true and false in a column of its own. */
  private static final Pattern CHOICE =
      Pattern.compile(
          "(?:^(?:\\d{1,2}[.)]\\s*)?|\\s{2,}|\\t|\\s(?=[(\\[☐□○]))[(\\[☐□○]*\\s*"
              + "(?:D|Doğru|T|True)\\s*(?:[)\\]☐□○/]|\\(\\s*\\)|\\s)\\s*"
              + "[(\\[☐□○]*\\s*(?:Y|Yanlış|F|False)"
              + "(?:\\s*[)\\]☐□○]|\\s*\\(\\s*\\))*(?:\\s*$|\\s+(?=\\S))");

  private static final Pattern ANSWER =
      Pattern.compile(
          "(?<![\\p{L}\\d])\\d{1,3}\\s*[.):–-]?\\s*(?:[A-EDYa-edyç]|[+–-])(?![\\p{L}\\d'’])[\\s,;/|•]*");

  private final Headings headings;
  private final Cues cues;

  UnitJudge(Headings headings, Cues cues) {
    this.headings = headings;
    this.cues = cues;
  }

  /**
   * Returns why a unit is exercise material.
   *
   * @return the reason, or null if the unit does not show one as a whole
   */
  @Nullable DropReason reason(Unit unit) {
    return unit.judgment(this::judge).reason();
  }

  /** Returns the sentences of a unit, judged. */
  List<Judged> sentences(Unit unit) {
    return unit.judgment(this::judge).sentences();
  }

  private Unit.Judgment judge(Unit unit) {
    List<Judged> sentences = cues.sentences(unit.text());
    DropReason form = form(unit);
    boolean mayAsk = form == null && unit.words() <= LONGEST_EXERCISE;
    return new Unit.Judgment(mayAsk ? question(unit, sentences) : form, sentences);
  }

  /** Judges a unit by its marks. */
  private @Nullable DropReason form(Unit unit) {
    String text = unit.text();
    if (unit.has(Marker.Kind.BRACKETS) || endsWithBrackets(text)) {
      return Cues.hasColumns(text) ? DropReason.MATCHING : DropReason.TRUE_FALSE;
    }
    if (unit.has(Marker.Kind.DIGIT) && unit.isOneLine() && Cues.hasBracketsInside(text)) {
      return DropReason.MATCHING;
    }
    if ((unit.isOneLine() && isAnswerKey(text))
        || (unit.words() <= LONGEST_EXERCISE && cues.givesAnswer(text))) {
      return DropReason.ANSWER_KEY;
    }
    if (unit.words() <= LONGEST_EXERCISE / 2 && Gaps.in(text)) {
      return DropReason.FILL_IN;
    }
    if (isApparatus(unit)) {
      return DropReason.TASK;
    }
    boolean apart = Character.isLetter(text.charAt(0)) && !headings.isCaption(text);
    if (apart && unit.words() <= LONGEST_LINK && cues.isLink(text)) {
      return DropReason.LINK;
    }
    if (Cues.hasColumns(text) && unit.isOneLine() && unit.words() <= 24) {
      return DropReason.MATCHING;
    }
    return null;
  }

  /** Says whether a unit opens with a label of what is no narrative, and names no event. */
  boolean isApparatus(Unit unit) {
    return unit.words() <= LONGEST_EXERCISE / 2
        && cues.isApparatus(unit.text())
        && !headings.isCaption(unit.text())
        && !headings.namesTopic(Fold.fold(unit.text().substring(0, unit.text().indexOf(':'))));
  }

  private @Nullable DropReason question(Unit unit, List<Judged> sentences) {
    if (sentences.isEmpty()) {
      return null;
    }
    boolean item = unit.marker().kind() != Marker.Kind.NONE;
    Kind last = sentences.get(sentences.size() - 1).kind();
    boolean all = sentences.stream().allMatch(s -> s.kind() != Kind.PLAIN);
    boolean student =
        sentences.stream().anyMatch(s -> s.kind() == Kind.EXAM_QUESTION || s.kind() == Kind.TASK);
    boolean numberedQuestion =
        (unit.has(Marker.Kind.DIGIT) || unit.has(Marker.Kind.BULLET) || unit.has(Marker.Kind.SMALL))
            && last == Kind.QUESTION
            && sentences.size() <= 2
            && !headings.isTitle(unit.text());
    if ((item && (last == Kind.EXAM_QUESTION || last == Kind.TASK))
        || (all && student)
        || numberedQuestion) {
      return last == Kind.TASK ? DropReason.TASK : DropReason.QUESTION_STEM;
    }
    boolean onlyQuestionAtEnd =
        last == Kind.EXAM_QUESTION
            && sentences.get(sentences.size() - 1).strong()
            && sentences.size() <= 3
            && unit.words() <= LONGEST_EXERCISE / 2;
    return onlyQuestionAtEnd ? DropReason.QUESTION_STEM : null;
  }

  /** Says whether a governed unit belongs to the tasks of its heading. */
  boolean isTaskLike(Unit unit) {
    return reason(unit) != null
        || unit.isInList()
        || (unit.words() <= LONGEST_EXERCISE && cues.calls(unit.text(), sentences(unit)));
  }

  /** Says whether the first sentence of a unit asks or calls. */
  boolean opensWithCall(Unit unit) {
    List<Judged> sentences = sentences(unit);
    return !sentences.isEmpty() && sentences.get(0).kind() != Kind.PLAIN;
  }

  /** Says whether a unit is running text with nothing of an exercise in it. */
  boolean isProse(Unit unit) {
    return unit.words() >= PROSE_WORDS
        && (Headings.endsSentence(unit.text()) || sentences(unit).size() > 1)
        && !unit.isInList()
        && reason(unit) == null
        && sentences(unit).stream()
            .noneMatch(s -> s.kind() == Kind.EXAM_QUESTION || s.kind() == Kind.TASK);
  }

  /** Says whether a unit is a caption or heading, which stands above options by chance. */
  boolean isLabel(Unit unit) {
    String text = unit.text();
    return unit.isOneLine()
        && (headings.isCaption(text)
            || headings.isOfFacts(text)
            || Headings.isSection(text)
            || !headings.division(text).isEmpty());
  }

  /** Says whether a unit is narrative with questions in it, which are cut out by themselves. */
  boolean isMostlyNarrative(Unit unit) {
    int plain = 0;
    for (Judged sentence : sentences(unit)) {
      boolean statement = sentence.kind() == Kind.PLAIN;
      plain +=
          statement ? Words.of(unit.text().substring(sentence.start(), sentence.end())).count() : 0;
    }
    return plain >= NARRATIVE_WORDS
        && 2 * plain >= unit.words()
        && !unit.isInList()
        && reason(unit) == null;
  }

  /** Says whether a unit is a list item that tells a fact in a whole sentence. */
  boolean isFactItem(Unit unit) {
    return unit.has(Marker.Kind.BULLET)
        && unit.words() >= PROSE_WORDS
        && Headings.endsSentence(unit.text())
        && reason(unit) == null
        && !cues.calls(unit.text(), sentences(unit));
  }

  private static boolean isChoice(String text) {
    Matcher choice = CHOICE.matcher(text);
    while (choice.find()) {
      if (choice.start() == 0 || choice.end() == text.length()) {
        return true;
      }
    }
    return false;
  }

  private static boolean endsWithBrackets(String text) {
    if (text.length() <= 300 && isChoice(text)) {
      return true;
    }
    boolean square = text.endsWith("]");
    if (text.length() > 300 || !(square || text.endsWith(")"))) {
      return false;
    }
    int open = text.lastIndexOf(square ? '[' : '(');
    return open > 0
        && text.length() - open > 2
        && text.substring(open + 1, text.length() - 1).chars().allMatch(c -> " .…_".indexOf(c) >= 0)
        && !text.substring(open).equals("(...)")
        && !text.substring(open).equals("(…)");
  }

  /** A line of question numbers with their letters: {@code 1. A 2. C 3. D}, {@code 1-c / 2-b}. */
  private static boolean isAnswerKey(String text) {
    if (text.length() > 400) {
      return false;
    }
    Matcher pair = ANSWER.matcher(text);
    int pairs = 0;
    int covered = 0;
    while (pair.find()) {
      pairs++;
      covered += pair.end() - pair.start();
    }
    return pairs >= 2 && 2 * covered >= text.length();
  }
}
