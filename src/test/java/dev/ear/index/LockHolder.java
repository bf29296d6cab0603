package dev.ear.index;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Objects;

/** A program that holds a lock until its standard input ends: another build, to the tests. */
final class LockHolder {
  /** What it prints once it holds the lock. */
  static final int HELD = '!';

  private LockHolder() {}

  public static void main(String[] args) throws IOException {
    try (FileChannel channel = FileChannel.open(Path.of(args[0]), StandardOpenOption.WRITE);
        FileLock lock = Objects.requireNonNull(channel.tryLock())) {
      System.out.write(HELD);
      System.out.flush();
      while (lock.isValid() && System.in.read() >= 0) {
        // Until the test closes the pipe.
      }
    }
  }
}
