package dev.ear.anchor;

import dev.ear.text.SentenceSplitter;
import dev.ear.text.Tokenizer;
import java.util.List;

/**
 * A language and subject: the lists that steer normalisation, anchors, sentences and cleaning
 * (METHOD 3, last item).
 */
public interface Profile {
  /** The profile used when none is named. */
  String DEFAULT = "tr-tarih";

  /** Returns the profile's name, for example {@code tr-tarih}. */
  String name();

  /** Returns the SHA-256 of its lists and rules, in hexadecimal. */
  String checksum();

  /** Returns its tokenizer. */
  Tokenizer tokenizer();

  /** Returns its sentence splitter. */
  SentenceSplitter sentences();

  /**
   * Returns the annotator for texts of a corpus.
   *
   * @param evidence what the corpus shows about its names; {@link CorpusEvidence#none()} without
   *     one
   */
  Annotator annotator(CorpusEvidence evidence);

  /**
   * Returns the entries of one of its lists, in file order.
   *
   * @param list the list's file name without ending, for example {@code exercise-headings}
   */
  List<String> list(String list);

  /**
   * Returns other keys of what a key names, in file order; none for most.
   *
   * <p>For matching on request only: an anchor's key stays what its words make it.
   *
   * @param key an anchor key
   */
  List<String> aliases(String key);
}
