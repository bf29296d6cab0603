package dev.ear.index;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.function.LongSupplier;

/** Adds up time over several stretches. */
final class Stopwatch {
  interface Work {
    void run() throws IOException;
  }

  private final LongSupplier clock;
  private long nanos;
  private long started;

  private Stopwatch(LongSupplier clock) {
    this.clock = clock;
  }

  /** Creates a stopwatch of wall time. */
  static Stopwatch ofWall() {
    return new Stopwatch(System::nanoTime);
  }

  /** Creates a stopwatch of the processor time of the thread that starts and stops it. */
  static Stopwatch ofThread() {
    return new Stopwatch(ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime);
  }

  void start() {
    started = clock.getAsLong();
  }

  void stop() {
    nanos += clock.getAsLong() - started;
  }

  void time(Work work) throws IOException {
    start();
    work.run();
    stop();
  }

  /** Returns the sum in seconds, to the millisecond. */
  double seconds() {
    return Math.round(nanos / 1e6) / 1e3;
  }
}
