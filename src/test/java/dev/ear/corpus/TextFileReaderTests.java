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
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pages of a text file. */
class TextFileReaderTests {
  @TempDir Path folder;
  private final List<Warning> warnings = new ArrayList<>();

  private Book read(byte[] bytes) throws IOException {
    Path file = Files.write(folder.resolve("k.txt"), bytes);
    return TextFileReader.read(file, "k", FileBytes.sha256(file), warnings::add);
  }

  private Book read(String text) throws IOException {
    return read(text.getBytes(StandardCharsets.UTF_8));
  }

  private static List<Integer> numbers(Book book) {
    return book.pages().stream().map(Page::number).toList();
  }

  @Test
  void formFeedsPartPagesNumberedFromOne() throws IOException {
    Book book = read("bir\fiki\füç");
    assertThat(book.pages())
        .containsExactly(new Page("k", 1, "bir"), new Page("k", 2, "iki"), new Page("k", 3, "üç"));
  }

  @Test
  void aFormFeedAtTheEndOpensNoPage() throws IOException {
    assertThat(numbers(read("bir\fiki\f\n"))).containsExactly(1, 2);
  }

  @Test
  void marksGiveTheNumber() throws IOException {
    Book book = read("=== sayfa 12 ===\nbir\n=== page 7 ===\niki\n");
    assertThat(book.pages()).containsExactly(new Page("k", 12, "bir\n"), new Page("k", 7, "iki\n"));
  }

  @Test
  void textBeforeTheFirstMarkIsPageZero() throws IOException {
    assertThat(numbers(read("Kapak\n=== sayfa 1 ===\nbir"))).containsExactly(0, 1);
    assertThat(numbers(read("\n \n=== sayfa 1 ===\nbir"))).containsExactly(1);
  }

  @Test
  void amongMarksAFormFeedIsWhiteSpace() throws IOException {
    assertThat(numbers(read("=== sayfa 1 ===\nbir\f\n=== sayfa 2 ===\niki"))).containsExactly(1, 2);
  }

  @Test
  void aByteOrderMarkIsNoText() throws IOException {
    assertThat(read("\ufeff=== sayfa 3 ===\nbir").pages()).containsExactly(new Page("k", 3, "bir"));
  }

  @Test
  void lineEndsOfAnySystemAreLineFeeds() throws IOException {
    assertThat(read("bir\r\niki\rüç").pages().get(0).text()).isEqualTo("bir\niki\nüç");
  }

  @Test
  void aByteThatIsNotUtf8IsNamedByItsOffset() {
    assertThatThrownBy(() -> read(new byte[] {'a', 'b', (byte) 0xFD, 'c'}))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("k.txt: byte 2 (0xFD) is not UTF-8");
  }

  @Test
  void aCharacterCutAtTheEndIsNamedByItsOffset() {
    assertThatThrownBy(() -> read(new byte[] {'a', (byte) 0xC4}))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("byte 1");
  }

  @Test
  void aPageNumberTwiceNamesBothLines() {
    assertThatThrownBy(() -> read("=== sayfa 1 ===\nbir\n=== sayfa 1 ===\niki"))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("k.txt:3")
        .hasMessageContaining("k.txt:1");
  }

  @Test
  void aMarkWithoutAWholeNumberIsAnError() {
    assertThatThrownBy(() -> read("=== sayfa -4 ===\nbir"))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("k.txt:1")
        .hasMessageContaining("-4");
  }

  @Test
  void emptyPagesAreOneCountedWarning() throws IOException {
    Book book = read("bir\f \n\f\fdört");
    assertThat(numbers(book)).containsExactly(1, 2, 3, 4);
    assertThat(warnings).hasSize(1);
    assertThat(warnings.get(0).message()).startsWith("2 empty pages").endsWith("2-3");
  }

  @Test
  void aPageOverOneMebibyteIsSplitAtParagraphs() throws IOException {
    String paragraph = "Sözcük ".repeat(20_000) + "\n\n";
    Book book = read("=== sayfa 5 ===\n" + paragraph.repeat(12));
    assertThat(numbers(book)).hasSizeGreaterThan(1).containsOnly(5);
    assertThat(book.pages())
        .allSatisfy(page -> assertThat(page.text()).startsWith("Sözcük").endsWith("\n\n"));
    assertThat(warnings).hasSize(1);
    assertThat(warnings.get(0).message()).contains("split into");
  }

  @Test
  void aLineOfManyMebibytesIsSplitBetweenCharacters() throws IOException {
    String line = "ş".repeat(1_600_001);
    Book book = read(line);
    StringBuilder joined = new StringBuilder();
    book.pages().forEach(page -> joined.append(page.text()));
    assertThat(book.pages()).hasSizeGreaterThan(3);
    assertThat(joined.toString()).isEqualTo(line);
  }

  @Test
  void theChecksumIsThatOfTheFile() throws IOException {
    assertThat(read("abc").sha256())
        .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  }

  @Property(tries = 150)
  void anyBytesGiveABookOrAClearError(@ForAll byte[] bytes) throws IOException {
    Path file = Files.createTempFile("ear", ".txt");
    try {
      Files.write(file, bytes);
      TextFileReader.read(file, "k", FileBytes.sha256(file), w -> {})
          .pages()
          .forEach(page -> assertThat(page).isNotNull());
    } catch (EarException e) {
      assertThat(e.getMessage()).doesNotContain("\n");
    } finally {
      Files.delete(file);
    }
  }

  @Test
  void controlCharactersAreSpacesAtTheirPlaces() throws IOException {
    Book book = read("Ali\u0000Bey\u0007, 1923\u001f\u007f\u0080\u009f!\ttaş");
    assertThat(book.pages().get(0).text()).isEqualTo("Ali Bey , 1923    !\ttaş");
    assertThat(book.controls()).isEqualTo(6);
  }

  @Test
  void whatLaysTextOutStays() throws IOException {
    Book book = read("Ali\tBey\u000bCan\u0085Han\nTaş");
    assertThat(book.pages().get(0).text()).isEqualTo("Ali\tBey\u000bCan\u0085Han\nTaş");
    assertThat(book.controls()).isZero();
  }

  @Property
  void asManyControlCharactersAreCountedAsAreSpaces(
      @ForAll @CharRange(from = 0, to = 0xff) String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    String spaced = Controls.spaced(text);
    long changed =
        IntStream.range(0, text.length()).filter(i -> text.charAt(i) != spaced.charAt(i)).count();
    assertThat(Controls.count(bytes, 0, bytes.length)).isEqualTo((int) changed);
    assertThat(spaced).hasSameSizeAs(text);
  }

  @Test
  void aPageOfControlCharactersIsEmpty() throws IOException {
    read("\u0001\u0002\fAli");
    assertThat(warnings).extracting(Warning::message).containsExactly("1 empty page in book k: 1");
  }

  @Test
  void aFileInUtf16IsToldOf() {
    assertThatThrownBy(() -> read("Ali Bey geldi".getBytes(StandardCharsets.UTF_16LE)))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("looks like UTF-16")
        .hasMessageContaining("save it as UTF-8");
  }
}
