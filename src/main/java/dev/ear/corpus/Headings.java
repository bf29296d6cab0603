package dev.ear.corpus;

import dev.ear.text.SentenceEnd;
import dev.ear.text.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Recognises headings of units and sections, and captions, by their form. */
final class Headings {
  private static final int LONGEST = 140;
  private static final int MOST_WORDS = 14;
  private static final int SHORTEST_TOPIC = 4;
  private static final List<String> TOPICS =
      List.of("event-heads", "institution-heads", "topic-words");
  private static final String COLUMN_GAP = "   ";

  private static final Pattern MULTI_LEVEL =
      Pattern.compile("^(?:\\d{1,2}|[A-ZÇĞİÖŞÜ])(?:\\.\\d{1,2}){1,4}\\.?\\)?\\s+[\\p{Lu}\\d“\"].*");
  private static final Pattern YEAR = Pattern.compile("\\d{3,4}");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,3}|[ivx]{1,6}");
  private static final Pattern CAPTION_NUMBER =
      Pattern.compile("\\d{1,3}(?:[.\\-]\\d{1,3})*[.:]?(?:\\s*[:–-])?\\s*(?:[\\p{Lu}\\d“\"(]|$)");

  private final Set<String> divisions;
  private final List<String> captions;
  private final Set<String> smallWords;
  private final Set<String> contents;
  private final Set<String> facts;
  private final Set<String> ordinals = new HashSet<>();
  private final List<String> topics = new ArrayList<>();

  Headings(CueLists lists) {
    divisions = Set.copyOf(lists.folded("divisions"));
    captions = lists.folded("captions");
    smallWords = Set.copyOf(lists.folded("title-words"));
    contents = Set.copyOf(lists.folded("contents-headings"));
    facts = Set.copyOf(lists.folded("fact-headings"));
    for (String list : TOPICS) {
      for (String entry : lists.entries(list)) {
        String stem = Fold.firstWord(Fold.fold(entry));
        if (stem.length() >= SHORTEST_TOPIC) {
          topics.add(stem);
        }
      }
    }
    for (String ordinal : lists.folded("ordinals")) {
      ordinals.add(Fold.firstWord(ordinal));
    }
  }

  /** Says whether a folded line has a year or a word that closes names of events or states. */
  boolean namesTopic(String folded) {
    for (String word : folded.split(" ")) {
      if (YEAR.matcher(word).matches() || topics.stream().anyMatch(word::startsWith)) {
        return true;
      }
    }
    return false;
  }

  /** Says whether a line is the heading of a table of contents. */
  boolean isContents(String text) {
    return text.length() <= 40 && hasOpening(contents, text);
  }

  /** Says whether a line heads a box or part of facts, which stays. */
  boolean isOfFacts(String text) {
    return text.length() <= LONGEST && !endsWith(text, ".,;") && hasOpening(facts, text);
  }

  /** Says whether a line is an entry, numbers aside, or an entry and what follows a mark. */
  private static boolean hasOpening(Set<String> entries, String text) {
    int mark = 0;
    while (mark < text.length() && ":(–".indexOf(text.charAt(mark)) < 0) {
      mark++;
    }
    String folded = Fold.fold(text.substring(0, mark));
    String bare = folded.replaceAll("^\\d+ | \\d+$", "");
    return entries.contains(bare);
  }

  /**
   * Returns which division of the book a line opens, for example {@code 2 ünite}.
   *
   * @return the folded word and its number; empty if the line opens none
   */
  String division(String text) {
    if (text.length() > LONGEST || endsSentence(text)) {
      return "";
    }
    int stop = Math.min(text.length(), 40);
    String[] words = Fold.fold(text.substring(0, stop)).split(" ", 4);
    if (words.length < 2 || !Character.isUpperCase(firstLetter(text))) {
      return "";
    }
    if (divisions.contains(words[1]) && isNumber(words[0])) {
      return words[0] + " " + words[1];
    }
    if (divisions.contains(words[0]) && isNumber(words[1])) {
      return words[1] + " " + words[0];
    }
    return "";
  }

  private boolean isNumber(String word) {
    return NUMBER.matcher(word).matches() || ordinals.contains(word);
  }

  private static char firstLetter(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isLetter(text.charAt(i))) {
        return text.charAt(i);
      }
    }
    return ' ';
  }

  /** Says whether a line is numbered as sections are: {@code 2.3. Anadolu Uygarlıkları}. */
  static boolean isSection(String text) {
    return text.length() <= LONGEST
        && Words.of(text).count() <= MOST_WORDS
        && MULTI_LEVEL.matcher(text).matches()
        && !endsWith(text, ".:;,");
  }

  /** Says whether a line stands in capitals throughout and has a word in it. */
  static boolean isCapitals(String text) {
    int letters = 0;
    for (int i = 0; i < Math.min(text.length(), LONGEST + 1); i++) {
      char c = text.charAt(i);
      if (Character.isLowerCase(c)) {
        return false;
      }
      letters += Character.isUpperCase(c) ? 1 : 0;
    }
    return text.length() <= LONGEST && letters >= 4 && !endsWith(text, ",;");
  }

  /** Says whether a line has the form of a title: short, no full stop, its words capitalised. */
  boolean isTitle(String text) {
    if (text.length() > LONGEST
        || text.isEmpty()
        || endsWith(text, ".:;,!…")
        || text.contains(COLUMN_GAP)) {
      return false;
    }
    Words words = Words.of(text);
    if (words.count() > MOST_WORDS - 2) {
      return false;
    }
    int big = 0;
    int small = 0;
    for (int i = 0; i < words.count(); i++) {
      String word = words.word(i);
      char first = firstLetter(word);
      if (Character.isUpperCase(first)) {
        big++;
      } else if (first != ' ' && !smallWords.contains(Fold.fold(word))) {
        small++;
      }
    }
    char first = text.charAt(0);
    boolean opens =
        Character.isUpperCase(first) || Character.isDigit(first) || "“\"'‘".indexOf(first) >= 0;
    return opens && big > 0 && small * 2 <= big;
  }

  /** Says whether a line is a title by its form, or stands in capitals. */
  boolean looksLikeOne(String text) {
    return isTitle(text) || isCapitals(text);
  }

  /** Says whether a line opens as a caption does: {@code Görsel 1.3: …}. */
  boolean isCaption(String text) {
    if (text.isEmpty() || !Character.isUpperCase(text.charAt(0))) {
      return false;
    }
    String folded = Fold.fold(text.substring(0, Math.min(text.length(), 40)));
    for (String caption : captions) {
      int end = caption.length();
      if (text.length() > end + 1 && text.charAt(end) == ':' && folded.startsWith(caption + " ")) {
        return true;
      }
      if (folded.startsWith(caption)
          && folded.length() > end + 1
          && folded.charAt(end) == ' '
          && Character.isDigit(folded.charAt(end + 1))) {
        Matcher number = CAPTION_NUMBER.matcher(text);
        return number.find() && number.start() <= end + 1;
      }
    }
    return false;
  }

  /** Says whether a line ends as sentences do. */
  static boolean endsSentence(String text) {
    return SentenceEnd.closes(text);
  }

  private static boolean endsWith(String text, String stops) {
    return !text.isEmpty() && stops.indexOf(text.charAt(text.length() - 1)) >= 0;
  }
}
