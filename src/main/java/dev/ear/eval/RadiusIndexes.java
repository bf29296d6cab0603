package dev.ear.eval;

import dev.ear.corpus.Book;
import dev.ear.corpus.Page;
import dev.ear.index.BuildProgress;
import dev.ear.index.BuildSettings;
import dev.ear.index.EarIndex;
import dev.ear.index.IndexBuilder;
import dev.ear.index.IndexFolder;
import dev.ear.index.Manifest;
import dev.ear.index.WindowStorage;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.lucene.util.IOUtils;
import org.jspecify.annotations.Nullable;

/**
 * Windows of one corpus for several radii. An index of spans draws them all, one of documents those
 * of its own radius; for others an index of spans is built from its stored pages in a temporary
 * folder that closing removes.
 */
final class RadiusIndexes implements Closeable {
  private final EarIndex given;
  private final @Nullable EarIndex drawing;
  private final @Nullable Path folder;

  private RadiusIndexes(EarIndex given, @Nullable EarIndex drawing, @Nullable Path folder) {
    this.given = given;
    this.drawing = drawing;
    this.folder = folder;
  }

  /**
   * Builds what is missing.
   *
   * @param given an open index, which stays open when these are closed
   * @param radii the radii wanted
   * @param progress hears of the build
   * @throws dev.ear.EarException where an index cannot be built
   */
  static RadiusIndexes of(EarIndex given, List<Integer> radii, BuildProgress progress)
      throws IOException {
    if (radii.stream().allMatch(radius -> draws(given, radius))) {
      return new RadiusIndexes(given, null, null);
    }
    Path folder = Files.createTempDirectory("ear-radius-");
    try {
      Manifest manifest = given.manifest();
      var settings =
          new BuildSettings(
              given.profile(), manifest.units().radius(), manifest.cleaned(), WindowStorage.SPANS);
      Path index = folder.resolve("index");
      new IndexBuilder(settings, progress).build(books(given), new IndexFolder(index));
      return new RadiusIndexes(given, EarIndex.open(index, manifest.profile().name()), folder);
    } catch (IOException | RuntimeException e) {
      IOUtils.rm(folder);
      throw e;
    }
  }

  private static boolean draws(EarIndex index, int radius) {
    return index.manifest().windowStorage() == WindowStorage.SPANS
        || radius == index.manifest().units().radius();
  }

  /** Returns an index that draws the windows of a radius that was asked for. */
  EarIndex at(int radius) {
    return drawing == null || draws(given, radius) ? given : drawing;
  }

  /** The books as the index stores them: cleaned, without empty pages. */
  private static List<Book> books(EarIndex index) throws IOException {
    Map<String, List<Page>> pages = new HashMap<>();
    for (int document = 0; document < index.pageStore().count(); document++) {
      Page page = index.pageStore().page(document).page();
      pages.computeIfAbsent(page.book(), book -> new ArrayList<>()).add(page);
    }
    var books = new ArrayList<Book>();
    for (Manifest.BookEntry entry : index.manifest().books()) {
      books.add(
          new Book(
              entry.name(),
              Path.of(entry.name()),
              entry.sha256(),
              true,
              pages.getOrDefault(entry.name(), List.of())));
    }
    return books;
  }

  @Override
  public void close() throws IOException {
    if (drawing != null && folder != null) {
      drawing.close();
      IOUtils.rm(folder);
    }
  }
}
