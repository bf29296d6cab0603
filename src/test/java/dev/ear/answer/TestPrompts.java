package dev.ear.answer;

import dev.ear.question.Option;
import dev.ear.question.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Prompts for tests. */
final class TestPrompts {
  private TestPrompts() {}

  static Prompt prompt(String id) {
    return new Prompts(PromptStyle.RAG_COT, PromptLanguage.TR, 13)
        .render(question(id, "Malazgirt Savaşı hangi yılda yapıldı?", "1071", "1176"), List.of());
  }

  static Question question(String id, String stem, String... options) {
    List<Option> labelled = new ArrayList<>();
    for (String text : options) {
      labelled.add(new Option(Option.label(labelled.size()), text));
    }
    return new Question(id, stem, labelled, "A", null, Map.of());
  }
}
