package dev.ear.cli;

import picocli.CommandLine.Help.Ansi.Style;

/** Emphasis on terminals that have it. */
final class Styles {
  /** Ends bold alone; picocli's own sign for it underlines twice on many terminals. */
  private static final String NOT_BOLD = "\u001b[22m";

  private Styles() {}

  static String bold(Terminal terminal, String text) {
    return terminal.ansi().enabled() ? Style.bold.on() + text + NOT_BOLD : text;
  }
}
