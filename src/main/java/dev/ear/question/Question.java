package dev.ear.question;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.ear.search.Query;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A question of a question set (METHOD 6).
 *
 * @param id what names it in its set
 * @param text the stem; blank where the set has options but left the stem out
 * @param options its two to ten options in the order of their labels; none for an open question
 * @param answer the label of the gold option, or the answer string of an open question; null where
 *     the set gives none that can be used
 * @param gold the page the set says the answer stands on, or null
 * @param rest every other field as it came, in its order; a key that names no option stays here
 */
public record Question(
    String id,
    String text,
    List<Option> options,
    @Nullable String answer,
    @Nullable GoldPage gold,
    Map<String, JsonNode> rest) {

  /** Takes copies, so that the question cannot change. */
  public Question {
    options = List.copyOf(options);
    rest = Collections.unmodifiableMap(new LinkedHashMap<>(rest));
  }

  /** Says whether it is an open question: one without options. */
  public boolean isOpen() {
    return options.isEmpty();
  }

  /** Returns what a retriever is asked: the stem and the options. */
  public Query toQuery() {
    return new Query(
        text,
        options.stream().map(option -> new Query.Option(option.label(), option.text())).toList());
  }

  /** Returns the gold option; empty for an open question and for one without a key. */
  public Optional<Option> goldOption() {
    return options.stream().filter(option -> option.label().equals(answer)).findFirst();
  }

  /** Returns the text of the gold option or, of an open question, the answer string. */
  public Optional<String> goldText() {
    return isOpen() ? Optional.ofNullable(answer) : goldOption().map(Option::text);
  }

  /**
   * Writes the question in EAR's own form, one line of a question file.
   *
   * @return {@code id, question, options{"A":…}, answer, source, page} and the rest; what the
   *     question does not have is left out
   */
  public ObjectNode toJson() {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("id", id);
    json.put("question", text);
    if (!isOpen()) {
      ObjectNode labelled = json.putObject("options");
      options.forEach(option -> labelled.put(option.label(), option.text()));
    }
    if (answer != null) {
      json.put("answer", answer);
    }
    if (gold != null) {
      json.put("source", gold.source());
      json.put("page", gold.page());
    }
    rest.forEach(json::putIfAbsent);
    return json;
  }
}
