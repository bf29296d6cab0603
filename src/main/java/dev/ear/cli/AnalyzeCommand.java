package dev.ear.cli;

import dev.ear.Utf8;
import dev.ear.anchor.AnnotatedText;
import dev.ear.anchor.Annotator;
import dev.ear.anchor.CorpusEvidence;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows the tokens and anchors of a text. */
@Command(
    name = "analyze",
    description = "Shows the tokens and anchors of a text, and the rule that made each anchor.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example:", "  ear analyze \"II. Mahmut 1826'da Yeniçeri Ocağı'nı kaldırdı.\""})
final class AnalyzeCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private NamesMixin names = new NamesMixin();

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  @Parameters(
      paramLabel = "TEXT",
      arity = "1..*",
      description = "The text; - reads it from standard input.")
  private List<String> text = List.of();

  AnalyzeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  /**
   * What is printed as JSON.
   *
   * @param tokens all tokens in order
   * @param anchors all anchors by first word
   */
  record Analysis(List<ShownToken> tokens, List<ShownAnchor> anchors) {}

  /**
   * A token.
   *
   * @param term its normalised form
   * @param word number of its word
   * @param surface its text
   * @param content whether it is a content token
   */
  record ShownToken(String term, int word, String surface, boolean content) {}

  /**
   * An anchor.
   *
   * @param key its key
   * @param kind its kind, in lower case
   * @param start number of its first word
   * @param end number of the word after its last
   * @param surface its text
   * @param rule the rule that made it
   */
  record ShownAnchor(String key, String kind, int start, int end, String surface, String rule) {}

  @Override
  public Integer call() throws IOException {
    String input = input();
    Analysis analysis =
        names.annotate(profile -> CorpusEvidence.none(), annotator -> analysis(annotator, input));
    if (json) {
      terminal.println(Json.line(analysis));
    } else {
      print(analysis);
    }
    return Main.DONE;
  }

  private static Analysis analysis(Annotator annotator, String input) {
    AnnotatedText annotated = annotator.annotate(input);
    return new Analysis(
        annotated.tokens().stream()
            .map(
                token ->
                    new ShownToken(
                        token.term(),
                        token.word(),
                        input.substring(token.start(), token.end()),
                        token.content()))
            .toList(),
        annotated.anchors().stream()
            .map(
                anchor ->
                    new ShownAnchor(
                        anchor.key(),
                        anchor.kind().label(),
                        anchor.start(),
                        anchor.end(),
                        input.substring(anchor.charStart(), anchor.charEnd()),
                        anchor.rule()))
            .toList());
  }

  private void print(Analysis analysis) {
    var tokens = new Table("token", "word", "content", "as written");
    for (ShownToken token : analysis.tokens()) {
      tokens.row(
          token.term(),
          String.valueOf(token.word()),
          token.content() ? "yes" : "",
          token.surface());
    }
    var anchors = new Table("anchor", "kind", "words", "as written", "rule");
    for (ShownAnchor anchor : analysis.anchors()) {
      anchors.row(
          anchor.key(),
          anchor.kind(),
          anchor.start() + "-" + anchor.end(),
          anchor.surface(),
          anchor.rule());
    }
    tokens.print(terminal);
    terminal.println();
    anchors.print(terminal);
  }

  private String input() throws IOException {
    return text.equals(List.of("-"))
        ? Utf8.decode(terminal.in().readAllBytes(), "standard input")
        : String.join(" ", text);
  }
}
