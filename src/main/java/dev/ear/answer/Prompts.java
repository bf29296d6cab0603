package dev.ear.answer;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.Sha256;
import dev.ear.question.Option;
import dev.ear.question.Question;
import dev.ear.question.Questions;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes prompts from the templates of a style and a language (METHOD 6).
 *
 * <p>Templates are the resources {@code prompts/<language>/<style>.txt}; a name in double braces
 * stands for what the question brings. What is put in is never searched for names again.
 */
public final class Prompts {
  private static final Pattern NAME = Pattern.compile("\\{\\{([a-z]+)}}");

  private final PromptStyle style;
  private final int seed;
  private final String template;
  private final String noPassage;
  private final String examples;
  private final String checksum;

  /**
   * Reads the templates.
   *
   * @param style the family
   * @param language the language of the instructions
   * @param seed the seed options are shuffled with
   */
  public Prompts(PromptStyle style, PromptLanguage language, int seed) {
    this.style = style;
    this.seed = seed;
    String folder = "prompts/" + language.key() + "/";
    template = resource(folder + style.key() + ".txt");
    noPassage = resource(folder + "no-passage.txt");
    examples = style == PromptStyle.FEW_SHOT ? examples(folder) : "";
    checksum = Sha256.hex(String.join("\u0000", template, noPassage, examples));
  }

  /** Returns the SHA-256, in hexadecimal, of all that is fixed in these prompts. */
  public String checksum() {
    return checksum;
  }

  /**
   * Writes the prompt of a question.
   *
   * @param question a question with options
   * @param passages the retrieved passages in rank order; a style without retrieval leaves them out
   * @return the prompt, options shuffled
   * @throws EarException where the question has no options to choose from
   */
  public Prompt render(Question question, List<String> passages) {
    if (question.isOpen()) {
      throw new EarException(
          Category.INPUT,
          String.format(
              Locale.ROOT,
              "question '%s' has no options; answering needs questions with options",
              question.id()));
    }
    ShuffledOptions options = ShuffledOptions.of(question, seed);
    List<String> used = style.retrieval() ? passages : List.of();
    String text =
        fill(
            template,
            Map.of(
                "question", question.text(),
                "options", lines(options.shown()),
                "labels",
                    options.shown().stream().map(Option::label).collect(Collectors.joining(", ")),
                "context", context(used),
                "examples", examples));
    return new Prompt(question.id(), text, question.text(), options, used);
  }

  private String context(List<String> passages) {
    if (passages.isEmpty()) {
      return noPassage;
    }
    return IntStream.range(0, passages.size())
        .mapToObj(i -> String.format(Locale.ROOT, "[%d] %s", i + 1, passages.get(i).strip()))
        .collect(Collectors.joining("\n\n"));
  }

  private static String examples(String folder) {
    String form = resource(folder + "example.txt");
    return Questions.read(open(folder + "examples.jsonl"), folder + "examples.jsonl").stream()
        .map(
            example ->
                fill(
                    form,
                    Map.of(
                        "question", example.text(),
                        "options", lines(example.options()),
                        "answer", Objects.requireNonNull(example.answer(), example.id()))))
        .collect(Collectors.joining("\n\n"));
  }

  private static String lines(List<Option> options) {
    return options.stream()
        .map(option -> option.label() + ") " + option.text())
        .collect(Collectors.joining("\n"));
  }

  private static String fill(String template, Map<String, String> values) {
    return NAME.matcher(template)
        .replaceAll(
            name ->
                Matcher.quoteReplacement(
                    Objects.requireNonNull(values.get(name.group(1)), name.group(1))));
  }

  private static String resource(String name) {
    try (InputStream in = open(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static InputStream open(String name) {
    return Objects.requireNonNull(Prompts.class.getResourceAsStream(name), name);
  }
}
