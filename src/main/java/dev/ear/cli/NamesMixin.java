package dev.ear.cli;

import dev.ear.anchor.Annotator;
import dev.ear.anchor.CorpusEvidence;
import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import dev.ear.index.EarIndex;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of commands that run the extractor by itself. */
final class NamesMixin {
  @Option(
      names = "--profile",
      paramLabel = "PROFILE",
      description =
          "A profile's name or folder (default: the index's, or " + Profile.DEFAULT + ").")
  private @Nullable String profile;

  @Option(
      names = "--index",
      paramLabel = "DIR",
      description = "Use what this index's corpus shows about names.")
  private @Nullable Path index;

  boolean hasIndex() {
    return index != null;
  }

  Profile profile() {
    return Profiles.load(profile == null ? Profile.DEFAULT : profile);
  }

  /**
   * Uses an annotator.
   *
   * @param shown what a corpus shows about names, where there is no index that tells
   * @param use what to do with it
   */
  <T> T annotate(Function<Profile, CorpusEvidence> shown, Function<Annotator, T> use)
      throws IOException {
    if (index == null) {
      Profile loaded = profile();
      return use.apply(loaded.annotator(shown.apply(loaded)));
    }
    try (EarIndex open = EarIndex.open(index, profile)) {
      return use.apply(open.annotator());
    }
  }
}
