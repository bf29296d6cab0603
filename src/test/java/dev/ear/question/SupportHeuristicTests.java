package dev.ear.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ear.EarException;
import dev.ear.text.Token;
import dev.ear.text.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class SupportHeuristicTests {
  private final PlainTokenizer tokenizer = new PlainTokenizer();

  @Test
  void oneBlockMustHoldTheWholeGoldOption() {
    List<Block> blocks =
        blocks("Malazgirt Ovası'nda savaş oldu, Alparslan yendi.", "Meydan Muharebesi oldu.");

    assertThat(support(blocks, 1, "Alparslan savaş", "Malazgirt Muharebesi")).isEmpty();
    assertThat(support(blocks, 1, "Alparslan savaş", "Malazgirt")).isPresent();
  }

  @Test
  void theSameBlockMustHoldEnoughOfTheStem() {
    List<Block> blocks = blocks("Alparslan Malazgirt önlerinde bekledi.");

    assertThat(support(blocks, 2, "Alparslan hangi savaş", "Malazgirt")).isEmpty();
    assertThat(support(blocks, 1, "Alparslan hangi savaş", "Malazgirt")).isPresent();
  }

  @Test
  void aTokenOfTheStemCountsOnce() {
    assertThat(support(blocks("Alparslan Malazgirt"), 2, "Alparslan, Alparslan!", "Malazgirt"))
        .isEmpty();
  }

  @Test
  void theBlockWithMostOfTheStemIsShownTheEarlierOfEquals() {
    List<Block> blocks =
        blocks("sultan Malazgirt", "sultan savaş Malazgirt", "savaş sultan Malazgirt");

    assertThat(support(blocks, 1, "sultan savaş", "Malazgirt"))
        .contains(new Support(blocks.get(1), 2));
  }

  @Test
  void anOptionWithoutContentTokenSupportsNothing() {
    assertThat(support(blocks("sultan savaş ve"), 1, "sultan savaş", "ve")).isEmpty();
  }

  @Test
  void aQuestionWithoutKeyIsNotSupported() {
    assertThat(
            new SupportHeuristic(tokenizer, blocks("sultan savaş"), 1)
                .support(question("sultan", List.of("savaş", "barış"), null)))
        .isEmpty();
  }

  @Test
  void anOpenQuestionIsSupportedByItsAnswerString() {
    assertThat(
            new SupportHeuristic(tokenizer, blocks("Alparslan sultan idi"), 1)
                .support(question("Alparslan kimdir?", List.of(), "sultan")))
        .isPresent();
  }

  @Test
  void theThresholdStartsAtOne() {
    assertThatThrownBy(() -> new SupportHeuristic(tokenizer, List.of(), 0))
        .isInstanceOf(EarException.class);
  }

  @Property(tries = 300)
  void lookingUpAgreesWithReadingEveryBlock(
      @ForAll("texts") List<String> texts,
      @ForAll("text") String stem,
      @ForAll("text") String gold) {
    List<Block> blocks = blocks(texts.toArray(String[]::new));
    Question question = question(stem, List.of(gold, "x"), "A");

    for (int m = 1; m <= 3; m++) {
      assertThat(new SupportHeuristic(tokenizer, blocks, m).support(question))
          .isEqualTo(slow(blocks, m, stem, gold));
    }
  }

  @Provide
  Arbitrary<String> text() {
    return Arbitraries.of("osmanlı", "sefer", "ve", "1453", "fetih", "sultan")
        .list()
        .ofMinSize(1)
        .ofMaxSize(5)
        .map(words -> String.join(" ", words));
  }

  @Provide
  Arbitrary<List<String>> texts() {
    return text().list().ofMaxSize(6);
  }

  private Optional<Support> slow(List<Block> blocks, int m, String stem, String gold) {
    Support best = null;
    for (Block block : blocks) {
      Set<String> held = content(block.text());
      Set<String> shared = new HashSet<>(content(stem));
      shared.retainAll(held);
      if (!content(gold).isEmpty()
          && held.containsAll(content(gold))
          && shared.size() >= m
          && (best == null || shared.size() > best.stemTokens())) {
        best = new Support(block, shared.size());
      }
    }
    return Optional.ofNullable(best);
  }

  private Set<String> content(String text) {
    return tokenizer.tokens(Words.of(text)).stream()
        .filter(Token::content)
        .map(Token::term)
        .collect(Collectors.toSet());
  }

  private Optional<Support> support(List<Block> blocks, int m, String stem, String gold) {
    return new SupportHeuristic(tokenizer, blocks, m)
        .support(question(stem, List.of("yanlış", gold), "B"));
  }

  private static List<Block> blocks(String... texts) {
    List<Block> blocks = new ArrayList<>();
    for (String text : texts) {
      blocks.add(new Block("kitap", 1, blocks.size(), text));
    }
    return blocks;
  }

  private static Question question(String stem, List<String> options, @Nullable String answer) {
    List<Option> labelled = new ArrayList<>();
    options.forEach(text -> labelled.add(new Option(Option.label(labelled.size()), text)));
    return new Question("q", stem, labelled, answer, null, Map.of());
  }
}
