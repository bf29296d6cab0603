package dev.ear.corpus;

import java.nio.file.Path;
import java.text.Normalizer;

/** What a file of a corpus folder holds, told by the ending of its name. */
enum BookFormat {
  TEXT(".txt"),
  PDF(".pdf"),
  PAGES(".pages.jsonl"),
  OTHER("");

  private final String ending;

  BookFormat(String ending) {
    this.ending = ending;
  }

  static BookFormat of(Path file) {
    String name = fileName(file);
    for (BookFormat format : values()) {
      int start = name.length() - format.ending.length();
      // A name that is nothing but an ending names no book.
      if (start > 0 && name.regionMatches(true, start, format.ending, 0, format.ending.length())) {
        return format;
      }
    }
    return OTHER;
  }

  /** Returns the name of the book in a file: the file's name without ending, as NFC. */
  static String bookName(Path file) {
    String name = fileName(file);
    String stem = name.substring(0, name.length() - of(file).ending.length());
    return Normalizer.normalize(stem, Normalizer.Form.NFC);
  }

  /** Returns the last part of a path. */
  static String fileName(Path file) {
    Path name = file.getFileName();
    return name == null ? "" : name.toString();
  }
}
