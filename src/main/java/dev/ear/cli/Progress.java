package dev.ear.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** Shows on a terminal how far long work has come; silent in a pipe and for the first seconds. */
final class Progress implements AutoCloseable {
  private static final Duration QUIET = Duration.ofSeconds(2);

  private final Terminal terminal;
  private final long started = System.nanoTime();
  private String task;
  private long total;
  private long done;
  private @Nullable ProgressBar bar;

  private Progress(Terminal terminal, String task, long total) {
    this.terminal = terminal;
    this.task = task;
    this.total = total;
  }

  static Progress start(Terminal terminal, String task, long total) {
    return new Progress(terminal, task, total);
  }

  /** Counts one piece of work as done. */
  void step() {
    update(task, done + 1, total);
  }

  /** Says how much of a task is done; a new task begins a new bar. */
  void update(String nowTask, long nowDone, long nowTotal) {
    if (!nowTask.equals(task)) {
      close();
      task = nowTask;
    }
    done = nowDone;
    total = nowTotal;
    if (bar == null
        && terminal.interactive()
        && done < total
        && System.nanoTime() - started > QUIET.toNanos()) {
      bar =
          new ProgressBarBuilder()
              .setTaskName(task)
              .setInitialMax(total)
              .setStyle(ProgressBarStyle.ASCII)
              .setConsumer(
                  new ConsoleProgressBarConsumer(
                      new PrintStream(
                          new FileOutputStream(FileDescriptor.err), false, StandardCharsets.UTF_8),
                      terminal.width()))
              .build();
    }
    if (bar != null) {
      bar.stepTo(done);
    }
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
      bar = null;
    }
  }
}
