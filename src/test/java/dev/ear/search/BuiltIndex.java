package dev.ear.search;

import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import dev.ear.corpus.Book;
import dev.ear.index.BuildProgress;
import dev.ear.index.BuildSettings;
import dev.ear.index.EarIndex;
import dev.ear.index.IndexBuilder;
import dev.ear.index.IndexFolder;
import dev.ear.index.WindowStorage;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.lucene.util.IOUtils;

/** An index in a folder of its own, which goes when it is closed. */
record BuiltIndex(Path folder, EarIndex index) implements Closeable {
  static BuiltIndex of(List<Book> books, int radius, WindowStorage windows) throws IOException {
    Path folder = Files.createTempDirectory("ear-windows");
    var settings = new BuildSettings(Profiles.load(Profile.DEFAULT), radius, false, windows);
    new IndexBuilder(settings, BuildProgress.SILENT).build(books, new IndexFolder(folder));
    return new BuiltIndex(folder, EarIndex.open(folder, null));
  }

  @Override
  public void close() throws IOException {
    index.close();
    IOUtils.rm(folder);
  }
}
