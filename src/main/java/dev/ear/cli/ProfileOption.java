package dev.ear.cli;

import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option of commands that read a corpus with a profile. */
final class ProfileOption {
  @Option(
      names = "--profile",
      paramLabel = "PROFILE",
      description = "A profile's name or folder (default: " + Profile.DEFAULT + ").")
  private @Nullable String profile;

  /** Returns what was asked for; null where nothing was. */
  @Nullable String given() {
    return profile;
  }

  Profile load() {
    return Profiles.load(profile == null ? Profile.DEFAULT : profile);
  }
}
