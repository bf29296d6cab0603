package dev.ear.answer;

import static dev.ear.answer.TestPrompts.prompt;
import static java.nio.charset.StandardCharsets.UTF_16;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import dev.ear.EarException;
import dev.ear.answer.GenerationException.Kind;
import java.nio.charset.Charset;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OllamaGeneratorTests {
  private static final String TAGS =
      """
      {"models":[
        {"name":"gemma:7b-instruct","digest":"a72c","size":1,"details":{"parameter_size":"9B","quantization_level":"Q4_0"}},
        {"name":"mistral:latest","digest":"6577803aa9a0","size":1,"details":{"format":"gguf","parameter_size":"7.2B","quantization_level":"Q4_K_M"}}]}
      """;
  private static final String REPLY =
      """
      {"model":"mistral:latest","created_at":"2026-01-01T00:00:00Z","message":{"role":"assistant","content":"{\\"answer\\":\\"B\\",\\"rationale\\":\\"Çünkü öyle.\\"}"},"done":true,"done_reason":"stop","prompt_eval_count":40,"eval_count":12}
      """;

  private final StubServer server =
      new StubServer()
          .on("/api/tags", StubServer.json(TAGS))
          .on("/api/chat", StubServer.json(REPLY));

  @AfterEach
  void stop() {
    server.close();
  }

  @Test
  void theReplyIsTheMessageOfTheModel() throws GenerationException {
    Reply reply = connect("mistral:latest").generate(prompt("q"));

    assertThat(reply.text()).isEqualTo("{\"answer\":\"B\",\"rationale\":\"Çünkü öyle.\"}");
    assertThat(reply.servedBy()).isEqualTo("mistral:latest");
    assertThat(reply.finish()).isEqualTo("STOP");
    assertThat(reply.promptTokens()).isEqualTo(40);
    assertThat(reply.replyTokens()).isEqualTo(12);
    assertThat(reply.micros()).isPositive();
    assertThat(reply.cached()).isFalse();
  }

  @Test
  void theRequestFollowsTheProtocol() throws GenerationException {
    connect("mistral:latest").generate(prompt("q"));

    JsonNode body = server.requests("/api/chat").getFirst().body();
    assertThat(body.path("model").textValue()).isEqualTo("mistral:latest");
    assertThat(body.path("stream").booleanValue()).isFalse();
    assertThat(body.path("messages")).hasSize(1);
    assertThat(body.path("messages").path(0).path("role").textValue()).isEqualTo("user");
    assertThat(body.path("messages").path(0).path("content").textValue())
        .isEqualTo(prompt("q").text());
    JsonNode options = body.path("options");
    assertThat(options.path("temperature").doubleValue()).isZero();
    assertThat(options.path("seed").intValue()).isEqualTo(13);
    assertThat(options.path("num_predict").intValue()).isEqualTo(1024);
    assertThat(options.path("num_ctx").intValue()).isEqualTo(8192);
  }

  @Test
  void digestAndQuantisationAreAsTheServerReports() {
    assertThat(connect("mistral").info().settings())
        .containsEntry("digest", "6577803aa9a0")
        .containsEntry("parameter_size", "7.2B")
        .containsEntry("quantization", "Q4_K_M");
  }

  @Test
  void aModelThatIsNotThereIsNamedWithTheRemedy() {
    assertThatThrownBy(() -> connect("llama"))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("has no model 'llama'; run 'ollama pull llama'");
  }

  @Test
  void aServerThatIsNotThereIsNamedWithTheRemedy() {
    String url = server.url();
    server.close();

    assertThatThrownBy(() -> OllamaGenerator.connect(ModelSettings.of(url, "mistral")))
        .isInstanceOf(EarException.class)
        .hasMessage(
            "no Ollama server answers at %s; start it with 'ollama serve' or check the base URL"
                .formatted(url));
  }

  @Test
  void aServerThatGoesAwayIsHopeless() {
    Generator generator = connect("mistral");
    server.close();

    assertThat(failure(generator).kind()).isEqualTo(Kind.HOPELESS);
  }

  @ParameterizedTest
  @CsvSource({"429,BUSY", "500,BUSY", "503,BUSY", "400,FAILED", "401,HOPELESS", "404,HOPELESS"})
  void theStatusSaysWhatMayBeDone(int status, Kind kind) {
    server.on("/api/chat", StubServer.status(status, "{\"error\":\"şimdi\\nolmaz\"}"));

    GenerationException failure = failure(connect("mistral"));
    assertThat(failure.kind()).isEqualTo(kind);
    assertThat(failure)
        .hasMessageContaining("HTTP " + status)
        .hasMessageContaining(server.url())
        .hasMessageContaining("olmaz");
    assertThat(String.valueOf(failure.getMessage())).doesNotContain("\n");
    assertThat(server.requests("/api/chat")).hasSize(1);
  }

  @Test
  void aServerThatIsSlowRunsOutOfTime() {
    server.on("/api/chat", StubServer.never());

    assertThat(failure(hasty()).kind()).isEqualTo(Kind.TIMEOUT);
  }

  @Test
  void aBodyThatStallsRunsOutOfTimeToo() {
    server.on("/api/chat", StubServer.stalling(REPLY));

    assertThat(failure(hasty()).kind()).isEqualTo(Kind.TIMEOUT);
  }

  @Test
  void aConnectionThatIsCutIsNoReply() {
    server.on("/api/chat", StubServer.hangingUp(REPLY));

    assertThat(failure(connect("mistral")).kind()).isEqualTo(Kind.FAILED);
  }

  @Test
  void aBodyThatIsCutIsNoReply() {
    server.on("/api/chat", StubServer.json(REPLY.substring(0, 90)));

    assertThat(failure(connect("mistral")).kind()).isEqualTo(Kind.FAILED);
  }

  @Test
  void aBodyThatIsNotJsonIsNoReply() {
    server.on(
        "/api/chat",
        StubServer.bytes(
            200, "text/html", "<html>Bakımdayız</html>".getBytes(Charset.defaultCharset())));

    assertThat(failure(connect("mistral")).kind()).isEqualTo(Kind.FAILED);
  }

  @Test
  void aBodyInUtf16IsNoReply() {
    server.on("/api/chat", StubServer.encoded(REPLY, UTF_16));

    assertThat(failure(connect("mistral")).kind()).isEqualTo(Kind.FAILED);
  }

  @Test
  void aBodyInLatin5LosesItsTurkishLettersButNotTheAnswer() throws GenerationException {
    server.on("/api/chat", StubServer.encoded(REPLY, Charset.forName("ISO-8859-9")));

    String text = connect("mistral").generate(prompt("q")).text();
    assertThat(text).contains("\uFFFD");
    assertThat(AnswerParser.parse(text, 2, ParseMode.STRICT))
        .isEqualTo(new ParsedAnswer.Chosen("B", ParsedAnswer.Stage.JSON));
  }

  @Test
  void jsonOfAnotherFormIsNoReply() {
    server.on("/api/chat", StubServer.json("{\"reply\":\"B\"}"));

    assertThat(failure(connect("mistral")).kind()).isEqualTo(Kind.FAILED);
  }

  @Test
  void anEmptyReplyIsAReply() throws GenerationException {
    server.on(
        "/api/chat",
        StubServer.json(
            "{\"model\":\"mistral\",\"message\":{\"role\":\"assistant\",\"content\":\"\"},\"done\":true}"));

    assertThat(connect("mistral").generate(prompt("q")).text()).isEmpty();
  }

  private Generator connect(String model) {
    return OllamaGenerator.connect(ModelSettings.of(server.url(), model));
  }

  private Generator hasty() {
    return OllamaGenerator.connect(
        new ModelSettings(server.url(), "mistral", 0, 13, 10, 100, Duration.ofMillis(250)));
  }

  private static GenerationException failure(Generator generator) {
    return catchThrowableOfType(GenerationException.class, () -> generator.generate(prompt("q")));
  }
}
