package dev.ear.anchor;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a corpus shows about its own names: computed at build time, stored with the index and used
 * alike for pages and questions.
 *
 * <p>For each term it counts how often the term stands capitalised inside a sentence, where only a
 * name is, and how often in lower case; and the same again before a capitalised word. Counts add
 * up: the evidence of a corpus is the sum of its books'.
 */
public final class CorpusEvidence {
  private static final String HEADER = "ear-evidence 1";
  private static final CorpusEvidence NONE = new CorpusEvidence(Map.of());

  /**
   * How often a term was seen.
   *
   * @param capital capitalised inside a sentence
   * @param lower in lower case
   * @param capitalLead of the capitalised, before another capitalised word
   * @param lowerLead of those in lower case, before a capitalised word
   */
  record Counts(int capital, int lower, int capitalLead, int lowerLead) {
    private static final Counts ZERO = new Counts(0, 0, 0, 0);

    Counts plus(Counts other) {
      return new Counts(
          capital + other.capital,
          lower + other.lower,
          capitalLead + other.capitalLead,
          lowerLead + other.lowerLead);
    }
  }

  private final Map<String, Counts> counts;

  private CorpusEvidence(Map<String, Counts> counts) {
    this.counts = counts;
  }

  /** Returns the evidence of no corpus: the rules decide alone. */
  public static CorpusEvidence none() {
    return NONE;
  }

  /** Says whether nothing was counted. */
  public boolean isEmpty() {
    return counts.isEmpty();
  }

  /** Returns how many terms were counted. */
  public int size() {
    return counts.size();
  }

  /** Returns the SHA-256 of the written form, in hexadecimal. */
  public String checksum() {
    var written = new StringWriter();
    write(written);
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of()
          .formatHex(digest.digest(written.toString().getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  /**
   * Writes the counts: a header, then a line a term in code point order.
   *
   * @param out where to write; it is flushed, not closed
   * @throws UncheckedIOException if writing fails
   */
  public void write(Writer out) {
    try {
      out.write(HEADER + "\n");
      for (var entry : new TreeMap<>(counts).entrySet()) {
        Counts c = entry.getValue();
        out.write(entry.getKey());
        out.write("\t" + c.capital + "\t" + c.lower + "\t" + c.capitalLead + "\t" + c.lowerLead);
        out.write('\n');
      }
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @param in the written form; it is not closed
   * @throws EarException if it is not the written form of evidence
   * @throws UncheckedIOException if reading fails
   */
  public static CorpusEvidence read(Reader in) {
    var lines = new BufferedReader(in);
    var counts = new HashMap<String, Counts>();
    int number = 1;
    try {
      if (!HEADER.equals(lines.readLine())) {
        throw malformed(number);
      }
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        String[] fields = line.split("\t", -1);
        if (fields.length != 5 || fields[0].isEmpty()) {
          throw malformed(number);
        }
        counts.put(
            fields[0],
            new Counts(
                Integer.parseInt(fields[1]),
                Integer.parseInt(fields[2]),
                Integer.parseInt(fields[3]),
                Integer.parseInt(fields[4])));
      }
    } catch (NumberFormatException e) {
      throw malformed(number);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new CorpusEvidence(counts);
  }

  Counts of(String term) {
    return counts.getOrDefault(term, Counts.ZERO);
  }

  private static EarException malformed(int line) {
    return new EarException(
        Category.INDEX,
        "evidence of names, line "
            + line
            + ": expected a term and four counts parted by tabs; build the index again");
  }

  /** Sums up the evidence of pages or books. */
  public static final class Builder {
    private final Map<String, Counts> counts = new HashMap<>();

    /** Starts from nothing. */
    public Builder() {}

    /**
     * Counts the words of a text.
     *
     * @param text a page, annotated with or without evidence: its anchors play no part
     * @return this builder
     */
    public Builder add(AnnotatedText text) {
      var reading = new Reading(text.words(), text.tokens());
      for (int i = 0; i < reading.size(); i++) {
        int seen = reading.evidence(i);
        if (seen != Reading.NO_EVIDENCE) {
          boolean capital = seen == Reading.CAPITAL;
          boolean lead = reading.leadsCapital(i);
          int one = lead ? 1 : 0;
          add(
              reading.token(i).term(),
              capital ? new Counts(1, 0, one, 0) : new Counts(0, 1, 0, one));
        }
      }
      return this;
    }

    /** Adds the counts of other evidence, for example a book's. */
    public Builder add(CorpusEvidence other) {
      other.counts.forEach(this::add);
      return this;
    }

    /** Returns the evidence of all that was added. */
    public CorpusEvidence build() {
      return new CorpusEvidence(Map.copyOf(counts));
    }

    private void add(String term, Counts more) {
      counts.merge(term, more, Counts::plus);
    }
  }
}
