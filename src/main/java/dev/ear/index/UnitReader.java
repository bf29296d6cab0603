package dev.ear.index;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.similarities.Similarity;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.util.IOUtils;

/** One of the three Lucene indexes, open for reading. */
final class UnitReader implements Closeable {
  private final FSDirectory directory;
  private final DirectoryReader reader;

  /**
   * Opens an index.
   *
   * @throws NoSuchFileException when its folder is gone
   * @throws IOException when Lucene finds no sound index there
   */
  UnitReader(Path folder) throws IOException {
    // FSDirectory would make a missing folder.
    if (!Files.isDirectory(folder)) {
      throw new NoSuchFileException(folder.toString(), null, "a part of the index is missing");
    }
    directory = FSDirectory.open(folder);
    try {
      reader = DirectoryReader.open(directory);
    } catch (IOException | RuntimeException e) {
      IOUtils.closeWhileHandlingException(directory);
      throw e;
    }
  }

  DirectoryReader reader() {
    return reader;
  }

  /** Returns a searcher without a query cache: a cache would hide what a query costs. */
  IndexSearcher searcher(Similarity similarity) {
    var searcher = new IndexSearcher(reader);
    searcher.setSimilarity(similarity);
    searcher.setQueryCache(null);
    return searcher;
  }

  @Override
  public void close() throws IOException {
    IOUtils.close(reader, directory);
  }
}
