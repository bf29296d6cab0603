package dev.ear.answer;

import static dev.ear.answer.TestPrompts.prompt;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import dev.ear.answer.GenerationException.Kind;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpenAiGeneratorTests {
  private static final String SECRET = "sk-cok-gizli-1071";
  private static final String PATH = "/api/v1/chat/completions";
  private static final String REPLY =
      """
      {"id":"c1","object":"chat.completion","created":1,"model":"deepseek/deepseek-v3.2-exp","choices":[{"index":0,"message":{"role":"assistant","content":"{\\"answer\\":\\"A\\",\\"rationale\\":\\"öyle\\"}"},"finish_reason":"length"}],"usage":{"prompt_tokens":50,"completion_tokens":9,"total_tokens":59}}
      """;

  private final StubServer server = new StubServer().on(PATH, StubServer.json(REPLY));

  @AfterEach
  void stop() {
    server.close();
  }

  @Test
  void theReplyIsTheMessageOfTheFirstChoice() throws GenerationException {
    Reply reply = connect(key()).generate(prompt("q"));

    assertThat(reply.text()).isEqualTo("{\"answer\":\"A\",\"rationale\":\"öyle\"}");
    assertThat(reply.servedBy()).isEqualTo("deepseek/deepseek-v3.2-exp");
    assertThat(reply.finish()).isEqualTo("LENGTH");
    assertThat(reply.promptTokens()).isEqualTo(50);
    assertThat(reply.replyTokens()).isEqualTo(9);
  }

  @Test
  void theRequestFollowsTheProtocol() throws GenerationException {
    connect(key()).generate(prompt("q"));

    StubServer.Request request = server.requests(PATH).getFirst();
    JsonNode body = request.body();
    assertThat(request.headers().get("Authorization")).isEqualTo(List.of("Bearer " + SECRET));
    assertThat(body.path("model").textValue()).isEqualTo("deepseek/deepseek-v3.2");
    assertThat(body.path("temperature").doubleValue()).isZero();
    assertThat(body.path("seed").intValue()).isEqualTo(13);
    assertThat(body.path("max_tokens").intValue()).isEqualTo(1024);
    assertThat(body.path("messages")).hasSize(1);
    assertThat(body.path("messages").path(0).path("content").textValue())
        .isEqualTo(prompt("q").text());
  }

  @Test
  void aServerThatWantsNoKeyIsSentNone() throws GenerationException {
    connect(null).generate(prompt("q"));

    assertThat(server.requests(PATH).getFirst().headers()).doesNotContainKey("Authorization");
  }

  @ParameterizedTest
  @CsvSource({
    "429,BUSY",
    "500,BUSY",
    "502,BUSY",
    "400,FAILED",
    "401,HOPELESS",
    "402,HOPELESS",
    "403,HOPELESS",
    "404,HOPELESS"
  })
  void theStatusSaysWhatMayBeDone(int status, Kind kind) {
    server.on(PATH, StubServer.status(status, "{\"error\":{\"message\":\"olmaz\"}}"));

    GenerationException failure = failure(connect(key()));
    assertThat(failure.kind()).isEqualTo(kind);
    assertThat(failure).hasMessageContaining("HTTP " + status).hasMessageContaining("olmaz");
    assertThat(server.requests(PATH)).hasSize(1);
  }

  @Test
  void aKeyThatIsRefusedIsNamedByItsVariable() {
    server.on(PATH, StubServer.status(401, "{}"));

    assertThat(failure(connect(key()))).hasMessageEndingWith("check the key in EAR_TEST_KEY");
  }

  @Test
  void aKeyThatTheServerEchoesIsNotRepeated() throws GenerationException {
    Generator generator = connect(key());
    server.on(PATH, StubServer.status(401, "{\"error\":\"Bearer " + SECRET + " is wrong\"}"));
    GenerationException failure = failure(generator);
    server.on(PATH, StubServer.json(REPLY.replace("öyle", SECRET)));
    Reply reply = generator.generate(prompt("q"));

    assertThat(String.valueOf(failure.getMessage())).contains("[key]").doesNotContain(SECRET);
    assertThat(failure.getCause()).isNull();
    assertThat(reply.text()).contains("[key]").doesNotContain(SECRET);
    assertThat(generator.info().toString()).doesNotContain(SECRET);
  }

  @Test
  void aServerThatIsSlowRunsOutOfTime() {
    server.on(PATH, StubServer.never());

    assertThat(failure(hasty()).kind()).isEqualTo(Kind.TIMEOUT);
  }

  @Test
  void aBodyThatStallsRunsOutOfTimeToo() {
    server.on(PATH, StubServer.stalling(REPLY));

    assertThat(failure(hasty()).kind()).isEqualTo(Kind.TIMEOUT);
  }

  @Test
  void aConnectionThatIsCutIsNoReply() {
    server.on(PATH, StubServer.hangingUp(REPLY));

    assertThat(failure(connect(key())).kind()).isEqualTo(Kind.FAILED);
  }

  @Test
  void aBodyThatIsNotJsonIsNoReply() {
    server.on(PATH, StubServer.json("tamam"));

    assertThat(failure(connect(key())).kind()).isEqualTo(Kind.FAILED);
  }

  @Test
  void aReplyWithoutChoicesIsNoReply() {
    server.on(PATH, StubServer.json("{\"id\":\"c1\",\"choices\":[]}"));

    assertThat(failure(connect(key())).kind()).isEqualTo(Kind.FAILED);
  }

  @Test
  void aServerThatIsNotThereIsHopeless() {
    Generator generator = connect(key());
    server.close();

    assertThat(failure(generator).kind()).isEqualTo(Kind.HOPELESS);
    assertThat(failure(generator)).hasMessageContaining("cannot be reached");
  }

  private static ApiKey key() {
    return ApiKey.from(Map.of("EAR_TEST_KEY", SECRET), "EAR_TEST_KEY");
  }

  private Generator connect(@Nullable ApiKey key) {
    return OpenAiGenerator.connect(
        ModelSettings.of(server.url() + "/api/v1", "deepseek/deepseek-v3.2"), key);
  }

  private Generator hasty() {
    return OpenAiGenerator.connect(
        new ModelSettings(server.url() + "/api/v1", "m", 0, 13, 10, 100, Duration.ofMillis(250)),
        key());
  }

  private static GenerationException failure(Generator generator) {
    return catchThrowableOfType(GenerationException.class, () -> generator.generate(prompt("q")));
  }
}
