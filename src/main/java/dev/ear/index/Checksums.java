package dev.ear.index;

import dev.ear.IoReason;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongConsumer;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * Keeps with a generation the size and the CRC-32 of each of its files, by which {@code ear verify}
 * and the next build see whether they are as they were built.
 *
 * <p>A line a file: checksum, bytes, path within the generation; the last line is the checksum of
 * the lines above it. A CRC-32 sees every flipped bit and costs a tenth of what SHA-256 does; it is
 * meant for disks, not for foes.
 */
final class Checksums {
  static final String FILE = "checksums.txt";

  /** Lucene's lock files may or may not be there and are no part of an index. */
  private static final String LOCK = "write.lock";

  private static final int BUFFER = 1 << 18;

  /**
   * A file.
   *
   * @param name its path within the generation, parted by slashes
   * @param bytes its size
   * @param crc32 CRC-32 of its bytes, in hexadecimal
   */
  private record Entry(String name, long bytes, String crc32) {
    String line() {
      return crc32 + " " + bytes + " " + name + "\n";
    }
  }

  private Checksums() {}

  /** Lists the files of a generation that is complete but for this list. */
  static void write(Path generation) throws IOException {
    var lines = new StringBuilder();
    for (Map.Entry<String, Path> file : files(generation).entrySet()) {
      Path path = file.getValue();
      lines.append(new Entry(file.getKey(), Files.size(path), crc32(path, read -> {})).line());
    }
    lines.append(crc32(lines.toString())).append('\n');
    Files.writeString(generation.resolve(FILE), lines, StandardCharsets.UTF_8);
  }

  /** Returns the bytes of all files listed. */
  static long bytes(Path generation) throws IOException {
    List<Entry> entries = read(generation);
    return entries == null ? 0 : entries.stream().mapToLong(Entry::bytes).sum();
  }

  /**
   * Reads all files of a generation and compares them with the list.
   *
   * @param read hears how many bytes were read since it heard last
   * @return what differs, by file; nothing when the files are as they were built
   * @throws IOException when the folder or the list cannot be read
   */
  static List<Damage> damages(Path generation, LongConsumer read) throws IOException {
    if (!OwnFiles.isFolder(generation)) {
      return List.of(
          new Damage(
              generation.getFileName().toString(),
              Files.isSymbolicLink(generation) ? "is a link" : "is missing",
              "the folder of the index that answers"));
    }
    Map<String, Path> there = files(generation);
    List<Entry> entries = read(generation);
    if (entries == null) {
      return List.of(
          new Damage(
              FILE,
              Files.exists(generation.resolve(FILE)) ? "is damaged" : "is missing",
              "the list of the index's files with its checksum"));
    }
    var damages = new ArrayList<Damage>();
    for (Entry entry : entries) {
      Path file = there.remove(entry.name());
      if (file == null) {
        damages.add(new Damage(entry.name(), "is missing", bytes(entry.bytes())));
      } else {
        compare(entry, file, damages, read);
      }
    }
    // Lucene would read what is named as its own files are; other files it does not see.
    there.keySet().stream()
        .filter(OwnFiles::isOurs)
        .forEach(name -> damages.add(new Damage(name, "was not built with the index", "no file")));
    damages.sort(Comparator.comparing(Damage::file));
    return damages;
  }

  /**
   * Checks that a generation's files are as they were built.
   *
   * @throws IOException when they are not; it says which
   */
  static void requireWhole(Path generation) throws IOException {
    List<Damage> damages = damages(generation, read -> {});
    if (!damages.isEmpty()) {
      throw new IOException(damages.getFirst().line());
    }
  }

  private static void compare(Entry entry, Path file, List<Damage> damages, LongConsumer read) {
    try {
      long size = Files.size(file);
      if (size != entry.bytes()) {
        damages.add(new Damage(entry.name(), "has " + bytes(size), bytes(entry.bytes())));
        return;
      }
      String crc32 = crc32(file, read);
      if (!crc32.equals(entry.crc32())) {
        damages.add(
            new Damage(
                entry.name(), "has other bytes (CRC-32 " + crc32 + ")", "CRC-32 " + entry.crc32()));
      }
    } catch (IOException e) {
      damages.add(
          new Damage(entry.name(), "cannot be read (" + IoReason.of(e) + ")", "a readable file"));
    }
  }

  private static String bytes(long bytes) {
    return String.format(Locale.ROOT, "%,d bytes", bytes);
  }

  /** Reads the list; null when it is not as it was written. */
  private static @Nullable List<Entry> read(Path generation) throws IOException {
    Path file = generation.resolve(FILE);
    if (!Files.isRegularFile(file)) {
      return null;
    }
    // What a flipped bit made no UTF-8 must not end the reading before it is told.
    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    int last = text.stripTrailing().lastIndexOf('\n') + 1;
    if (!text.equals(text.substring(0, last) + crc32(text.substring(0, last)) + "\n")) {
      return null;
    }
    return text.substring(0, last)
        .lines()
        .map(line -> line.split(" ", 3))
        .map(fields -> new Entry(fields[2], Long.parseLong(fields[1]), fields[0]))
        .toList();
  }

  private static Map<String, Path> files(Path generation) throws IOException {
    var files = new TreeMap<String, Path>();
    try (Stream<Path> all = Files.walk(generation)) {
      all.filter(path -> !Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS))
          .filter(path -> !path.getFileName().toString().equals(LOCK))
          .forEach(path -> files.put(name(generation.relativize(path)), path));
    } catch (UncheckedIOException e) {
      // A folder in it that cannot be read.
      throw e.getCause();
    }
    files.remove(FILE);
    return files;
  }

  /** Returns a path that is relative, its names parted by slashes. */
  static String name(Path relative) {
    var name = new StringBuilder();
    for (Path part : relative) {
      name.append(name.isEmpty() ? "" : "/").append(part);
    }
    return name.toString();
  }

  private static String crc32(String text) {
    var crc = new CRC32();
    crc.update(text.getBytes(StandardCharsets.UTF_8));
    return hex(crc);
  }

  private static String crc32(Path file, LongConsumer read) throws IOException {
    var crc = new CRC32();
    ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER);
    try (FileChannel in = FileChannel.open(file)) {
      for (int bytes = in.read(buffer); bytes >= 0; bytes = in.read(buffer)) {
        crc.update(buffer.flip());
        buffer.clear();
        read.accept(bytes);
      }
    }
    return hex(crc);
  }

  private static String hex(CRC32 crc) {
    return HexFormat.of().toHexDigits((int) crc.getValue());
  }
}
