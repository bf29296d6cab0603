package dev.ear.index;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.lucene.util.IOUtils;
import org.jspecify.annotations.Nullable;

/**
 * The folder that holds built indexes, one generation of which is current.
 *
 * <p>A build writes a new {@code generation-N} folder and then replaces the small file {@code
 * CURRENT}, which names the generation that answers, in one atomic step. Until then, and after a
 * build that failed or was killed, the old generation answers. The next build removes what others
 * left.
 */
public final class IndexFolder {
  private static final String CURRENT = "CURRENT";
  private static final String LOCK = "build.lock";
  private static final String GENERATION = "generation-";
  private static final String NOTE = "README.md";
  private static final String NOTE_TITLE = "# EAR index folder";

  /** All that a generation holds; a folder with anything else is none of ours. */
  private static final Set<String> PARTS =
      Set.of(
          IndexBuilder.PAGES,
          IndexBuilder.CHUNKS,
          IndexBuilder.WINDOWS,
          Manifests.FILE,
          EvidenceFile.FILE,
          Checksums.FILE);

  private final Path folder;

  /** Creates the view of a folder, which need not exist. */
  public IndexFolder(Path folder) {
    this.folder = folder;
  }

  /** Returns the folder itself. */
  public Path path() {
    return folder;
  }

  /**
   * Returns the folder of the generation that answers.
   *
   * @throws EarException when there is none
   */
  public Path current() {
    Path generation = currentOrNull();
    if (generation == null) {
      String what =
          Files.isDirectory(folder) ? "holds no EAR index" : "is no folder with an EAR index";
      throw new EarException(
          Category.INDEX,
          folder + " " + what + "; build one with: ear build --corpus DIR --index " + folder);
    }
    return generation;
  }

  @Nullable Path currentOrNull() {
    try {
      String name = Files.readString(folder.resolve(CURRENT), StandardCharsets.UTF_8).strip();
      if (!isGeneration(name)) {
        throw new EarException(
            Category.INDEX,
            folder.resolve(CURRENT)
                + " names no generation of this index; remove that file and build again with: ear"
                + " build --index "
                + folder);
      }
      return folder.resolve(name);
    } catch (NoSuchFileException e) {
      return null;
    } catch (IOException e) {
      if (Files.isRegularFile(folder)) {
        return null;
      }
      throw new EarException(
          Category.INDEX, "cannot read " + folder.resolve(CURRENT) + ": " + e.getMessage(), e);
    }
  }

  /**
   * Starts a build: takes the folder's lock and makes a new generation.
   *
   * @throws EarException when the folder belongs to something else or another build is writing it
   * @throws IOException when the machine will not write
   */
  Build begin() throws IOException {
    refuseForeignFolder();
    Files.createDirectories(folder);
    FileChannel lock =
        FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      if (!tryLock(lock)) {
        throw new EarException(
            Category.SYSTEM,
            "another build is writing " + folder + "; wait until it is done and try again");
      }
      Path current = currentOrNull();
      removeGenerations(current);
      Path next = folder.resolve(GENERATION + (current == null ? 1 : number(current) + 1));
      Files.createDirectory(next);
      return new Build(next, lock);
    } catch (IOException | RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  /** A generation that is being written, under the folder's lock. */
  final class Build implements AutoCloseable {
    private final Path generation;
    private final FileChannel lock;
    private boolean published;

    private Build(Path generation, FileChannel lock) {
      this.generation = generation;
      this.lock = lock;
    }

    /** Returns the folder to write the new generation into. */
    Path path() {
      return generation;
    }

    /** Makes the new generation the one that answers, then removes the others. */
    void publish() throws IOException {
      for (Path file : filesOf(generation)) {
        IOUtils.fsync(file, false);
      }
      IOUtils.fsync(generation, true);
      Path draft = folder.resolve(CURRENT + ".new");
      Files.writeString(draft, generation.getFileName() + "\n", StandardCharsets.UTF_8);
      IOUtils.fsync(draft, false);
      Files.move(draft, folder.resolve(CURRENT), StandardCopyOption.ATOMIC_MOVE);
      IOUtils.fsync(folder, true);
      published = true;
      try {
        removeGenerations(generation);
      } catch (IOException e) {
        // The new generation answers already; the next build removes what is left.
      }
    }

    /** Gives the lock back; a generation that was not published goes. */
    @Override
    public void close() throws IOException {
      try (lock) {
        if (!published) {
          IOUtils.rm(generation);
        }
      }
    }
  }

  /**
   * Refuses a folder that belongs to something else.
   *
   * @throws EarException when the folder is there and holds what no build of ours leaves
   * @throws IOException when it cannot be read
   */
  void refuseForeignFolder() throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    if (!Files.isDirectory(folder)) {
      throw new EarException(
          Category.INDEX, folder + " is a file; name a folder for the index with --index");
    }
    for (Path entry : entries()) {
      if (!isOurs(entry)) {
        throw new EarException(
            Category.INDEX,
            folder
                + " is no EAR index and not empty (it holds "
                + entry.getFileName()
                + "); nothing was written; name an empty or new folder with --index");
      }
    }
  }

  private boolean isOurs(Path entry) throws IOException {
    String name = entry.getFileName().toString();
    return switch (name) {
      case LOCK -> Files.isRegularFile(entry, LinkOption.NOFOLLOW_LINKS) && Files.size(entry) == 0;
      case CURRENT, CURRENT + ".new" ->
          Files.isRegularFile(entry, LinkOption.NOFOLLOW_LINKS) && namesGeneration(entry);
      case NOTE -> Files.isRegularFile(entry) && opensWithTitle(Files.readAllBytes(entry));
      default -> isGeneration(name) && holdsOnlyParts(entry);
    };
  }

  /** An empty file is what a power cut may leave of one that named a generation. */
  private static boolean namesGeneration(Path file) throws IOException {
    byte[] name = Files.readAllBytes(file);
    return name.length == 0 || isGeneration(new String(name, StandardCharsets.ISO_8859_1).strip());
  }

  private static boolean holdsOnlyParts(Path generation) throws IOException {
    if (!Files.isDirectory(generation, LinkOption.NOFOLLOW_LINKS)) {
      return false;
    }
    try (Stream<Path> parts = Files.list(generation)) {
      return parts.allMatch(part -> PARTS.contains(part.getFileName().toString()));
    }
  }

  /** A note of another's may be in any encoding. */
  private static boolean opensWithTitle(byte[] note) {
    byte[] title = NOTE_TITLE.getBytes(StandardCharsets.UTF_8);
    return note.length >= title.length && Arrays.equals(title, Arrays.copyOf(note, title.length));
  }

  private void removeGenerations(@Nullable Path but) throws IOException {
    for (Path entry : entries()) {
      if (isGeneration(entry.getFileName().toString()) && !entry.equals(but)) {
        IOUtils.rm(entry);
      }
    }
  }

  private static List<Path> filesOf(Path generation) throws IOException {
    try (Stream<Path> entries = Files.list(generation)) {
      return entries.filter(Files::isRegularFile).toList();
    }
  }

  private List<Path> entries() throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.sorted().toList();
    }
  }

  private static boolean tryLock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }

  private static boolean isGeneration(String name) {
    return name.matches(GENERATION + "\\d{1,9}");
  }

  private static int number(Path generation) {
    return Integer.parseInt(generation.getFileName().toString().substring(GENERATION.length()));
  }
}
