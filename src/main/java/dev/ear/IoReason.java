package dev.ear;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Tells people why a file could not be read or written: many exceptions of Java have nothing but
 * its path for a message.
 */
public final class IoReason {
  /** Systems say in their own words what has no class in Java; the right side is ours. */
  private enum Said {
    LOOP("Too many levels of symbolic links", "too many levels of links"),
    FOLDER("Is a directory", "is a folder"),
    NO_FOLDER("Not a directory", "a file stands where a folder should be");

    private final String bySystem;
    private final String byUs;

    Said(String bySystem, String byUs) {
      this.bySystem = bySystem;
      this.byUs = byUs;
    }
  }

  private IoReason() {}

  /** Returns the reason alone, for messages that name the file: {@code permission denied}. */
  public static String of(IOException e) {
    return switch (e) {
      case NoSuchFileException none -> "no such file";
      case AccessDeniedException denied -> "permission denied";
      case FileAlreadyExistsException there -> "something of that name is there already";
      case NotDirectoryException file -> "is no folder";
      case DirectoryNotEmptyException full -> "is a folder that is not empty";
      case FileSystemLoopException loop -> Said.LOOP.byUs;
      case FileSystemException other -> inOurWords(other.getReason(), other);
      case CharacterCodingException coding -> "not UTF-8";
      default -> inOurWords(e.getMessage(), e);
    };
  }

  /** Returns the reason behind the file it is about, where that is known. */
  public static String at(IOException e) {
    return e instanceof FileSystemException file && file.getFile() != null
        ? file.getFile() + ": " + of(e)
        : of(e);
  }

  private static String inOurWords(@Nullable String reason, IOException e) {
    if (reason == null || reason.isBlank()) {
      return e.getClass().getSimpleName();
    }
    String lower = reason.toLowerCase(Locale.ROOT);
    for (Said said : Said.values()) {
      if (lower.contains(said.bySystem.toLowerCase(Locale.ROOT))) {
        return said.byUs;
      }
    }
    return reason.strip();
  }
}
