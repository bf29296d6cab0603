package dev.ear.anchor;

import dev.ear.text.SuffixGrammar;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The places and peoples that a profile lists, with their inflected forms. */
final class KnownNames {
  private static final int SHORTEST_STEM = 3;

  /**
   * Plain forms, plurals and possessives end otherwise: {@code Türkler}, {@code Kırım Tatarları}.
   */
  private static final String LAST_OF_CASE = "aen";

  private final Set<String> places;
  private final Set<String> peoples;
  private final ListedWords listed;
  private final List<String> endings;
  private final SuffixGrammar suffixes;

  KnownNames(
      Set<String> places, Set<String> peoples, List<String> endings, SuffixGrammar suffixes) {
    this.places = places;
    this.peoples = peoples;
    this.listed = new ListedWords(union(places, peoples), List.of(), suffixes);
    this.endings = endings;
    this.suffixes = suffixes;
  }

  private static Set<String> union(Set<String> one, Set<String> other) {
    var all = new HashSet<>(one);
    all.addAll(other);
    return Set.copyOf(all);
  }

  /** Says whether a term is a place as it is listed. */
  boolean isPlace(String term) {
    return places.contains(term);
  }

  /** Says whether a term is a people as it is listed. */
  boolean isPeople(String term) {
    return peoples.contains(term);
  }

  /** Says whether a term is a place or a people as it is listed. */
  boolean lists(String term) {
    return listed.lists(term);
  }

  /** Says whether a term is listed, an inflected form of a listed name, or has a name's ending. */
  boolean contains(String term) {
    return listed.contains(term) || hasEnding(term);
  }

  /**
   * Says whether a term is a listed name with an ending of case, after which no name goes on:
   * {@code Anadoluda}, {@code Türklerin}.
   */
  boolean isInCase(String term) {
    return (LAST_OF_CASE.indexOf(term.charAt(term.length() - 1)) >= 0 || term.endsWith("ki"))
        && !listed.lists(term)
        && listed.contains(term);
  }

  /** Says whether a term ends in a name's ending, inflected or not: {@code Hamidoğullarından}. */
  private boolean hasEnding(String term) {
    for (String ending : endings) {
      int at = term.lastIndexOf(ending);
      int end = at + ending.length();
      if (at >= SHORTEST_STEM
          && (end == term.length() || suffixes.acceptsInflection(term.substring(end)))) {
        return true;
      }
    }
    return false;
  }
}
