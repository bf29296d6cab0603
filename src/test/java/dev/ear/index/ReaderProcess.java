package dev.ear.index;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Opens an index, says so, and when told to go on tells what the index holds. */
final class ReaderProcess {
  static final int OPEN = 'o';

  private ReaderProcess() {}

  public static void main(String[] args) throws IOException {
    try (EarIndex index = SmallCorpus.open(Path.of(args[0]))) {
      System.out.write(OPEN);
      System.out.flush();
      System.in.read();
      System.out.write(content(index).getBytes(StandardCharsets.UTF_8));
      System.out.flush();
    }
  }

  /** Returns all units of an index as text. */
  static String content(EarIndex index) throws IOException {
    return SmallCorpus.windows(index).toString()
        + SmallCorpus.chunks(index)
        + SmallCorpus.pages(index);
  }
}
