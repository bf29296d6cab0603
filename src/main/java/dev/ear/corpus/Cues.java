package dev.ear.corpus;

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

  private static final int BLANK_WIDTH = 6;
  private static final int LONGEST_SENTENCE = 400;
  private static final int LONGEST_LINE = 300;
  private static final Pattern BRACKETS_INSIDE =
      Pattern.compile("\\s\\([\\s.…_]+\\)\\s+\\(?[a-zçA-ZÇ][.)]\\s");
  private static final List<String> QUESTION_CUES = CueLists.folded("question-cues");
  private static final Set<String> STEM_ENDINGS = new HashSet<>(CueLists.folded("stem-endings"));
  private static final Set<String> TASK_FORMS = taskForms(CueLists.folded("task-verbs"));
  private static final Pattern CALL_FORM = Pattern.compile("\\p{L}{2,}[ıiuü]n[ıiuü]z");
  private static final Pattern COLUMNS =
      Pattern.compile(
          "(?:\\s{2,}|\\t)(?:\\(\\s*\\)\\s*)?\\(?(?:[a-hA-HçÇ]|\\d{1,2}|[IVX]{1,4})[.)]\\s");

  private final SentenceSplitter splitter;

  Cues(SentenceSplitter splitter) {
    this.splitter = splitter;
  }

  private static Set<String> taskForms(List<String> stems) {
    Set<String> forms = new HashSet<>();
    for (String stem : stems) {
      char vowel = 'a';
      for (int i = 0; i < stem.length(); i++) {
        vowel = "aeıioöuü".indexOf(stem.charAt(i)) >= 0 ? stem.charAt(i) : vowel;
      }
      char high =
          "aı".indexOf(vowel) >= 0
              ? 'ı'
              : "ei".indexOf(vowel) >= 0 ? 'i' : "ou".indexOf(vowel) >= 0 ? 'u' : 'ü';
      boolean open = "aeıioöuü".indexOf(stem.charAt(stem.length() - 1)) >= 0;
      String word = stem.substring(stem.lastIndexOf(' ') + 1);
      forms.add(word + (open ? "y" : "") + high + "n" + high + "z");
      forms.add(word + (open ? "y" : "") + high + "n");
    }
    return forms;
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
                : judge(text, start, end, words.word(sentence.end() - 1)));
      }
    }
    return judged;
  }

  /** Follows quotation marks: what somebody says to somebody else is no task of the student. */
  private static final class Quotes {
    /** A quotation longer than this has lost its end. */
    private static final int LONGEST_QUOTE = 3000;

    private boolean curly;
    private boolean straight;
    private int opened;

    boolean isOpen() {
      return curly || straight;
    }

    void read(String text, int start, int end) {
      if (isOpen() && end - opened > LONGEST_QUOTE) {
        curly = false;
        straight = false;
      }
      for (int i = start; i < end; i++) {
        char c = text.charAt(i);
        if (c == '“' || c == '«') {
          curly = true;
          opened = i;
        } else if (c == '”' || c == '»') {
          curly = false;
        } else if (c == '"') {
          straight = !straight;
          opened = i;
        }
      }
    }
  }

  private static Judged judge(String text, int start, int end, String lastWord) {
    if (end - start > LONGEST_SENTENCE) {
      return new Judged(start, end, Kind.PLAIN, false);
    }
    char last = text.charAt(end - 1);
    if ("”\"»’".indexOf(last) >= 0) {
      return new Judged(start, end, Kind.PLAIN, false);
    }
    boolean asks = last == '?' || (last == ')' && end - start > 2 && text.charAt(end - 2) == '?');
    String folded = Fold.fold(text.substring(start, end));
    boolean formula =
        (Fold.hasWordFrom(folded, "aşağıda") || Fold.hasWordFrom(folded, "yukarıdaki"))
            && Fold.hasWordFrom(folded, "hangi");
    if (asks) {
      boolean cue = formula || hasCue(folded) || addresses(folded);
      return new Judged(start, end, cue ? Kind.EXAM_QUESTION : Kind.QUESTION, formula);
    }
    if (formula && folded.contains("lerden hangi") && endsLikeStem(folded)) {
      return new Judged(start, end, Kind.EXAM_QUESTION, true);
    }
    if (isTaskForm(lastWord)) {
      boolean strong =
          folded.startsWith("aşağıda") || folded.startsWith("yukarıda") || folded.endsWith("z");
      return new Judged(start, end, Kind.TASK, strong);
    }
    return new Judged(start, end, Kind.PLAIN, false);
  }

  /** Says whether a sentence that lost its question mark ends as questions of exams do. */
  private static boolean endsLikeStem(String folded) {
    String last = folded.substring(folded.lastIndexOf(' ') + 1);
    return last.startsWith("hangi") || STEM_ENDINGS.contains(last);
  }

  private static boolean hasCue(String folded) {
    for (String cue : QUESTION_CUES) {
      if (Fold.hasWordFrom(folded, cue)) {
        return true;
      }
    }
    return false;
  }

  /** Says whether a question speaks to the student: its last word has the second person plural. */
  private static boolean addresses(String folded) {
    String last = folded.substring(folded.lastIndexOf(' ') + 1);
    return CALL_FORM.matcher(last).matches();
  }

  private static boolean isTaskForm(String word) {
    return TASK_FORMS.contains(Fold.fold(word));
  }

  /** Says whether a text could hold a question or a task at all. */
  static boolean mayAsk(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '?') {
        return true;
      }
      if (c == 'n' && i > 1 && isHigh(text.charAt(i - 1))) {
        boolean ends = i + 1 == text.length() || !Character.isLetterOrDigit(text.charAt(i + 1));
        boolean polite =
            i + 2 < text.length() && isHigh(text.charAt(i + 1)) && text.charAt(i + 2) == 'z';
        if (polite
            || (ends && (i + 1 == text.length() || ".!)".indexOf(text.charAt(i + 1)) >= 0))) {
          return true;
        }
      }
      if (c == 'h' && text.startsWith("hangi", i)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isHigh(char c) {
    return c == 'ı' || c == 'i' || c == 'u' || c == 'ü';
  }

  /** Says whether a governed text calls on the student, by any polite imperative or question. */
  boolean calls(String text) {
    if (text.indexOf('?') >= 0) {
      return true;
    }
    for (Judged sentence : sentences(text)) {
      if (sentence.kind == Kind.TASK) {
        return true;
      }
      String folded = Fold.fold(text.substring(sentence.start, sentence.end));
      if (CALL_FORM.matcher(folded.substring(folded.lastIndexOf(' ') + 1)).matches()) {
        return true;
      }
    }
    return false;
  }

  /** Says whether a text has a blank to fill in. */
  static boolean hasBlank(String text) {
    int dots = 0;
    int lines = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      dots = c == '.' ? dots + 1 : c == '…' ? dots + 3 : c == ' ' ? dots : 0;
      lines = c == '_' ? lines + 1 : 0;
      if (dots >= BLANK_WIDTH || lines >= 3) {
        return true;
      }
    }
    return false;
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
