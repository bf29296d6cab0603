package dev.ear.anchor;

import dev.ear.Sha256;
import java.io.Reader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * What a corpus shows about its own names: computed at build time, stored with the index and used
 * alike for pages and questions.
 *
 * <p>For each term it counts how often the term stands capitalised inside a sentence, where only a
 * name is, and how often in lower case; and the same again before a capitalised word. For each name
 * that the rules find without evidence it counts how often it is found. Counts add up: the evidence
 * of a corpus is the sum of its books'.
 */
public final class CorpusEvidence {
  private static final int SEEN_OFTEN = 5;
  private static final int NEARLY_ALWAYS = 10;
  private static final CorpusEvidence NONE = new CorpusEvidence(Map.of(), Map.of());

  /**
   * How often a term was seen.
   *
   * @param capital capitalised inside a sentence
   * @param lower in lower case
   * @param capitalLead of the capitalised, before another capitalised word
   * @param lowerLead of those in lower case, before a capitalised word
   */
  record Counts(int capital, int lower, int capitalLead, int lowerLead) {
    static final Counts ZERO = new Counts(0, 0, 0, 0);

    Counts plus(Counts other) {
      return new Counts(
          capital + other.capital,
          lower + other.lower,
          capitalLead + other.capitalLead,
          lowerLead + other.lowerLead);
    }

    Counts minus(Counts other) {
      return new Counts(
          less(capital, other.capital),
          less(lower, other.lower),
          less(capitalLead, other.capitalLead),
          less(lowerLead, other.lowerLead));
    }

    private static int less(int count, int part) {
      if (part > count) {
        throw new IllegalArgumentException(part + " is no part of " + count);
      }
      return count - part;
    }
  }

  private final Map<String, Counts> terms;
  private final Map<String, Integer> names;

  /** How often longer names begin, and end, with a name; derived from {@link #names}. */
  private final Map<String, Integer> beginnings = new HashMap<>();

  private final Map<String, Integer> endings = new HashMap<>();

  private final Set<String> nearlyAlwaysCapital = new HashSet<>();

  CorpusEvidence(Map<String, Counts> terms, Map<String, Integer> names) {
    this.terms = Map.copyOf(terms);
    this.names = Map.copyOf(names);
    this.names.forEach(
        (key, count) -> {
          for (int i = key.indexOf(' '); i >= 0; i = key.indexOf(' ', i + 1)) {
            beginnings.merge(key.substring(0, i), count, Integer::sum);
            endings.merge(key.substring(i + 1), count, Integer::sum);
          }
          if (count >= SEEN_OFTEN && count > NEARLY_ALWAYS * of(key).lower()) {
            nearlyAlwaysCapital.add(key);
          }
        });
  }

  /** Returns the evidence of no corpus: the rules decide alone. */
  public static CorpusEvidence none() {
    return NONE;
  }

  /** Says whether nothing was counted. */
  public boolean isEmpty() {
    return terms.isEmpty() && names.isEmpty();
  }

  /** Returns the SHA-256 of the written form, in hexadecimal. */
  public String checksum() {
    var written = new StringWriter();
    write(written);
    return Sha256.hex(written.toString());
  }

  /**
   * Writes the counts in a form that {@link #read} reads: lines of UTF-8 text in code point order.
   *
   * @param out where to write; it is flushed, not closed
   * @throws UncheckedIOException if writing fails
   */
  public void write(Writer out) {
    EvidenceFormat.write(terms, names, out);
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @param in the written form; it is not closed
   * @throws dev.ear.EarException if it is not the written form of evidence
   * @throws UncheckedIOException if reading fails
   */
  public static CorpusEvidence read(Reader in) {
    return EvidenceFormat.read(in);
  }

  /** Returns what was seen of a term. */
  Counts of(String term) {
    return terms.getOrDefault(term, Counts.ZERO);
  }

  /** Says whether a term is so often a name that it is one even in lower case. */
  boolean isNearlyAlwaysCapital(String term) {
    return nearlyAlwaysCapital.contains(term);
  }

  /** Returns how often a name stands on its own. */
  int alone(String key) {
    return names.getOrDefault(key, 0);
  }

  /** Returns how often longer names begin with a name. */
  int beginning(String key) {
    return beginnings.getOrDefault(key, 0);
  }

  /** Returns how often longer names end with a name. */
  int ending(String key) {
    return endings.getOrDefault(key, 0);
  }

  /** Sums up the evidence of pages or books. */
  public static final class Builder {
    private final Map<String, Counts> terms = new HashMap<>();
    private final Map<String, Integer> names = new HashMap<>();

    /** Starts from nothing. */
    public Builder() {}

    /**
     * Counts the words and names of a text.
     *
     * @param text a page, annotated without evidence
     * @return this builder
     */
    public Builder add(AnnotatedText text) {
      var reading = new Reading(text.words(), text.tokens());
      for (int i = 0; i < reading.size(); i++) {
        int seen = reading.evidence(i);
        if (seen != Reading.NO_EVIDENCE) {
          int lead = reading.leadsCapital(i) ? 1 : 0;
          boolean capital = seen == Reading.CAPITAL;
          add(
              reading.token(i).term(),
              capital ? new Counts(1, 0, lead, 0) : new Counts(0, 1, 0, lead));
        }
      }
      for (Anchor anchor : text.anchors()) {
        boolean onlyStarts =
            anchor.rule().equals(AnchorRule.NAME_UNLISTED.label())
                || anchor.rule().equals(AnchorRule.NAME_BY_NEXT.label());
        if ((anchor.kind() == AnchorKind.NAME || anchor.kind() == AnchorKind.EVENT)
            && !onlyStarts) {
          names.merge(anchor.key(), 1, Integer::sum);
        }
      }
      return this;
    }

    /** Adds the counts of other evidence, for example a book's. */
    public Builder add(CorpusEvidence other) {
      other.terms.forEach(this::add);
      other.names.forEach((key, count) -> names.merge(key, count, Integer::sum));
      return this;
    }

    /**
     * Takes away evidence that is part of what was added, for example a book's.
     *
     * @throws IllegalArgumentException if it is no part of it
     */
    public Builder subtract(CorpusEvidence part) {
      part.terms.forEach(
          (term, less) -> {
            Counts left = terms.getOrDefault(term, Counts.ZERO).minus(less);
            replace(terms, term, left, left.equals(Counts.ZERO));
          });
      part.names.forEach(
          (key, less) -> {
            int left = Counts.less(names.getOrDefault(key, 0), less);
            replace(names, key, left, left == 0);
          });
      return this;
    }

    private static <V> void replace(Map<String, V> counts, String key, V left, boolean none) {
      if (none) {
        counts.remove(key);
      } else {
        counts.put(key, left);
      }
    }

    /** Returns the evidence of all that was added. */
    public CorpusEvidence build() {
      return new CorpusEvidence(terms, names);
    }

    private void add(String term, Counts more) {
      terms.merge(term, more, Counts::plus);
    }
  }
}
