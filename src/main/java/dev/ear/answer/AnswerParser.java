package dev.ear.answer;

import dev.ear.answer.ParsedAnswer.Chosen;
import dev.ear.answer.ParsedAnswer.Fault;
import dev.ear.answer.ParsedAnswer.Invalid;
import dev.ear.answer.ParsedAnswer.Stage;
import dev.ear.question.Option;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/**
 * Reads the answer out of a generator's reply (METHOD 6).
 *
 * <p>Strictly, the answer is the {@code answer} of a JSON object, wherever the object stands: a
 * string that is one letter, small or capital. Leniently, when no such letter is found, it is the
 * letter of the last labelled line, then that of a reply which is nothing but a letter. The first
 * stage that finds a letter decides: two different letters in it, or one beyond the options, make
 * the reply invalid and no later stage is asked.
 */
public final class AnswerParser {
  private AnswerParser() {}

  /**
   * Reads a reply.
   *
   * @param reply the reply as it came
   * @param options how many options were shown
   * @param mode how much may be read
   * @return the label chosen, as shown, or why there is none
   */
  public static ParsedAnswer parse(String reply, int options, ParseMode mode) {
    if (reply.isBlank()) {
      return new Invalid(Fault.EMPTY);
    }
    JsonAnswers json = JsonAnswers.in(reply);
    if (!json.letters().isEmpty()) {
      return decide(json.letters(), Stage.JSON, options);
    }
    if (mode == ParseMode.LENIENT) {
      List<String> line = LabelledLine.letters(reply);
      if (!line.isEmpty()) {
        return decide(line, Stage.LABELLED_LINE, options);
      }
      List<String> bare = BareLetter.letters(reply);
      if (!bare.isEmpty()) {
        return decide(bare, Stage.BARE_LETTER, options);
      }
    }
    return new Invalid(json.cutOff() ? Fault.CUT_OFF : Fault.NO_ANSWER);
  }

  private static ParsedAnswer decide(List<String> letters, Stage stage, int options) {
    Set<String> distinct = new TreeSet<>();
    letters.forEach(letter -> distinct.add(letter.toUpperCase(Locale.ROOT)));
    if (distinct.size() > 1) {
      return new Invalid(Fault.TWO_ANSWERS);
    }
    String label = distinct.iterator().next();
    for (int i = 0; i < options; i++) {
      if (label.equals(Option.label(i))) {
        return new Chosen(label, stage);
      }
    }
    return new Invalid(Fault.NO_SUCH_OPTION);
  }
}
