package dev.ear.index;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;

/** Keeps indexes out of folders of something else, and other results out of those of indexes. */
public final class FolderOwner {
  private FolderOwner() {}

  /**
   * Refuses a folder that belongs to something else. Beside an index, what is not ours may lie and
   * is left alone.
   *
   * @param index the folder of an index, which need not exist
   * @throws EarException when the folder is there and holds something, but no index, or when
   *     something that is not ours stands where a build writes
   * @throws IOException when it cannot be read
   */
  static void refuseForeign(IndexFolder index) throws IOException {
    Path folder = index.path();
    if (!Files.exists(folder)) {
      return;
    }
    if (!Files.isDirectory(folder)) {
      throw new EarException(
          Category.INDEX, folder + " is a file; name a folder for the index with --index");
    }
    for (String name : List.of(IndexFolder.CURRENT, IndexFolder.DRAFT, IndexFolder.LOCK)) {
      Path place = folder.resolve(name);
      if (Files.exists(place, LinkOption.NOFOLLOW_LINKS) && !OwnFiles.isFile(place)) {
        throw new EarException(
            Category.INDEX,
            place
                + " is a link or a folder where a build writes a file; nothing was written; name"
                + " another folder with --index, or move that away");
      }
    }
    List<String> foreign = index.foreign();
    if (!foreign.isEmpty() && !OwnFiles.holdEndedBuild(folder)) {
      throw new EarException(
          Category.INDEX,
          folder
              + " is no EAR index and not empty (it holds "
              + foreign.getFirst()
              + "); nothing was written; name an empty or new folder with --index, or move that"
              + " file away");
    }
  }

  /**
   * Refuses an index folder, and any place in one, for results.
   *
   * @param out where somebody wants to write something that is no index
   * @throws EarException when an index is there
   */
  public static void refuseAsOutput(Path out) {
    for (Path place = out.toAbsolutePath().normalize(); place != null; place = place.getParent()) {
      if (showsIndex(place)) {
        throw new EarException(
            Category.USAGE,
            out + " lies in the folder of an index (" + place + "); name a place outside it");
      }
    }
  }

  /** A folder above that may not be listed is nobody's index as far as can be told. */
  private static boolean showsIndex(Path folder) {
    try {
      return OwnFiles.holdEndedBuild(folder);
    } catch (IOException e) {
      return false;
    }
  }
}
