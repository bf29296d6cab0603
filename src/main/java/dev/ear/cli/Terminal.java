package dev.ear.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Help.Ansi;

/**
 * Where a command prints: results to standard output, messages to standard error, both UTF-8
 * whatever the locale.
 */
final class Terminal {
  private static final String INDENT = "   ";
  private static final int BUFFER = 1 << 16;

  private final InputStream in;
  private final ResultStream results;
  private final PrintWriter out;
  private final PrintWriter err;
  private final Ansi ansi;
  private final Screen screen;

  /**
   * Creates a terminal.
   *
   * @param in standard input
   * @param out standard output
   * @param err standard error
   * @param ansi whether results are coloured
   * @param screen how wide results may be and who watches
   */
  Terminal(InputStream in, OutputStream out, OutputStream err, Ansi ansi, Screen screen) {
    this.in = in;
    results = new ResultStream(out);
    this.out = writer(results);
    this.err = writer(err);
    this.ansi = ansi;
    this.screen = screen;
  }

  /** Returns the terminal of this process; results are coloured for a person alone. */
  static Terminal ofProcess() {
    boolean colour = "1".equals(System.getenv("EAR_OUT_TTY")) && System.getenv("NO_COLOR") == null;
    return new Terminal(
        System.in,
        new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), BUFFER),
        new FileOutputStream(FileDescriptor.err),
        colour ? Ansi.ON : Ansi.OFF,
        Screen.of(System.getenv()));
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
   * Prints a title and what belongs to it on one line, or on more where the screen ends; those
   * after the first are indented.
   */
  void titled(String title, String... more) {
    var pieces = new ArrayList<String>();
    pieces.add(TextWrap.printable(title));
    pieces.addAll(Stream.of(more).map(TextWrap::printable).toList());
    List<String> lines = TextWrap.flow(pieces, "  ", width() - INDENT.length());
    for (int i = 0; i < lines.size(); i++) {
      println(i > 0 ? INDENT + lines.get(i) : boldStart(lines.getFirst(), pieces.getFirst()));
    }
  }

  /** A title that is longer than the line is bold as far as the line goes. */
  private String boldStart(String line, String title) {
    int end = Math.min(line.length(), title.length());
    return Styles.bold(this, line.substring(0, end)) + line.substring(end);
  }

  /** Prints running text, wrapped to the screen; each of its lines begins with the indent. */
  void wrapped(String indent, String text) {
    TextWrap.lines(text, width() - indent.length()).forEach(line -> println(indent + line));
  }

  /**
   * Prints a message for the person at the terminal, who may be told of names with control
   * characters in them: wrapped where somebody watches, on one line for a file or a program.
   */
  void message(String line) {
    String printable = TextWrap.printable(line);
    if (interactive() && TextWrap.columns(printable) > width()) {
      TextWrap.lines(printable, width()).forEach(err::println);
    } else {
      err.println(printable);
    }
    err.flush();
  }

  void flush() {
    out.flush();
    err.flush();
  }

  /**
   * Says whether some results could not be written, for example to a full disk; a reader that left
   * early, as {@code head} does, lost nothing it wanted.
   */
  boolean lostResults() {
    return out.checkError() && !results.readerLeft();
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
    return screen.width();
  }

  /** Returns how wide a table may be. */
  int tableWidth() {
    return screen.tableWidth();
  }

  boolean interactive() {
    return screen.interactive();
  }

  private static PrintWriter writer(OutputStream stream) {
    return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), false);
  }
}
