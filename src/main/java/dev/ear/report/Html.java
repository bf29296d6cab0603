package dev.ear.report;

/** Writes text so that HTML takes it for nothing but text. */
final class Html {
  private Html() {}

  /** Escapes text for elements and quoted attributes. */
  static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }

  /** Makes JSON safe inside a script element: no text in it can end the element. */
  static String script(String json) {
    return json.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029");
  }
}
