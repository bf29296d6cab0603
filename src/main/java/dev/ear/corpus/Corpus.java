package dev.ear.corpus;

import dev.ear.EarException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The books of one or more folders (METHOD 1).
 *
 * @param books the books: folders as given, then file names by code points, then first appearance
 * @param files the files they are from, in the same order
 * @param ignored what else lies in the folders, hidden files apart
 * @param warnings what is odd but stops nothing
 */
public record Corpus(
    List<Book> books, List<BookFile> files, List<Path> ignored, List<Warning> warnings) {
  /**
   * Reads all books of some folders.
   *
   * <p>Files that end in {@code .txt}, {@code .pdf}, {@code .pages.jsonl}, {@code .html}, {@code
   * .htm}, {@code .xhtml}, {@code .epub}, {@code .docx} or {@code .md} are books; subfolders are
   * not entered. A symbolic link counts only while it leads to a file inside its folder; others are
   * ignored with a warning. The files are read in full here; their pages are decoded when asked
   * for.
   *
   * @param folders folders in the order their books shall have
   * @return the corpus, with at least one book a folder
   * @throws EarException if a folder is missing or has no book, a file cannot be read or is
   *     malformed, or a name stands twice
   */
  public static Corpus read(List<Path> folders) {
    return read(folders, KnownBooks.NONE);
  }

  /**
   * Reads the books of some folders that are not known already.
   *
   * @param folders folders in the order their books shall have
   * @param known gives the books of files that need not be read again; what was odd about them is
   *     not told again
   * @return the corpus, as {@link #read(List)} gives it
   * @throws EarException as {@link #read(List)} does
   */
  public static Corpus read(List<Path> folders, KnownBooks known) {
    List<Book> books = new ArrayList<>();
    List<BookFile> files = new ArrayList<>();
    List<Path> ignored = new ArrayList<>();
    List<Warning> warnings = new ArrayList<>();
    Map<String, Path> names = new HashMap<>();
    for (Path folder : folders) {
      int before = books.size();
      for (Path file : CorpusFolder.bookFiles(folder, ignored::add, warnings::add)) {
        String sha256 = FileBytes.sha256(file);
        List<Book> held = known.of(file, sha256);
        if (held.isEmpty()) {
          held = readWithinMemory(file, sha256, warnings);
        }
        files.add(new BookFile(BookFormat.fileName(file), sha256, held.size()));
        for (Book book : held) {
          Path other = names.putIfAbsent(book.name(), file);
          if (other != null) {
            throw sameName(book.name(), file, other);
          }
          books.add(book);
        }
      }
      if (books.size() == before) {
        throw Places.bad(
            Places.of(folder),
            "holds no book; put files there that end in "
                + BookFormat.known()
                + ", or name another folder");
      }
    }
    return new Corpus(
        List.copyOf(books), List.copyOf(files), List.copyOf(ignored), List.copyOf(warnings));
  }

  /** Says whether a folder holds files that look like books; false where it cannot be read. */
  public static boolean holdsBooks(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.anyMatch(
          file -> Files.isRegularFile(file) && BookFormat.of(file) != BookFormat.OTHER);
    } catch (IOException | UncheckedIOException e) {
      return false;
    }
  }

  private static EarException sameName(String name, Path file, Path other) {
    String fileName = BookFormat.fileName(file);
    String otherName = BookFormat.fileName(other);
    if (!fileName.equals(otherName) && BookFormat.nfc(fileName).equals(BookFormat.nfc(otherName))) {
      return Places.bad(
          Places.of(file),
          "two files have this name: in one its accents are letters of their own (Unicode NFD), in"
              + " the other not (NFC); rename one, or remove it if it is a copy");
    }
    return Places.bad(
        Places.of(file),
        "book "
            + Places.shown(name)
            + " stands also in "
            + Places.of(other)
            + "; give each book its own name");
  }

  /** How much a tree of markup needs, its size does not tell: what was read so far is let go. */
  private static List<Book> readWithinMemory(Path file, String sha256, List<Warning> warnings) {
    try {
      return read(file, sha256, warnings);
    } catch (OutOfMemoryError e) {
      throw Places.bad(
          Places.of(file),
          "does not fit into the memory of the Java machine; give it more, for example with"
              + " EAR_JAVA_OPTS=-Xmx4g, or split the file",
          e);
    }
  }

  private static List<Book> read(Path file, String sha256, List<Warning> warnings) {
    String name = BookFormat.bookName(file);
    return switch (BookFormat.of(file)) {
      case TEXT -> List.of(TextFileReader.read(file, name, sha256, warnings::add));
      case PDF -> List.of(PdfFileReader.read(file, name, sha256, warnings::add));
      case PAGES -> PagesFileReader.read(file, warnings::add);
      case HTML -> List.of(HtmlFileReader.read(file, name, sha256, warnings::add));
      case EPUB -> List.of(EpubFileReader.read(file, name, sha256, warnings::add));
      case DOCX -> List.of(DocxFileReader.read(file, name, sha256, warnings::add));
      case MARKDOWN -> List.of(MarkdownFileReader.read(file, name, sha256, warnings::add));
      case OTHER -> List.of();
    };
  }
}
