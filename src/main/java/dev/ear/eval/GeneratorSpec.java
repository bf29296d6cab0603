package dev.ear.eval;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.answer.ApiKey;
import dev.ear.answer.CachingGenerator;
import dev.ear.answer.Generator;
import dev.ear.answer.LexicalReader;
import dev.ear.answer.ModelSettings;
import dev.ear.answer.OllamaGenerator;
import dev.ear.answer.OpenAiGenerator;
import dev.ear.answer.ReplyCache;
import dev.ear.answer.RetryingGenerator;
import dev.ear.answer.ShuffledOptions;
import dev.ear.text.Tokenizer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A generator to connect to; what is null takes its default. It names the variable that holds a
 * key, never a key.
 *
 * @param generator reader, ollama or openai
 * @param model the model's name; none for the reader
 * @param baseUrl where its server answers
 * @param keyVariable name of the environment variable that holds the key; without it OpenAI's usual
 *     one is tried, and its absence means no key
 * @param temperature the temperature
 * @param maxTokens most tokens of a reply
 * @param contextTokens tokens of prompt and reply together, for Ollama
 * @param timeoutSeconds the longest a reply may take
 * @param retries how often a busy server is asked again
 */
public record GeneratorSpec(
    String generator,
    @Nullable String model,
    @Nullable String baseUrl,
    @Nullable String keyVariable,
    @Nullable Double temperature,
    @Nullable Integer maxTokens,
    @Nullable Integer contextTokens,
    @Nullable Integer timeoutSeconds,
    @Nullable Integer retries) {
  private static final String OLLAMA = "ollama";
  private static final String OPENAI = "openai";
  private static final Set<String> KINDS = Set.of(LexicalReader.NAME, OLLAMA, OPENAI);

  /**
   * Connects.
   *
   * @param tokenizer the tokenizer of the corpus's profile, for the reader
   * @param cache where replies of servers are kept
   * @param environment where keys come from
   * @return the generator: a server's replies are cached, and a busy server is asked again
   * @throws EarException where there is no such generator or server, or a setting is impossible
   */
  public Generator connect(Tokenizer tokenizer, Path cache, Map<String, String> environment) {
    check(environment);
    return switch (generator) {
      case OLLAMA -> kept(OllamaGenerator.connect(settings()), cache);
      case OPENAI -> kept(OpenAiGenerator.connect(settings(), key(environment)), cache);
      default -> new LexicalReader(tokenizer);
    };
  }

  /**
   * Checks all that can be checked without a server.
   *
   * @param environment where keys come from
   * @throws EarException where there is no such generator, or a setting is impossible or missing
   */
  void check(Map<String, String> environment) {
    if (generator == null) {
      throw new EarException(
          Category.USAGE, "'generator' is missing; expected reader, ollama or openai");
    }
    if (!KINDS.contains(generator)) {
      throw new EarException(
          Category.USAGE, "no generator '" + generator + "'; expected reader, ollama or openai");
    }
    if (generator.equals(OPENAI)) {
      key(environment);
    }
    if (isServer()) {
      settings();
      RetryingGenerator.checkRetries(retriesOrUsual());
    }
  }

  /** Says whether it is a server, whose replies are kept. */
  boolean isServer() {
    return !LexicalReader.NAME.equals(generator);
  }

  /** Returns the names of settings that say nothing to its kind of generator. */
  List<String> idle() {
    Map<String, @Nullable Object> given = new LinkedHashMap<>();
    if (!isServer()) {
      given.put("model", model);
      given.put("base_url", baseUrl);
      given.put("temperature", temperature);
      given.put("max_tokens", maxTokens);
      given.put("timeout_seconds", timeoutSeconds);
      given.put("retries", retries);
    }
    if (!OPENAI.equals(generator)) {
      given.put("key_variable", keyVariable);
    }
    if (!OLLAMA.equals(generator)) {
      given.put("context_tokens", contextTokens);
    }
    return given.entrySet().stream()
        .filter(setting -> setting.getValue() != null)
        .map(Map.Entry::getKey)
        .toList();
  }

  private Generator kept(Generator server, Path cache) {
    return new CachingGenerator(
        new RetryingGenerator(server, retriesOrUsual()), new ReplyCache(cache));
  }

  private int retriesOrUsual() {
    return retries == null ? RetryingGenerator.DEFAULT_RETRIES : retries;
  }

  private @Nullable ApiKey key(Map<String, String> environment) {
    if (keyVariable != null) {
      return ApiKey.from(environment, keyVariable);
    }
    boolean usual = environment.containsKey(OpenAiGenerator.DEFAULT_KEY_VARIABLE);
    return usual ? ApiKey.from(environment, OpenAiGenerator.DEFAULT_KEY_VARIABLE) : null;
  }

  private String usualUrl() {
    return OPENAI.equals(generator) ? OpenAiGenerator.DEFAULT_URL : OllamaGenerator.DEFAULT_URL;
  }

  private ModelSettings settings() {
    if (model == null) {
      throw new EarException(
          Category.USAGE,
          "generator "
              + generator
              + " needs a model; name one as "
              + generator
              + ":MODEL or with 'model: MODEL'");
    }
    return new ModelSettings(
        baseUrl == null ? usualUrl() : baseUrl,
        model,
        temperature == null ? 0 : temperature,
        ShuffledOptions.SEED,
        maxTokens == null ? ModelSettings.DEFAULT_MAX_TOKENS : maxTokens,
        contextTokens == null ? ModelSettings.DEFAULT_CONTEXT_TOKENS : contextTokens,
        timeoutSeconds == null
            ? ModelSettings.DEFAULT_TIMEOUT
            : Duration.ofSeconds(timeoutSeconds));
  }
}
