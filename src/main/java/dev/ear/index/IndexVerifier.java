package dev.ear.index;

import dev.ear.EarException;
import dev.ear.anchor.CorpusEvidence;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import org.apache.lucene.index.CheckIndex;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.store.NoLockFactory;

/**
 * Says whether an index is as it was built, and where it is not.
 *
 * <p>First all files are compared with the list that was made of them; then what they hold is gone
 * through: Lucene's own check of each index, the links from units to pages, the counts of the
 * manifest. What a damaged file holds is not gone through: it would be reported twice.
 */
public final class IndexVerifier {
  private static final List<String> PARTS =
      List.of(IndexBuilder.PAGES, IndexBuilder.CHUNKS, IndexBuilder.WINDOWS);

  /** Bytes are told in these, since progress counts in whole numbers. */
  private static final int KIBI = 1 << 10;

  private final BuildProgress progress;
  private final List<Damage> damages = new ArrayList<>();

  private IndexVerifier(BuildProgress progress) {
    this.progress = progress;
  }

  /**
   * What came of a check.
   *
   * @param sound whether no damage was found
   * @param bytes how many bytes were compared
   * @param damages what was found, by file
   * @param ignored files in the index folder that are none of the index's, as paths within it
   */
  public record Verification(
      boolean sound, long bytes, List<Damage> damages, List<String> ignored) {}

  /**
   * Checks the current generation of an index folder and the folder itself.
   *
   * @param folder the index folder
   * @param progress hears how far the check has come
   * @throws EarException when there is no index, or one of another format
   * @throws IOException when the machine will not read
   */
  public static Verification verify(IndexFolder folder, BuildProgress progress) throws IOException {
    var verifier = new IndexVerifier(progress);
    verifier.damages.addAll(folder.damages());
    Path generation = folder.soundCurrent();
    long bytes = generation == null ? 0 : verifier.check(generation);
    return new Verification(
        verifier.damages.isEmpty(), bytes, List.copyOf(verifier.damages), folder.foreign());
  }

  private long check(Path generation) throws IOException {
    long all = Checksums.bytes(generation);
    List<Damage> files = Checksums.damages(generation, counted(all));
    damages.addAll(files);
    if (files.stream().noneMatch(damage -> damage.file().equals(Manifests.FILE))) {
      requireOwnFormat(generation);
    }
    if (files.isEmpty()) {
      checkContent(generation);
    }
    return all;
  }

  /** An index of another format is sound in its own way, and its files are others. */
  private static void requireOwnFormat(Path generation) throws IOException {
    if (Files.isRegularFile(generation.resolve(Manifests.FILE))) {
      Manifests.requireFormat(generation);
    }
  }

  private LongConsumer counted(long all) {
    long[] done = {0};
    return bytes -> {
      done[0] += bytes;
      progress.pages("reading files, KiB", (int) (done[0] / KIBI), (int) (all / KIBI));
    };
  }

  private void checkContent(Path generation) throws IOException {
    int before = damages.size();
    for (int part = 0; part < PARTS.size(); part++) {
      progress.pages("checking the indexes", part, PARTS.size());
      checkLucene(generation, PARTS.get(part));
    }
    if (damages.size() > before) {
      return;
    }
    progress.pages("checking links", 0, 1);
    try {
      Manifest manifest = Manifests.read(generation);
      CorpusEvidence evidence = EvidenceFile.read(generation);
      compare(
          EvidenceFile.FILE,
          "checksum of the evidence of names",
          manifest.profile().evidence(),
          evidence.checksum());
      try (var pages = new UnitReader(generation.resolve(IndexBuilder.PAGES));
          var chunks = new UnitReader(generation.resolve(IndexBuilder.CHUNKS));
          var windows = new UnitReader(generation.resolve(IndexBuilder.WINDOWS))) {
        damages.addAll(new LinkCheck(manifest, pages, chunks, windows).damages());
      }
    } catch (EarException e) {
      add(Manifests.FILE, "does not fit the index (" + e.getMessage() + ")", "a sound index");
    }
    progress.pages("checking links", 1, 1);
  }

  private void checkLucene(Path generation, String part) throws IOException {
    var log = new ByteArrayOutputStream();
    try (Directory directory = FSDirectory.open(generation.resolve(part), NoLockFactory.INSTANCE);
        var check = new CheckIndex(directory)) {
      check.setInfoStream(new PrintStream(log, false, StandardCharsets.UTF_8));
      CheckIndex.Status status = check.checkIndex();
      if (!status.clean) {
        add(part, "does not pass Lucene's check (" + firstError(log) + ")", "a sound index");
      }
    } catch (IOException | RuntimeException e) {
      add(part, "cannot be opened (" + e.getMessage() + ")", "a Lucene index");
    }
  }

  private static String firstError(ByteArrayOutputStream log) {
    return log.toString(StandardCharsets.UTF_8)
        .lines()
        .filter(line -> line.contains("Exception") || line.contains("ERROR"))
        .findFirst()
        .orElse("it says no more")
        .strip();
  }

  private void compare(String file, String what, Object said, Object found) {
    if (!said.equals(found)) {
      add(file, "has " + what + " " + found, said + ", as the manifest says");
    }
  }

  private void add(String file, String found, String expected) {
    damages.add(new Damage(file, found, expected));
  }
}
