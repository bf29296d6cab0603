package dev.ear.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every option says something to what was asked for, or is wrong usage before any index is opened.
 */
final class OptionCombinationsTests {
  @TempDir private Path temp;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--unit chunk --radius 40|--radius goes with the unit window or parent",
        "--unit page --radius 40|--radius goes with the unit window or parent",
        "--unit chunk --ranking evidence|--ranking goes with the unit window or parent",
        "--unit page --ranking paper|--ranking goes with the unit window or parent",
        "--unit chunk --max-overlap 0.3|--max-overlap goes with the unit window or parent",
        "--unit page --max-overlap 0.3|--max-overlap goes with the unit window or parent",
        "--unit window --expand always|--expand goes with the unit parent",
        "--unit chunk --expand by-relation|--expand goes with the unit parent",
        "--unit page --expand never|--expand goes with the unit parent",
        "--unit window --parent-context full|--parent-context goes with the unit parent",
        "--unit chunk --parent-context full|--parent-context goes with the unit parent",
        "--unit page --parent-context full|--parent-context goes with the unit parent",
        "--unit window --page-words 9|--page-words goes with the unit page",
        "--unit parent --page-words all|--page-words goes with the unit page",
        "--unit chunk --page-words 9|--page-words goes with the unit page",
        "--unit parent --expand never --parent-context full|under the expansion never no question"
            + " gets",
        "-k 3 --words 40|-k and --words do not go together"
      })
  void anOptionThatSaysNothingToTheUnitIsWrongUsage(String options, String message) {
    assertWrongUsage("search --index " + temp.resolve("none") + " " + options + " ordu", message);
    assertWrongUsage(
        "ask --index " + temp.resolve("none") + " --question ordu " + options, message);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"--words 9", "--ranking paper", "--max-overlap 1", "--radius 80", "--aliases"})
  void lucenesSyntaxHasItsOwnWay(String option) {
    assertWrongUsage(
        "search --index " + temp.resolve("none") + " --syntax lucene " + option + " ordu",
        option.split(" ")[0] + " does not go with --syntax lucene");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-k 0|k is 0",
        "--words -1|-1 words",
        "--max-overlap 1.5|overlap is 1.5",
        "--max-overlap NaN|overlap is NaN",
        "--radius 0|radius 0 is too small",
        "--unit parent --expand sometimes|no expansion 'sometimes'",
        "--unit parent --parent-context half|no parent context 'half'",
        "--unit page --page-words none|page are 'none'",
        "--unit paragraph|--unit is 'paragraph'",
        "--ranking best|--ranking is 'best'"
      })
  void aValueThatIsNoneIsWrongUsageBeforeAnIndexIsOpened(String options, String message) {
    assertWrongUsage("search --index " + temp.resolve("none") + " " + options + " ordu", message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "export --unit chunk --radius 40 --out -|--radius goes with the unit window",
        "clean --gold none --dropped|leave out --dropped",
        "clean --gold none --corpus none|leave out --corpus",
        "anchors-eval --pairs none --index none|leave out --index",
        "anchors-eval --pairs none --corpus none|leave out --corpus",
        "anchors-eval --gold none --corpus none --index none|do not go together",
        "bench --questions none --out none --radius 0|radius 0 is too small",
        "bench --questions none --out none -k 0|k is 0",
        "bench --questions none --out none --scale 0|scale is 0",
        "eval retrieval --questions none --out none -k 0|k is 0",
        "eval retrieval --questions none --out none --unit chunk --radius 40|--radius goes with",
        "eval retrieval --questions none --out none --no-clean|--no-clean is for a corpus",
        "eval answers --questions none --out none --in-flight 0|0 requests in flight",
        "eval answers --questions none --out none --words 100|leave 'words' out",
        "eval answers --questions none --out none --cache none|--cache keeps replies of models",
        "eval answers --questions none --out none --generator reader:x|a model says nothing to",
        "eval answers --questions none --out none --generator ollama|needs a model",
        "eval answers --questions none --out none --generator ollama:m --key-variable K|"
            + "--key-variable says nothing to generator ollama"
      })
  void otherCommandsCheckTheirOptionsFirstToo(String command, String message) {
    assertWrongUsage(command, message);
  }

  @Test
  void theDemoKnowsItsQuestionBeforeItBuilds() {
    assertWrongUsage("demo --id none --index " + temp.resolve("none"), "no question 'none'");
    assertThat(temp.resolve("none")).doesNotExist();
  }

  @Test
  void whatOneOfSeveralUnitsHasAUseForIsNoMistake() throws IOException {
    Cli.Ran ran =
        Cli.run(
            ("ask --unit all --ranking evidence --max-overlap 0.5 --expand by-relation --page-words"
                 + " 9 --parent-context full --radius 80 --aliases --json --question ordu --index "
                    + Cli.index(temp))
                .split(" "));
    assertThat(ran.code()).as(ran.err()).isZero();
  }

  private static void assertWrongUsage(String command, String message) {
    Cli.Ran ran = Cli.run((Object[]) command.split(" "));
    assertThat(ran.err()).startsWith("ear: ").contains(message);
    assertThat(ran.err().lines()).hasSize(1);
    assertThat(ran.code()).isEqualTo(2);
  }
}
