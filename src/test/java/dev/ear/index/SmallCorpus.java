package dev.ear.index;

import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import dev.ear.corpus.Book;
import dev.ear.corpus.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Made-up books, and indexes built from them. */
public final class SmallCorpus {
  /** The profile that comes with EAR. */
  public static final Profile PROFILE = Profiles.load(Profile.DEFAULT);

  private SmallCorpus() {}

  /** Makes a book of pages numbered from 1. */
  public static Book book(String name, String... pages) {
    return book(
        name,
        IntStream.range(0, pages.length)
            .mapToObj(i -> new Page(name, i + 1, pages[i]))
            .collect(Collectors.toCollection(ArrayList::new)));
  }

  /** Makes a book of pages as they are. */
  public static Book book(String name, List<Page> pages) {
    return new Book(name, Path.of(name + ".txt"), sha256(pages.toString()), true, pages);
  }

  /** Builds an index with the usual radius. */
  public static Manifest build(Path folder, Book... books) {
    return build(folder, 80, books);
  }

  /** Builds an index. */
  public static Manifest build(Path folder, int radius, Book... books) {
    return builder(radius, BuildProgress.SILENT)
        .build(Arrays.asList(books), new IndexFolder(folder));
  }

  /** Makes a builder with the usual profile. */
  public static IndexBuilder builder(int radius, BuildProgress progress) {
    return new IndexBuilder(new BuildSettings(PROFILE, radius, true), progress);
  }

  /** Returns the manifest of an index that a build would only make again. */
  public static Optional<Manifest> upToDate(BuildSettings settings, Path folder, List<Book> books) {
    try (EarlierIndex earlier = EarlierIndex.open(new IndexFolder(folder), settings)) {
      return new IndexBuilder(settings, BuildProgress.SILENT).upToDate(books, earlier);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Opens an index with the profile it records. */
  public static EarIndex open(Path folder) {
    return EarIndex.open(folder, null);
  }

  /** Makes what was written into a generation count as built. */
  public static void sealAgain(Path generation) throws IOException {
    Checksums.write(generation);
  }

  /** Repeats a word. */
  public static String words(String word, int times) {
    return String.join(" ", Collections.nCopies(times, word));
  }

  /** Returns all windows as they are exported. */
  public static List<UnitExport.ExportedUnit> windows(EarIndex index) throws IOException {
    var units = new ArrayList<UnitExport.ExportedUnit>();
    new UnitExport(index).windows(units::add);
    return units;
  }

  /** Returns all chunks as they are exported. */
  public static List<UnitExport.ExportedUnit> chunks(EarIndex index) throws IOException {
    var units = new ArrayList<UnitExport.ExportedUnit>();
    new UnitExport(index).chunks(units::add);
    return units;
  }

  /** Returns all pages as they are exported. */
  public static List<UnitExport.ExportedUnit> pages(EarIndex index) throws IOException {
    var units = new ArrayList<UnitExport.ExportedUnit>();
    new UnitExport(index).pages(units::add);
    return units;
  }

  private static String sha256(String text) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }
}
