package dev.ear.anchor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.text.Token;
import dev.ear.text.Words;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HardPairsTests {
  private static final Pattern ESCAPE = Pattern.compile("\\\\u([0-9A-F]{4})");

  record Pair(String form, String key) {}

  @ParameterizedTest
  @MethodSource("pairs")
  void aHardFormGivesItsKey(Pair pair) {
    assertThat(key(pair.form())).isEqualTo(pair.key());
  }

  @Test
  void thereAre150PairsOrMore() throws IOException {
    assertThat(pairs()).hasSizeGreaterThanOrEqualTo(150);
  }

  static String key(String form) {
    return Texts.TURKISH.tokenizer().tokens(Words.of(form)).stream()
        .map(Token::term)
        .collect(Collectors.joining(" "));
  }

  static List<Pair> pairs() throws IOException {
    try (InputStream in = HardPairsTests.class.getResourceAsStream("hard-pairs.tsv")) {
      assertThat(in).isNotNull();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t", -1))
          .map(fields -> new Pair(unescaped(fields[0]), fields[1]))
          .toList();
    }
  }

  private static String unescaped(String form) {
    return ESCAPE
        .matcher(form)
        .replaceAll(match -> Character.toString(Integer.parseInt(match.group(1), 16)));
  }
}
