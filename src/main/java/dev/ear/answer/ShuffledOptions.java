package dev.ear.answer;

import dev.ear.Sha256;
import dev.ear.question.Option;
import dev.ear.question.Question;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A question's options in the order a generator sees them (METHOD 6).
 *
 * <p>The order depends on the seed and the question's id alone, so that it is the same for every
 * unit, k and model. An option's sort key is the SHA-256 of the UTF-8 bytes of {@code
 * seed:id:label}, its label being that of the question set, as in {@code 13:q7:C}; options are
 * shown by rising sort key, in hexadecimal. No random number generator takes part, so that any JVM,
 * and any other language, finds the same order.
 *
 * @param shown the options as shown, labelled A, B, C … anew
 * @param original for each of them the label it has in the question set
 */
public record ShuffledOptions(List<Option> shown, List<String> original) {
  /** The seed of the paper. */
  public static final int SEED = 13;

  /** Takes copies. */
  public ShuffledOptions {
    shown = List.copyOf(shown);
    original = List.copyOf(original);
  }

  /**
   * Shuffles a question's options.
   *
   * @param question a question; an open one has no options to shuffle
   * @param seed the seed, {@link #SEED} for the paper's protocol
   * @return its options in the order that seed and id give
   */
  public static ShuffledOptions of(Question question, int seed) {
    List<Option> sorted =
        question.options().stream()
            .sorted(
                Comparator.comparing(
                    option -> Sha256.hex(seed + ":" + question.id() + ":" + option.label())))
            .toList();
    List<Option> shown = new ArrayList<>();
    for (Option option : sorted) {
      shown.add(new Option(Option.label(shown.size()), option.text()));
    }
    return new ShuffledOptions(shown, sorted.stream().map(Option::label).toList());
  }

  /** Returns the question set's label of an option shown under {@code label}; empty if none is. */
  public Optional<String> originalLabel(String label) {
    for (int i = 0; i < shown.size(); i++) {
      if (shown.get(i).label().equals(label)) {
        return Optional.of(original.get(i));
      }
    }
    return Optional.empty();
  }

  /** Returns the label under which the question set's option {@code label} is shown. */
  public Optional<String> shownLabel(String label) {
    int place = original.indexOf(label);
    return place < 0 ? Optional.empty() : Optional.of(shown.get(place).label());
  }
}
