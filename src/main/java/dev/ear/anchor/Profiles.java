package dev.ear.anchor;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.IoReason;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Loads profiles: those that come with EAR by name, others from a folder with the same files. */
public final class Profiles {
  /** The profiles that come with EAR. */
  public static final List<String> KNOWN = List.of(Profile.DEFAULT, "en-history");

  private static final String ROOT = "/dev/ear/profiles/";

  private interface Source {
    byte @Nullable [] read(String file) throws IOException;
  }

  private Profiles() {}

  /**
   * Loads a profile.
   *
   * @param nameOrFolder one of {@link #KNOWN}, or a folder with the files of a profile
   * @return the profile; a folder's profile bears the folder's absolute path, by which it can be
   *     loaded again
   * @throws EarException if there is no such profile, or a list is missing or malformed
   */
  public static Profile load(String nameOrFolder) {
    if (KNOWN.contains(nameOrFolder)) {
      return load(nameOrFolder, nameOrFolder, file -> resource(nameOrFolder, file));
    }
    Path folder = folder(nameOrFolder);
    return load(
        folder.toAbsolutePath().normalize().toString(),
        nameOrFolder,
        file -> {
          Path path = folder.resolve(file);
          return Files.isRegularFile(path) ? Files.readAllBytes(path) : null;
        });
  }

  private static Path folder(String name) {
    try {
      Path folder = Path.of(name);
      if (Files.isRegularFile(folder.resolve(ListProfile.PROPERTIES))) {
        return folder;
      }
    } catch (InvalidPathException e) {
      throw unknown(name, e);
    }
    throw unknown(name, null);
  }

  private static EarException unknown(String name, @Nullable Throwable cause) {
    return new EarException(
        Category.USAGE,
        "no profile "
            + name
            + ": expected one of "
            + String.join(", ", KNOWN)
            + " or a folder with a "
            + ListProfile.PROPERTIES,
        cause);
  }

  private static byte @Nullable [] resource(String profile, String file) throws IOException {
    try (InputStream in = Profiles.class.getResourceAsStream(ROOT + profile + "/" + file)) {
      return in == null ? null : in.readAllBytes();
    }
  }

  private static Profile load(String name, String place, Source source) {
    Map<String, String> files = new LinkedHashMap<>();
    for (String file : ListProfile.FILES) {
      String where = place + "/" + file;
      try {
        byte[] bytes = source.read(file);
        if (bytes == null) {
          throw new EarException(
              Category.INPUT,
              "profile file " + where + " is missing: add it, with no entries if need be");
        }
        files.put(
            file, StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
      } catch (CharacterCodingException e) {
        throw new EarException(
            Category.INPUT, "profile file " + where + " is not UTF-8: save it as UTF-8", e);
      } catch (IOException e) {
        throw new EarException(
            Category.INPUT, "profile file " + where + " cannot be read: " + IoReason.of(e), e);
      }
    }
    try {
      return new ListProfile(name, place, files);
    } catch (IllegalArgumentException e) {
      throw new EarException(
          Category.INPUT, "profile " + place + ": " + e.getMessage() + "; correct the list", e);
    }
  }
}
