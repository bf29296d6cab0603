package dev.ear.corpus.pdf;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** Why a page could not be read as it stands in its file. */
public enum PageFlag {
  /** It draws pictures or lines and no text: a scan, most likely. */
  NO_TEXT_LAYER(
      "has no text layer",
      "have no text layer",
      "not indexed; run text recognition (OCR) over the file and read its result"),
  /** Most of its glyphs say no character; nothing of it is indexed. */
  BROKEN_GLYPHS(
      "has mostly broken glyphs",
      "have mostly broken glyphs",
      "not indexed; run text recognition (OCR) over the file and read its result"),
  /** Some of its glyphs say no character; the rest is indexed. */
  SOME_BROKEN_GLYPHS(
      "has some broken glyphs",
      "have some broken glyphs",
      "what can be read is indexed; look at them with ear clean"),
  /** Some of it is damaged in the file, or draws without end; the rest is indexed. */
  SOME_DAMAGED(
      "is damaged in part",
      "are damaged in part",
      "what can be read is indexed; open the file in a viewer and save it anew, or copy it again"),
  /**
   * It is damaged in the file, or missing there, or one that stands before it once more, or draws
   * without end; nothing of it is indexed.
   */
  DAMAGED(
      "is damaged",
      "are damaged",
      "not indexed; open the file in a viewer and save it anew, or copy it again");

  private final String one;
  private final String several;
  private final String advice;

  PageFlag(String one, String several, String advice) {
    this.one = one;
    this.several = several;
    this.advice = advice;
  }

  /** Returns its name in reports, for example {@code no_text_layer}. */
  @JsonValue
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns what a warning says of so many pages. */
  public String said(int pages) {
    return pages == 1 ? one : several;
  }

  /** Returns what became of such pages, and what to do. */
  public String advice() {
    return advice;
  }
}
