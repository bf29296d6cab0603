package dev.ear.bench;

import com.sun.management.OperatingSystemMXBean;
import dev.ear.corpus.Book;
import dev.ear.index.BuildProgress;
import dev.ear.index.BuildSettings;
import dev.ear.index.IndexBuilder;
import dev.ear.index.IndexFolder;
import dev.ear.index.Manifest;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Builds indexes and says what they cost. */
final class BuildMeter {
  private static final double NANOS = 1e9;

  private BuildMeter() {}

  /**
   * Builds an index several times.
   *
   * @param scale how many times the corpus the books are
   * @param rounds how many times to build
   */
  static BuildCost measure(
      List<Book> books, BuildSettings settings, Path folder, int scale, int rounds)
      throws IOException {
    var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    var seconds = new ArrayList<Manifest.Seconds>();
    var indexFolder = new IndexFolder(folder);
    try (var heap = new HeapWatch()) {
      Manifest manifest;
      long cpu;
      do {
        cpu = system.getProcessCpuTime();
        manifest = new IndexBuilder(settings, BuildProgress.SILENT).build(books, indexFolder);
        cpu = system.getProcessCpuTime() - cpu;
        seconds.add(manifest.seconds());
      } while (seconds.size() < rounds);
      return new BuildCost(
          settings.windows().label(),
          settings.radius(),
          scale,
          manifest.counts(),
          manifest.bytes(),
          bytesByKind(indexFolder.current()),
          seconds,
          cpu / NANOS,
          heap.peak(),
          heap.mostLeft());
    }
  }

  private static SortedMap<String, Long> bytesByKind(Path generation) throws IOException {
    var bytes = new TreeMap<String, Long>();
    try (Stream<Path> files = Files.walk(generation)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String name = file.getFileName().toString();
        String part = generation.relativize(file).getName(0).toString();
        String kind = part.equals(name) ? name : part + "/" + ending(name);
        if (Files.size(file) > 0) {
          bytes.merge(kind, Files.size(file), Long::sum);
        }
      }
    }
    return bytes;
  }

  private static String ending(String name) {
    return name.contains(".") ? name.substring(name.lastIndexOf('.') + 1) : "segments";
  }
}
