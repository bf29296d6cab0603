package dev.ear.index;

import java.io.IOException;

/** Adds up wall time over several stretches. */
final class Stopwatch {
  interface Work {
    void run() throws IOException;
  }

  private long nanos;
  private long started;

  void start() {
    started = System.nanoTime();
  }

  void stop() {
    nanos += System.nanoTime() - started;
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
