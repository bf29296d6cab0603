package dev.ear.corpus;

import java.util.List;

/**
 * The word lists that say what exercise material looks like in a language.
 *
 * <p>They come from the profile, so that they follow its language and count in its checksum.
 */
interface CueLists {
  /**
   * Returns the entries of a list as they stand.
   *
   * @param name the list's file name without ending, for example {@code task-verbs}
   */
  List<String> entries(String name);

  /** Returns the entries of a list, folded. */
  default List<String> folded(String name) {
    return entries(name).stream().map(Fold::fold).toList();
  }

  /** Returns a list whose stars stand for any letters. */
  default WordList words(String name) {
    return new WordList(entries(name));
  }
}
