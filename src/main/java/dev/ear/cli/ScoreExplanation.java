package dev.ear.cli;

import dev.ear.search.Hit;
import dev.ear.search.ScoreTerm;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Says in words what a score that is told term by term is the sum of. */
final class ScoreExplanation {
  private static final int STEM_LENGTH = 5;
  private static final String GAP = "  ";

  private ScoreExplanation() {}

  /**
   * Returns lines that explain a hit's score: an amount a group of terms, what the group is, and
   * its terms; none where the score is not told by terms.
   *
   * @param width columns of a line
   */
  static List<String> lines(Hit hit, int width) {
    Map<String, List<ScoreTerm>> groups = new LinkedHashMap<>();
    for (ScoreTerm term : hit.terms()) {
      groups.computeIfAbsent(group(term), name -> new ArrayList<>()).add(term);
    }
    int amount = groups.values().stream().mapToInt(terms -> amount(terms).length()).max().orElse(0);
    var lines = new ArrayList<String>();
    groups.forEach(
        (name, terms) -> {
          String sum = amount(terms);
          List<String> text = text(name, terms, width - amount - GAP.length());
          for (int i = 0; i < text.size(); i++) {
            String first = i == 0 ? sum : "";
            lines.add(" ".repeat(amount - first.length()) + first + GAP + text.get(i));
          }
        });
    double covered = hit.terms().stream().mapToDouble(ScoreTerm::covered).sum();
    if (covered > 0) {
      lines.addAll(
          TextWrap.lines(
              "and " + points(covered) + " more, if no better window said the same", width));
    }
    return lines;
  }

  private static String group(ScoreTerm term) {
    if (term.part().equals(ScoreTerm.NEAR)) {
      return "for standing close together, at words " + term.term();
    }
    if (term.part().equals(ScoreTerm.CLAUSE)) {
      return "for " + term.term();
    }
    return term.option() != null
        ? "for option " + term.option()
        : term.part().equals(ScoreTerm.ANCHOR)
            ? "for anchors of the question"
            : "for words of the question";
  }

  private static List<String> text(String group, List<ScoreTerm> terms, int width) {
    List<String> named =
        terms.stream()
            .filter(term -> term.part().equals(ScoreTerm.STEM) || isAnchor(term))
            .map(ScoreExplanation::named)
            .toList();
    if (named.isEmpty()) {
      return TextWrap.lines(group, width);
    }
    var pieces = new ArrayList<String>(named);
    pieces.set(0, group + ": " + named.getFirst());
    return TextWrap.flow(pieces, ", ", width);
  }

  /** Writes a term: {@code anchor akka 3.15}, {@code haçlı… 3.55 (4 times)}. */
  private static String named(ScoreTerm term) {
    boolean both = term.option() != null;
    return (both && isAnchor(term) ? "anchor " : "")
        + TextWrap.printable(term.term())
        + (isAnchor(term) || !cut(term.term()) ? "" : "…")
        + " "
        + points(term.points())
        + (term.count() < 2
            ? ""
            : term.count() == 2 ? " (twice)" : " (" + term.count() + " times)");
  }

  private static boolean isAnchor(ScoreTerm term) {
    return term.part().equals(ScoreTerm.ANCHOR);
  }

  /** A stem of the full length stands for all words that begin with it. */
  private static boolean cut(String stem) {
    return stem.codePointCount(0, stem.length()) == STEM_LENGTH
        && !Character.isDigit(stem.codePointAt(0));
  }

  private static String amount(List<ScoreTerm> terms) {
    return points(terms.stream().mapToDouble(ScoreTerm::points).sum());
  }

  private static String points(double points) {
    return String.format(Locale.ROOT, "%.2f", points);
  }
}
