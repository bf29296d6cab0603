package dev.ear.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Help, version, completion and calls that are wrong. */
final class HelpTests {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "demo",
        "clean",
        "build",
        "search",
        "ask",
        "analyze",
        "export",
        "info",
        "anchors",
        "anchors-eval",
        "completion"
      })
  void everyCommandExplainsItself(String command) {
    Cli.Ran ran = Cli.run(command, "--help");
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("Usage: ear " + command);
    assertThat(ran.err()).isEmpty();
  }

  @Test
  void theProgramListsItsCommandsAndExitCodes() {
    Cli.Ran ran = Cli.run("--help");
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .contains("demo", "clean", "build", "search", "ask", "analyze", "export", "info")
        .contains("Exit codes: 0 done, 1 failed, 2 wrong usage.");
  }

  private static Stream<Arguments> allPages() {
    return Stream.of(
            "--help",
            "demo --help",
            "clean --help",
            "build --help",
            "search --help",
            "ask --help",
            "analyze --help",
            "export --help",
            "info --help",
            "verify --help",
            "anchors --help",
            "anchors-eval --help",
            "questions --help",
            "questions audit --help",
            "questions supported --help",
            "eval --help",
            "eval retrieval --help",
            "eval answers --help",
            "eval compare --help",
            "report --help",
            "bench --help",
            "completion --help")
        .flatMap(page -> Stream.of(60, 80, 120).map(width -> Arguments.of(page, width)));
  }

  @ParameterizedTest
  @MethodSource("allPages")
  void helpFitsTheScreenAndNoExampleBreaksInsideAQuotedString(String page, int width) {
    Cli.Ran ran = Cli.runAt(width, "", (Object[]) page.split(" "));
    assertThat(ran.code()).isZero();
    assertThat(ran.lines())
        .allSatisfy(line -> assertThat(TextWrap.columns(line)).isLessThanOrEqualTo(width));
    List<String> examples =
        ran.lines().stream().dropWhile(line -> !line.startsWith("Example")).toList();
    assertThat(examples)
        .allSatisfy(
            line ->
                assertThat(line.replaceAll("'[^']*'|\"[^\"]*\"", "")).doesNotContain("\"", "'"));
  }

  @ParameterizedTest
  @MethodSource("allPages")
  void onANarrowScreenAllAboveTheExamplesFits(String page, int width) {
    Cli.Ran ran = Cli.runAt(width - 20, "", (Object[]) page.split(" "));
    assertThat(ran.lines().stream().takeWhile(line -> !line.startsWith("Example")))
        .allSatisfy(line -> assertThat(TextWrap.columns(line)).isLessThanOrEqualTo(width - 20));
  }

  @ParameterizedTest
  @MethodSource("allPages")
  void aBrokenExampleCanBeCopiedIntoAShell(String page, int width) {
    List<String> lines = Cli.runAt(width, "", (Object[]) page.split(" ")).lines();
    for (int i = 1; i < lines.size(); i++) {
      boolean continues =
          lines.get(i).startsWith("      ") && lines.get(i - 1).startsWith("  ear ");
      assertThat(lines.get(i - 1).endsWith(" \\") || !continues).as(lines.get(i - 1)).isTrue();
    }
  }

  @Test
  void paragraphsBelowTheOptionsFlowToTheScreen() {
    assertThat(Cli.runAt(120, "", "build", "--help").lines())
        .contains(
            "A corpus is a folder of books: .txt, .pdf, .epub, .docx, .html, .md or .pages.jsonl"
                + " files. An index that is there");
  }

  @Test
  void helpOfACommandThatIsNoneIsWrongUsage() {
    assertThat(Cli.run("help", "serach").code()).isEqualTo(2);
  }

  @Test
  void helpOfACommandIsAskedForInEitherWay() {
    assertThat(Cli.run("help", "eval", "retrieval").out())
        .isEqualTo(Cli.run("eval", "retrieval", "--help").out());
    assertThat(Cli.run("help").out()).isEqualTo(Cli.run("--help").out());
  }

  @Test
  void theVersionNamesEarLuceneAndJava() {
    Cli.Ran ran = Cli.run("--version");
    assertThat(ran.code()).isZero();
    assertThat(ran.lines()).hasSize(3);
    assertThat(ran.lines().getFirst()).matches("ear \\d+\\.\\d+\\.\\d+.*");
    assertThat(ran.lines().get(1)).startsWith("Lucene 10.");
    assertThat(ran.lines().get(2)).startsWith("Java ");
  }

  @Test
  void completionIsAScriptForTheShell() {
    Cli.Ran ran = Cli.run("completion");
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).startsWith("#!/usr/bin/env bash").contains("complete -F _complete_ear");
  }

  @Test
  void anUnknownOptionIsWrongUsageThatPointsToTheHelp() {
    Cli.Ran ran = Cli.run("info", "--colour");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains("'--colour'").contains("try 'ear info --help'");
  }

  @ParameterizedTest
  @CsvSource({
    "serach Malazgirt, ear has no command 'serach'; did you mean 'ear search'; try 'ear --help'",
    "eval retreival, ear eval has no command 'retreival'; did you mean 'ear eval retrieval'; try"
        + " 'ear eval --help'"
  })
  void aMistypedCommandGetsASuggestion(String args, String message) {
    Cli.Ran ran = Cli.run((Object[]) args.split(" "));
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).isEqualTo("ear: " + message + "\n");
  }

  @Test
  void noCommandIsWrongUsage() {
    Cli.Ran ran = Cli.run();
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("ear needs a command: demo, clean").contains("try 'ear --help'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"search -k three x", "search --unit paragraph x", "build --radius many"})
  void aValueOfTheWrongKindIsWrongUsage(String args) {
    Cli.Ran ran = Cli.run((Object[]) args.split(" "));
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("; expected ").contains("--help");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "search --ranking foo x|--ranking is 'foo'; expected paper or evidence",
        "search --unit foo x|--unit is 'foo'; expected window, parent, chunk or page",
        "search -k many x|-k is 'many'; expected a whole number, at most 2147483647",
        "search --max-overlap some x|--max-overlap is 'some'; expected a number",
        "build --json=3|--json takes no value, and '3' was given",
        "search x -k|-k needs a value: K",
        "search|TEXT is missing",
        "report|--out and RUN are missing",
        "export|--out is missing",
        "clean|one of --out and --gold is missing",
        "ask|one of --question and --questions is missing",
        "clean --out a --half even|--half goes with --gold, which is missing",
        "clean --out a --gold b|--out and --gold do not go together; give one of them",
        "anchors --prefix a --similar b|--prefix and --similar do not go together; give one of"
            + " them",
        "search --json --json x|--json stands twice",
        "build books|ear build takes no 'books' without an option that names it",
        "search x --rankin paper|ear search has no option '--rankin'; did you mean '--ranking'",
        "search x --colour|ear search has no option '--colour'",
        "search -lale|TEXT is missing; if '-lale' is to be looked for, put -- before the text",
        "search ordu -kale|-k is 'ale'; expected a whole number, at most 2147483647; if '-kale' is"
            + " to be looked for, put -- before the text"
      })
  void aMistakeIsToldInTheNamesThatPeopleType(String args, String message) {
    Cli.Ran ran = Cli.run((Object[]) args.split(" "));
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .isEqualTo("ear: " + message + "; try 'ear " + args.split(" ")[0] + " --help'\n");
  }

  @Test
  void askWithoutAQuestionIsWrongUsage() {
    Cli.Ran ran = Cli.run("ask");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("--question").contains("--questions");
  }

  @Test
  void askWithBothKindsOfQuestionIsWrongUsage() {
    Cli.Ran ran = Cli.run("ask", "--question", "a", "--questions", "b");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .contains("--question and --questions do not go together; give one of them");
  }
}
