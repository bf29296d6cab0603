package dev.ear.index;

import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.ear.corpus.BookFile;
import java.util.List;

/**
 * What an index says of itself, kept beside it as {@code manifest.json}.
 *
 * @param format version of the layout on disk; another one is refused
 * @param versions what built it
 * @param profile the profile its tokens and anchors were made with
 * @param cleaned whether the pages went through cleaning
 * @param windowStorage how windows are stored
 * @param units sizes in words
 * @param sources the corpus's files in corpus order; none for books that came from no files
 * @param books the books in corpus order
 * @param counts how much there is
 * @param bytes size on disk
 * @param seconds how long the build took; like the machine it says nothing of the content
 */
@JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
public record Manifest(
    int format,
    Versions versions,
    ProfileEntry profile,
    boolean cleaned,
    WindowStorage windowStorage,
    Units units,
    List<BookFile> sources,
    List<BookEntry> books,
    Counts counts,
    Bytes bytes,
    Seconds seconds) {

  /** The layout this program writes and reads. */
  public static final int FORMAT = 2;

  /**
   * Versions of the programs.
   *
   * @param ear EAR's own
   * @param lucene Lucene's
   * @param program fingerprint of what makes an index, which changes when a version does not; empty
   *     if it is not known. Builds compare it, queries do not
   */
  public record Versions(String ear, String lucene, String program) {}

  /**
   * The profile of an index.
   *
   * @param name name or folder it was loaded by
   * @param checksum SHA-256 of its lists and rules, in hexadecimal
   * @param evidence SHA-256 of what the corpus showed about its names, in hexadecimal
   */
  public record ProfileEntry(String name, String checksum, String evidence) {}

  /**
   * Sizes in words (METHOD 4).
   *
   * @param chunk words in a chunk
   * @param chunkOverlap words that neighbouring chunks share
   * @param parent words in a parent
   * @param parentOverlap words that neighbouring parents share
   * @param radius words on either side of a window's anchor
   */
  @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
  public record Units(int chunk, int chunkOverlap, int parent, int parentOverlap, int radius) {}

  /**
   * A book.
   *
   * @param name its name
   * @param sha256 checksum of what was read
   * @param cleaned whether its pages went through cleaning
   * @param pages pages with at least one kept word
   * @param words words on them
   */
  public record BookEntry(String name, String sha256, boolean cleaned, int pages, int words) {
    /** Returns what tells whether a book is the same: its name and checksum. */
    String identity() {
      return name + " " + sha256;
    }
  }

  /**
   * Counts.
   *
   * @param pages pages in the index
   * @param words words on them
   * @param chunks chunks
   * @param anchorOccurrences anchors in parents; an anchor that two parents hold counts twice
   * @param anchorKeys distinct keys of windows' centres
   * @param windows windows
   */
  @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
  public record Counts(
      int pages, int words, int chunks, long anchorOccurrences, int anchorKeys, int windows) {}

  /**
   * Bytes on disk.
   *
   * @param pages the pages index, with the text of all units
   * @param chunks the chunks index
   * @param windows the windows index
   */
  public record Bytes(long pages, long chunks, long windows) {}

  /**
   * Seconds of the build. The three indexes are written side by side, so that their parts are told
   * in processor time.
   *
   * @param analysis wall seconds of tokens, anchors and corpus evidence
   * @param pages processor seconds of writing the pages index
   * @param chunks processor seconds of writing the chunks index
   * @param windows processor seconds of writing the windows index
   * @param total wall seconds of the whole build
   */
  public record Seconds(
      double analysis, double pages, double chunks, double windows, double total) {}
}
