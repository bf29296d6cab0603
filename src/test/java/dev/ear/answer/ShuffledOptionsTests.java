package dev.ear.answer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.question.Option;
import dev.ear.question.Question;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ShuffledOptionsTests {

  /** Worked out apart: {@code printf 13:q1:A | sha256sum} and so on, sorted. */
  @Test
  void theOrderIsThatOfTheHashes() {
    assertThat(ShuffledOptions.of(question("q1", 5), 13).original())
        .containsExactly("C", "A", "D", "E", "B");
  }

  @Test
  void shownOptionsAreLabelledAnew() {
    ShuffledOptions options = ShuffledOptions.of(question("q1", 3), 13);

    assertThat(options.shown()).extracting(Option::label).containsExactly("A", "B", "C");
  }

  @Test
  void seedAndIdBothMatter() {
    Map<List<String>, Integer> orders = new HashMap<>();
    for (int i = 0; i < 50; i++) {
      orders.merge(ShuffledOptions.of(question("q" + i, 5), 13).original(), 1, Integer::sum);
    }

    assertThat(orders).hasSizeGreaterThan(25);
    assertThat(ShuffledOptions.of(question("q1", 10), 14))
        .isNotEqualTo(ShuffledOptions.of(question("q1", 10), 13));
  }

  @Test
  void eachOptionComesFirstAboutEquallyOften() {
    Map<String, Integer> first = new HashMap<>();
    for (int i = 0; i < 1000; i++) {
      first.merge(
          ShuffledOptions.of(question("q" + i, 5), 13).original().getFirst(), 1, Integer::sum);
    }

    assertThat(first.values()).hasSize(5).allMatch(count -> count > 150 && count < 250);
  }

  @Property
  void theMappingLeadsBackToTheSameText(
      @ForAll String id, @ForAll @IntRange(min = 2, max = 10) int count) {
    Question question = question(id, count);
    ShuffledOptions options = ShuffledOptions.of(question, 13);

    assertThat(options.original()).doesNotHaveDuplicates().hasSize(count);
    for (Option shown : options.shown()) {
      String original = options.originalLabel(shown.label()).orElseThrow();
      assertThat(question.options()).contains(new Option(original, shown.text()));
      assertThat(options.shownLabel(original)).contains(shown.label());
    }
  }

  @Test
  void aLabelThatIsNotShownLeadsNowhere() {
    ShuffledOptions options = ShuffledOptions.of(question("q1", 4), 13);

    assertThat(options.originalLabel("E")).isEmpty();
    assertThat(options.shownLabel("E")).isEmpty();
  }

  private static Question question(String id, int options) {
    List<Option> labelled = new ArrayList<>();
    for (int i = 0; i < options; i++) {
      labelled.add(new Option(Option.label(i), "metin " + i));
    }
    return new Question(id, "Soru?", labelled, null, null, Map.of());
  }
}
