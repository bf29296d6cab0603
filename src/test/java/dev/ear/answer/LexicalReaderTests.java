package dev.ear.answer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.answer.ParsedAnswer.Chosen;
import dev.ear.question.PlainTokenizer;
import java.util.List;
import org.junit.jupiter.api.Test;

class LexicalReaderTests {
  private final LexicalReader reader = new LexicalReader(new PlainTokenizer());

  @Test
  void itPicksTheOptionThePassagesHold() {
    assertThat(
            pick(
                List.of("Alparslan 1071 yılında Malazgirt Savaşı ile kazandı."),
                "Malazgirt Savaşı hangi yılda?",
                "1176",
                "1071",
                "1243"))
        .isEqualTo("1071");
  }

  @Test
  void aWholeOptionGoesBeforePartOfOne() {
    assertThat(
            pick(
                List.of("Lozan Antlaşması ve Sevr görüşüldü."),
                "Hangi metin?",
                "Sevr Antlaşması metni taslağı",
                "Lozan Antlaşması"))
        .isEqualTo("Lozan Antlaşması");
  }

  @Test
  void ofEqualsThePassageThatSpeaksOfTheStemDecides() {
    assertThat(
            pick(
                List.of("1176 tarihli kayıt.", "Malazgirt Savaşı: 1071."),
                "Malazgirt Savaşı hangi yılda?",
                "1176",
                "1071"))
        .isEqualTo("1071");
  }

  @Test
  void ofEqualsTheHigherPassageDecides() {
    assertThat(pick(List.of("1243 kaydı", "1071 kaydı"), "Hangi yılda?", "1071", "1243"))
        .isEqualTo("1243");
  }

  @Test
  void withoutSupportItAbstainsAndThatIsInvalid() {
    for (List<String> passages : List.of(List.<String>of(), List.of("Başka bir konu."))) {
      assertThat(AnswerParser.parse(reply(passages, "Soru?", "x1", "y1"), 2, ParseMode.STRICT))
          .isEqualTo(new ParsedAnswer.Invalid(ParsedAnswer.Fault.NO_ANSWER));
    }
  }

  @Test
  void itSaysThatItIsNoLanguageModel() {
    assertThat(reader.info().generator()).isEqualTo("reader");
    assertThat(reader.info().settings()).containsEntry("kind", "lexical reader, no language model");
  }

  @Test
  void itsReplyHasTheFormOfAModel() {
    assertThat(reply(List.of("1071"), "Hangi yılda?", "1071", "1176"))
        .matches("\\{\"answer\":\"[AB]\",\"rationale\":\"passage 1 holds 1 of 1 .*\"}");
  }

  @Test
  void itRepliesTheSameEveryTime() {
    List<String> passages = List.of("1071 ve 1176", "1243");

    assertThat(reply(passages, "Hangi yılda?", "1071", "1176", "1243"))
        .isEqualTo(reply(passages, "Hangi yılda?", "1071", "1176", "1243"));
  }

  private String reply(List<String> passages, String stem, String... options) {
    return reader.generate(prompt(passages, stem, options)).text();
  }

  private String pick(List<String> passages, String stem, String... options) {
    Prompt prompt = prompt(passages, stem, options);
    String reply = reader.generate(prompt).text();
    Chosen chosen = (Chosen) AnswerParser.parse(reply, options.length, ParseMode.STRICT);
    return prompt.options().shown().stream()
        .filter(option -> option.label().equals(chosen.label()))
        .findFirst()
        .orElseThrow()
        .text();
  }

  private static Prompt prompt(List<String> passages, String stem, String... options) {
    return new Prompts(PromptStyle.RAG_COT, PromptLanguage.TR, 13)
        .render(TestPrompts.question("q", stem, options), passages);
  }
}
