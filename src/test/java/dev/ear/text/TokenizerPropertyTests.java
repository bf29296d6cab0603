package dev.ear.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TokenizerPropertyTests {
  private static final List<Profile> PROFILES =
      Profiles.KNOWN.stream().map(Profiles::load).toList();

  @Property
  void normalisingTwiceChangesNothing(@ForAll("texts") String text) {
    for (Profile profile : PROFILES) {
      String once = normalised(profile, text);
      assertThat(normalised(profile, once)).isEqualTo(once);
    }
  }

  @Property
  void theLocaleOfTheMachinePlaysNoPart(@ForAll("texts") String text) {
    Locale before = Locale.getDefault();
    try {
      for (Profile profile : PROFILES) {
        Locale.setDefault(Locale.forLanguageTag("tr-TR"));
        String turkish = normalised(profile, text);
        Locale.setDefault(Locale.ROOT);
        assertThat(normalised(profile, text)).isEqualTo(turkish);
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @Property
  void tokensStandInOrderInsideTheirWords(@ForAll("texts") String text) {
    var words = Words.of(text);
    int end = 0;
    for (Token token : PROFILES.getFirst().tokenizer().tokens(words)) {
      assertThat(token.term()).isNotEmpty();
      assertThat(token.start()).isGreaterThanOrEqualTo(Math.max(end, words.start(token.word())));
      assertThat(token.end()).isGreaterThan(token.start());
      assertThat(token.end()).isLessThanOrEqualTo(words.end(token.word()));
      end = token.end();
    }
  }

  /** A stream of whole words gives the same tokens wherever white space stands. */
  @Property
  void whiteSpaceBetweenWordsPlaysNoPart(@ForAll("texts") String text) {
    var words = Words.of(text);
    var rebuilt = new StringBuilder();
    for (int word = 0; word < words.count(); word++) {
      rebuilt.append(words.word(word)).append("\t ");
    }
    for (Profile profile : PROFILES) {
      assertThat(normalised(profile, rebuilt.toString())).isEqualTo(normalised(profile, text));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'",
        "a'",
        "ab'a",
        "ab'da",
        "Kur'",
        "I",
        "X",
        "II.",
        "A.",
        "a.a",
        "1.",
        "1.1",
        "1-",
        "12.12.1234",
        "\u0000",
        "\uD800",
        "\uDC00",
        "\u0301",
        "i\u0307",
        "\u00AD",
        "-",
        "&",
        "a&",
        "(",
        "İ",
        "\u1FEF",
        "savaş",
        "lar",
        "ab'lar",
        "\uD835\uDC00",
        "A ",
        "1 ",
        "I. "
      })
  void anyInputTakesLinearTimeAndThrowsNothing(String part) {
    String text = part.repeat(1_000_000 / part.length());
    assertThatCode(
            () ->
                Assertions.assertTimeoutPreemptively(
                    Duration.ofMinutes(2),
                    () -> {
                      for (Profile profile : PROFILES) {
                        profile.tokenizer().tokens(Words.of(text));
                      }
                    }))
        .doesNotThrowAnyException();
  }

  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> fragments =
        Arbitraries.of(
            "Atatürk'ün",
            "Kur'an'ın",
            "II.",
            "Mahmut",
            "XIX.",
            "yüzyılda",
            "Birinci",
            "Savaşı'nda",
            "1914-18",
            "M.Ö.",
            "209",
            "T.B.M.M.'nin",
            "Osman",
            "Beyin",
            "29.10.1923",
            "etmiştir.Anadolu",
            "I",
            "ve",
            "V.",
            "R&B",
            "1.250",
            "İ",
            "ı",
            "(",
            "\"",
            "'",
            "-",
            ".",
            ",",
            "\u00A0",
            "\n",
            "\n\n",
            "â\u0302",
            "19th",
            "King's",
            "x'lar'da");
    return Arbitraries.oneOf(
        Arbitraries.strings().ofMaxLength(30),
        fragments.list().ofMaxSize(8).map(parts -> String.join(" ", parts)),
        fragments.list().ofMaxSize(6).map(parts -> String.join("", parts)),
        Arbitraries.strings()
            .withChars("aAiIİıXV1029.'’-&/, \n\u0307\u0302\u00AD\u0301\uD835\uDC00")
            .ofMaxLength(20));
  }

  private static String normalised(Profile profile, String text) {
    return profile.tokenizer().tokens(Words.of(text)).stream()
        .map(Token::term)
        .collect(Collectors.joining(" "));
  }
}
