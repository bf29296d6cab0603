package dev.ear.index;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.IoReason;
import dev.ear.anchor.Annotator;
import dev.ear.anchor.CorpusEvidence;
import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Path;
import java.util.Locale;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.similarities.BM25Similarity;
import org.apache.lucene.search.similarities.BooleanSimilarity;
import org.apache.lucene.util.IOUtils;
import org.jspecify.annotations.Nullable;

/**
 * An index that is open for reading; safe for use by several threads.
 *
 * <p>It goes on answering from the generation it was opened on when another is built.
 */
public final class EarIndex implements Closeable {
  private static final float K1 = 1.2f;
  private static final float B = 0.75f;

  private final Path generation;
  private final Manifest manifest;
  private final Profile profile;
  private final Annotator annotator;
  private final CorpusEvidence evidence;
  private final UnitReader pageReader;
  private final UnitReader chunkReader;
  private final UnitReader windowReader;
  private final PageStore pageStore;
  private final IndexSearcher pages;
  private final IndexSearcher chunks;
  private final UnitPlaces pagePlaces;
  private final UnitPlaces chunkPlaces;
  private final WindowStore windows;
  private @Nullable PageSpans pageSpans;

  private EarIndex(Path generation, Manifest manifest, Profile profile) throws IOException {
    this.generation = generation;
    this.manifest = manifest;
    this.profile = profile;
    evidence = EvidenceFile.read(generation);
    annotator = profile.annotator(evidence);
    pageReader = new UnitReader(generation.resolve(IndexBuilder.PAGES));
    try {
      chunkReader = new UnitReader(generation.resolve(IndexBuilder.CHUNKS));
      try {
        windowReader = new UnitReader(generation.resolve(IndexBuilder.WINDOWS));
      } catch (IOException | RuntimeException e) {
        IOUtils.closeWhileHandlingException(chunkReader);
        throw e;
      }
    } catch (IOException | RuntimeException e) {
      IOUtils.closeWhileHandlingException(pageReader);
      throw e;
    }
    pageStore = new PageStore(pageReader.reader(), annotator);
    pages = pageReader.searcher(new BM25Similarity(K1, B));
    chunks = chunkReader.searcher(new BooleanSimilarity());
    try {
      pagePlaces = new UnitPlaces(pageReader.reader());
      chunkPlaces = new UnitPlaces(chunkReader.reader());
      windows = windowStore(manifest, windowReader, pageReader);
    } catch (IOException | RuntimeException e) {
      IOUtils.closeWhileHandlingException(this);
      throw e;
    }
  }

  /** Returns the windows of an index at the radius it was built with. */
  static WindowStore windowStore(Manifest manifest, UnitReader windows, UnitReader pages)
      throws IOException {
    int radius = manifest.units().radius();
    return switch (manifest.windowStorage()) {
      case DOCUMENTS -> new WindowDocuments(windows, radius);
      case SPANS -> new WindowSpans(new ParentSpans(windows.reader(), pages.reader()), radius);
    };
  }

  /**
   * Opens the current generation of an index folder.
   *
   * @param folder the index folder
   * @param profileName the profile that queries are meant for; null for the one the index records
   * @return the open index, to be closed by the caller
   * @throws EarException when there is no index, or it is damaged, of another format or another
   *     profile
   */
  public static EarIndex open(Path folder, @Nullable String profileName) {
    var indexFolder = new IndexFolder(folder);
    Path generation = indexFolder.current();
    try {
      try {
        return openGeneration(generation, profileName);
      } catch (IOException e) {
        // A build may have replaced the generation between reading its name and opening it.
        Path newer = indexFolder.current();
        if (newer.equals(generation)) {
          throw e;
        }
        return openGeneration(newer, profileName);
      }
    } catch (AccessDeniedException e) {
      throw new EarException(
          Category.SYSTEM,
          "the index in "
              + folder
              + " may not be read ("
              + IoReason.at(e)
              + "); check the rights of its folder",
          e);
    } catch (IOException e) {
      throw new EarException(
          Category.INDEX,
          String.format(
              Locale.ROOT,
              "the index in %s is damaged (%s); build it again from its books with: %s",
              folder,
              IoReason.at(e),
              IndexFolder.buildCommand(folder)),
          e);
    }
  }

  private static EarIndex openGeneration(Path generation, @Nullable String profileName)
      throws IOException {
    Manifest manifest = Manifests.read(generation);
    Checksums.requireWhole(generation);
    Manifest.ProfileEntry built = manifest.profile();
    Profile profile = profileName == null ? ownProfile(built) : Profiles.load(profileName);
    if (!profile.checksum().equals(built.checksum())) {
      throw new EarException(
          Category.INDEX,
          (profile.name().equals(built.name())
                  ? "the lists of profile "
                      + built.name()
                      + " have changed since the index was built"
                  : "the index was built with profile "
                      + built.name()
                      + " and the query comes with profile "
                      + profile.name())
              + " (checksums "
              + built.checksum().substring(0, 12)
              + " and "
              + profile.checksum().substring(0, 12)
              + "); build it again with: "
              + IndexFolder.buildCommandFor(generation)
              + " --profile "
              + profile.name());
    }
    return new EarIndex(generation, manifest, profile);
  }

  private static Profile ownProfile(Manifest.ProfileEntry built) {
    try {
      return Profiles.load(built.name());
    } catch (EarException e) {
      throw new EarException(
          Category.INDEX,
          "the index was built with profile "
              + built.name()
              + ", which cannot be loaded now ("
              + e.getMessage()
              + "); put it back, name a copy with --profile, or build again with another",
          e);
    }
  }

  /** Returns the index folder. */
  public Path folder() {
    return IndexFolder.of(generation);
  }

  /** Returns what the index says of itself. */
  public Manifest manifest() {
    return manifest;
  }

  /** Returns the profile it was built with. */
  public Profile profile() {
    return profile;
  }

  /** Returns the annotator its pages were annotated with, which questions need too. */
  public Annotator annotator() {
    return annotator;
  }

  /** Returns the texts of the pages. */
  public PageStore pageStore() {
    return pageStore;
  }

  /** Says whether a key is a date in the corpus. */
  public boolean isDate(String key) throws IOException {
    return pageReader.reader().docFreq(new Term(Fields.DATE, key)) > 0;
  }

  /** Says whether a key is a year in the corpus. */
  public boolean isYear(String key) throws IOException {
    return pageReader.reader().docFreq(new Term(Fields.YEAR, key)) > 0;
  }

  /** Returns the bytes on disk of one of the three indexes. */
  long bytes(String part) throws IOException {
    return FolderSize.bytes(generation.resolve(part));
  }

  /** Returns the checksum of the evidence that the annotator works with. */
  String evidenceChecksum() {
    return evidence.checksum();
  }

  /** Returns the reader of the windows index. */
  IndexReader windowReader() {
    return windowReader.reader();
  }

  /** Returns where pages stand. */
  public UnitPlaces pagePlaces() {
    return pagePlaces;
  }

  /** Returns where chunks stand. */
  public UnitPlaces chunkPlaces() {
    return chunkPlaces;
  }

  /** Returns the searcher over pages, with BM25. */
  public IndexSearcher pages() {
    return pages;
  }

  /** Returns the searcher over chunks, with one point a matched term. */
  public IndexSearcher chunks() {
    return chunks;
  }

  /** Returns where stems and anchors stand on pages, which not every query needs to know. */
  public synchronized PageSpans pageSpans() throws IOException {
    @Nullable PageSpans known = pageSpans;
    if (known == null) {
      known = new PageSpans(pageReader.reader());
      pageSpans = known;
    }
    return known;
  }

  /** Returns the windows at the radius the index was built with. */
  public WindowStore windows() {
    return windows;
  }

  /**
   * Returns the windows at a radius.
   *
   * @param radius words on either side of an anchor, at least 1
   * @throws EarException when the index stores its windows with another radius
   */
  public WindowStore windows(int radius) {
    BuildSettings.checkRadius(radius);
    if (radius == windows.radius()) {
      return windows;
    }
    return switch (windows) {
      case WindowSpans spans -> spans.at(radius);
      case WindowDocuments documents ->
          throw new EarException(
              Category.USAGE,
              "the index holds windows of radius "
                  + documents.radius()
                  + " and cannot draw them with "
                  + radius
                  + "; build one that can with: "
                  + IndexFolder.buildCommand(folder())
                  + " --windows spans");
    };
  }

  @Override
  public void close() throws IOException {
    IOUtils.close(windowReader, chunkReader, pageReader);
  }
}
