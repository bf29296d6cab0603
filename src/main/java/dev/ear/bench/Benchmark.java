package dev.ear.bench;

import dev.ear.corpus.Book;
import dev.ear.index.BuildSettings;
import dev.ear.index.EarIndex;
import dev.ear.index.WindowStorage;
import dev.ear.search.EvidenceRetriever;
import dev.ear.unit.UnitKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.apache.lucene.util.IOUtils;

/**
 * Measures what windows, chunks and pages cost to build and to ask.
 *
 * <p>Nothing is timed before every way of storing windows has given the same answers.
 */
public final class Benchmark {
  private static final int BUILDS = 3;

  private final BenchSettings settings;
  private final Consumer<String> progress;
  private final Path work;
  private final List<BuildCost> builds = new ArrayList<>();
  private final List<QueryCost> queries = new ArrayList<>();
  private int compared;

  /**
   * Creates a benchmark.
   *
   * @param settings what to measure
   * @param progress hears what is being done
   */
  public Benchmark(BenchSettings settings, Consumer<String> progress) {
    this.settings = settings;
    this.progress = progress;
    // A name of this process alone: the folder goes at the end, and what others put there stays.
    work = settings.out().resolve("indexes-" + ProcessHandle.current().pid());
  }

  /** Builds, compares and measures. */
  public BenchResult run() throws IOException {
    Files.createDirectories(work);

    try {
      var larger = new LargerCorpus(settings.books());
      Latency analysis = full();
      for (int scale : scales(settings.scale())) {
        grown(larger.times(scale), scale);
      }
      return new BenchResult(
          BenchResult.Machine.here(),
          settings.questions().size(),
          compared,
          analysis,
          builds,
          queries);
    } finally {
      IOUtils.rm(work);
    }
  }

  /** The corpus as it is: every unit and k, windows at every radius. */
  private Latency full() throws IOException {
    int radius = settings.radii().getFirst();
    Path spans = folder(WindowStorage.SPANS, radius, 1);
    // Building spans first warms the code up for both; the rounds after the first count.
    build(settings.books(), WindowStorage.SPANS, radius, 1, BUILDS);
    build(settings.books(), WindowStorage.DOCUMENTS, radius, 1, BUILDS);
    for (int other : settings.radii().subList(1, settings.radii().size())) {
      build(settings.books(), WindowStorage.DOCUMENTS, other, 1, 1);
    }
    for (int each : settings.radii()) {
      compare(folder(WindowStorage.DOCUMENTS, each, 1), spans, each);
    }
    var meter = new QueryMeter(settings.questions(), 1);
    for (int k : settings.ks()) {
      for (int each : settings.radii()) {
        measure(meter, folder(WindowStorage.DOCUMENTS, each, 1), UnitKind.WINDOW, each, k);
        measure(meter, spans, UnitKind.WINDOW, each, k);
      }
      measure(meter, folder(WindowStorage.DOCUMENTS, radius, 1), UnitKind.PARENT, radius, k);
      measure(meter, spans, UnitKind.PARENT, radius, k);
      measure(meter, spans, UnitKind.CHUNK, radius, k);
      measure(meter, spans, UnitKind.PAGE, radius, k);
    }
    try (EarIndex index = EarIndex.open(spans, null)) {
      return meter.analysis(new EvidenceRetriever(index));
    }
  }

  /** A larger corpus: the first radius and k. */
  private void grown(List<Book> books, int scale) throws IOException {
    int radius = settings.radii().getFirst();
    int k = settings.ks().getFirst();
    var meter = new QueryMeter(settings.questions(), scale);
    build(books, WindowStorage.SPANS, radius, scale, 1);
    build(books, WindowStorage.DOCUMENTS, radius, scale, 1);
    Path spans = folder(WindowStorage.SPANS, radius, scale);
    Path documents = folder(WindowStorage.DOCUMENTS, radius, scale);
    compare(documents, spans, radius);
    measure(meter, documents, UnitKind.WINDOW, radius, k);
    measure(meter, spans, UnitKind.WINDOW, radius, k);
    measure(meter, spans, UnitKind.CHUNK, radius, k);
    IOUtils.rm(spans, documents);
  }

  private void build(List<Book> books, WindowStorage storage, int radius, int scale, int rounds)
      throws IOException {
    progress.accept(
        String.format(
            Locale.ROOT,
            "building windows as %s, radius %d, corpus × %d",
            storage.label(),
            radius,
            scale));
    var build = new BuildSettings(settings.profile(), radius, true, storage);
    builds.add(BuildMeter.measure(books, build, folder(storage, radius, scale), scale, rounds));
  }

  private void compare(Path documents, Path spans, int radius) throws IOException {
    progress.accept("comparing the answers at radius " + radius);
    compared +=
        StoreComparison.compare(documents, spans, radius, settings.ks(), settings.questions());
  }

  private void measure(QueryMeter meter, Path index, UnitKind unit, int radius, int k)
      throws IOException {
    progress.accept(
        String.format(
            Locale.ROOT,
            "asking %s, radius %d, k %d, in %s",
            unit.label(),
            radius,
            k,
            index.getFileName()));
    queries.add(meter.measure(index, unit, radius, k));
  }

  private Path folder(WindowStorage storage, int radius, int scale) {
    return work.resolve(storage.label() + "-" + radius + "-" + scale);
  }

  /** The scale and its square root, so that a curve has three points. */
  private static TreeSet<Integer> scales(int scale) {
    var scales = new TreeSet<>(List.of((int) Math.round(Math.sqrt(scale)), scale));
    scales.remove(1);
    return scales;
  }
}
