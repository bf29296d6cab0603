package dev.ear.corpus;

import java.nio.file.Path;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** What a file of a corpus folder holds, told by the ending of its name. */
enum BookFormat {
  TEXT(".txt"),
  PDF(".pdf"),
  PAGES(".pages.jsonl"),
  HTML(".html", ".htm", ".xhtml"),
  EPUB(".epub"),
  DOCX(".docx"),
  MARKDOWN(".md"),
  OTHER;

  private final List<String> endings;

  BookFormat(String... endings) {
    this.endings = List.of(endings);
  }

  /** Returns the endings of all formats, for messages. */
  static String known() {
    return Arrays.stream(values())
        .flatMap(format -> format.endings.stream())
        .collect(Collectors.joining(", "));
  }

  static BookFormat of(Path file) {
    String name = fileName(file);
    // Folders of data often tell about themselves in such a file.
    if (name.equalsIgnoreCase("README.md")) {
      return OTHER;
    }
    for (BookFormat format : values()) {
      // A name that is nothing but an ending names no book.
      int length = format.ending(name).length();
      if (length > 0 && length < name.length()) {
        return format;
      }
    }
    return OTHER;
  }

  /** The ending of this format that a name has; empty if it has none. */
  private String ending(String name) {
    for (String ending : endings) {
      int start = name.length() - ending.length();
      if (start >= 0 && name.regionMatches(true, start, ending, 0, ending.length())) {
        return ending;
      }
    }
    return "";
  }

  /** Returns the name of the book in a file: the file's name without ending, as NFC. */
  static String bookName(Path file) {
    String name = fileName(file);
    String stem = name.substring(0, name.length() - of(file).ending(name).length());
    return nfc(stem);
  }

  /** Returns a name in the one form of its letters in which names are compared. */
  static String nfc(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFC);
  }

  /** Returns the last part of a path. */
  static String fileName(Path file) {
    Path name = file.getFileName();
    return name == null ? "" : name.toString();
  }
}
