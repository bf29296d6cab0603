package dev.ear.cli;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.IoReason;
import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import dev.ear.eval.EvalConfig;
import dev.ear.eval.RetrievalPlan;
import dev.ear.index.BuildSettings;
import dev.ear.index.EarIndex;
import dev.ear.index.WindowStorage;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.lucene.util.IOUtils;
import org.jspecify.annotations.Nullable;

/**
 * The index of an evaluation: one that is there, brought up to date with the corpus where both are
 * named, or built in a temporary folder where only the corpus is.
 */
final class EvalIndex implements Closeable {
  private static final Path DEFAULT_FOLDER = Path.of("index");

  private final EarIndex index;
  private final @Nullable Path temporary;

  private EvalIndex(EarIndex index, @Nullable Path temporary) {
    this.index = index;
    this.temporary = temporary;
  }

  static EvalIndex open(EvalConfig config, Terminal terminal) {
    List<String> corpus = config.corpus();
    String folder = config.index();
    if (corpus == null) {
      Path there = folder == null ? DEFAULT_FOLDER : Path.of(folder);
      return new EvalIndex(EarIndex.open(there, config.profile()), null);
    }
    try {
      Path temporary = folder == null ? Files.createTempDirectory("ear-eval-") : null;
      Path where = temporary == null ? Path.of(String.valueOf(folder)) : temporary;
      try {
        BuildCommand.Outcome outcome =
            BuildCommand.build(
                terminal,
                corpus.stream().map(Path::of).toList(),
                where,
                settings(config, temporary != null),
                false);
        if (temporary == null) {
          outcome.tellIfBuilt(terminal, where);
        }
        return new EvalIndex(EarIndex.open(where, config.profile()), temporary);
      } catch (RuntimeException e) {
        if (temporary != null) {
          IOUtils.rm(temporary);
        }
        throw e;
      }
    } catch (IOException e) {
      throw new EarException(
          Category.SYSTEM,
          "the temporary index cannot be written (" + IoReason.at(e) + "); name one with --index",
          e);
    }
  }

  /** An index for this run alone stores spans when it must draw several radii. */
  private static BuildSettings settings(EvalConfig config, boolean forThisRun) {
    String profile = config.profile();
    Boolean clean = config.clean();
    List<Integer> radii = RetrievalPlan.of(config).radii();
    return new BuildSettings(
        Profiles.load(profile == null ? Profile.DEFAULT : profile),
        radii.getFirst(),
        clean == null || clean,
        forThisRun && radii.size() > 1 ? WindowStorage.SPANS : WindowStorage.DOCUMENTS);
  }

  EarIndex index() {
    return index;
  }

  @Override
  public void close() throws IOException {
    index.close();
    if (temporary != null) {
      IOUtils.rm(temporary);
    }
  }
}
