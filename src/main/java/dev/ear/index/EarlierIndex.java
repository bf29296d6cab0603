package dev.ear.index;

import dev.ear.EarException;
import dev.ear.IoReason;
import dev.ear.anchor.CorpusEvidence;
import dev.ear.corpus.Book;
import dev.ear.corpus.BookFile;
import dev.ear.corpus.KnownBooks;
import dev.ear.corpus.Page;
import dev.ear.index.Manifest.BookEntry;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.lucene.util.IOUtils;
import org.jspecify.annotations.Nullable;

/**
 * What an earlier build left for the next one: the cleaned text of its books and what they showed
 * about names.
 *
 * <p>It is of use only when it is whole, to the bit, and was built by the same program with the
 * same profile. It stays readable when another build takes its place.
 */
public final class EarlierIndex implements KnownBooks, Closeable {
  private record File(String name, String sha256) {}

  private final Optional<Manifest> manifest;
  private final String flaw;
  private final @Nullable UnitReader reader;
  private final CorpusEvidence evidence;
  private final List<Book> books = new ArrayList<>();
  private final Map<File, List<Book>> byFile = new HashMap<>();
  private final Set<List<Page>> pages = Collections.newSetFromMap(new IdentityHashMap<>());
  private final boolean cleaned;

  private EarlierIndex(String flaw) {
    manifest = Optional.empty();
    this.flaw = flaw;
    reader = null;
    evidence = CorpusEvidence.none();
    cleaned = false;
  }

  private EarlierIndex(
      Manifest manifest, CorpusEvidence evidence, UnitReader reader, boolean cleaned)
      throws IOException {
    this.manifest = Optional.of(manifest);
    this.cleaned = cleaned;
    flaw = "";
    this.evidence = evidence;
    this.reader = reader;
    var texts = PageTexts.inOrder(reader.reader());
    int page = 0;
    for (BookEntry entry : manifest.books()) {
      var stored = new StoredPages(texts, page, entry.pages());
      books.add(new Book(entry.name(), Path.of(""), entry.sha256(), entry.cleaned(), stored));
      pages.add(stored);
      page += entry.pages();
    }
    int book = 0;
    for (BookFile file : manifest.sources()) {
      if (file.books() > books.size() - book) {
        throw new IOException(Manifests.FILE + " has more books by file than books");
      }
      byFile.put(new File(file.name(), file.sha256()), books.subList(book, book + file.books()));
      book += file.books();
    }
  }

  /** Returns an index that holds nothing, so that all is built anew. */
  public static EarlierIndex none() {
    return new EarlierIndex("");
  }

  /**
   * Opens the current generation of an index folder for the next build.
   *
   * @param folder the index folder, which need not exist
   * @param settings what the next build is asked for
   * @return the index; one that holds nothing when there is none, or none of use
   * @throws EarException when the folder belongs to something else
   * @throws IOException when the folder cannot be listed
   */
  public static EarlierIndex open(IndexFolder folder, BuildSettings settings) throws IOException {
    FolderOwner.refuseForeign(folder);
    try {
      Path generation = folder.currentOrNull();
      return generation == null ? none() : openGeneration(generation, settings);
    } catch (EarException e) {
      return new EarlierIndex(e.what());
    } catch (IOException e) {
      return new EarlierIndex(IoReason.at(e));
    } catch (IllegalArgumentException e) {
      return new EarlierIndex(String.valueOf(e.getMessage()));
    }
  }

  private static EarlierIndex openGeneration(Path generation, BuildSettings settings)
      throws IOException {
    Manifest manifest = Manifests.read(generation);
    List<Damage> damages = Checksums.damages(generation, read -> {});
    if (!damages.isEmpty()) {
      return new EarlierIndex(damages.getFirst().line());
    }
    boolean same =
        IndexBuilder.isOwn(manifest)
            && manifest.profile().checksum().equals(settings.profile().checksum());
    return same ? read(generation, manifest, settings.cleaned()) : none();
  }

  private static EarlierIndex read(Path generation, Manifest manifest, boolean cleaned)
      throws IOException {
    CorpusEvidence evidence = EvidenceFile.read(generation);
    var reader = new UnitReader(generation.resolve(IndexBuilder.PAGES));
    try {
      return new EarlierIndex(manifest, evidence, reader, cleaned);
    } catch (IOException | RuntimeException e) {
      IOUtils.closeWhileHandlingException(reader);
      throw e;
    }
  }

  /** Returns the manifest of the index, if it is of use. */
  Optional<Manifest> manifest() {
    return manifest;
  }

  /** Returns why an index that is there is of no use, in one line; empty for other reasons. */
  public String flaw() {
    return flaw;
  }

  /** Returns the books of a file, if the index holds them cleaned, or not, as is asked for. */
  @Override
  public List<Book> of(Path file, String sha256) {
    List<Book> held =
        byFile.getOrDefault(new File(file.getFileName().toString(), sha256), List.of());
    if (held.stream().anyMatch(book -> book.cleaned() != cleaned)) {
      return List.of();
    }
    return held.stream()
        .map(book -> new Book(book.name(), file, book.sha256(), book.cleaned(), book.pages()))
        .toList();
  }

  /** Says whether there is nothing of use. */
  public boolean isEmpty() {
    return books.isEmpty();
  }

  /** Says whether a book's pages are this index's. */
  public boolean holds(Book book) {
    return pages.contains(book.pages());
  }

  /** Returns the books of this index that are not among others. */
  List<Book> allBut(List<Book> others) {
    Set<List<Page>> kept = Collections.newSetFromMap(new IdentityHashMap<>());
    others.forEach(book -> kept.add(book.pages()));
    return books.stream().filter(held -> !kept.contains(held.pages())).toList();
  }

  /** Returns what its corpus showed about names. */
  CorpusEvidence evidence() {
    return evidence;
  }

  @Override
  public void close() throws IOException {
    IOUtils.close(reader);
  }
}
