package dev.ear.index;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Tells the files that builds leave in an index folder from those of something else. */
final class OwnFiles {
  private static final String NOTE = "README.md";
  private static final String NOTE_TITLE = "# EAR index folder";

  /** All that a build writes into a generation. */
  private static final Pattern OUR_FILE =
      Pattern.compile(
          String.join(
              "|",
              "(?:pages|chunks|windows)(?:/(?:_[0-9a-z]+[._].*|(?:pending_)?segments_.*|write\\.lock))?",
              Pattern.quote(Manifests.FILE),
              Pattern.quote(EvidenceFile.FILE),
              Pattern.quote(Checksums.FILE)));

  /** What desktops, file systems and Git put into any folder, which nobody misses. */
  private static final Pattern LITTER =
      Pattern.compile(
          "\\.DS_Store|\\._.*|\\.(?:Spotlight-V100|Trashes|fseventsd)|(?i:Thumbs\\.db|desktop\\.ini)"
              + "|\\.directory|\\.nfs\\w+|\\.fuse_hidden\\w+|lost\\+found|\\.git(?:keep|ignore)");

  private OwnFiles() {}

  /**
   * Says whether a folder shows that a build of ours has ended in it.
   *
   * @param folder any folder, which need not exist
   */
  static boolean holdEndedBuild(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return false;
    }
    Path current = folder.resolve(IndexFolder.CURRENT);
    if (isFile(current) && Files.size(current) <= IndexFolder.LONGEST_NAME) {
      String name = name(current);
      if (Generations.isName(name) && !Files.exists(folder.resolve(name))) {
        return true;
      }
    }
    for (Path entry : IndexFolder.entries(folder)) {
      if (Generations.isName(entry.getFileName().toString()) && holdsIndex(entry)) {
        return true;
      }
    }
    return false;
  }

  /** Says whether an entry of an index folder is none of ours, litter apart. */
  static boolean isForeign(Path entry) throws IOException {
    String name = entry.getFileName().toString();
    boolean ours =
        switch (name) {
          case IndexFolder.LOCK -> isFile(entry) && Files.size(entry) == 0;
          case IndexFolder.CURRENT, IndexFolder.DRAFT -> isFile(entry) && namesGeneration(entry);
          case NOTE -> Files.isRegularFile(entry) && opensWithTitle(Files.readAllBytes(entry));
          default -> isGeneration(entry);
        };
    return !ours && !isLitter(entry);
  }

  /** Says whether a build of ours made a folder and may remove it again. */
  static boolean isGeneration(Path entry) throws IOException {
    return Generations.isName(entry.getFileName().toString())
        && isFolder(entry)
        && (holdsIndex(entry) || foreignIn(entry).isEmpty());
  }

  /** Returns what no build of ours leaves in a generation, litter apart, as paths within it. */
  static List<String> foreignIn(Path generation) throws IOException {
    try (Stream<Path> all = Files.walk(generation)) {
      return all.filter(path -> !path.equals(generation) && !isLitter(path))
          .map(path -> Checksums.name(generation.relativize(path)))
          .filter(name -> !isOurs(name))
          .sorted()
          .toList();
    } catch (UncheckedIOException e) {
      // A folder in it that cannot be read.
      throw e.getCause();
    }
  }

  /** Says whether a build may write a file of that name, a path within a generation. */
  static boolean isOurs(String name) {
    return OUR_FILE.matcher(name).matches();
  }

  /** Removes a generation; where something that is not ours lies in it, all but that. */
  static void remove(Path generation) throws IOException {
    List<Path> all;
    try (Stream<Path> walk = Files.walk(generation)) {
      all = walk.sorted(Comparator.reverseOrder()).toList();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    for (Path path : all) {
      String name = Checksums.name(generation.relativize(path));
      boolean ours = path.equals(generation) || isLitter(path) || isOurs(name);
      if (ours && !(isFolder(path) && holdsSomething(path))) {
        Files.deleteIfExists(path);
      }
    }
  }

  private static boolean holdsSomething(Path folder) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.findAny().isPresent();
    }
  }

  /** An index that lost some of its files shows itself by the others. */
  private static boolean holdsIndex(Path generation) {
    return isFolder(generation)
        && isFolder(generation.resolve(IndexBuilder.PAGES))
        && Stream.of(Manifests.FILE, EvidenceFile.FILE, Checksums.FILE)
            .anyMatch(file -> isFile(generation.resolve(file)));
  }

  /** An empty file is what a power cut may leave of one that named a generation. */
  private static boolean namesGeneration(Path file) throws IOException {
    return Files.size(file) <= IndexFolder.LONGEST_NAME
        && (Files.size(file) == 0 || Generations.isName(name(file)));
  }

  /** Returns what a small file says; a damaged name need not be UTF-8. */
  private static String name(Path file) throws IOException {
    return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1).strip();
  }

  private static boolean isLitter(Path path) {
    return LITTER.matcher(path.getFileName().toString()).matches();
  }

  /** Says whether there is a file that is no link. */
  static boolean isFile(Path path) {
    return Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS);
  }

  /** Says whether there is a folder that is no link. */
  static boolean isFolder(Path path) {
    return Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS);
  }

  /** A note of another's may be in any encoding. */
  private static boolean opensWithTitle(byte[] note) {
    byte[] title = NOTE_TITLE.getBytes(StandardCharsets.UTF_8);
    return note.length >= title.length && Arrays.equals(title, Arrays.copyOf(note, title.length));
  }
}
