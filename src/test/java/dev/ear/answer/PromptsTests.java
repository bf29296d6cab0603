package dev.ear.answer;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ear.EarException;
import dev.ear.question.Option;
import dev.ear.question.Question;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PromptsTests {
  private static final Question QUESTION =
      new Question(
          "q1",
          "Malazgirt Savaşı hangi yılda yapıldı?",
          List.of(
              new Option("A", "1071"),
              new Option("B", "1176"),
              new Option("C", "1243"),
              new Option("D", "1299")),
          "A",
          null,
          Map.of());

  @Test
  void theMainPromptHasContextQuestionOptionsAndInstruction() {
    String text = render(PromptStyle.RAG_COT, "Alparslan kazandı.", "Bizans yenildi.");

    assertThat(text)
        .containsSubsequence(
            "[1] Alparslan kazandı.",
            "[2] Bizans yenildi.",
            "Soru: Malazgirt Savaşı hangi yılda yapıldı?",
            "A) ",
            "D) ",
            "A, B, C, D",
            "\"answer\"",
            "\"rationale\"");
  }

  @ParameterizedTest
  @EnumSource(PromptStyle.class)
  void everyStyleIsFilledInBothLanguages(PromptStyle style) {
    for (PromptLanguage language : PromptLanguage.values()) {
      String text = new Prompts(style, language, 13).render(QUESTION, List.of("Parça.")).text();

      assertThat(text)
          .contains(QUESTION.text(), "1071", "1176", "1243", "1299", "{\"answer\": \"<")
          .doesNotContain("{{", "}}");
      assertThat(text.contains("Parça.")).isEqualTo(style.retrieval());
      assertThat(text.contains("\"rationale\""))
          .isEqualTo(style == PromptStyle.COT || style == PromptStyle.RAG_COT);
    }
  }

  @Test
  void optionsStandInShuffledOrder() {
    Prompt prompt = new Prompts(PromptStyle.COT, PromptLanguage.TR, 13).render(QUESTION, List.of());

    assertThat(prompt.options()).isEqualTo(ShuffledOptions.of(QUESTION, 13));
    for (Option option : prompt.options().shown()) {
      assertThat(prompt.text()).contains(option.label() + ") " + option.text());
    }
  }

  @Test
  void fewShotBeginsWithThreeSolvedExamplesWhoseRepliesParse() {
    for (PromptLanguage language : PromptLanguage.values()) {
      String text =
          new Prompts(PromptStyle.FEW_SHOT, language, 13).render(QUESTION, List.of()).text();
      String before = text.substring(0, text.indexOf(QUESTION.text()));

      assertThat(before.lines().filter(line -> line.startsWith("{\"answer\"")))
          .hasSize(3)
          .allMatch(
              line -> AnswerParser.parse(line, 5, ParseMode.STRICT) instanceof ParsedAnswer.Chosen);
    }
  }

  @Test
  void whatTheQuestionBringsIsNotFilledAgain() {
    Question tricky =
        new Question("q", "{{context}} $1 \\ nedir?", QUESTION.options(), null, null, Map.of());

    assertThat(
            new Prompts(PromptStyle.RAG, PromptLanguage.TR, 13)
                .render(tricky, List.of("{{question}}"))
                .text())
        .contains("Soru: {{context}} $1 \\ nedir?", "[1] {{question}}");
  }

  @Test
  void retrievalWithoutAPassageSaysSo() {
    assertThat(render(PromptStyle.RAG)).contains("(Parça bulunamadı.)");
  }

  @Test
  void aStyleWithoutRetrievalKeepsNoPassage() {
    assertThat(
            new Prompts(PromptStyle.COT, PromptLanguage.TR, 13)
                .render(QUESTION, List.of("Parça."))
                .passages())
        .isEmpty();
  }

  @Test
  void anOpenQuestionCannotBeAnsweredByLabel() {
    Question open = new Question("o", "Kimdir?", List.of(), "Alparslan", null, Map.of());

    assertThatThrownBy(
            () -> new Prompts(PromptStyle.COT, PromptLanguage.TR, 13).render(open, List.of()))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("question 'o' has no options");
  }

  @Test
  void theChecksumTellsTemplatesApart() {
    assertThat(new Prompts(PromptStyle.RAG, PromptLanguage.TR, 13).checksum())
        .hasSize(64)
        .isEqualTo(new Prompts(PromptStyle.RAG, PromptLanguage.TR, 14).checksum())
        .isNotEqualTo(new Prompts(PromptStyle.RAG, PromptLanguage.EN, 13).checksum())
        .isNotEqualTo(new Prompts(PromptStyle.RAG_COT, PromptLanguage.TR, 13).checksum());
  }

  @Test
  void turkishLettersSurvive() {
    assertThat(render(PromptStyle.RAG_COT).getBytes(UTF_8))
        .containsSequence("çoktan seçmeli".getBytes(UTF_8));
  }

  private static String render(PromptStyle style, String... passages) {
    return new Prompts(style, PromptLanguage.TR, 13).render(QUESTION, List.of(passages)).text();
  }
}
