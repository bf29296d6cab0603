package dev.ear.index;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.EarVersion;
import dev.ear.anchor.AnnotatedText;
import dev.ear.anchor.Annotator;
import dev.ear.anchor.CorpusEvidence;
import dev.ear.corpus.Book;
import dev.ear.corpus.Page;
import dev.ear.unit.Segmentation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.ArrayList;
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
   * @param folder the index folder
   * @return the manifest when the same program built the index from the same books with the same
   *     settings; nothing otherwise
   */
  public Optional<Manifest> upToDate(List<Book> books, IndexFolder folder) {
    try {
      folder.refuseForeignFolder();
    } catch (IOException e) {
      throw cannotWrite(folder, e);
    }
    Path generation = folder.currentOrNull();
    if (generation == null) {
      return Optional.empty();
    }
    Manifest manifest;
    try {
      manifest = Manifests.read(generation);
    } catch (IOException | EarException e) {
      // What cannot be read has to be built anew.
      return Optional.empty();
    }
    boolean same =
        isWhole(manifest, generation)
            && manifest.versions().equals(versions())
            && manifest.profile().checksum().equals(settings.profile().checksum())
            && manifest.cleaned() == (settings.cleaned() || books.stream().allMatch(Book::cleaned))
            && manifest.windowStorage() == settings.windows()
            && manifest.units().equals(units())
            && manifest.books().stream()
                .map(Manifest.BookEntry::identity)
                .toList()
                .equals(books.stream().map(book -> book.name() + " " + book.sha256()).toList());
    return same ? Optional.of(manifest) : Optional.empty();
  }

  private static boolean isWhole(Manifest manifest, Path generation) {
    try {
      return manifest.bytes().pages() == FolderSize.bytes(generation.resolve(PAGES))
          && manifest.bytes().chunks() == FolderSize.bytes(generation.resolve(CHUNKS))
          && manifest.bytes().windows() == FolderSize.bytes(generation.resolve(WINDOWS));
    } catch (IOException e) {
      // A part that is gone or unreadable has to be built anew.
      return false;
    }
  }

  /**
   * Builds a new generation in an index folder and makes it the one that answers.
   *
   * @param books the corpus, cleaned, in order; pages without a word are left out
   * @param folder where to build; an index that is there answers until the last step
   * @return the new manifest
   * @throws EarException when there is nothing to index or the folder cannot be written; the old
   *     index is as it was
   */
  public Manifest build(List<Book> books, IndexFolder folder) {
    List<Book> indexed = books.stream().map(IndexBuilder::withoutEmptyPages).toList();
    if (indexed.stream().allMatch(book -> book.pages().isEmpty())) {
      throw new EarException(
          Category.INPUT,
          "the corpus has no page with a word that cleaning keeps; see what went with:"
              + " ear clean --dropped");
    }
    try (IndexFolder.Build build = folder.begin()) {
      Manifest manifest = write(indexed, build.path());
      build.publish();
      return manifest;
    } catch (UncheckedIOException e) {
      throw cannotWrite(folder, Objects.requireNonNull(e.getCause()));
    } catch (IOException e) {
      throw cannotWrite(folder, e);
    }
  }

  private Manifest write(List<Book> books, Path generation) throws IOException {
    var total = Stopwatch.ofWall();
    var analysis = Stopwatch.ofWall();
    int pageCount = books.stream().mapToInt(book -> book.pages().size()).sum();
    total.start();
    analysis.start();
    CorpusEvidence evidence = evidence(books, pageCount);
    analysis.stop();
    Annotator annotator = settings.profile().annotator(evidence);
    var entries = new ArrayList<Manifest.BookEntry>();
    int done = 0;
    try (var writer = new GenerationWriter(generation, settings)) {
      for (Book book : books) {
        analysis.start();
        List<AnnotatedText> texts =
            book.pages().parallelStream().map(page -> annotator.annotate(page.text())).toList();
        analysis.stop();
        List<IndexedPage> indexed = indexed(book, texts, done);
        writer.add(indexed);
        done += indexed.size();
        progress.pages("indexing", done, pageCount);
        int words = indexed.isEmpty() ? 0 : indexed.getLast().bookEnd();
        entries.add(new Manifest.BookEntry(book.name(), book.sha256(), book.pages().size(), words));
      }
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
              entries,
              writer.counts(pageCount, entries.stream().mapToInt(Manifest.BookEntry::words).sum()),
              new Manifest.Bytes(
                  FolderSize.bytes(generation.resolve(PAGES)),
                  FolderSize.bytes(generation.resolve(CHUNKS)),
                  FolderSize.bytes(generation.resolve(WINDOWS))),
              writer.seconds(analysis, total));
      Manifests.write(manifest, generation);
      return manifest;
    }
  }

  /**
   * Gathers what a corpus shows about its names, as a build does.
   *
   * @param books the corpus, cleaned
   */
  public CorpusEvidence evidence(List<Book> books) {
    return evidence(books, books.stream().mapToInt(book -> book.pages().size()).sum());
  }

  private CorpusEvidence evidence(List<Book> books, int pageCount) {
    Annotator uninformed = settings.profile().annotator(CorpusEvidence.none());
    var evidence = new CorpusEvidence.Builder();
    int done = 0;
    for (Book book : books) {
      book.pages().parallelStream()
          .map(page -> evidence(page, uninformed))
          .toList()
          .forEach(evidence::add);
      done += book.pages().size();
      progress.pages("reading", done, pageCount);
    }
    return evidence.build();
  }

  private static CorpusEvidence evidence(Page page, Annotator uninformed) {
    return new CorpusEvidence.Builder().add(uninformed.annotate(page.text())).build();
  }

  private static List<IndexedPage> indexed(Book book, List<AnnotatedText> texts, int document) {
    var indexed = new ArrayList<IndexedPage>();
    int bookStart = 0;
    for (int i = 0; i < texts.size(); i++) {
      AnnotatedText text = texts.get(i);
      indexed.add(new IndexedPage(book.pages().get(i), text, document + i, bookStart));
      bookStart += text.words().count();
    }
    return indexed;
  }

  private static Manifest.Versions versions() {
    return new Manifest.Versions(EarVersion.current(), Version.LATEST.toString());
  }

  private Manifest.Units units() {
    return new Manifest.Units(
        Segmentation.CHUNKS.size(),
        Segmentation.CHUNKS.overlap(),
        Segmentation.PARENTS.size(),
        Segmentation.PARENTS.overlap(),
        settings.radius());
  }

  private static Book withoutEmptyPages(Book book) {
    return new Book(
        book.name(), book.file(), book.sha256(), book.cleaned(), new PagesWithWords(book.pages()));
  }

  private static EarException cannotWrite(IndexFolder folder, IOException e) {
    String reason = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
    String message =
        "cannot write the index in "
            + folder.path()
            + " ("
            + (reason == null ? e.getClass().getSimpleName() : reason)
            + "); an index that was there is unchanged: make room or check the rights of the"
            + " folder, and build again";
    return new EarException(Category.SYSTEM, message, e);
  }
}
