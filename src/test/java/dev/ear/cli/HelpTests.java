package dev.ear.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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

  @ParameterizedTest
  @ValueSource(ints = {60, 80, 110})
  void helpFitsTheScreen(int width) {
    assertThat(Cli.runAt(width, "", "build", "--help").lines())
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(width));
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

  @Test
  void aMistypedCommandGetsASuggestion() {
    Cli.Ran ran = Cli.run("serach", "x");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("'serach'").contains("search");
  }

  @Test
  void noCommandIsWrongUsage() {
    Cli.Ran ran = Cli.run();
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("Missing required subcommand").contains("try 'ear --help'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"search -k three x", "search --unit paragraph x", "build --radius many"})
  void aValueOfTheWrongKindIsWrongUsage(String args) {
    Cli.Ran ran = Cli.run((Object[]) args.split(" "));
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).startsWith("ear: Invalid value for option '").contains("--help");
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
    assertThat(ran.err()).contains("mutually exclusive");
  }
}
