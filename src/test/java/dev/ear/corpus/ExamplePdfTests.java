package dev.ear.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The PDF that the README tries things with. */
class ExamplePdfTests {
  private static final Path EXAMPLES = Path.of("docs", "examples");

  private final List<Warning> warnings = new ArrayList<>();
  private final Book book =
      PdfFileReader.read(EXAMPLES.resolve("osmanli.pdf"), "osmanli", "", warnings::add);

  @Test
  void cleaningItCountsWhatTheReadmeShows() throws IOException {
    CleaningAudit audit = new Cleaner(Profiles.load(Profile.DEFAULT)).clean(book).audit();
    String row =
        Files.readAllLines(Path.of("README.md")).stream()
            .filter(line -> line.matches("osmanli +\\d.*"))
            .findFirst()
            .orElseThrow();
    assertThat(row.split(" +"))
        .containsExactly(
            "osmanli",
            "" + audit.pages(),
            "" + audit.readablePages(),
            "" + audit.narrativePages(),
            "" + audit.keptBlocks(),
            "" + audit.droppedBlocks(),
            "" + audit.keptWords(),
            "" + audit.droppedWords());
  }

  @Test
  void itsWarningIsTheReadmes() throws IOException {
    assertThat(warnings).hasSize(1);
    assertThat(Files.readString(Path.of("README.md")))
        .contains("ear: warning: my-books/osmanli.pdf: " + warnings.get(0).message() + "\n");
  }

  @Test
  void itsTextIsThatOfItsSource() throws IOException {
    String text =
        String.join("\n", book.pages().stream().map(Page::text).toList())
            .replaceAll("(?<=\\p{Ll})-\n", "")
            .replaceAll("\\s+", " ")
            .replace('’', '\'');
    String source = Files.readString(EXAMPLES.resolve("osmanli.tex"));
    String body = source.substring(source.indexOf("\\begin{document}"));
    List<String> paragraphs =
        body.lines()
            .map(line -> line.startsWith("\\") ? "" : line.replace("\\\\", "").strip())
            .map(line -> line.replace(" \\hline", "").replace('&', '|').strip())
            .reduce("", (all, line) -> all + (line.isEmpty() ? "\n" : line + " "))
            .lines()
            .map(String::strip)
            .filter(paragraph -> !paragraph.isEmpty())
            .toList();
    assertThat(paragraphs).hasSizeGreaterThan(10);
    assertThat(paragraphs).allSatisfy(paragraph -> assertThat(text).contains(paragraph));
  }
}
