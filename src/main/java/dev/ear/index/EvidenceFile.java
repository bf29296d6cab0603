package dev.ear.index;

import dev.ear.anchor.CorpusEvidence;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Keeps with an index what its corpus showed about names. */
final class EvidenceFile {
  static final String FILE = "evidence.txt";

  private EvidenceFile() {}

  static void write(CorpusEvidence evidence, Path generation) throws IOException {
    try (var out = Files.newBufferedWriter(generation.resolve(FILE), StandardCharsets.UTF_8)) {
      evidence.write(out);
    }
  }

  static CorpusEvidence read(Path generation) throws IOException {
    try (var in = Files.newBufferedReader(generation.resolve(FILE), StandardCharsets.UTF_8)) {
      return CorpusEvidence.read(in);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
