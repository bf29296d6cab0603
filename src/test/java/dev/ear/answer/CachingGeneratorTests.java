package dev.ear.answer;

import static dev.ear.answer.TestPrompts.prompt;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ear.answer.GenerationException.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CachingGeneratorTests {
  @TempDir private Path folder;

  @Test
  void aReplyIsAskedForOnceAndComesBackWhole() throws GenerationException {
    FakeGenerator generator = new FakeGenerator((prompt, before) -> "ışık");
    Reply first = caching(generator).generate(prompt("q"));
    Reply second = caching(generator).generate(prompt("q"));

    assertThat(generator.asked()).hasSize(1);
    assertThat(first.cached()).isFalse();
    assertThat(second).isEqualTo(new Reply("ışık", "served", "STOP", 3, null, 42, true));
  }

  @Test
  void anotherModelIsAnotherReply() throws GenerationException {
    caching(new FakeGenerator((prompt, before) -> "one", "a")).generate(prompt("q"));

    assertThat(
            caching(new FakeGenerator((prompt, before) -> "two", "b")).generate(prompt("q")).text())
        .isEqualTo("two");
  }

  @Test
  void anotherPromptIsAnotherReply() throws GenerationException {
    FakeGenerator generator = new FakeGenerator((prompt, before) -> "reply " + before);
    Prompts prompts = new Prompts(PromptStyle.RAG, PromptLanguage.TR, 13);
    var question = TestPrompts.question("q", "Soru?", "x", "y");

    assertThat(
            Stream.of("bir", "iki")
                .map(passage -> prompts.render(question, List.of(passage)))
                .map(this::key)
                .distinct())
        .hasSize(2);
    assertThat(caching(generator).generate(prompts.render(question, List.of("bir"))).text())
        .isNotEqualTo(caching(generator).generate(prompts.render(question, List.of("iki"))).text());
  }

  @Test
  void aFailureIsNotKept() {
    FakeGenerator generator =
        new FakeGenerator(
            (prompt, before) -> {
              if (before == 0) {
                throw new GenerationException(Kind.TIMEOUT, "slow");
              }
              return "yes";
            });

    assertThatThrownBy(() -> caching(generator).generate(prompt("q")))
        .isInstanceOf(GenerationException.class);
    assertThat(replies(generator, "q")).containsExactly("yes");
  }

  @Test
  void anInvalidReplyIsKeptForItIsPaidFor() throws GenerationException {
    FakeGenerator generator = new FakeGenerator((prompt, before) -> "");
    caching(generator).generate(prompt("q"));

    assertThat(caching(generator).generate(prompt("q")).cached()).isTrue();
  }

  @Test
  void aFileThatIsDamagedIsWrittenAnew() throws GenerationException, IOException {
    FakeGenerator generator = new FakeGenerator((prompt, before) -> "reply " + before);
    caching(generator).generate(prompt("q"));
    for (String damage : List.of("", "{\"request\":", "{}", "[]", "null")) {
      Path file = files().getFirst();
      Files.writeString(file, damage);

      assertThat(caching(generator).generate(prompt("q")).cached()).isFalse();
      assertThat(caching(generator).generate(prompt("q")).cached()).isTrue();
    }
  }

  @Test
  void onlyWholeFilesLieInTheCache() throws GenerationException, IOException {
    caching(new FakeGenerator((prompt, before) -> "x")).generate(prompt("q"));

    assertThat(files()).hasSize(1).allMatch(file -> file.toString().endsWith(".json"));
    assertThat(Files.readString(files().getFirst(), UTF_8)).contains("\"model\":\"model\"");
  }

  @Test
  void aRunThatWasStoppedGoesOnWhereItStopped() {
    FakeGenerator dying =
        new FakeGenerator(
            (prompt, before) -> {
              if (before == 3) {
                throw new GenerationException(Kind.HOPELESS, "killed");
              }
              return "reply to " + prompt.id();
            });
    List<Prompt> prompts =
        Stream.of("a", "b", "c", "d", "e").map(CachingGeneratorTests::distinct).toList();
    assertThatThrownBy(() -> new Answering(caching(dying), 1).run(prompts, (i, outcome) -> {}))
        .hasMessage("killed");

    FakeGenerator revived = new FakeGenerator((prompt, before) -> "reply to " + prompt.id());
    List<Outcome> outcomes = new Answering(caching(revived), 1).run(prompts, (i, outcome) -> {});

    assertThat(revived.asked()).containsExactly("d", "e");
    assertThat(outcomes)
        .extracting(outcome -> ((Outcome.Replied) outcome).reply().text())
        .containsExactly("reply to a", "reply to b", "reply to c", "reply to d", "reply to e");
  }

  @Test
  void equalPromptsAtTheSameTimeAreAskedOnce() {
    FakeGenerator generator = new FakeGenerator((prompt, before) -> "reply");
    List<Prompt> prompts = Collections.nCopies(20, prompt("q"));

    new Answering(caching(generator), 8).run(prompts, (i, outcome) -> {});

    assertThat(generator.asked()).hasSize(1);
  }

  private static Prompt distinct(String id) {
    return new Prompts(PromptStyle.COT, PromptLanguage.TR, 13)
        .render(TestPrompts.question(id, "Soru " + id + "?", "x", "y"), List.of());
  }

  private List<String> replies(FakeGenerator generator, String id) {
    return new Answering(caching(generator), 1)
        .run(List.of(prompt(id)), (i, outcome) -> {}).stream()
            .map(outcome -> ((Outcome.Replied) outcome).reply().text())
            .toList();
  }

  private String key(Prompt prompt) {
    return new ReplyCache(folder).key(new FakeGenerator((p, before) -> "").info(), prompt);
  }

  private CachingGenerator caching(Generator generator) {
    return new CachingGenerator(generator, new ReplyCache(folder));
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).toList();
    }
  }
}
