package dev.ear.corpus;

import dev.ear.corpus.Cues.Judged;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Names what a unit shows by itself: its form, the mood of its sentences, the reader and the
 * history in its words, and what the rules made of it.
 */
final class UnitSigns {
  private static final int[] SIZES = {1, 2, 3, 5, 8, 12, 20, 35, 60};
  private static final int MOST_SENTENCES = 12;
  private static final int LONGEST_HEADING = 10;
  private static final Pattern SUFFIXED = Pattern.compile("\\p{Lu}\\p{L}*['’]\\p{Ll}");
  private static final Pattern NAME = Pattern.compile("(?<=[\\p{Ll}\\d,;)] )\\p{Lu}\\p{Ll}");
  private static final Pattern YEAR =
      Pattern.compile("(?<![\\p{L}\\d])(?:[12]\\d{3}(?!\\d)|M\\.? ?[ÖS](?!\\p{L}))");
  private static final Pattern LABEL = Pattern.compile("[^:.?!\\n]{2,40}:\\s");
  private static final Pattern WIDE = Pattern.compile("\\S {3,}\\S");
  private static final Pattern BULLET = Pattern.compile(".?[•●▪■◆►▶★▲◯○]");
  private static final String SEPARATORS = "•●·|";

  private final Headings headings;
  private final ExerciseHeadings exercises;
  private final UnitJudge judge;
  private final Narrative narrative;
  private final NamedWords moods;
  private final NamedWords persons;
  private final Map<String, WordList> words = new LinkedHashMap<>();

  UnitSigns(
      CueLists lists,
      Headings headings,
      ExerciseHeadings exercises,
      UnitJudge judge,
      Narrative narrative) {
    this.headings = headings;
    this.exercises = exercises;
    this.judge = judge;
    this.narrative = narrative;
    moods = new NamedWords(lists.entries("moods"));
    persons = new NamedWords(lists.entries("persons"));
    for (String list :
        List.of(
            "school-words",
            "teaching-words",
            "teaching-hints",
            "class-words",
            "question-cues",
            "imprint-words",
            "answer-words",
            "task-verbs",
            "places",
            "peoples")) {
      words.put(list, lists.words(list));
    }
  }

  /** Says whether a unit may be a heading by its form. */
  static boolean isShortLine(Unit unit) {
    return unit.isOneLine()
        && unit.words() <= LONGEST_HEADING
        && ".;,".indexOf(unit.text().charAt(unit.text().length() - 1)) < 0;
  }

  /** Says whether a unit has the form of a heading. */
  boolean isTitle(Unit unit) {
    return isShortLine(unit) && headings.looksLikeOne(unit.text());
  }

  /** Says whether a unit ends as telling ends. */
  boolean endsTelling(Unit unit) {
    return narrative.endsTelling(unit);
  }

  /** Returns what the rules made of a unit and whether it tells. */
  Map<String, Double> outcome(Unit unit) {
    Map<String, Double> signs = new LinkedHashMap<>();
    DropReason reason = unit.reason();
    signs.put("rule=" + (reason == null ? "kept" : reason.key()), 1.0);
    if (reason != null) {
      signs.put("dropped", 1.0);
    }
    put(signs, "tells", narrative.tells(unit));
    put(signs, "ends-telling", narrative.endsTelling(unit));
    put(signs, "caption", headings.isCaption(unit.text()));
    put(signs, "title", headings.isTitle(unit.text()));
    put(signs, "capitals", Headings.isCapitals(unit.text()));
    put(signs, "short-line", isShortLine(unit));
    put(signs, "prose", judge.isProse(unit));
    return signs;
  }

  /** Returns what a unit shows, by name. */
  Map<String, Double> of(Unit unit) {
    Map<String, Double> signs = outcome(unit);
    form(unit, signs);
    sentences(unit, signs);
    words(unit, signs);
    rules(unit, signs);
    return signs;
  }

  private static void form(Unit unit, Map<String, Double> signs) {
    String text = unit.text();
    for (int size : SIZES) {
      put(signs, "words>" + size, unit.words() > size);
    }
    signs.put("mark=" + unit.marker().kind().name().toLowerCase(Locale.ROOT), 1.0);
    put(signs, "in-list", unit.isInList());
    put(signs, "opens-block", unit.opensBlock());
    put(signs, "whole-block", unit.isWholeBlock());
    char first = text.charAt(0);
    put(signs, "opens-small", Character.isLowerCase(first));
    put(signs, "opens-digit", Character.isDigit(first));
    put(signs, "opens-quoted", "\"“«‘".indexOf(first) >= 0);
    put(signs, "bracketed", first == '(' && text.endsWith(")"));
    put(signs, "bullet", BULLET.matcher(text).lookingAt());
    put(signs, "pictogram", text.codePoints().anyMatch(UnitSigns::isPictogram));
    put(signs, "arrow", text.codePoints().anyMatch(UnitSigns::isArrow));
    put(signs, "separators", text.substring(1).chars().anyMatch(c -> SEPARATORS.indexOf(c) >= 0));
    put(signs, "slashes", text.contains(" / "));
    put(signs, "dashes", text.contains(" — ") || text.contains(" – "));
    put(signs, "label", LABEL.matcher(text).lookingAt());
    put(signs, "wide-gap", WIDE.matcher(text).find());
    put(signs, "exclamation", text.indexOf('!') >= 0);
    signs.put("lines", share(text.chars().filter(c -> c == '\n').count(), 4));
  }

  private static boolean isPictogram(int c) {
    return Character.getType(c) == Character.OTHER_SYMBOL;
  }

  private static boolean isArrow(int c) {
    return Character.getType(c) == Character.MATH_SYMBOL;
  }

  private void sentences(Unit unit, Map<String, Double> signs) {
    List<Judged> sentences = judge.sentences(unit);
    int count = Math.min(sentences.size(), MOST_SENTENCES);
    for (int i = 0; i < count; i++) {
      Judged sentence = sentences.get(i);
      String text = unit.text().substring(sentence.start(), sentence.end());
      String word = lastWord(text);
      char end = ending(text);
      String asked = end == '?' ? "?" : "";
      boolean known = false;
      for (Map.Entry<String, WordList> mood : moods.groups().entrySet()) {
        if (mood.getValue().has(word)) {
          mood(signs, mood.getKey() + asked, i, count, sentences.size());
          known = true;
        }
      }
      if (!known) {
        mood(signs, "none" + asked, i, count, sentences.size());
      }
      mood(signs, "stop" + end, i, count, sentences.size());
      signs.put(
          (sentence.strong() ? "strong-" : "") + sentence.kind().name().toLowerCase(Locale.ROOT),
          1.0);
    }
  }

  private static void mood(Map<String, Double> signs, String mood, int i, int count, int all) {
    signs.merge("mood=" + mood, 1.0 / count, Double::sum);
    if (i == 0) {
      signs.put("first=" + mood, 1.0);
    }
    if (i == all - 1) {
      signs.put("last=" + mood, 1.0);
    }
  }

  /** Returns the folded last word of a sentence, without what follows its apostrophe. */
  private static String lastWord(String text) {
    return Fold.lastWord(Fold.fold(text.replaceAll("['’]\\p{L}+", "")));
  }

  /** Returns the mark that ends a sentence; a dash stands for none. */
  private static char ending(String text) {
    int end = text.length();
    while (end > 0 && "\"”»’)] ".indexOf(text.charAt(end - 1)) >= 0) {
      end--;
    }
    char last = end == 0 ? '-' : text.charAt(end - 1);
    return ".?!:…,;".indexOf(last) >= 0 ? last : '-';
  }

  private void words(Unit unit, Map<String, Double> signs) {
    String text = unit.text();
    String[] folded = Fold.fold(text).split(" ");
    words.forEach((name, list) -> count(signs, name, list, folded));
    persons.groups().forEach((name, list) -> count(signs, name, list, folded));
    int suffixed = count(SUFFIXED, text);
    int names = count(NAME, text);
    int years = count(YEAR, text);
    signs.put("suffixed-names", share(suffixed, 4));
    signs.put("names", share(names, 6));
    signs.put("years", share(years, 3));
    put(signs, "topic", headings.namesTopic(String.join(" ", folded)));
    put(signs, "of-history", isOfHistory(signs));
    put(signs, "of-school", narrative.isOfSchool(text));
  }

  private static boolean isOfHistory(Map<String, Double> signs) {
    return signs.containsKey("topic")
        || signs.getOrDefault("suffixed-names", 0.0) > 0
        || signs.getOrDefault("names", 0.0) > 0
        || signs.getOrDefault("years", 0.0) > 0;
  }

  private static void count(Map<String, Double> signs, String name, WordList list, String[] words) {
    int count = 0;
    for (String word : words) {
      count += list.has(word) ? 1 : 0;
    }
    if (count > 0) {
      signs.put(name, share(count, 3));
      signs.put(name + "-dense", Math.min(1.0, 4.0 * count / words.length));
    }
  }

  private static int count(Pattern pattern, String text) {
    int count = 0;
    for (Matcher matcher = pattern.matcher(text); matcher.find(); ) {
      count++;
    }
    return count;
  }

  private void rules(Unit unit, Map<String, Double> signs) {
    String text = unit.text();
    DropReason reason = judge.reason(unit);
    if (reason != null) {
      signs.put("by-itself=" + reason.key(), 1.0);
    }
    signs.put("scope=" + exercises.scope(text).name().toLowerCase(Locale.ROOT), 1.0);
    put(signs, "section", Headings.isSection(text));
    put(signs, "division", !headings.division(text).isEmpty());
    put(signs, "facts", headings.isOfFacts(text));
    put(signs, "task-like", judge.isTaskLike(unit));
    put(signs, "apparatus", judge.isApparatus(unit));
    put(signs, "opens-with-call", judge.opensWithCall(unit));
    put(signs, "mostly-narrative", judge.isMostlyNarrative(unit));
    put(signs, "may-head", exercises.mayHead(text));
    put(signs, "blank", Gaps.in(text));
    put(signs, "quoted", TextReturns.isQuoted(unit));
    put(signs, "attribution", SourceTexts.isAttribution(text));
  }

  /** Adds a sign that shows or not. */
  static void put(Map<String, Double> signs, String name, boolean shown) {
    if (shown) {
      signs.put(name, 1.0);
    }
  }

  private static double share(long count, int most) {
    return (double) Math.min(count, most) / most;
  }
}
