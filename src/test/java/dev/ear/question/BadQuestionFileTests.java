package dev.ear.question;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.ear.EarException;
import java.io.ByteArrayInputStream;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BadQuestionFileTests {

  @Test
  void aLineThatDoesNotParseIsNamed() {
    assertThat(error("{\"question\":\"S?\"}\n{\"question\":\n"))
        .startsWith("set:2: no valid JSON: ");
  }

  @Test
  void aFirstLineThatDoesNotParseIsNamed() {
    assertThat(error("{bozuk, satır\n{\"question\":\"S?\"}")).startsWith("set:1: no valid JSON: ");
    assertThat(error("[bozuk, liste]")).startsWith("set:1: no valid JSON list: ");
  }

  @Test
  void aLineThatIsNoObjectIsNamed() {
    assertThat(error("{\"question\":\"S?\"}\n[1]\n")).startsWith("set:2: no JSON object");
  }

  @Test
  void textAfterTheObjectIsNotPassedOver() {
    assertThat(error("{\"question\":\"S?\"} {\"question\":\"T?\"}")).startsWith("set:1: no valid");
  }

  @Test
  void aFieldTwiceIsNotChosenFrom() {
    assertThat(error("{\"question\":\"S?\",\"options\":{\"A\":\"x\",\"A\":\"y\"}}"))
        .startsWith("set:1: no valid JSON: Duplicate");
  }

  @Test
  void anIdTwiceNamesBothLines() {
    assertThat(error("{\"id\":\"a\",\"question\":\"S?\"}\n\n{\"id\":\"a\",\"question\":\"T?\"}"))
        .isEqualTo("set:3: id 'a' stands at set:1 too; give each question its own");
  }

  @Test
  void oneOptionIsTooFew() {
    assertThat(error(options("[\"x\"]"))).startsWith("set:1: 1 option; expected 2 to 10");
  }

  @Test
  void anEmptyListOfOptionsIsNoOpenQuestion() {
    assertThat(error(options("[]"))).startsWith("set:1: 0 option");
  }

  @Test
  void anEmptyOptionIsNamed() {
    assertThat(error(options("[\"x\",\" \"]"))).startsWith("set:1: option B is empty");
  }

  @Test
  void elevenOptionsAreTooMany() {
    String eleven = String.join(",", Collections.nCopies(11, "\"x\""));

    assertThat(error(options("[" + eleven + "]")))
        .startsWith("set:1: 11 options; expected 2 to 10");
  }

  @Test
  void aGapInTheLabelsIsNamed() {
    assertThat(error(options("{\"A\":\"x\",\"C\":\"y\"}")))
        .startsWith("set:1: option label C where B is due");
  }

  @Test
  void aLabelTwiceIsNamed() {
    assertThat(
            error(options("[{\"text\":\"x\",\"label\":\"A\"},{\"text\":\"y\",\"label\":\"A\"}]")))
        .startsWith("set:1: option label A stands twice");
  }

  @Test
  void aLabelThatIsNoLetterIsNamed() {
    assertThat(error(options("{\"1\":\"x\",\"2\":\"y\"}"))).startsWith("set:1: option label '1'");
  }

  @Test
  void optionsInAStringAreNone() {
    assertThat(error(options("\"A) x B) y\""))).startsWith("set:1: options are neither");
  }

  @Test
  void aMissingQuestionIsNamed() {
    assertThat(error("{\"id\":\"a\"}")).startsWith("set:1: no 'question'");
  }

  @Test
  void aBlankOpenQuestionIsNamed() {
    assertThat(error("{\"question\":\" \"}")).startsWith("set:1: the question is blank");
  }

  @Test
  void aQuestionThatIsNoStringIsNamed() {
    assertThat(error("{\"question\":3}"))
        .isEqualTo("set:1: 'question' is of type number; expected a string");
  }

  @Test
  void aByteThatIsNotUtf8IsNamedByItsOffset() {
    byte[] bytes = "{\"question\":\"dü\"}".getBytes(ISO_8859_1);

    assertThatThrownBy(() -> Questions.read(new ByteArrayInputStream(bytes), "set"))
        .hasMessage("set: byte 14 is not UTF-8; save the file as UTF-8");
  }

  @Test
  void aCharacterCutOffAtTheEndIsNotUtf8() {
    assertThatThrownBy(
            () -> Questions.read(new ByteArrayInputStream(new byte[] {'a', (byte) 0xC5}), "set"))
        .hasMessageStartingWith("set: byte 1 is not UTF-8");
  }

  @Test
  void anEmptyFileHasNoQuestion() {
    assertThat(error("")).startsWith("set: no question in it");
    assertThat(error("\n \n")).startsWith("set: no question in it");
    assertThat(error("[]")).startsWith("set: no question in it");
  }

  @Test
  void proseIsNoQuestionFile() {
    assertThat(error("Bu bir soru dosyası değil.\n"))
        .startsWith("set:1: no question file EAR knows");
  }

  @Test
  void aListThatBreaksOffIsNamed() {
    assertThat(error("[{\"question\":\"S?\"},\n{\"question\":")).startsWith("set:2: no valid JSON");
  }

  @Test
  void textAfterAListIsNamed() {
    assertThat(error("[{\"question\":\"S?\"}]\n[]")).startsWith("set:2: no valid JSON list");
  }

  @Test
  void aQuoteThatDoesNotCloseIsNamed() {
    assertThat(error("S?,x,y,A\n\"T?,x,y,B\n")).matches("set:[12]: no valid CSV.*");
  }

  @Test
  void aRowNarrowerThanItsHeaderIsNamed() {
    assertThat(error("question,A,B,answer\nS?,x,y\n")).startsWith("set:2: 3 cells; expected 4");
  }

  @Test
  void everyMessageIsOneLine() {
    for (String text : List.of("{\"question\":\n", "", "[{", "a\nb", "\"a\n", "{\"question\":3}")) {
      assertThat(error(text)).doesNotContain("\n");
    }
  }

  @Test
  void aMissingFileIsNamed(@TempDir Path folder) {
    assertThatThrownBy(() -> Questions.read(folder.resolve("yok.jsonl")))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("yok.jsonl: no such file");
    assertThatThrownBy(() -> Questions.read(folder)).hasMessageContaining("is a folder");
  }

  @Test
  void aLenientReadingHandsOutTheFaultsInstead() {
    List<Row> rows =
        Questions.rows(
            new ByteArrayInputStream(
                "{\"question\":\"S?\"}\n{bad\n{\"id\":\"c\",\"question\":\"T?\",\"options\":[\"x\"]}"
                    .getBytes(UTF_8)),
            "set");

    assertThat(rows).extracting(Row::id).containsExactly("line-1", "line-2", "c");
    assertThat(rows.get(0).question()).isNotNull();
    assertThat(rows.get(1).raw().textValue()).isEqualTo("{bad");
    assertThat(rows.get(1).faults()).extracting(Finding::reason).containsExactly(Reason.UNREADABLE);
    assertThat(rows.get(2).question()).isNull();
    assertThat(rows.get(2).faults())
        .extracting(Finding::reason)
        .containsExactly(Reason.TOO_FEW_OPTIONS);
  }

  private static String options(String options) {
    return "{\"question\":\"S?\",\"options\":" + options + "}";
  }

  private static String error(String text) {
    EarException e =
        catchThrowableOfType(
            EarException.class,
            () -> Questions.read(new ByteArrayInputStream(text.getBytes(UTF_8)), "set"));
    assertThat(e).isNotNull();
    assertThat(e.category()).isEqualTo(EarException.Category.INPUT);
    return String.valueOf(e.getMessage());
  }
}
