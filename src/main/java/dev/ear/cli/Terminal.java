package dev.ear.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Help.Ansi;

/**
 * Where a command prints: results to standard output, messages to standard error, both UTF-8
 * whatever the locale.
 */
final class Terminal {
  private static final int DEFAULT_WIDTH = 80;
  private static final int BUFFER = 1 << 16;

  private final InputStream in;
  private final PrintWriter out;
  private final PrintWriter err;
  private final Ansi ansi;
  private final int width;
  private final boolean interactive;

  /**
   * Creates a terminal.
   *
   * @param in standard input
   * @param out standard output
   * @param err standard error
   * @param ansi whether results are coloured
   * @param width columns of the screen
   * @param interactive whether a person watches standard error
   */
  Terminal(
      InputStream in,
      OutputStream out,
      OutputStream err,
      Ansi ansi,
      int width,
      boolean interactive) {
    this.in = in;
    this.out = writer(out);
    this.err = writer(err);
    this.ansi = ansi;
    this.width = width;
    this.interactive = interactive;
  }

  /**
   * Returns the terminal of this process.
   *
   * <p>The launcher tells in {@code COLUMNS} how wide the screen is, and in {@code EAR_OUT_TTY} and
   * {@code EAR_ERR_TTY} whether there is one; Java cannot tell the two streams apart.
   */
  static Terminal ofProcess() {
    boolean colour = "1".equals(System.getenv("EAR_OUT_TTY")) && System.getenv("NO_COLOR") == null;
    return new Terminal(
        System.in,
        new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), BUFFER),
        new FileOutputStream(FileDescriptor.err),
        colour ? Ansi.ON : Ansi.OFF,
        columns(),
        "1".equals(System.getenv("EAR_ERR_TTY")));
  }

  /** Prints a line of results. */
  void println(String line) {
    out.println(line);
  }

  /** Prints an empty line of results. */
  void println() {
    out.println();
  }

  /**
   * Prints a message for the person at the terminal, who may be told of names with control
   * characters in them.
   */
  void message(String line) {
    err.println(TextWrap.printable(line));
    err.flush();
  }

  void flush() {
    out.flush();
    err.flush();
  }

  /** Says whether some results could not be written, for example to a full disk. */
  boolean lostResults() {
    return out.checkError();
  }

  InputStream in() {
    return in;
  }

  PrintWriter outWriter() {
    return out;
  }

  PrintWriter errWriter() {
    return err;
  }

  Ansi ansi() {
    return ansi;
  }

  int width() {
    return width;
  }

  boolean interactive() {
    return interactive;
  }

  private static int columns() {
    String columns = System.getenv("COLUMNS");
    return columns != null && columns.matches("[1-9]\\d{0,3}")
        ? Integer.parseInt(columns)
        : DEFAULT_WIDTH;
  }

  private static PrintWriter writer(OutputStream stream) {
    return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), false);
  }
}
