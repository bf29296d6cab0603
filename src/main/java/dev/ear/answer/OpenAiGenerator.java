package dev.ear.answer;

import dev.langchain4j.model.openai.OpenAiChatModel;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Connects to a model behind any endpoint that speaks OpenAI's chat API, OpenRouter included. */
public final class OpenAiGenerator {
  /** Where OpenAI itself answers. */
  public static final String DEFAULT_URL = "https://api.openai.com/v1";

  /** The variable that holds the key unless another is named. */
  public static final String DEFAULT_KEY_VARIABLE = "OPENAI_API_KEY";

  private OpenAiGenerator() {}

  /**
   * Connects to a model; nothing is sent before the first prompt.
   *
   * @param settings how to ask it; the context is the server's own
   * @param key the key, or null for a server that wants none
   * @return the generator
   */
  public static Generator connect(ModelSettings settings, @Nullable ApiKey key) {
    OpenAiChatModel.OpenAiChatModelBuilder builder =
        OpenAiChatModel.builder()
            .httpClientBuilder(ChatGenerator.http())
            .baseUrl(settings.baseUrl())
            .modelName(settings.model())
            .temperature(settings.temperature())
            .seed(settings.seed())
            .maxTokens(settings.maxTokens())
            .timeout(settings.timeout())
            .maxRetries(0);
    if (key != null) {
      builder.apiKey(key.value());
    }
    UnaryOperator<String> redact = key == null ? UnaryOperator.identity() : key::redact;
    return new ChatGenerator(
        builder.build(),
        new GeneratorInfo("openai", settings.model(), settings.forInfo()),
        settings.timeout(),
        redact,
        key == null
            ? "put a key into an environment variable and name it"
            : "check the key in " + key.variable());
  }
}
