package dev.ear.index.analysis;

import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;

/** Reads what a tokenizer is given. */
final class Readers {
  private Readers() {}

  static String readAll(Reader reader) throws IOException {
    var text = new StringWriter();
    reader.transferTo(text);
    return text.toString();
  }
}
