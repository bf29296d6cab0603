package dev.ear.answer;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.langchain4j.model.ollama.OllamaChatModel;
import dev.langchain4j.model.ollama.OllamaModel;
import dev.langchain4j.model.ollama.OllamaModelDetails;
import dev.langchain4j.model.ollama.OllamaModels;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Connects to a model that an Ollama server runs. */
public final class OllamaGenerator {
  /** Where Ollama answers unless told otherwise. */
  public static final String DEFAULT_URL = "http://localhost:11434";

  /** What a server has is soon said, however long its models take to reply. */
  private static final Duration LISTING_TIMEOUT = Duration.ofSeconds(30);

  private OllamaGenerator() {}

  /**
   * Connects to a model, and asks the server for its digest, size and quantisation, so that another
   * model under the same name is another generator.
   *
   * @param settings how to ask it
   * @return the generator
   * @throws EarException where the server does not answer or has no such model
   */
  public static Generator connect(ModelSettings settings) {
    OllamaModel served = served(settings);
    Map<String, String> known = settings.forInfo();
    known.put("context_tokens", Integer.toString(settings.contextTokens()));
    putKnown(known, "digest", served.getDigest());
    OllamaModelDetails details = served.getDetails();
    if (details != null) {
      putKnown(known, "parameter_size", details.getParameterSize());
      putKnown(known, "quantization", details.getQuantizationLevel());
    }
    OllamaChatModel model =
        OllamaChatModel.builder()
            .httpClientBuilder(ChatGenerator.http())
            .baseUrl(settings.baseUrl())
            .modelName(settings.model())
            .temperature(settings.temperature())
            .seed(settings.seed())
            .numPredict(settings.maxTokens())
            .numCtx(settings.contextTokens())
            .timeout(settings.timeout())
            .maxRetries(0)
            .build();
    return new ChatGenerator(
        model,
        new GeneratorInfo("ollama", settings.model(), known),
        settings.timeout(),
        UnaryOperator.identity(),
        "check who may use the server");
  }

  private static OllamaModel served(ModelSettings settings) {
    List<OllamaModel> models;
    try {
      models =
          OllamaModels.builder()
              .httpClientBuilder(ChatGenerator.http())
              .baseUrl(settings.baseUrl())
              .timeout(LISTING_TIMEOUT)
              .maxRetries(0)
              .build()
              .availableModels()
              .content();
    } catch (RuntimeException e) {
      throw new EarException(
          Category.SYSTEM,
          String.format(
              Locale.ROOT,
              "no Ollama server answers at %s; start it with 'ollama serve' or check the base URL",
              settings.baseUrl()),
          e);
    }
    String name = settings.model();
    return models.stream()
        .filter(model -> name.equals(model.getName()) || (name + ":latest").equals(model.getName()))
        .findFirst()
        .orElseThrow(
            () ->
                new EarException(
                    Category.USAGE,
                    String.format(
                        Locale.ROOT,
                        "the Ollama server at %s has no model '%s'; run 'ollama pull %s'",
                        settings.baseUrl(),
                        name,
                        name)));
  }

  private static void putKnown(Map<String, String> settings, String name, @Nullable String value) {
    if (value != null) {
      settings.put(name, value);
    }
  }
}
