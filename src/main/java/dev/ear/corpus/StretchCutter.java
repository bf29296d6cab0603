package dev.ear.corpus;

import dev.ear.corpus.Cues.Judged;
import dev.ear.corpus.Cues.Kind;
import dev.ear.text.Marker;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Cuts questions and option runs out of a long unit of narrative, sentence by sentence. */
final class StretchCutter {
  /**
   * A stretch of a unit that goes.
   *
   * @param start offset of its first character
   * @param end offset after its last character
   */
  record Stretch(int start, int end, DropReason reason) {}

  private final UnitJudge judge;
  private final Cues cues;

  StretchCutter(UnitJudge judge, Cues cues) {
    this.judge = judge;
    this.cues = cues;
  }

  /** Returns the stretches of a kept unit that go, in order. */
  List<Stretch> cut(Unit unit) {
    String text = unit.text();
    List<Options.Run> runs = Options.runs(text);
    boolean plain = judge.sentences(unit).stream().allMatch(s -> s.kind() == Kind.PLAIN);
    // A unit of one sentence was judged as a whole.
    boolean judged = plain || judge.sentences(unit).size() == 1;
    if (runs.isEmpty() && judged && !Gaps.in(text)) {
      return List.of();
    }
    List<Stretch> stretches = new ArrayList<>();
    int from = 0;
    for (Options.Run run : runs) {
      cutBetween(text, from, run.start(), true, stretches);
      add(stretches, run.start(), run.end(), DropReason.ANSWER_OPTIONS);
      from = run.end();
    }
    cutBetween(text, from, text.length(), false, stretches);
    return stretches;
  }

  /** Cuts sentences out of the text before, between and after options. */
  private void cutBetween(
      String text, int from, int to, boolean optionsFollow, List<Stretch> stretches) {
    String part = text.substring(from, to);
    List<Judged> sentences = cues.sentences(part);
    DropReason[] reasons = new DropReason[sentences.size()];
    for (int i = 0; i < reasons.length; i++) {
      reasons[i] = reason(part, sentences, i);
    }
    if (optionsFollow) {
      markStem(part, sentences, reasons);
    }
    for (int i = 0; i < reasons.length; i++) {
      DropReason reason = reasons[i];
      if (reason != null) {
        Judged sentence = sentences.get(i);
        add(stretches, from + sentence.start(), from + sentence.end(), reason);
      }
    }
  }

  private static @Nullable DropReason reason(String part, List<Judged> sentences, int i) {
    Judged sentence = sentences.get(i);
    boolean question = sentence.kind() == Kind.EXAM_QUESTION || sentence.kind() == Kind.QUESTION;
    boolean taskFollows = i + 1 < sentences.size() && isStrongTask(sentences.get(i + 1));
    if (question && (sentence.strong() || taskFollows)) {
      return DropReason.QUESTION_STEM;
    }
    if (isStrongTask(sentence)) {
      return DropReason.TASK;
    }
    boolean blank = Gaps.in(part.substring(sentence.start(), sentence.end()));
    return blank ? DropReason.FILL_IN : null;
  }

  private static boolean isStrongTask(Judged sentence) {
    return sentence.kind() == Kind.TASK && sentence.strong();
  }

  /** Marks the question right before options, with the numbered statements before it. */
  private static void markStem(String part, List<Judged> sentences, DropReason[] reasons) {
    int i = sentences.size() - 1;
    if (i < 0) {
      return;
    }
    Judged last = sentences.get(i);
    boolean open = ".!".indexOf(part.charAt(last.end() - 1)) < 0;
    if (!open && last.kind() == Kind.PLAIN) {
      return;
    }
    reasons[i] = DropReason.QUESTION_STEM;
    for (i--; i >= 0; i--) {
      Marker.Kind kind = Marker.at(part, sentences.get(i).start()).kind();
      if (kind != Marker.Kind.ROMAN) {
        return;
      }
      reasons[i] = DropReason.QUESTION_STEM;
    }
  }

  private static void add(List<Stretch> stretches, int start, int end, DropReason reason) {
    int last = stretches.size() - 1;
    if (last >= 0 && stretches.get(last).reason == reason && start - stretches.get(last).end <= 1) {
      stretches.set(last, new Stretch(stretches.get(last).start, end, reason));
    } else if (start < end) {
      stretches.add(new Stretch(start, end, reason));
    }
  }
}
