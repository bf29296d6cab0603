package dev.ear.answer;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * How a language model is asked (METHOD 6).
 *
 * @param baseUrl where its server answers, as {@code http://localhost:11434} for Ollama or {@code
 *     https://openrouter.ai/api/v1}
 * @param model the model's name there
 * @param temperature 0 in the paper's protocol
 * @param seed sent where the API has one
 * @param maxTokens most tokens of a reply
 * @param contextTokens tokens of prompt and reply together; sent to Ollama, which cuts longer
 *     prompts without a word and is content with less by default
 * @param timeout the longest a reply may take, from request to its last byte
 */
public record ModelSettings(
    String baseUrl,
    String model,
    double temperature,
    int seed,
    int maxTokens,
    int contextTokens,
    Duration timeout) {
  /** Most tokens of a reply: room for a rationale, an end to a model that does not stop. */
  public static final int DEFAULT_MAX_TOKENS = 1024;

  /** Room for eight chunks of Turkish, within what Gemma 7B was trained for. */
  public static final int DEFAULT_CONTEXT_TOKENS = 8192;

  /** Long enough for a local model on a laptop to load and to reply. */
  public static final Duration DEFAULT_TIMEOUT = Duration.ofMinutes(5);

  /**
   * Checks the settings.
   *
   * @throws EarException where one is out of range or the URL is none, or holds a user or a query
   */
  public ModelSettings {
    baseUrl = checked(baseUrl);
    check(!model.isBlank(), "the model has no name; name one, as mistral:latest");
    check(
        temperature >= 0 && temperature <= 2,
        String.format(Locale.ROOT, "temperature %s; expected 0 to 2", temperature));
    check(
        maxTokens >= 1,
        String.format(Locale.ROOT, "%d tokens for a reply; expected 1 or more", maxTokens));
    check(
        contextTokens >= 1,
        String.format(Locale.ROOT, "%d tokens of context; expected 1 or more", contextTokens));
    check(
        timeout.isPositive(),
        String.format(Locale.ROOT, "timeout of %s; expected more than none", timeout));
  }

  /**
   * Returns the paper's protocol for a model: temperature 0, seed 13.
   *
   * @param baseUrl where its server answers
   * @param model the model's name there
   */
  public static ModelSettings of(String baseUrl, String model) {
    return new ModelSettings(
        baseUrl,
        model,
        0,
        ShuffledOptions.SEED,
        DEFAULT_MAX_TOKENS,
        DEFAULT_CONTEXT_TOKENS,
        DEFAULT_TIMEOUT);
  }

  /** Returns what can change a reply, by name; the timeout cannot. */
  Map<String, String> forInfo() {
    Map<String, String> settings = new LinkedHashMap<>();
    settings.put("base_url", baseUrl);
    settings.put("temperature", Double.toString(temperature));
    settings.put("seed", Integer.toString(seed));
    settings.put("max_tokens", Integer.toString(maxTokens));
    return settings;
  }

  private static String checked(String url) {
    try {
      URI uri = new URI(url);
      boolean http =
          "http".equalsIgnoreCase(uri.getScheme()) || "https".equalsIgnoreCase(uri.getScheme());
      check(
          http && uri.getHost() != null && uri.getQuery() == null && uri.getFragment() == null,
          String.format(
              Locale.ROOT, "'%s' is no base URL; expected one as http://localhost:11434", url));
      // Its text is left out: it may hold a password, and the base URL is written into results.
      check(
          uri.getUserInfo() == null,
          "the base URL holds a user name; give the key by an environment variable");
      return url.endsWith("/") ? url.substring(0, url.length() - 1) : url;
    } catch (URISyntaxException e) {
      throw new EarException(
          Category.USAGE, "the base URL is none; expected one as http://localhost:11434");
    }
  }

  private static void check(boolean holds, String message) {
    if (!holds) {
      throw new EarException(Category.USAGE, message);
    }
  }
}
