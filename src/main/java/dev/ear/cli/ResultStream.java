package dev.ear.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Standard output that remembers whether its reader left early, as {@code head} does. */
final class ResultStream extends FilterOutputStream {
  /** What Java says on every system when nobody reads a pipe any more. */
  private static final String READER_LEFT = "Broken pipe";

  private boolean readerLeft;

  ResultStream(OutputStream out) {
    super(out);
  }

  boolean readerLeft() {
    return readerLeft;
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    try {
      out.write(bytes, offset, length);
    } catch (IOException e) {
      throw noted(e);
    }
  }

  @Override
  public void flush() throws IOException {
    try {
      out.flush();
    } catch (IOException e) {
      throw noted(e);
    }
  }

  private IOException noted(IOException e) {
    readerLeft |= READER_LEFT.equals(e.getMessage());
    return e;
  }
}
