package dev.ear.cli;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.Utf8;
import dev.ear.index.EarIndex;
import dev.ear.search.Evidence;
import dev.ear.search.EvidenceRetriever;
import dev.ear.search.LeftOutWords;
import dev.ear.search.Query;
import dev.ear.unit.UnitKind;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Searches with free text. */
@Command(
    name = "search",
    description = "Searches with free text, or with Lucene's query syntax.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  ear search Malazgirt Savaşı kimler arasında yapıldı",
      "  ear search --unit chunk --syntax lucene 'text:\"sened-i ittifak\" AND year:[1800 TO"
          + " 1810]'",
      "  ear search --syntax lucene 'anchor:\"II. Mahmut\" AND osmanl*'"
    })
final class SearchCommand implements Callable<Integer> {
  enum Syntax {
    PLAIN,
    LUCENE
  }

  private final Terminal terminal;

  @Mixin private IndexOption index = new IndexOption();
  @Mixin private RetrievalMixin retrieval = new RetrievalMixin();

  @Option(
      names = "--unit",
      paramLabel = "UNIT",
      description = "window, chunk, page or parent (default: ${DEFAULT-VALUE}).",
      defaultValue = "window")
  private UnitKind unit = UnitKind.WINDOW;

  @Option(
      names = "--syntax",
      paramLabel = "SYNTAX",
      description = "plain, or lucene with fields text, anchor, year, book, page (default: plain).",
      defaultValue = "plain")
  private Syntax syntax = Syntax.PLAIN;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  @Parameters(
      paramLabel = "TEXT",
      arity = "1..*",
      description = "What to look for; - reads it from standard input.")
  private List<String> text = List.of();

  SearchCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    String query = query();
    check();
    try (EarIndex open = index.open()) {
      EvidenceRetriever retriever = retrieval.retriever(open);
      Evidence evidence =
          syntax == Syntax.LUCENE
              ? retriever.search(query, unit, retrieval.k(), retrieval.options())
              : retriever.retrieve(
                  null, Query.freeText(query), unit, retrieval.amount(), retrieval.options());
      if (evidence.tokens().isEmpty() && evidence.anchors().isEmpty() && syntax == Syntax.PLAIN) {
        throw LeftOutWords.only(List.of(query.strip().split("\\s+")));
      }
      if (json) {
        terminal.println(Json.line(evidence));
      } else {
        new EvidencePrinter(terminal, retrieval.options()).print(evidence);
      }
    }
    return Main.DONE;
  }

  private void check() {
    if (syntax == Syntax.LUCENE) {
      if (unit == UnitKind.PARENT) {
        throw new EarException(
            Category.USAGE,
            "parents have no index of their own; use --unit window, chunk or page with --syntax"
                + " lucene");
      }
      retrieval.checkForLuceneSyntax();
    }
    retrieval.check(List.of(unit));
  }

  private String query() throws IOException {
    String query =
        text.equals(List.of("-"))
            ? Utf8.decode(terminal.in().readAllBytes(), "standard input")
            : String.join(" ", text);
    if (query.isBlank()) {
      throw new EarException(Category.USAGE, "there is nothing to search for; give some words");
    }
    return query;
  }
}
