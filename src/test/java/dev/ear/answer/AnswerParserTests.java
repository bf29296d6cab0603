package dev.ear.answer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.answer.ParsedAnswer.Chosen;
import dev.ear.answer.ParsedAnswer.Fault;
import dev.ear.answer.ParsedAnswer.Invalid;
import dev.ear.answer.ParsedAnswer.Stage;
import java.util.Locale;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AnswerParserTests {
  private static final ParsedAnswer C_FROM_JSON = new Chosen("C", Stage.JSON);

  @Nested
  class Strict {

    @ParameterizedTest
    @ValueSource(
        strings = {
          "{\"answer\":\"C\",\"rationale\":\"Çünkü öyle.\"}",
          "{ \"rationale\": \"{A}\", \"answer\": \" c \" }",
          "```json\n{\"answer\": \"C\"}\n```",
          "Düşünelim. Cevap A değildir.\n\n{\"answer\":\"C\"}",
          "{\"answer\":\"C\"}\nUmarım yardımcı olmuştur.",
          "{{\"answer\":\"C\"}}",
          "Küme {x, y} olsun: {\"answer\":\"C\"}",
          "{\"answer\":\"C\"} ve yine {\"answer\":\"c\"}",
          "{\"note\":\"boş\"} {\"answer\":\"C\"}",
          "{\"answer\":\"C\",\"nested\":{\"answer\":\"A\"}}"
        })
    void theAnswerOfTheJsonObjectIsRead(String reply) {
      assertThat(strict(reply)).isEqualTo(C_FROM_JSON);
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "C",
          "**C**",
          "(c)",
          "Cevap: C",
          "Doğru cevap C'dir.",
          "{\"answer\":\"**C**\"}",
          "{\"answer\":\"(c)\"}",
          "{\"answer\":\"C) Lozan\"}",
          "{\"answer\":\"Ankara\"}",
          "{\"answer\":\"\"}",
          "{\"answer\":null}",
          "{\"answer\":2}",
          "{\"answer\":[\"C\"]}",
          "{\"Answer\":\"C\"}",
          "{\"cevap\":\"C\"}",
          "{'answer':'C'}",
          "{answer:\"C\"}",
          "{\"result\":{\"answer\":\"C\"}}",
          "\"answer\":\"C\""
        })
    void anythingElseIsInvalid(String reply) {
      assertThat(strict(reply)).isEqualTo(new Invalid(Fault.NO_ANSWER));
    }

    @Test
    void twoObjectsThatDisagreeAreInvalid() {
      assertThat(strict("{\"answer\":\"A\"}\n{\"answer\":\"C\"}"))
          .isEqualTo(new Invalid(Fault.TWO_ANSWERS));
    }

    @Test
    void aFieldTwiceIsNotChosenFrom() {
      assertThat(strict("{\"answer\":\"A\",\"answer\":\"C\"}"))
          .isEqualTo(new Invalid(Fault.NO_ANSWER));
    }

    @Test
    void aLetterBeyondTheOptionsIsInvalid() {
      assertThat(strict("{\"answer\":\"F\"}")).isEqualTo(new Invalid(Fault.NO_SUCH_OPTION));
      assertThat(AnswerParser.parse("{\"answer\":\"E\"}", 4, ParseMode.STRICT))
          .isEqualTo(new Invalid(Fault.NO_SUCH_OPTION));
      assertThat(AnswerParser.parse("{\"answer\":\"J\"}", 10, ParseMode.STRICT))
          .isEqualTo(new Chosen("J", Stage.JSON));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\n\t"})
    void anEmptyReplyIsInvalid(String reply) {
      assertThat(strict(reply)).isEqualTo(new Invalid(Fault.EMPTY));
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "{\"answer\":\"C\",\"rationale\":\"Çünkü Lozan",
          "{\"answer\":\"C\"",
          "{\"answer\":\"C\",\"steps\":{\"answer\":\"C\"}",
          "```json\n{\"answer\":"
        })
    void aReplyCutOffInsideTheObjectIsInvalid(String reply) {
      assertThat(strict(reply)).isEqualTo(new Invalid(Fault.CUT_OFF));
    }

    @Test
    void whatIsInsideAMalformedObjectIsNoAnswer() {
      assertThat(strict("{\"answer\": C, \"draft\": {\"answer\":\"A\"}}"))
          .isEqualTo(new Invalid(Fault.NO_ANSWER));
    }

    @Test
    void anObjectAfterAMalformedOneIsRead() {
      assertThat(strict("{\"answer\": ?} {\"answer\":\"C\"}")).isEqualTo(C_FROM_JSON);
    }
  }

  @Nested
  class Lenient {

    @ParameterizedTest
    @ValueSource(
        strings = {
          "Cevap: C",
          "CEVAP: c",
          "**Cevap:** C",
          "**Cevap**: **C**",
          "Cevap: (c)",
          "Cevap: C) Lozan Antlaşması",
          "Cevap: C. Lozan",
          "Cevap: C - Lozan",
          "Cevap: C şıkkı",
          "Doğru cevap C şıkkıdır.",
          "Doğru cevap: C seçeneğidir.",
          "Yanıt: C",
          "YANIT: C",
          "Doğru cevap: C",
          "Doğru cevap C'dir.",
          "Doğru cevap C’dir; diğerleri değildir.",
          "DOĞRU CEVAP: C",
          "- Answer: C",
          "Gerekçe: A yanlıştır.\nAnswer: C\n",
          "Cevap: A\nHayır, öyle değil.\nCevap: C",
          "Cevap: C\r\nGerekçe: Lozan 1923'tedir."
        })
    void theLastLabelledLineIsRead(String reply) {
      assertThat(lenient(reply)).isEqualTo(new Chosen("C", Stage.LABELLED_LINE));
    }

    @ParameterizedTest
    @ValueSource(strings = {"C", " c\n", "C.", "C)", "(c)", "**C**", "\"C\"", "`C`", "[C]"})
    void aReplyThatIsALetterIsRead(String reply) {
      assertThat(lenient(reply)).isEqualTo(new Chosen("C", Stage.BARE_LETTER));
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "Ankara",
          "Cevap: Ankara",
          "Answer: A treaty of 1923",
          "Cevap: E-devlet",
          "Cevap: A.Menderes",
          "C seçeneği bana doğru geliyor",
          "Bu yüzden C olmalı.",
          "Cevabım: C",
          "A B",
          "{\"answer\":\"Ankara\"}"
        })
    void aLetterInsideOtherWordsIsNone(String reply) {
      assertThat(lenient(reply)).isEqualTo(new Invalid(Fault.NO_ANSWER));
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "Cevap: A veya C",
          "Cevap: A ya da C olabilir",
          "Cevap: A, C",
          "Cevap: A/C",
          "Answer: A and C are both right",
          "Cevap: A) Sevr, C) Lozan"
        })
    void twoLettersOnTheLineAreInvalid(String reply) {
      assertThat(lenient(reply)).isEqualTo(new Invalid(Fault.TWO_ANSWERS));
    }

    @Test
    void theSameLetterTwiceIsOneAnswer() {
      assertThat(lenient("Cevap: C) yani (C) Lozan"))
          .isEqualTo(new Chosen("C", Stage.LABELLED_LINE));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Cevap: F", "F", "**Z**", "{\"answer\":\"F\"}\nCevap: C"})
    void aLetterBeyondTheOptionsDecidesAndIsInvalid(String reply) {
      assertThat(lenient(reply)).isEqualTo(new Invalid(Fault.NO_SUCH_OPTION));
    }

    @Test
    void theFirstStageThatFindsALetterDecides() {
      assertThat(lenient("Cevap: A\n{\"answer\":\"C\"}")).isEqualTo(C_FROM_JSON);
      assertThat(lenient("{\"answer\":\"A\"} {\"answer\":\"B\"}\nCevap: C"))
          .isEqualTo(new Invalid(Fault.TWO_ANSWERS));
    }

    @Test
    void anObjectWithoutALetterLeavesTheNextStageToDecide() {
      assertThat(lenient("{\"answer\":\"\"}\nCevap: C"))
          .isEqualTo(new Chosen("C", Stage.LABELLED_LINE));
    }

    @Test
    void aReplyCutOffStaysInvalid() {
      assertThat(lenient("{\n  \"answer\": \"C\",\n  \"rationale\": \"Çün"))
          .isEqualTo(new Invalid(Fault.CUT_OFF));
    }

    @Test
    void anEmptyReplyStaysInvalid() {
      assertThat(lenient(" ")).isEqualTo(new Invalid(Fault.EMPTY));
    }
  }

  @ParameterizedTest
  @CsvSource({"JSON,false", "LABELLED_LINE,true", "BARE_LETTER,true"})
  void onlyLenientStagesRecover(Stage stage, boolean recovered) {
    assertThat(new Chosen("A", stage).recovered()).isEqualTo(recovered);
  }

  @Test
  void theLocaleMakesNoDifference() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr-TR"));
      assertThat(AnswerParser.parse("{\"answer\":\"i\"}", 10, ParseMode.STRICT))
          .isEqualTo(new Chosen("I", Stage.JSON));
      assertThat(lenient("YANIT: C")).isEqualTo(new Chosen("C", Stage.LABELLED_LINE));
    } finally {
      Locale.setDefault(before);
    }
  }

  @Property(tries = 500)
  void anyReplyHasAnOutcome(@ForAll String reply) {
    assertThat(lenient(reply)).isNotNull();
  }

  private static ParsedAnswer strict(String reply) {
    return AnswerParser.parse(reply, 5, ParseMode.STRICT);
  }

  private static ParsedAnswer lenient(String reply) {
    return AnswerParser.parse(reply, 5, ParseMode.LENIENT);
  }
}
