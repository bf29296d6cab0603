package dev.ear.eval;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.ear.EarException;
import dev.ear.EarException.Category;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What to evaluate, as a YAML or JSON file or the command line says it; what is null is left to
 * another source.
 *
 * @param questions the question file
 * @param corpus folders with books
 * @param index the index folder
 * @param profile a profile's name or folder
 * @param clean whether the corpus is cleaned
 * @param units kinds of units: window, parent, chunk, page
 * @param k how many units to ask for, each
 * @param radius words on either side of a window's anchor, each
 * @param pageWords most words printed of a page, or {@code all}
 * @param parentContext summary or full
 * @param words how many words to fill in place of units, each
 * @param rankings how windows are ranked: paper, evidence
 * @param maxOverlap the share of their words that windows may have in common, for all rankings
 * @param expand which questions get parents: always, never, by-relation
 * @param aliases whether other names of what a question names match too
 * @param prompts prompt styles: zero-shot, few-shot, cot, rag, rag-cot
 * @param language language of the prompts: tr or en
 * @param parse strict or lenient
 * @param seed the seed options are shuffled with
 * @param inFlight requests at a time
 * @param cache folder of the replies that are kept
 * @param generators what answers
 */
public record EvalConfig(
    @Nullable String questions,
    @Nullable List<String> corpus,
    @Nullable String index,
    @Nullable String profile,
    @Nullable Boolean clean,
    @Nullable List<String> units,
    @Nullable List<Integer> k,
    @Nullable List<Integer> radius,
    @Nullable String pageWords,
    @Nullable String parentContext,
    @Nullable List<Integer> words,
    @Nullable List<String> rankings,
    @Nullable Double maxOverlap,
    @Nullable String expand,
    @Nullable Boolean aliases,
    @Nullable List<String> prompts,
    @Nullable String language,
    @Nullable String parse,
    @Nullable Integer seed,
    @Nullable Integer inFlight,
    @Nullable String cache,
    @Nullable List<GeneratorSpec> generators) {

  /** The paper's protocol for retrieval. */
  public static final EvalConfig RETRIEVAL_DEFAULTS =
      parse(
          """
          units: [window, parent, chunk, page]
          k: [3, 8]
          radius: [80]
          page_words: 220
          parent_context: summary
          words: []
          rankings: [paper]
          expand: always
          aliases: false
          """,
          "defaults");

  /** The paper's main protocol for answering, with the offline reader. */
  public static final EvalConfig ANSWER_DEFAULTS =
      parse(
              """
              prompts: [rag-cot]
              language: tr
              parse: strict
              seed: 13
              in_flight: 4
              generators: [{generator: reader}]
              """,
              "defaults")
          .over(RETRIEVAL_DEFAULTS);

  /** What a setting of a type is, for a person. */
  private static final Map<Class<?>, String> KINDS =
      Map.of(
          Integer.class, "a whole number",
          Double.class, "a number",
          Boolean.class, "true or false",
          String.class, "a text");

  /**
   * Reads a configuration from its text.
   *
   * @param text YAML or JSON
   * @param name what messages call it
   * @throws EarException where it says what EAR does not know
   */
  static EvalConfig parse(String text, String name) {
    YAMLMapper yaml = EvalJson.yaml();
    try (JsonParser parser = yaml.createParser(text)) {
      JsonToken first = parser.nextToken();
      if (first == null || first == JsonToken.VALUE_NULL) {
        throw new EarException(
            Category.INPUT, name + ": is empty; expected at least 'questions: FILE'");
      }
      return bound(yaml, parser, name);
    } catch (JsonProcessingException e) {
      int line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
      throw new EarException(
          Category.INPUT,
          String.format(
              Locale.ROOT, "%s:%d: no evaluation configuration: %s", name, line, firstLine(e)),
          e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads with the parser open, which can say what stands where a mistake is. */
  private static EvalConfig bound(YAMLMapper yaml, JsonParser parser, String name)
      throws IOException {
    try {
      return yaml.readValue(parser, EvalConfig.class);
    } catch (UnrecognizedPropertyException e) {
      throw new EarException(
          Category.INPUT,
          String.format(
              Locale.ROOT,
              "%s:%d: no setting '%s'; expected one of %s",
              name,
              e.getLocation().getLineNr(),
              e.getPropertyName(),
              e.getKnownPropertyIds().stream()
                  .map(String::valueOf)
                  .sorted()
                  .collect(Collectors.joining(", "))),
          e);
    } catch (MismatchedInputException e) {
      throw new EarException(Category.INPUT, name + ":" + mismatch(e, parser), e);
    }
  }

  /**
   * Makes a configuration of settings by their names in a file.
   *
   * @param settings what is set; what is null or absent is left open
   */
  public static EvalConfig of(Map<String, ?> settings) {
    return EvalJson.yaml().convertValue(settings, EvalConfig.class);
  }

  /** Returns the names of what it sets. */
  Set<String> names() {
    Map<String, @Nullable Object> settings =
        EvalJson.yaml().convertValue(this, new TypeReference<>() {});
    return settings.keySet();
  }

  /** Returns the line of a value that is not of its setting's kind, and what is wrong with it. */
  private static String mismatch(MismatchedInputException e, JsonParser parser) throws IOException {
    String setting =
        e.getPath().stream()
            .map(JsonMappingException.Reference::getFieldName)
            .filter(Objects::nonNull)
            .reduce((outer, inner) -> inner)
            .map(field -> "'" + field + "'")
            .orElse("the configuration");
    return String.format(
        Locale.ROOT,
        "%d: %s is %s; expected %s",
        e.getLocation() == null ? 1 : e.getLocation().getLineNr(),
        setting,
        said(parser),
        KINDS.getOrDefault(e.getTargetType(), "'setting: value' pairs"));
  }

  private static String said(JsonParser parser) throws IOException {
    return switch (parser.currentToken()) {
      case START_OBJECT, FIELD_NAME, END_OBJECT -> "a block of settings";
      case START_ARRAY, END_ARRAY -> "a list";
      case VALUE_STRING -> "'" + parser.getText() + "'";
      default -> parser.getText();
    };
  }

  /** Returns this configuration with all but one setting left open. */
  EvalConfig only(String setting) {
    Map<String, @Nullable Object> settings =
        EvalJson.yaml().convertValue(this, new TypeReference<>() {});
    settings.keySet().retainAll(Set.of(setting));
    return of(settings);
  }

  /** Returns what answers; the offline reader where that is left open. */
  List<GeneratorSpec> generatorsOrUsual() {
    return generators == null ? Objects.requireNonNull(ANSWER_DEFAULTS.generators()) : generators;
  }

  private static String firstLine(JsonProcessingException e) {
    return e.getOriginalMessage().lines().findFirst().orElse("not understood");
  }

  /** Returns this configuration with what it leaves open taken from another. */
  public EvalConfig over(EvalConfig other) {
    return new EvalConfig(
        first(questions, other.questions),
        first(corpus, other.corpus),
        first(index, other.index),
        first(profile, other.profile),
        first(clean, other.clean),
        first(units, other.units),
        first(k, other.k),
        first(radius, other.radius),
        first(pageWords, other.pageWords),
        first(parentContext, other.parentContext),
        first(words, other.words),
        first(rankings, other.rankings),
        first(maxOverlap, other.maxOverlap),
        first(expand, other.expand),
        first(aliases, other.aliases),
        first(prompts, other.prompts),
        first(language, other.language),
        first(parse, other.parse),
        first(seed, other.seed),
        first(inFlight, other.inFlight),
        first(cache, other.cache),
        first(generators, other.generators));
  }

  /** Returns the question file. */
  public Path questionFile() {
    return Path.of(
        Optional.ofNullable(questions)
            .orElseThrow(
                () ->
                    new EarException(
                        Category.USAGE,
                        "no question file; name one with --questions FILE or 'questions: FILE' in"
                            + " the configuration")));
  }

  private static <T> @Nullable T first(@Nullable T one, @Nullable T other) {
    return one == null ? other : one;
  }
}
