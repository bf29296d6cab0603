package dev.ear.anchor;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.anchor.CorpusEvidence.Counts;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * The written form of {@link CorpusEvidence}: a header; a line a term with four counts parted by
 * tabs; a line a name with one. Trailing zeros of a term's counts are left out, the first two
 * never.
 */
final class EvidenceFormat {
  private static final String HEADER = "ear-evidence 1";

  private EvidenceFormat() {}

  static void write(Map<String, Counts> terms, Map<String, Integer> names, Writer out) {
    try {
      out.write(HEADER + "\n");
      for (var entry : new TreeMap<>(terms).entrySet()) {
        Counts c = entry.getValue();
        out.write(entry.getKey() + "\t" + c.capital() + "\t" + c.lower());
        if (c.capitalLead() + c.lowerLead() > 0) {
          out.write("\t" + c.capitalLead() + "\t" + c.lowerLead());
        }
        out.write('\n');
      }
      for (var entry : new TreeMap<>(names).entrySet()) {
        out.write(entry.getKey() + "\t" + entry.getValue() + "\n");
      }
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static CorpusEvidence read(Reader in) {
    var lines = new BufferedReader(in);
    var terms = new HashMap<String, Counts>();
    var names = new HashMap<String, Integer>();
    int number = 1;
    try {
      if (!HEADER.equals(lines.readLine())) {
        throw malformed(number);
      }
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        String[] fields = line.split("\t", -1);
        switch (fields.length) {
          case 2 -> names.put(fields[0], count(fields[1]));
          case 3 -> terms.put(fields[0], new Counts(count(fields[1]), count(fields[2]), 0, 0));
          case 5 ->
              terms.put(
                  fields[0],
                  new Counts(
                      count(fields[1]), count(fields[2]), count(fields[3]), count(fields[4])));
          default -> throw malformed(number);
        }
      }
    } catch (NumberFormatException e) {
      throw malformed(number);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new CorpusEvidence(terms, names);
  }

  private static int count(String digits) {
    return Integer.parseInt(digits);
  }

  private static EarException malformed(int line) {
    return new EarException(
        Category.INDEX,
        "evidence of names, line "
            + line
            + ": expected a term or name and its counts parted by tabs; build the index again");
  }
}
