package dev.ear.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ear.EarException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.Chars;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages of a {@code .pages.jsonl} file. */
class PagesFileReaderTests {
  @TempDir Path folder;
  private final List<Warning> warnings = new ArrayList<>();

  private List<Book> read(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("k.pages.jsonl"), text);
    return PagesFileReader.read(file, warnings::add);
  }

  @Test
  void pagesOfOneSourceAreABook() throws IOException {
    List<Book> books =
        read(
            """
            {"source":"a","page":3,"text":"bir"}

            {"page":0,"text":"iki","source":"b","extra":[1,{"x":null}]}
            {"source":"a","page":1,"text":"üç"}
            """);
    assertThat(books.get(0).pages())
        .containsExactly(new Page("a", 3, "bir"), new Page("a", 1, "üç"));
    assertThat(books.get(1).pages()).containsExactly(new Page("b", 0, "iki"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{",
        "[]",
        "\"metin\"",
        "{\"source\":\"a\",\"page\":1}",
        "{\"source\":\"a\",\"page\":1,\"text\":null}",
        "{\"source\":\"a\",\"page\":\"1\",\"text\":\"t\"}",
        "{\"source\":\"a\",\"page\":1.5,\"text\":\"t\"}",
        "{\"source\":\"a\",\"page\":-1,\"text\":\"t\"}",
        "{\"source\":\"a\",\"page\":99999999999,\"text\":\"t\"}",
        "{\"source\":\" \",\"page\":1,\"text\":\"t\"}",
        "{\"source\":7,\"page\":1,\"text\":\"t\"}",
        "{\"source\":\"a\",\"page\":1,\"text\":\"\\ud800x\"}",
        "{\"source\":\"a\",\"page\":1,\"text\":\"t\"} {}",
        "{\"source\":\"a\",\"page\":1,\"page\":2,\"text\":\"t\"}"
      })
  void aBadLineIsNamedByFileAndLine(String line) {
    String good = "{\"source\":\"a\",\"page\":8,\"text\":\"t\"}\n";
    assertThatThrownBy(() -> read(good + line))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("k.pages.jsonl:2:")
        .message()
        .doesNotContain("\n");
  }

  @Test
  void aPairOfSurrogateEscapesIsACharacter() throws IOException {
    assertThat(read("{\"source\":\"a\",\"page\":1,\"text\":\"\\ud83d\\udcd6\"}").get(0).pages())
        .containsExactly(new Page("a", 1, "\ud83d\udcd6"));
  }

  @Test
  void aPageNumberTwiceNamesBothLines() {
    String line = "{\"source\":\"a\",\"page\":1,\"text\":\"t\"}\n";
    assertThatThrownBy(() -> read(line + line))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("k.pages.jsonl:2")
        .hasMessageContaining("k.pages.jsonl:1");
  }

  @Test
  void cleanedPagesSaySo() throws IOException {
    String line = "{\"source\":\"%s\",\"page\":1,\"text\":\"t\",\"cleaned\":\"%s\"}\n";
    List<Book> books = read(line.formatted("a", "ear") + line.formatted("b", "elle"));
    assertThat(books).extracting(Book::cleaned).containsExactly(true, false);
  }

  @Test
  void cleanedAndUncleanedPagesDoNotMix() {
    assertThatThrownBy(
            () ->
                read(
                    """
                    {"source":"a","page":1,"text":"t","cleaned":"ear"}
                    {"source":"a","page":2,"text":"t"}
                    """))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("k.pages.jsonl:2");
  }

  @Test
  void theChecksumIsThatOfTheSourcesOwnPages() throws IOException {
    String a = "{\"source\":\"a\",\"page\":1,\"text\":\"t\"}\n";
    String b = "{\"source\":\"b\",\"page\":1,\"text\":\"u\"}\n";
    String alone = read(a).get(0).sha256();
    assertThat(read(b + a).get(1).sha256()).isEqualTo(alone).hasSize(64);
    assertThat(read(b).get(0).sha256()).isNotEqualTo(alone);
  }

  @Property(tries = 150)
  void anyTextGivesBooksOrAClearError(
      @ForAll @Chars({'{', '}', '"', ':', ',', '\n', '\\', 'u', 'd', '8'}) @CharRange(to = 'z')
          String text)
      throws IOException {
    Path file = Files.createTempFile("ear", ".pages.jsonl");
    try {
      Files.write(file, text.getBytes(StandardCharsets.UTF_8));
      PagesFileReader.read(file, w -> {});
    } catch (EarException e) {
      assertThat(e.getMessage()).doesNotContain("\n");
    } finally {
      Files.delete(file);
    }
  }
}
