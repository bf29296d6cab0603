package dev.ear.index;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.EarVersion;
import dev.ear.IoReason;
import dev.ear.anchor.AnnotatedText;
import dev.ear.anchor.Annotator;
import dev.ear.anchor.CorpusEvidence;
import dev.ear.corpus.Book;
import dev.ear.corpus.BookFile;
import dev.ear.unit.Segmentation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.apache.lucene.util.Version;

/**
 * Builds the three indexes of a corpus (METHOD 4).
 *
 * <p>Books go through in corpus order. Their pages are annotated on all processors; the three
 * indexes are written side by side.
 */
public final class IndexBuilder {
  /** Folder of the pages index within a generation. */
  static final String PAGES = "pages";

  /** Folder of the chunks index within a generation. */
  static final String CHUNKS = "chunks";

  /** Folder of the windows index within a generation. */
  static final String WINDOWS = "windows";

  private final BuildSettings settings;
  private final BuildProgress progress;

  /** Creates a builder. */
  public IndexBuilder(BuildSettings settings, BuildProgress progress) {
    this.settings = settings;
    this.progress = progress;
  }

  /**
   * Returns the manifest of an index that a build would only make again.
   *
   * @param books the corpus as read
   * @param earlier the index that is there
   * @return the manifest when the same program built the index from the same books with the same
   *     settings and it is whole; nothing otherwise
   */
  public Optional<Manifest> upToDate(List<Book> books, EarlierIndex earlier) {
    boolean cleaned = settings.cleaned() || books.stream().allMatch(Book::cleaned);
    return earlier
        .manifest()
        .filter(
            manifest ->
                isOwn(manifest)
                    && manifest.cleaned() == cleaned
                    && manifest.windowStorage() == settings.windows()
                    && manifest.units().equals(units())
                    && manifest.books().stream()
                        .map(Manifest.BookEntry::identity)
                        .toList()
                        .equals(
                            books.stream()
                                .map(book -> book.name() + " " + book.sha256())
                                .toList()));
  }

  /**
   * Builds a new generation in an index folder, from nothing, and makes it the one that answers.
   *
   * @param books the corpus, cleaned, in order; pages without a word are left out
   * @param folder where to build; an index that is there answers until the last step
   * @return the new manifest
   * @throws EarException when there is nothing to index or the folder cannot be written; the old
   *     index is as it was
   */
  public Manifest build(List<Book> books, IndexFolder folder) {
    return build(books, List.of(), EarlierIndex.none(), folder);
  }

  /**
   * Builds a new generation in an index folder and makes it the one that answers.
   *
   * <p>What comes of it is the same, whatever an earlier index spared it.
   *
   * @param books the corpus, cleaned, in order; pages without a word are left out
   * @param sources the files they are from, in order; without them the next build reads all anew
   * @param earlier an index that some of the books are from
   * @param folder where to build; an index that is there answers until the last step
   * @return the new manifest
   * @throws EarException when there is nothing to index or the folder cannot be written; the old
   *     index is as it was
   * @throws EarlierIndexException when the earlier index cannot be read after all, or contradicts
   *     itself; it is as it was, and the books are to be read without it
   */
  public Manifest build(
      List<Book> books, List<BookFile> sources, EarlierIndex earlier, IndexFolder folder) {
    List<Book> indexed =
        books.stream().map(book -> earlier.holds(book) ? book : SomePages.withWords(book)).toList();
    if (indexed.stream().allMatch(book -> book.pages().isEmpty())) {
      throw new EarException(
          Category.INPUT,
          "the corpus has no page with a word that cleaning keeps; see what went with:"
              + " ear clean --dropped");
    }
    try (IndexFolder.Build build = folder.begin()) {
      Manifest manifest = write(indexed, sources, earlier, build.path());
      build.publish();
      return manifest;
    } catch (UncheckedIOException e) {
      throw cannotWrite(folder, Objects.requireNonNull(e.getCause()));
    } catch (IOException e) {
      throw cannotWrite(folder, e);
    }
  }

  private Manifest write(
      List<Book> books, List<BookFile> sources, EarlierIndex earlier, Path generation)
      throws IOException {
    var total = Stopwatch.ofWall();
    var analysis = Stopwatch.ofWall();
    total.start();
    analysis.start();
    CorpusEvidence evidence =
        new EvidenceCounter(settings.profile(), progress).count(books, earlier);
    analysis.stop();
    try (var writer = new GenerationWriter(generation, settings)) {
      var feed = new Feed(settings.profile().annotator(evidence), books, writer, analysis);
      PageBatches.forEach(books, feed);
      writer.finish();
      EvidenceFile.write(evidence, generation);
      total.stop();
      var manifest =
          new Manifest(
              Manifest.FORMAT,
              versions(),
              new Manifest.ProfileEntry(
                  settings.profile().name(), settings.profile().checksum(), evidence.checksum()),
              books.stream().allMatch(Book::cleaned),
              settings.windows(),
              units(),
              sources,
              feed.entries(),
              writer.counts(feed.pages, Arrays.stream(feed.words).sum()),
              new Manifest.Bytes(
                  FolderSize.bytes(generation.resolve(PAGES)),
                  FolderSize.bytes(generation.resolve(CHUNKS)),
                  FolderSize.bytes(generation.resolve(WINDOWS))),
              writer.seconds(analysis, total));
      Manifests.write(manifest, generation);
      Checksums.write(generation);
      return manifest;
    }
  }

  /** Annotates the pages that go by, hands them to the writer and counts their words. */
  private final class Feed implements PageBatches.Taker<IOException> {
    private final Annotator annotator;
    private final List<Book> books;
    private final GenerationWriter writer;
    private final Stopwatch analysis;
    private final int[] words;
    private final int pageCount;
    private int pages;

    Feed(Annotator annotator, List<Book> books, GenerationWriter writer, Stopwatch analysis) {
      this.annotator = annotator;
      this.books = books;
      this.writer = writer;
      this.analysis = analysis;
      words = new int[books.size()];
      pageCount = books.stream().mapToInt(book -> book.pages().size()).sum();
    }

    @Override
    public void take(List<PageBatches.Placed> batch) throws IOException {
      analysis.start();
      List<AnnotatedText> texts =
          batch.parallelStream().map(placed -> annotator.annotate(placed.page().text())).toList();
      analysis.stop();
      var indexed = new ArrayList<IndexedPage>();
      for (int i = 0; i < batch.size(); i++) {
        PageBatches.Placed placed = batch.get(i);
        AnnotatedText text = texts.get(i);
        int book = placed.book();
        indexed.add(new IndexedPage(placed.page(), text, pages++, words[book], placed.endsBook()));
        words[book] += text.words().count();
      }
      writer.add(indexed);
      progress.pages("indexing", pages, pageCount);
    }

    List<Manifest.BookEntry> entries() {
      var entries = new ArrayList<Manifest.BookEntry>();
      for (int i = 0; i < words.length; i++) {
        Book book = books.get(i);
        entries.add(
            new Manifest.BookEntry(
                book.name(), book.sha256(), book.cleaned(), book.pages().size(), words[i]));
      }
      return entries;
    }
  }

  /**
   * Gathers what a corpus shows about its names, as a build does.
   *
   * @param books the corpus, cleaned
   */
  public CorpusEvidence evidence(List<Book> books) {
    return new EvidenceCounter(settings.profile(), progress).count(books);
  }

  /** Says whether an index was built by the program that runs, as far as can be known. */
  static boolean isOwn(Manifest manifest) {
    return manifest.versions().equals(versions())
        && !manifest.versions().program().equals(ProgramFingerprint.UNKNOWN);
  }

  private static Manifest.Versions versions() {
    return new Manifest.Versions(
        EarVersion.current(), Version.LATEST.toString(), ProgramFingerprint.current());
  }

  private Manifest.Units units() {
    return new Manifest.Units(
        Segmentation.CHUNKS.size(),
        Segmentation.CHUNKS.overlap(),
        Segmentation.PARENTS.size(),
        Segmentation.PARENTS.overlap(),
        settings.radius());
  }

  private static EarException cannotWrite(IndexFolder folder, IOException e) {
    String message =
        "cannot write the index in "
            + folder.path()
            + " ("
            + IoReason.of(e)
            + "); an index that was there is unchanged: make room or check the rights of the"
            + " folder, and build again";
    return new EarException(Category.SYSTEM, message, e);
  }
}
