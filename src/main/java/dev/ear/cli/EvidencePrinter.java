package dev.ear.cli;

import dev.ear.search.ContextRenderer;
import dev.ear.search.Evidence;
import dev.ear.search.Hit;
import dev.ear.search.MatchedAnchor;
import dev.ear.search.QueryAnchor;
import dev.ear.search.RetrievalOptions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Prints evidence for a person: the query's anchors, then each hit with its score and text. */
final class EvidencePrinter {
  private static final String INDENT = "   ";

  private final Terminal terminal;
  private final RetrievalOptions options;

  EvidencePrinter(Terminal terminal, RetrievalOptions options) {
    this.terminal = terminal;
    this.options = options;
  }

  void print(Evidence evidence) {
    printQuery(evidence);
    if (evidence.hits().isEmpty()) {
      terminal.println("Nothing in the index matches the query.");
      return;
    }
    for (Hit hit : evidence.hits()) {
      terminal.println();
      printHit(hit);
    }
    terminal.println();
    if (evidence.relation() != null) {
      terminal.wrapped(
          "", "asks for a " + evidence.relation().kind() + " (" + evidence.relation().rule() + ")");
    }
    terminal.wrapped("", summary(evidence));
  }

  /** Prints the anchors of a query, those that some window is drawn around marked. */
  void printQuery(Evidence evidence) {
    terminal.println(Styles.bold(terminal, "Anchors") + " (* in the index)");
    if (evidence.anchors().isEmpty()) {
      terminal.println(INDENT + "none");
    }
    Map<String, List<QueryAnchor>> byOrigin =
        evidence.anchors().stream()
            .collect(
                Collectors.groupingBy(
                    anchor ->
                        anchor.option() == null
                            ? anchor.origin()
                            : anchor.origin() + " " + anchor.option(),
                    LinkedHashMap::new,
                    Collectors.toList()));
    byOrigin.forEach(
        (origin, anchors) ->
            wrap(
                origin
                    + ": "
                    + anchors.stream()
                        .map(
                            a ->
                                a.key()
                                    + (a.inIndex() ? "*" : "")
                                    + " ("
                                    + (a.aliasOf() == null ? a.kind() : "alias of " + a.aliasOf())
                                    + ")")
                        .distinct()
                        .collect(Collectors.joining(", "))));
    if (evidence.fallback()) {
      wrap("no anchor is in the index: windows are ranked by words alone");
    }
  }

  void printHit(Hit hit) {
    terminal.titled(
        hit.rank() + ". " + ContextRenderer.place(hit),
        words(hit),
        "score " + score(hit) + parts(hit));
    Map<String, List<MatchedAnchor>> byKey =
        hit.anchorsMatched().stream()
            .collect(
                Collectors.groupingBy(MatchedAnchor::key, LinkedHashMap::new, Collectors.toList()));
    String anchors =
        byKey.entrySet().stream()
            .map(entry -> entry.getKey() + notes(hit, entry.getValue()))
            .collect(Collectors.joining(", "));
    if (!anchors.isEmpty()) {
      wrap("anchors: " + anchors);
    }
    if (!hit.matchedTokens().isEmpty()) {
      wrap("words: " + String.join(", ", hit.matchedTokens()));
    }
    ScoreExplanation.lines(hit, terminal.width() - INDENT.length())
        .forEach(line -> terminal.println(INDENT + line));
    for (String block : ContextRenderer.printed(hit, options).split("\\R\\s*\\R")) {
      terminal.println();
      TextWrap.linesApart(block).forEach(this::wrap);
    }
  }

  /** Says which words are printed and, where they are others, which were scored. */
  private static String words(Hit hit) {
    String words = hit.start() + "-" + hit.end();
    if (hit.scored() != null) {
      return "scored words "
          + hit.scoredStart()
          + "-"
          + hit.scoredEnd()
          + ", printed "
          + (hit.words() == hit.end() - hit.start() ? words : words + " and more");
    }
    return "words "
        + words
        + (hit.words() == hit.end() - hit.start() ? "" : ", " + hit.words() + " printed");
  }

  /** Says of an anchor that the window is drawn around it, and that it is not printed. */
  private static String notes(Hit hit, List<MatchedAnchor> places) {
    boolean centre = places.stream().anyMatch(MatchedAnchor::centre);
    boolean printed = places.stream().anyMatch(hit::prints);
    return centre
        ? printed ? " (centre)" : " (centre, not printed)"
        : printed ? "" : " (not printed)";
  }

  private static String parts(Hit hit) {
    if (!hit.terms().isEmpty()) {
      return "";
    }
    if (hit.scoreParts().anchors() + hit.scoreParts().aliases() == 0) {
      return "";
    }
    return " = "
        + score(hit.scoreParts().tokens())
        + " for words"
        + " + "
        + score(hit.scoreParts().anchors())
        + " for anchors"
        + " + "
        + score(hit.scoreParts().years())
        + " for years"
        + (hit.scoreParts().aliases() == 0
            ? ""
            : " + " + score(hit.scoreParts().aliases()) + " for aliases");
  }

  private static String summary(Evidence evidence) {
    return String.format(
        Locale.ROOT,
        "%d %s%s, %,d words retrieved, ranked in %,d µs%s",
        evidence.hits().size(),
        evidence.unit(),
        evidence.hits().size() == 1 ? "" : "s",
        evidence.retrievedWords(),
        evidence.micros(),
        skipped(
                evidence.duplicatesSkipped(),
                "window that repeats a better one",
                "windows that repeat better ones")
            + skipped(evidence.overlapsSkipped(), "window that overlaps", "windows that overlap"));
  }

  private static String skipped(int count, String one, String more) {
    return count == 0 ? "" : ", " + count + " " + (count == 1 ? one : more) + " skipped";
  }

  /** Writes the score of a hit: with two decimals where it is no sum of whole and half points. */
  static String score(Hit hit) {
    return hit.terms().isEmpty() && hit.score() * 2 == Math.rint(hit.score() * 2)
        ? score(hit.score())
        : String.format(Locale.ROOT, "%.2f", hit.score());
  }

  /** Writes a score without needless zeros: {@code 12}, {@code 12.5}, {@code 7.31}. */
  static String score(double score) {
    String text = String.format(Locale.ROOT, "%.2f", score);
    return text.replaceFirst("\\.?0+$", "");
  }

  private void wrap(String text) {
    terminal.wrapped(INDENT, text);
  }
}
