package dev.ear.index;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Compares the manifest of an open index with the index; {@link IndexVerifier} checks more. */
public final class IndexCheck {
  private final List<String> differences = new ArrayList<>();

  private IndexCheck() {}

  /**
   * Counts what can be counted; that the files are as they were built, opening has seen.
   *
   * @return a line for each thing that differs; none when the index is as its manifest says
   * @throws IOException when the files cannot be read
   */
  public static List<String> differences(EarIndex index) throws IOException {
    Manifest manifest = index.manifest();
    var check = new IndexCheck();
    check.compare("pages", manifest.counts().pages(), index.pageStore().count());
    check.compare("chunks", manifest.counts().chunks(), index.chunks().getIndexReader().numDocs());
    check.compare("windows", manifest.counts().windows(), windows(index));
    check.compare("words", manifest.counts().words(), words(index));
    check.compare("bytes of pages", manifest.bytes().pages(), index.bytes(IndexBuilder.PAGES));
    check.compare("bytes of chunks", manifest.bytes().chunks(), index.bytes(IndexBuilder.CHUNKS));
    check.compare(
        "bytes of windows", manifest.bytes().windows(), index.bytes(IndexBuilder.WINDOWS));
    if (!manifest.profile().evidence().equals(index.evidenceChecksum())) {
      check.differences.add("evidence of names: not what the index was built with");
    }
    return check.differences;
  }

  private static long windows(EarIndex index) throws IOException {
    long[] windows = {0};
    index.windows().forEach(window -> windows[0]++);
    return windows[0];
  }

  private static long words(EarIndex index) throws IOException {
    UnitPlaces places = index.pagePlaces();
    long words = 0;
    for (int page = 0; page < index.pageStore().count(); page++) {
      words += places.end(page) - places.start(page);
    }
    return words;
  }

  private void compare(String what, long said, long found) {
    if (said != found) {
      differences.add(String.format(Locale.ROOT, "%s: manifest %d, index %d", what, said, found));
    }
  }
}
