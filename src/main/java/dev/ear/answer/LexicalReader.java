package dev.ear.answer;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.ear.question.Option;
import dev.ear.text.Token;
import dev.ear.text.Tokenizer;
import dev.ear.text.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * The generator {@code reader}: it counts words and is no language model (METHOD 6).
 *
 * <p>It lets the whole evaluation run with nothing installed. Offline and deterministic, it picks
 * the option that one retrieved passage supports best: the passage that holds the largest share of
 * the option's content tokens; among equals, most of the stem's; among equals, the passage ranked
 * higher, then the option shown first. With no passage that holds any token of any option it
 * abstains, and its reply is then invalid as a model's would be. It knows nothing of negation.
 *
 * <p>Its reply has the form a model is asked for, so that all that follows is the same. It is
 * quicker than a cache, and its replies depend on the profile too: do not put one before it.
 */
public final class LexicalReader implements Generator {
  /** Its name among generators. */
  public static final String NAME = "reader";

  private static final GeneratorInfo INFO =
      new GeneratorInfo(
          NAME, "lexical-reader-1", Map.of("kind", "lexical reader, no language model"));

  private static final String ABSTAIN = reply("", "no passage holds a content token of any option");

  private final Tokenizer tokenizer;

  /**
   * Creates a reader.
   *
   * @param tokenizer the tokenizer of the corpus's profile
   */
  public LexicalReader(Tokenizer tokenizer) {
    this.tokenizer = tokenizer;
  }

  /**
   * How well one passage supports one option.
   *
   * @param option the option
   * @param held how many of its content tokens the passage holds
   * @param of how many it has
   * @param stem how many of the stem's the passage holds
   * @param rank rank of the passage, from 1
   */
  private record Support(Option option, int held, int of, int stem, int rank) {
    static final Comparator<Support> BEST_FIRST =
        // Shares are compared as fractions, since dividing would round.
        ((Comparator<Support>) (a, b) -> Integer.compare(b.held * a.of, a.held * b.of))
            .thenComparing(Support::stem, Comparator.reverseOrder())
            .thenComparingInt(Support::rank)
            .thenComparing(support -> support.option().label());
  }

  @Override
  public GeneratorInfo info() {
    return INFO;
  }

  @Override
  public Reply generate(Prompt prompt) {
    long start = System.nanoTime();
    Set<String> stem = content(prompt.question());
    List<Support> supports = new ArrayList<>();
    for (int i = 0; i < prompt.passages().size(); i++) {
      Set<String> passage = content(prompt.passages().get(i));
      for (Option option : prompt.options().shown()) {
        Set<String> tokens = content(option.text());
        int held = shared(tokens, passage);
        if (held > 0) {
          supports.add(new Support(option, held, tokens.size(), shared(stem, passage), i + 1));
        }
      }
    }
    String text =
        supports.stream().min(Support.BEST_FIRST).map(LexicalReader::pick).orElse(ABSTAIN);
    long micros = TimeUnit.NANOSECONDS.toMicros(System.nanoTime() - start);
    return new Reply(text, INFO.model(), "STOP", null, null, micros, false);
  }

  private static String pick(Support best) {
    return reply(
        best.option().label(),
        String.format(
            Locale.ROOT,
            "passage %d holds %d of %d content tokens of the option and %d of the stem",
            best.rank(),
            best.held(),
            best.of(),
            best.stem()));
  }

  private static String reply(String answer, String rationale) {
    ObjectNode reply = JsonNodeFactory.instance.objectNode();
    return reply.put("answer", answer).put("rationale", rationale).toString();
  }

  private static int shared(Set<String> tokens, Set<String> passage) {
    return (int) tokens.stream().filter(passage::contains).count();
  }

  private Set<String> content(String text) {
    Set<String> content = new LinkedHashSet<>();
    for (Token token : tokenizer.tokens(Words.of(text))) {
      if (token.content()) {
        content.add(token.term());
      }
    }
    return content;
  }
}
