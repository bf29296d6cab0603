package dev.ear.corpus;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
    PART,
    /** Solutions: the rest of its block or the next one, and then as a part. */
    ANSWERS,
    /** Sources, up to the next heading that has no sources below it. */
    SOURCES
  }

  private static final int LONGEST = 120;
  private static final int MOST_CALL_WORDS = 6;
  private static final int MOST_WORDS = 8;

  /** Shorter verbs are words of other kinds too (yaz). */
  private static final int SHORTEST_ORDER = 5;

  private static final Pattern NUMBER = Pattern.compile("\\d{1,2}|[ivx]+|[a-h]");
  private static final Pattern MARKED_REST =
      Pattern.compile("\\s*(?:[:–—|]|-\\s|\\d+[\\d.]*[:.)–-]?\\s)");

  private final Map<String, List<String>> headingsByFirstWord = new HashMap<>();

  private final Headings headings;
  private final WordList around;
  private final WordList calls;
  private final Set<String> orders = new HashSet<>();
  private final WordList partWords;
  private final WordList made;
  private final WordList teaching;
  private final WordList hints;
  private final WordList answers;
  private final List<String> solutions;
  private final Set<String> sources;

  ExerciseHeadings(CueLists lists, Headings headings) {
    this.headings = headings;
    around = lists.words("heading-words");
    calls = lists.words("call-endings");
    for (String verb : lists.folded("task-verbs")) {
      orders.add(verb);
      lists.folded("task-suffixes").forEach(suffix -> orders.add(verb + suffix));
    }
    partWords = lists.words("assessment-words");
    made = lists.words("exercise-title-words");
    teaching = lists.words("teaching-words");
    hints = lists.words("teaching-hints");
    answers = lists.words("answer-words");
    solutions = lists.folded("solution-words");
    sources = Set.copyOf(lists.folded("source-headings"));
    for (String folded : lists.folded("exercise-headings")) {
      if (!folded.isEmpty()) {
        headingsByFirstWord
            .computeIfAbsent(wordAt(folded, 0), word -> new ArrayList<>())
            .add(folded);
      }
    }
  }

  /** Says what a line governs as a heading. */
  Scope scope(String text) {
    if (text.length() > LONGEST
        || text.isEmpty()
        || (isSentence(text) && !Headings.isCapitals(text))) {
      return Scope.NONE;
    }
    char first = text.charAt(0);
    if (Character.isLowerCase(first)) {
      return Scope.NONE;
    }
    String folded = Fold.fold(text);
    if (sources.contains(folded.replaceAll("^\\d+ | \\d+$", ""))) {
      return Scope.SOURCES;
    }
    if (isMadeOf(answers, folded) || namesSolutions(folded)) {
      return Scope.ANSWERS;
    }
    for (int at = 0; at < folded.length(); ) {
      String word = wordAt(folded, at);
      for (String heading : headingsByFirstWord.getOrDefault(word, List.of())) {
        if (matches(text, folded, at, heading)) {
          return partWords.hasAnyOf(folded) ? Scope.PART : Scope.BOX;
        }
      }
      if (!isAround(word)) {
        break;
      }
      at += word.length() + 1;
    }
    if (isMadeOf(made, folded) || namesTeaching(text, folded)) {
      return partWords.hasAnyOf(folded) ? Scope.PART : Scope.BOX;
    }
    return callsOnStudents(text, folded) ? Scope.BOX : Scope.NONE;
  }

  private boolean callsOnStudents(String text, String folded) {
    String last = Fold.lastWord(folded);
    boolean call = calls.has(last) || (last.length() >= SHORTEST_ORDER && orders.contains(last));
    return call
        && folded.chars().filter(c -> c == ' ').count() < MOST_CALL_WORDS
        && headings.isTitle(text.endsWith("!") ? text.substring(0, text.length() - 1) : text);
  }

  /** Says whether a line has words of a list, and no others but those that may stand around. */
  private boolean isMadeOf(WordList words, String folded) {
    return words.hasAnyOf(folded)
        && Arrays.stream(folded.split(" ")).allMatch(word -> words.has(word) || isAround(word));
  }

  /** Says whether a short title has a word of teaching. */
  private boolean namesTeaching(String text, String folded) {
    return isShort(folded)
        && !Headings.isSection(text)
        && (headings.isTitle(bare(text)) || Headings.isCapitals(text))
        && teaching.hasAnyOf(folded);
  }

  /** Says whether a short title closes with a word of solutions and names no event. */
  private boolean namesSolutions(String folded) {
    return isShort(folded)
        && solutions.stream().anyMatch(words -> (" " + folded).endsWith(" " + words))
        && !headings.namesTopic(folded);
  }

  private static boolean isShort(String folded) {
    return folded.chars().filter(c -> c == ' ').count() < MOST_WORDS;
  }

  private static String bare(String text) {
    int end = text.length();
    while (end > 0 && "!?….:)( ".indexOf(text.charAt(end - 1)) >= 0) {
      end--;
    }
    return text.substring(0, end);
  }

  /** Says whether a line may head the exercise that follows it: short, with a hint of teaching. */
  boolean mayHead(String text) {
    String folded = Fold.fold(text);
    return isShort(folded)
        && !text.endsWith(",")
        && (!text.endsWith(".") || folded.chars().filter(c -> c == ' ').count() < 3)
        && hints.hasAnyOf(folded)
        && !headings.namesTopic(folded)
        && headings.division(text).isEmpty()
        && !Headings.isSection(text);
  }

  /** Says whether a word may stand around a heading: a number or letter, or one of the list. */
  private boolean isAround(String word) {
    return around.has(word) || NUMBER.matcher(word).matches();
  }

  private static String wordAt(String folded, int at) {
    int end = folded.indexOf(' ', at);
    return folded.substring(at, end < 0 ? folded.length() : end);
  }

  /** Says whether a text opens with a heading and a colon: {@code Düşünelim: Neden …?}. */
  boolean opensWithHeading(String text) {
    int colon = text.indexOf(':');
    return colon > 0 && colon <= 40 && scope(text.substring(0, colon)) != Scope.NONE;
  }

  /** Says what a heading that only what follows shows to be one governs. */
  Scope hinted(String text) {
    return partWords.hasAnyOf(Fold.fold(text)) ? Scope.PART : Scope.BOX;
  }

  /** Says whether a text opens with a word of answers and a colon: {@code Cevap: …}. */
  boolean opensAnswer(String text) {
    int colon = text.indexOf(':');
    return colon > 0 && colon <= 20 && isMadeOf(answers, Fold.fold(text.substring(0, colon)));
  }

  /** Says whether a text gives the answer to its own question: {@code Soru: …? Cevap: …}. */
  boolean hasAnswer(String text) {
    int question = text.indexOf('?');
    if (question < 0) {
      return false;
    }
    int from = question + 1;
    while (from < text.length() && !Character.isLetter(text.charAt(from))) {
      from++;
    }
    return opensAnswer(text.substring(from));
  }

  private static boolean isSentence(String text) {
    char last = text.charAt(text.length() - 1);
    return last == '.' || last == ',' || (last == '?' && text.length() > 40);
  }

  private boolean matches(String text, String folded, int at, String heading) {
    int end = at + heading.length();
    return folded.startsWith(heading, at)
        && (end == folded.length() || folded.charAt(end) == ' ')
        && closes(text, folded, end);
  }

  /**
   * What follows the heading on its line: nothing, numbers and the like, or a title after a mark.
   */
  private boolean closes(String text, String folded, int end) {
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
    if (text.startsWith(" (", i) && partWords.hasAnyOf(folded)) {
      return true;
    }
    return MARKED_REST.matcher(text).region(i, text.length()).lookingAt();
  }

  private boolean onlyAround(String folded) {
    for (int at = 0; at < folded.length(); ) {
      String word = wordAt(folded, at);
      if (!isAround(word)) {
        return false;
      }
      at += word.length() + 1;
    }
    return true;
  }
}
