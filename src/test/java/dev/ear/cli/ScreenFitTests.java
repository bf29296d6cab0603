package dev.ear.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What commands print fits the screen, words that are longer than a line apart. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ScreenFitTests {
  private static final String LABELLED =
      """
      {"source":"k","page":1,"text":"Bey öldü.\\n\\nÖzetleyiniz.","blocks":[{"text":"Bey öldü.",\
      "label":"keep"},{"text":"Özetleyiniz.","label":"drop","reason":"task"}]}
      {"source":"k","page":2,"text":"Oğlu kaçtı.","blocks":[{"text":"Oğlu kaçtı.",\
      "label":"drop","reason":"other"}]}
      """;

  private static final String QUESTIONS =
      """
      {"id": "q1", "question": "Yeniçeri Ocağı'nı kim kaldırdı?", "options": ["II. Mahmut", "Abdülmecid"], "answer": "A"}
      {"id": "q2", "question": "Tanzimat Fermanı ne zaman ilan edildi?", "options": ["1856", "1839"], "answer": "B"}
      """;

  private Path folder;

  @BeforeAll
  void prepare(@TempDir Path temporary) throws IOException {
    folder = temporary;
    Cli.index(folder);
    Files.writeString(folder.resolve("gold.jsonl"), LABELLED);
    Files.writeString(folder.resolve("q.jsonl"), QUESTIONS);
    assertThat(
            run(80, "eval answers --questions @/q.jsonl --index @/index -k 1 --out @/run").code())
        .isZero();
  }

  private Cli.Ran run(int width, String command) {
    return Cli.runAt(width, "", (Object[]) command.replace("@", folder.toString()).split(" "));
  }

  private static Stream<Arguments> commands() {
    return Stream.of(
            "info --index @/index",
            "verify --index @/index",
            "search --index @/index Malazgirt Savaşı Sultan Alp Arslan 1071",
            "search --index @/index --ranking evidence Malazgirt Savaşı Sultan Alp Arslan 1071",
            "search --index @/index --syntax lucene --unit chunk ordu* AND osman*",
            "ask --index @/index --questions @/q.jsonl --unit all --ranking evidence",
            "analyze II. Mahmut 1826 yılında Yeniçeri Ocağı'nı kaldırdı.",
            "anchors --index @/index",
            "clean --corpus @/corpus --out @/cleaned --dropped",
            "clean --gold @/gold.jsonl",
            "questions audit @/q.jsonl",
            "questions supported @/q.jsonl --corpus @/corpus",
            "eval answers --questions @/q.jsonl --index @/index -k 1 --out @/again",
            "eval compare @/run")
        .flatMap(command -> Stream.of(40, 60, 80).map(width -> Arguments.of(command, width)));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void linesFitTheScreen(String command, int width) {
    Cli.Ran ran = run(width, command);
    assertThat(ran.lines())
        .filteredOn(line -> line.strip().contains(" "))
        .filteredOn(line -> !line.contains(folder.toString()))
        .allSatisfy(line -> assertThat(TextWrap.columns(line)).isLessThanOrEqualTo(width));
  }
}
