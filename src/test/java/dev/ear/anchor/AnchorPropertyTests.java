package dev.ear.anchor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.text.RuleTokenizer;
import dev.ear.text.Token;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AnchorPropertyTests {
  /** The longest term in bytes that Lucene takes. */
  private static final int LONGEST_INDEXED = 32_766;

  private static final Annotator PLAIN = Texts.TURKISH.annotator(CorpusEvidence.none());
  private static final Annotator INFORMED =
      Texts.TURKISH.annotator(
          Texts.evidence(
              "orada Osman ve Mahmut, sonra Mahmut, bir Mahmut, o Mahmut, bu Mahmut, hep Ankara",
              "orada Osman, yine Osman, Ankara, Ankara'da, Ankara'nın savaş"));

  @Property
  void aKeyIsTheTokensOfItsSpan(@ForAll("texts") String text) {
    for (Annotator annotator : List.of(PLAIN, INFORMED)) {
      var annotated = annotator.annotate(text);
      for (Anchor anchor : annotated.anchors()) {
        if (anchor.rule().equals(AnchorRule.CENTURY_SHARED.label())
            || anchor.rule().equals(AnchorRule.YEAR_WITH_ERA.label())) {
          continue;
        }
        String terms =
            annotated.tokens().stream()
                .filter(t -> t.start() >= anchor.charStart() && t.end() <= anchor.charEnd())
                .map(Token::term)
                .collect(Collectors.joining(" "));
        assertThat(terms).isEqualTo(anchor.key());
      }
    }
  }

  @Property
  void aSpanLiesInsideItsWords(@ForAll("texts") String text) {
    for (Annotator annotator : List.of(PLAIN, INFORMED)) {
      var annotated = annotator.annotate(text);
      for (Anchor anchor : annotated.anchors()) {
        assertThat(anchor.start()).isLessThan(anchor.end());
        assertThat(anchor.charStart())
            .isGreaterThanOrEqualTo(annotated.words().start(anchor.start()));
        assertThat(anchor.charStart()).isLessThan(annotated.words().end(anchor.start()));
        assertThat(anchor.charEnd()).isLessThanOrEqualTo(annotated.words().end(anchor.end() - 1));
        assertThat(anchor.charEnd()).isGreaterThan(annotated.words().start(anchor.end() - 1));
      }
    }
  }

  @Property
  void spansDoNotOverlapButForADatesYear(@ForAll("texts") String text) {
    for (Annotator annotator : List.of(PLAIN, INFORMED)) {
      int end = 0;
      for (Anchor anchor : annotator.annotate(text).anchors()) {
        if (anchor.kind() != AnchorKind.DATE) {
          assertThat(anchor.charStart()).isGreaterThanOrEqualTo(end);
          end = anchor.charEnd();
        }
      }
    }
  }

  @Property
  void everyRuleIsExplained(@ForAll("texts") String text) {
    var labels = List.of(AnchorRule.values()).stream().map(AnchorRule::label).toList();
    assertThat(INFORMED.annotate(text).anchors())
        .allSatisfy(anchor -> assertThat(labels).contains(anchor.rule()));
  }

  @Property
  void theLocaleOfTheMachinePlaysNoPart(@ForAll("texts") String text) {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr-TR"));
      var turkish = PLAIN.annotate(text).anchors();
      Locale.setDefault(Locale.ROOT);
      assertThat(PLAIN.annotate(text).anchors()).isEqualTo(turkish);
    } finally {
      Locale.setDefault(before);
    }
  }

  /** A page and a question that hold the same words inside a sentence give the same keys. */
  @Property
  void corpusAndQueryAgree(@ForAll("names") String name) {
    var page = Texts.describe(PLAIN.annotate("sonra " + name + " anlatıldı ve unutuldu."));
    var question = Texts.describe(PLAIN.annotate("aşağıdakilerden hangisi " + name + " içindir?"));
    assertThat(question).isEqualTo(page);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'",
        "Ab'da",
        "Ab ",
        "I. ",
        "I. Ab ",
        "1. Ab\n",
        "Ab bin ",
        "Savaşı ",
        "Osman Bey ",
        "1914-",
        "MÖ ",
        "\u0000",
        "\uD800",
        "(",
        "\" Ab",
        "Ab-",
        "A.",
        "A. ",
        "29 Ekim ",
        "\n\n",
        "OSMAN ",
        "Ab ve ",
        "Ab\n"
      })
  void anyInputTakesLinearTimeAndThrowsNothing(String part) {
    String text = part.repeat(40_000 / part.length());
    Assertions.assertTimeoutPreemptively(
        Duration.ofMinutes(2),
        () -> {
          PLAIN.optionAnchor(PLAIN.annotate(text));
          INFORMED.annotate(text);
        });
  }

  @Property(tries = 60)
  void noTermOrKeyIsTooLongForAnIndex(
      @ForAll("stretched") String text, @ForAll @IntRange(min = 1, max = 30) int times) {
    var annotated = INFORMED.annotate((text + " ").repeat(times));
    assertThat(annotated.tokens())
        .allSatisfy(
            token -> assertThat(token.term()).hasSizeLessThanOrEqualTo(RuleTokenizer.LONGEST_TERM));
    assertThat(annotated.anchors())
        .allSatisfy(
            anchor ->
                assertThat(anchor.key().getBytes(StandardCharsets.UTF_8).length)
                    .isLessThan(LONGEST_INDEXED));
  }

  @Test
  void aMegabyteWithoutASpaceYieldsNoToken() {
    assertThat(PLAIN.annotate("\u0130".repeat(1_000_000)).tokens()).isEmpty();
    assertThat(PLAIN.annotate("A.".repeat(500_000)).tokens()).isEmpty();
    assertThat(PLAIN.annotate("a\u0301\u0302".repeat(300_000)).tokens()).isEmpty();
    assertThat(PLAIN.annotate("'".repeat(1_000_000)).tokens()).isEmpty();
  }

  /** Fragments drawn out to about the longest term, some in letters of three bytes. */
  @Provide
  Arbitrary<String> stretched() {
    return Combinators.combine(
            Arbitraries.of("A", "\u0130", "\u1E9E", "\uFF21", "\uFB2C", "A.", "Ab-", "Ab'"),
            Arbitraries.of(1, 100, 127, 128, 254, 255, 256, 400))
        .as(String::repeat);
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.oneOf(
        Arbitraries.strings().ofMaxLength(40),
        fragments().list().ofMaxSize(12).map(parts -> String.join(" ", parts)),
        fragments().list().ofMaxSize(8).map(parts -> String.join("", parts)));
  }

  @Provide
  Arbitrary<String> names() {
    return Arbitraries.of(
            "Osman",
            "Bey",
            "II.",
            "Mahmut",
            "Ankara'da",
            "Kurtuluş",
            "Savaşı'nda",
            "bin",
            "1923'te",
            "29 Ekim 1923",
            "Osmanlı",
            "Devleti",
            "TBMM'nin",
            "Misak-ı Millî",
            "XIX. yüzyılda",
            "Fransız",
            "ihtilali")
        .list()
        .ofMinSize(1)
        .ofMaxSize(5)
        .map(parts -> String.join(" ", parts));
  }

  private static Arbitrary<String> fragments() {
    return Arbitraries.of(
        "Osman",
        "Bey",
        "Bey'in",
        "II.",
        "2.",
        "Mahmut",
        "Ankara",
        "Ankara'da",
        "savaş",
        "Savaşı",
        "savaşında",
        "ve",
        "bin",
        "1923",
        "1914-1918",
        "29",
        "Ekim",
        "1923'te",
        "MÖ",
        "209",
        "M.Ö.",
        "XIX.",
        "yüzyılda",
        "19.",
        "(",
        ")",
        "\"",
        ",",
        ".",
        "\n",
        "\n\n",
        "-",
        "birinci",
        "İkinci",
        "Büyük",
        "Ancak",
        "I.",
        "etmiştir.Anadolu",
        "OSMANLI",
        "DEVLETİ",
        "A",
        "'",
        "751",
        "yılında",
        "el-Cezeri",
        "İttihat",
        "Terakki",
        "&");
  }
}
