package dev.ear.corpus;

import dev.ear.corpus.Cues.Judged;
import dev.ear.corpus.Cues.Kind;
import java.util.ArrayList;
import java.util.List;

/** Cuts questions and option runs out of a long unit of narrative, sentence by sentence. */
final class StretchCutter {
  /**
   * A stretch of a unit that goes.
   *
   * @param start offset of its first character
   * @param end offset after its last character
   */
  record Stretch(int start, int end, DropReason reason) {}

  private final Cues cues;

  StretchCutter(Cues cues) {
    this.cues = cues;
  }

  /** Returns the stretches of a kept unit that go, in order. */
  List<Stretch> cut(Unit unit) {
    String text = unit.text();
    List<Options.Run> runs = Options.runs(text);
    boolean asks = Cues.mayAsk(text);
    boolean blank = Cues.hasBlank(text);
    if (runs.isEmpty() && !asks && !blank) {
      return List.of();
    }
    List<Judged> sentences = cues.sentences(text);
    List<Stretch> stretches = new ArrayList<>();
    int run = 0;
    for (int i = 0; i < sentences.size(); i++) {
      Judged sentence = sentences.get(i);
      while (run < runs.size() && runs.get(run).end() <= sentence.start()) {
        run++;
      }
      boolean inRun = run < runs.size() && runs.get(run).start() < sentence.end();
      if (inRun) {
        Options.Run options = runs.get(run);
        if (sentence.start() < options.start()) {
          add(stretches, sentence.start(), options.start(), DropReason.QUESTION_STEM);
        }
        int end = Math.min(sentence.end(), options.end());
        add(stretches, Math.max(sentence.start(), options.start()), end, DropReason.ANSWER_OPTIONS);
        continue;
      }
      boolean before = run < runs.size() && i + 1 < sentences.size()
          && runs.get(run).start() <= sentences.get(i + 1).start();
      boolean question = sentence.kind() == Kind.EXAM_QUESTION || sentence.kind() == Kind.QUESTION;
      if (question && (sentence.strong() || before)) {
        add(stretches, sentence.start(), sentence.end(), DropReason.QUESTION_STEM);
      } else if (sentence.kind() == Kind.TASK && sentence.strong()) {
        add(stretches, sentence.start(), sentence.end(), DropReason.TASK);
      } else if (blank && Cues.hasBlank(text.substring(sentence.start(), sentence.end()))) {
        add(stretches, sentence.start(), sentence.end(), DropReason.FILL_IN);
      }
    }
    return stretches;
  }

  private static void add(List<Stretch> stretches, int start, int end, DropReason reason) {
    if (start >= end) {
      return;
    }
    int last = stretches.size() - 1;
    if (last >= 0
        && stretches.get(last).reason == reason
        && start - stretches.get(last).end <= 1) {
      stretches.set(last, new Stretch(stretches.get(last).start, end, reason));
    } else {
      stretches.add(new Stretch(start, end, reason));
    }
  }
}
