package dev.ear.eval;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.corpus.Book;
import dev.ear.corpus.Page;
import dev.ear.index.BuildProgress;
import dev.ear.index.BuildSettings;
import dev.ear.index.EarIndex;
import dev.ear.index.IndexBuilder;
import dev.ear.index.IndexFolder;
import dev.ear.index.Manifest;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.apache.lucene.util.IOUtils;

/**
 * Indexes of one corpus for several radii: the given one serves its own, the others are built from
 * its stored pages in a temporary folder that closing removes.
 */
final class RadiusIndexes implements Closeable {
  private final EarIndex given;
  private final Map<Integer, EarIndex> built = new TreeMap<>();
  private final Path folder;

  private RadiusIndexes(EarIndex given, Path folder) {
    this.given = given;
    this.folder = folder;
  }

  /**
   * Builds what is missing.
   *
   * @param given an open index, which stays open when these are closed
   * @param radii the radii wanted
   * @param progress hears of the builds
   * @throws EarException where an index cannot be built
   */
  static RadiusIndexes of(EarIndex given, List<Integer> radii, BuildProgress progress)
      throws IOException {
    Path folder = Files.createTempDirectory("ear-radius-");
    var indexes = new RadiusIndexes(given, folder);
    try {
      List<Book> books = null;
      for (int radius : radii) {
        if (radius != given.manifest().units().radius() && !indexes.built.containsKey(radius)) {
          books = books == null ? books(given) : books;
          indexes.build(books, radius, progress);
        }
      }
      return indexes;
    } catch (IOException | RuntimeException e) {
      IOUtils.closeWhileHandlingException(indexes);
      throw e;
    }
  }

  private void build(List<Book> books, int radius, BuildProgress progress) {
    Path index = folder.resolve("radius-" + radius);
    var settings = new BuildSettings(given.profile(), radius, given.manifest().cleaned());
    new IndexBuilder(settings, progress).build(books, new IndexFolder(index));
    built.put(radius, EarIndex.open(index, given.manifest().profile().name()));
  }

  /** Returns the index of a radius that was asked for. */
  EarIndex at(int radius) {
    return radius == given.manifest().units().radius()
        ? given
        : Objects.requireNonNull(built.get(radius), () -> "no index of radius " + radius);
  }

  /** The books as the index stores them: cleaned, without empty pages. */
  private static List<Book> books(EarIndex index) throws IOException {
    Map<String, List<Page>> pages = new LinkedHashMap<>();
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
    try {
      IOUtils.close(built.values());
    } catch (IOException e) {
      throw new EarException(
          Category.SYSTEM, "an index in " + folder + " cannot be closed; remove the folder", e);
    } finally {
      IOUtils.rm(folder);
    }
  }
}
