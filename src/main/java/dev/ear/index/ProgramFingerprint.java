package dev.ear.index;

import dev.ear.Sha256;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * A hash of those classes and resources of EAR that decide what a build makes of a corpus.
 *
 * <p>The version alone says too little: a program built anew from changed sources keeps it. The
 * lists of profiles have a checksum of their own.
 */
final class ProgramFingerprint {
  /** Stands for a program that cannot be read; it is the same as no other. */
  static final String UNKNOWN = "";

  private static final Pattern OWN =
      Pattern.compile("dev/ear/((text|anchor|corpus|unit|index)/.+|[^/]+\\.class)");

  /** Read once, and only by a build. */
  private static final class Running {
    static final String FINGERPRINT = read();

    private static String read() {
      CodeSource source = ProgramFingerprint.class.getProtectionDomain().getCodeSource();
      if (source == null || source.getLocation() == null) {
        return UNKNOWN;
      }
      try {
        return of(Path.of(source.getLocation().toURI()));
      } catch (IOException
          | URISyntaxException
          | IllegalArgumentException
          | FileSystemNotFoundException e) {
        return UNKNOWN;
      }
    }
  }

  private ProgramFingerprint() {}

  /** Returns the fingerprint of the program that runs; {@link #UNKNOWN} if it cannot be read. */
  static String current() {
    return Running.FINGERPRINT;
  }

  /**
   * Returns the fingerprint of a program.
   *
   * @param program a jar, or a folder of classes
   * @return a SHA-256 in hexadecimal, the same for a jar and the folder it was made of; {@link
   *     #UNKNOWN} if nothing of EAR is there
   * @throws IOException when it cannot be read
   */
  static String of(Path program) throws IOException {
    var hashes = new TreeMap<String, String>();
    if (Files.isDirectory(program)) {
      hashFolder(program, hashes);
    } else {
      hashJar(program, hashes);
    }
    var lines = new ArrayList<String>();
    for (Map.Entry<String, String> file : hashes.entrySet()) {
      lines.add(file.getValue() + " " + file.getKey());
    }
    return lines.isEmpty() ? UNKNOWN : Sha256.hex(lines);
  }

  private static void hashFolder(Path folder, Map<String, String> hashes) throws IOException {
    Path own = folder.resolve("dev/ear");
    if (!Files.isDirectory(own)) {
      return;
    }
    List<Path> files;
    try (Stream<Path> all = Files.walk(own)) {
      files = all.filter(Files::isRegularFile).toList();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    for (Path file : files) {
      String name = Checksums.name(folder.relativize(file));
      if (OWN.matcher(name).matches()) {
        hashes.put(name, hash(Files.readAllBytes(file)));
      }
    }
  }

  private static void hashJar(Path jar, Map<String, String> hashes) throws IOException {
    try (var zip = new ZipFile(jar.toFile())) {
      for (ZipEntry entry : zip.stream().toList()) {
        if (!entry.isDirectory() && OWN.matcher(entry.getName()).matches()) {
          try (InputStream in = zip.getInputStream(entry)) {
            hashes.put(entry.getName(), hash(in.readAllBytes()));
          }
        }
      }
    }
  }

  private static String hash(byte[] content) {
    MessageDigest digest = Sha256.digest();
    digest.update(content);
    return Sha256.hex(digest);
  }
}
