package dev.ear.index;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** How an index stores its windows. */
public enum WindowStorage {
  /** A Lucene document a window. */
  DOCUMENTS,
  /** A Lucene document a parent; windows exist only while a query runs, at any radius. */
  SPANS;

  /** Returns the name on the command line and in the manifest: the constant in lower case. */
  @JsonValue
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
