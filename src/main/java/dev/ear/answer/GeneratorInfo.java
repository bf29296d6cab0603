package dev.ear.answer;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Which generator replies, as runs record it and the cache keys it.
 *
 * @param generator {@code ollama}, {@code openai} or {@code reader}
 * @param model the model's name, as it was asked for
 * @param settings all that may change a reply, in order: base URL, temperature, seed, limits, and
 *     what the server reports of the model; it holds no key
 */
public record GeneratorInfo(String generator, String model, Map<String, String> settings) {

  /** Takes a copy. */
  public GeneratorInfo {
    settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
  }
}
