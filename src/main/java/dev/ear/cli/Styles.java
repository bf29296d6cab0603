package dev.ear.cli;

import picocli.CommandLine.Help.Ansi.Style;

/** Emphasis on terminals that have it. */
final class Styles {
  private Styles() {}

  static String bold(Terminal terminal, String text) {
    return terminal.ansi().enabled() ? Style.bold.on() + text + Style.bold.off() : text;
  }
}
