package dev.ear.index;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.IoReason;
import dev.ear.ShellWord;
import dev.ear.corpus.Corpus;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
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
  static final String CURRENT = "CURRENT";
  static final String LOCK = "build.lock";
  static final String DRAFT = CURRENT + ".new";

  /** Bytes of a CURRENT file, with room for what may have been damaged. */
  static final int LONGEST_NAME = 64;

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
      throw missing();
    }
    return generation;
  }

  private EarException missing() {
    if (Corpus.holdsBooks(folder)) {
      return new EarException(
          Category.INDEX,
          folder
              + " holds books and no EAR index; build one of them with: ear build --corpus "
              + ShellWord.of(folder)
              + " --index index, and name that with --index");
    }
    String what =
        Files.isDirectory(folder) ? "holds no EAR index" : "is no folder with an EAR index";
    return new EarException(
        Category.INDEX, folder + " " + what + "; build one with: " + buildCommand(folder));
  }

  /**
   * Returns the command that builds an index, for messages.
   *
   * @param folder the index folder
   */
  public static String buildCommand(Path folder) {
    return "ear build --corpus BOOKS --index " + ShellWord.of(folder);
  }

  /** Returns the index folder a generation belongs to. */
  static Path of(Path generation) {
    return Objects.requireNonNullElse(generation.getParent(), Path.of("."));
  }

  /** Returns the command that builds the index a generation belongs to. */
  static String buildCommandFor(Path generation) {
    return buildCommand(of(generation));
  }

  /** Returns the names of the books it holds, in order; none where that cannot be told. */
  public List<String> bookNames() {
    try {
      Path generation = currentOrNull();
      return generation == null
          ? List.of()
          : Manifests.read(generation).books().stream().map(Manifest.BookEntry::name).toList();
    } catch (EarException | IOException e) {
      return List.of();
    }
  }

  @Nullable Path currentOrNull() {
    String name = readCurrent();
    if (name == null) {
      return null;
    }
    if (!Generations.isName(name)) {
      throw EarException.withRemedy(
          Category.INDEX,
          folder.resolve(CURRENT) + " is damaged: it names no generation of this index",
          "build again with: " + buildCommand(folder),
          null);
    }
    return folder.resolve(name);
  }

  /** Returns what {@code CURRENT} says; null when there is none. */
  private @Nullable String readCurrent() {
    try {
      Path current = folder.resolve(CURRENT);
      // Reading a pipe would wait for ever.
      if (Files.exists(current) && !Files.isRegularFile(current)) {
        return "";
      }
      byte[] name = Files.readAllBytes(current);
      // A damaged name need not be UTF-8.
      return new String(name, StandardCharsets.ISO_8859_1).strip();
    } catch (NoSuchFileException e) {
      return null;
    } catch (IOException e) {
      if (Files.isRegularFile(folder)) {
        return null;
      }
      throw new EarException(
          Category.INDEX, "cannot read " + folder.resolve(CURRENT) + ": " + IoReason.of(e), e);
    }
  }

  /** Returns the generation that answers; null when there is none or {@code CURRENT} is damaged. */
  @Nullable Path soundCurrent() {
    String name = readCurrent();
    return name == null || !Generations.isName(name) ? null : folder.resolve(name);
  }

  /**
   * Returns what is wrong with the folder, what its current generation holds apart.
   *
   * @throws EarException when there is no index
   */
  List<Damage> damages() {
    if (readCurrent() == null) {
      throw missing();
    }
    var damages = new ArrayList<Damage>();
    Path current = soundCurrent();
    if (current == null) {
      damages.add(new Damage(CURRENT, "names no generation", "a name such as generation-1"));
    }
    return damages;
  }

  /**
   * Removes what a killed build left beside the index that answers. Where another build is writing,
   * or the machine refuses, all stays for a later build to remove.
   */
  public void removeLeftovers() {
    Path current = soundCurrent();
    if (current == null) {
      return;
    }
    try (FileChannel lock =
        FileChannel.open(
            folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      if (tryLock(lock)) {
        Generations.removeAllBut(folder, current);
      }
    } catch (IOException e) {
      // The index answers all the same.
    }
  }

  /**
   * Starts a build: takes the folder's lock and makes a new generation.
   *
   * @throws EarException when the folder belongs to something else or another build is writing it
   * @throws IOException when the machine will not write
   */
  Build begin() throws IOException {
    FolderOwner.refuseForeign(this);
    Files.createDirectories(folder);
    FileChannel lock =
        FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      if (!tryLock(lock)) {
        throw new EarException(
            Category.SYSTEM,
            "another build is writing " + folder + "; wait until it is done and try again");
      }
      Path current = soundCurrent();
      Generations.removeAllBut(folder, current);
      Path next = Generations.next(folder, current);
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
      for (Path file : Generations.files(generation)) {
        IOUtils.fsync(file, false);
      }
      IOUtils.fsync(generation, true);
      Path draft = folder.resolve(DRAFT);
      Files.writeString(draft, generation.getFileName() + "\n", StandardCharsets.UTF_8);
      IOUtils.fsync(draft, false);
      Files.move(draft, folder.resolve(CURRENT), StandardCopyOption.ATOMIC_MOVE);
      IOUtils.fsync(folder, true);
      published = true;
      try {
        Generations.removeAllBut(folder, generation);
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

  /** Returns what lies in the folder and in its generation and is not ours, as paths within it. */
  List<String> foreign() throws IOException {
    Path current = soundCurrent();
    var foreign = new ArrayList<String>();
    for (Path entry : entries(folder)) {
      String name = entry.getFileName().toString();
      if (entry.equals(current) && OwnFiles.isFolder(entry) && OwnFiles.isGeneration(entry)) {
        OwnFiles.foreignIn(entry).forEach(inside -> foreign.add(name + "/" + inside));
      } else if (OwnFiles.isForeign(entry)) {
        foreign.add(name);
      }
    }
    return foreign;
  }

  static List<Path> entries(Path folder) throws IOException {
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
}
