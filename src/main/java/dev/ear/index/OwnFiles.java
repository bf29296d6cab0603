package dev.ear.index;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Tells the files that builds leave in an index folder from those of something else. */
final class OwnFiles {
  private static final String NOTE = "README.md";
  private static final String NOTE_TITLE = "# EAR index folder";

  /** All that a generation may hold; a folder with anything else is none of ours. */
  private static final Pattern OUR_FILE =
      Pattern.compile(
          String.join(
              "|",
              "(?:pages|chunks|windows)(?:/(?:_[0-9a-z]+[._].*|(?:pending_)?segments_.*|write\\.lock))?",
              Pattern.quote(Manifests.FILE),
              Pattern.quote(EvidenceFile.FILE),
              Pattern.quote(Checksums.FILE)));

  private OwnFiles() {}

  /** Returns what no build of ours leaves at or in an entry of the folder; null for nothing. */
  static @Nullable String foreignIn(Path folder, Path entry) throws IOException {
    String name = entry.getFileName().toString();
    boolean ours =
        switch (name) {
          case IndexFolder.LOCK -> isFile(entry) && Files.size(entry) == 0;
          case IndexFolder.CURRENT, IndexFolder.DRAFT ->
              isFile(entry) && (namesGeneration(entry) || holdsGeneration(folder));
          case NOTE -> Files.isRegularFile(entry) && opensWithTitle(Files.readAllBytes(entry));
          default -> IndexFolder.isGeneration(name) && isFolder(entry);
        };
    if (!ours) {
      return name;
    }
    String inside = isFolder(entry) ? foreignInGeneration(entry) : null;
    return inside == null ? null : name + "/" + inside;
  }

  /** An empty file is what a power cut may leave of one that named a generation. */
  private static boolean namesGeneration(Path file) throws IOException {
    byte[] name = Files.readAllBytes(file);
    return name.length == 0
        || IndexFolder.isGeneration(new String(name, StandardCharsets.ISO_8859_1).strip());
  }

  /** A damaged {@code CURRENT} is ours still where a generation of ours lies beside it. */
  private static boolean holdsGeneration(Path folder) throws IOException {
    for (Path entry : IndexFolder.entries(folder)) {
      if (IndexFolder.isGeneration(entry.getFileName().toString())
          && Files.isRegularFile(entry.resolve(Checksums.FILE))
          && foreignInGeneration(entry) == null) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable String foreignInGeneration(Path generation) throws IOException {
    try (Stream<Path> all = Files.walk(generation)) {
      return all.map(path -> generation.relativize(path).toString().replace('\\', '/'))
          .filter(name -> !name.isEmpty() && !OUR_FILE.matcher(name).matches())
          .sorted()
          .findFirst()
          .orElse(null);
    } catch (UncheckedIOException e) {
      // A folder in it that cannot be read.
      throw e.getCause();
    }
  }

  private static boolean isFile(Path path) {
    return Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS);
  }

  private static boolean isFolder(Path path) {
    return Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS);
  }

  /** A note of another's may be in any encoding. */
  private static boolean opensWithTitle(byte[] note) {
    byte[] title = NOTE_TITLE.getBytes(StandardCharsets.UTF_8);
    return note.length >= title.length && Arrays.equals(title, Arrays.copyOf(note, title.length));
  }
}
