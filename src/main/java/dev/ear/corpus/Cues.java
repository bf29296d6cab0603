package dev.ear.corpus;

import dev.ear.text.Marker;
import dev.ear.text.SentenceSplitter;
import dev.ear.text.SentenceSplitter.Sentence;
import dev.ear.text.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Tells questions, tasks and blanks from narrative by their words. */
final class Cues {
  /** What a sentence is. */
  enum Kind {
    /** A statement. */
    PLAIN,
    /** A question that may be the narrator's. */
    QUESTION,
    /** A question to the student. */
    EXAM_QUESTION,
    /** An instruction to the student. */
    TASK
  }

  /**
   * A sentence and what it is.
   *
   * @param start offset of its first character
   * @param end offset after its last character
   * @param strong whether it shows by itself that it belongs to an exercise, whatever is around it
   */
  record Judged(int start, int end, Kind kind, boolean strong) {}

  private static final int LONGEST_SENTENCE = 400;
  private static final int LONGEST_LINE = 300;
  private static final int LONGEST_NOTE = 24;
  private static final int LONGEST_LABEL = 40;
  private static final int SHORTEST_ORDER = 3;
  private static final int FEWEST_SPACES = 3;
  private static final Pattern BRACKETS_INSIDE =
      Pattern.compile("\\s\\([\\s.…_]+\\)\\s+\\(?[a-zçA-ZÇ][.)]\\s");
  private static final Pattern ADDRESS = Pattern.compile("https?://\\S|\\bwww\\.\\S");
  private static final Pattern COLUMNS =
      Pattern.compile(
          "(?:\\s{2,}|\\t)(?:\\(\\s*\\)\\s*)?\\(?(?:[a-hA-HçÇ]|\\d{1,2}|[IVX]{1,4})[.)]\\s");

  private final SentenceSplitter splitter;
  private final WordList questionCues;
  private final WordList pointing;
  private final WordList which;
  private final WordList address;
  private final Set<String> stemEndings;
  private final List<String> stemFormulas;
  private final Set<String> taskForms = new HashSet<>();
  private final Set<String> taskOpeners;
  private final WordList student;
  private final WordList links;
  private final WordList exam;
  private final WordList classWords;
  private final WordList softEndings;
  private final WordList orders;
  private final WordList bareEndings;
  private final WordList exceptions;
  private final WordList apparatus;
  private final WordList told;
  private final WordList calls;
  private final WordList goals;
  private final WordList answers;
  private final WordList scores;
  private final Set<String> taskVerbs;

  Cues(CueLists lists, SentenceSplitter splitter) {
    this.splitter = splitter;
    questionCues = lists.words("question-cues");
    pointing = lists.words("pointing-words");
    which = lists.words("which-words");
    address = lists.words("address-words");
    stemEndings = Set.copyOf(lists.folded("stem-endings"));
    stemFormulas = lists.folded("stem-formulas");
    taskOpeners = Set.copyOf(lists.folded("task-openers"));
    List<String> suffixes = lists.folded("task-suffixes");
    for (String verb : lists.folded("task-verbs")) {
      suffixes.forEach(suffix -> taskForms.add(Fold.lastWord(verb) + suffix));
    }
    taskForms.addAll(lists.folded("task-words"));
    student = lists.words("student-words");
    links = lists.words("link-words");
    exam = lists.words("exam-words");
    classWords = lists.words("class-words");
    softEndings = lists.words("soft-task-endings");
    orders = lists.words("order-endings");
    bareEndings = lists.words("bare-order-endings");
    exceptions = lists.words("order-exceptions");
    calls = lists.words("call-endings");
    told = lists.words("narrative-endings");
    apparatus = lists.words("apparatus-words");
    goals = lists.words("goal-endings");
    answers = lists.words("answer-words");
    scores = lists.words("score-words");
    taskVerbs = Set.copyOf(lists.folded("task-verbs"));
  }

  /** Judges the sentences of a text. */
  List<Judged> sentences(String text) {
    Words words = Words.of(text);
    List<Judged> judged = new ArrayList<>();
    Quotes quotes = new Quotes();
    for (Sentence sentence : splitter.split(words)) {
      if (sentence.start() < sentence.end()) {
        int start = words.start(sentence.start());
        int end = words.end(sentence.end() - 1);
        boolean quoted = quotes.isOpen();
        quotes.read(text, start, end);
        judged.add(
            quoted || quotes.isOpen()
                ? new Judged(start, end, Kind.PLAIN, false)
                : judge(text, start, end));
      }
    }
    return judged;
  }

  private Judged judge(String text, int start, int last) {
    if (last - start > LONGEST_SENTENCE) {
      return new Judged(start, last, Kind.PLAIN, false);
    }
    // "… yazınız. (10 puan)": what counts is what stands before the note.
    int end = withoutNote(text, start, last);
    if (end < last && isScore(text, end, last)) {
      boolean asks = end > start && text.charAt(end - 1) == '?';
      return new Judged(start, last, asks ? Kind.EXAM_QUESTION : Kind.TASK, true);
    }
    return judge(text, start, end == start ? last : end, last);
  }

  /** Returns where a sentence ends without a short note in brackets after it. */
  private static int withoutNote(String text, int start, int end) {
    int close = end;
    while (close > start && ".!?: ".indexOf(text.charAt(close - 1)) >= 0) {
      close--;
    }
    if (close == start || text.charAt(close - 1) != ')') {
      return end;
    }
    int open = close - 1;
    while (open > start && text.charAt(open) != '(') {
      open--;
    }
    if (text.charAt(open) != '(') {
      return end;
    }
    int before = open;
    while (before > start && Words.isSpace(text.charAt(before - 1))) {
      before--;
    }
    return close - open <= LONGEST_NOTE ? before : end;
  }

  /** Says whether a note in brackets gives points or minutes: {@code (10 puan)}. */
  private boolean isScore(String text, int start, int end) {
    String folded = Fold.fold(text.substring(start, end));
    return !folded.isEmpty()
        && Character.isDigit(folded.charAt(0))
        && folded.length() <= LONGEST_NOTE
        && scores.hasAnyOf(folded.replaceAll("(?<=\\d)(?=\\p{L})", " "));
  }

  private Judged judge(String text, int start, int end, int to) {
    char last = text.charAt(end - 1);
    if ("”\"»’".indexOf(last) >= 0) {
      return new Judged(start, to, Kind.PLAIN, false);
    }
    boolean asks = last == '?' || (last == ')' && end - start > 2 && text.charAt(end - 2) == '?');
    String folded = Fold.fold(text.substring(start, end));
    boolean points = pointing.hasAnyOf(folded);
    boolean formula = points && which.hasAnyOf(folded);
    if (asks) {
      boolean addresses = address.hasAnyOf(folded);
      boolean named = student.hasAnyOf(folded);
      int label = start;
      while (label < Math.min(end, start + LONGEST_LABEL) && text.charAt(label) != ':') {
        label++;
      }
      boolean called =
          text.startsWith(": ", label)
              && calls.has(Fold.lastWord(Fold.fold(text.substring(start, label))));
      boolean cue = called || formula || named || addresses || questionCues.hasAnyOf(folded);
      return new Judged(
          start,
          to,
          cue ? Kind.EXAM_QUESTION : Kind.QUESTION,
          called || formula || (named && addresses));
    }
    if (formula && endsLikeStem(folded) && stemFormulas.stream().anyMatch(folded::contains)) {
      return new Judged(start, to, Kind.EXAM_QUESTION, true);
    }
    // "Devletleri dinleriyle eşleştiriniz: Uygurlar, Hazarlar / Musevilik, Maniheizm."
    int colon = end - 1;
    while (colon > start && !text.startsWith(": ", colon)) {
      colon--;
    }
    String before = colon > start ? Fold.lastWord(Fold.fold(text.substring(start, colon))) : "";
    if (isOrder(before) && address.has(before)) {
      return new Judged(start, to, Kind.TASK, true);
    }
    String lastWord = Fold.lastWord(folded);
    // "bk.: bakınız" explains an abbreviation.
    if (colon > start && text.charAt(colon - 1) == '.') {
      return new Judged(start, to, Kind.PLAIN, false);
    }
    boolean opener = taskOpeners.contains(Fold.firstWord(folded)) || exam.hasAnyOf(folded);
    // "Bey, oğluna döndü: Oğul, verdiğin sözü tut."
    boolean spoken = told.has(before);
    if (opener || (isOrder(lastWord) && !(spoken && !taskForms.contains(lastWord)))) {
      boolean strong =
          opener
              || pointing.has(Fold.firstWord(folded))
              || address.has(lastWord)
              || classWords.hasAnyOf(folded);
      return new Judged(start, to, Kind.TASK, strong);
    }
    if (which.has(lastWord)) {
      return new Judged(start, to, Kind.EXAM_QUESTION, false);
    }
    int space = folded.lastIndexOf(' ', folded.length() - lastWord.length() - 2);
    boolean verb = taskVerbs.contains(lastWord) || taskVerbs.contains(folded.substring(space + 1));
    boolean bare =
        folded.indexOf(' ') > 0
            && ((verb && folded.length() - space > SHORTEST_ORDER)
                || looksLikeOrder(text, end, lastWord));
    boolean closes =
        ".!:".indexOf(last) >= 0
            || (verb && folded.chars().filter(c -> c == ' ').count() >= FEWEST_SPACES);
    boolean leads =
        goals.has(before) || taskVerbs.contains(before) && before.length() >= SHORTEST_ORDER;
    if (!spoken && (goals.has(lastWord) || (bare && closes) || leads)) {
      return new Judged(start, to, Kind.TASK, false);
    }
    boolean soft = softEndings.has(lastWord) || verb || isOrder(before);
    return new Judged(
        start, to, soft && classWords.hasAnyOf(folded) ? Kind.TASK : Kind.PLAIN, false);
  }

  /** Says whether a sentence ends in a small word with the ending of an order. */
  private boolean looksLikeOrder(String text, int end, String word) {
    int at = end;
    while (at > 0 && !Character.isLetter(text.charAt(at - 1))) {
      at--;
    }
    int start = at;
    while (start > 0 && Character.isLetter(text.charAt(start - 1))) {
      start--;
    }
    return bareEndings.has(word)
        && !exceptions.has(word)
        && at > start
        && Character.isLowerCase(text.charAt(start))
        && (start == 0 || "'’".indexOf(text.charAt(start - 1)) < 0);
  }

  /** Says whether a word is an order: of a verb of the list, or by its ending. */
  private boolean isOrder(String word) {
    return taskForms.contains(word) || (orders.has(word) && !exceptions.has(word));
  }

  /** Says whether a text ends in the letter of an answer: {@code Cevap: E}. */
  boolean givesAnswer(String text) {
    String folded = Fold.fold(text.substring(Math.max(0, text.length() - LONGEST_NOTE)));
    int letter = folded.lastIndexOf(' ');
    return letter > 0
        && folded.length() == letter + 2
        && "abcdeABCDE".indexOf(folded.charAt(letter + 1)) >= 0
        && answers.has(Fold.lastWord(folded.substring(0, letter)));
  }

  /** Says whether a sentence that lost its question mark ends as questions of exams do. */
  private boolean endsLikeStem(String folded) {
    String last = Fold.lastWord(folded);
    return which.has(last) || stemEndings.contains(last);
  }

  /** Says whether a governed text calls on the student, by any polite imperative or question. */
  boolean calls(String text, List<Judged> sentences) {
    if (text.indexOf('?') >= 0) {
      return true;
    }
    for (Judged sentence : sentences) {
      String folded = Fold.fold(text.substring(sentence.start, sentence.end));
      if (sentence.kind == Kind.TASK
          || address.has(Fold.lastWord(folded))
          || student.hasAnyOf(folded)) {
        return true;
      }
    }
    return false;
  }

  /** Says whether a short text leads to a place on the web. */
  boolean isLink(String text) {
    return text.length() <= LONGEST_LINE
        && (ADDRESS.matcher(text).find() || links.hasAnyOf(Fold.fold(text)));
  }

  /** Says whether a text opens with a label of what is no narrative: {@code Ders saati: 12}. */
  boolean isApparatus(String text) {
    int colon = text.indexOf(':');
    if (colon <= 0 || colon > LONGEST_LABEL) {
      return false;
    }
    String label = Fold.fold(text.substring(0, colon));
    return apparatus.hasAnyOf(label) && label.chars().filter(c -> c == ' ').count() < 3;
  }

  /** Says whether empty brackets stand inside a line: {@code 1. Bucaş ( ) a. Podolya}. */
  static boolean hasBracketsInside(String text) {
    return text.length() <= LONGEST_LINE && BRACKETS_INSIDE.matcher(text).find();
  }

  /** Says whether a line stands in two columns, each with its mark. */
  static boolean hasColumns(String text) {
    return text.length() <= LONGEST_LINE
        && Marker.at(text, 0).kind() != Marker.Kind.NONE
        && COLUMNS.matcher(text).region(1, text.length()).find();
  }
}
