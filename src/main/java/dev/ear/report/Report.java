package dev.ear.report;

import dev.ear.AtomicFile;
import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.eval.Comparison;
import dev.ear.eval.ComparisonFamily;
import dev.ear.eval.RetrievalSummary;
import dev.ear.eval.RunFolder;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Writes the report of some runs: {@code report.html}, which needs no network, the same tables as
 * {@code report.md}, {@code report.tex} and {@code csv/}, the charts as {@code svg/}, and {@code
 * judgments.csv} for people to fill.
 */
public final class Report {
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\{([a-z]+)}}");

  private final List<ReportRun> runs;
  private final @Nullable CorpusFacts corpus;
  private final List<ReportTable> tables;

  /**
   * Prepares a report.
   *
   * @param folders the runs' folders, at least one
   * @param corpus facts of the corpus the runs are over, or null where it is not at hand
   * @param judgments filled judgment sheets
   * @throws EarException where a run or a sheet cannot be read, or runs that must be compared may
   *     not be
   */
  public Report(List<RunFolder> folders, @Nullable CorpusFacts corpus, List<Path> judgments) {
    this.corpus = corpus;
    runs = folders.stream().map(ReportRun::read).toList();
    List<Comparison> family = ComparisonFamily.ofRuns(folders);
    tables = new ArrayList<>(new PaperTables(runs, family, corpus).all());
    tables.addAll(new MoreTables(runs).all());
    Map<String, Boolean> judged = Judgments.read(judgments);
    if (!judged.isEmpty()) {
      tables.add(Judgments.table(runs, corpus, judged));
    }
  }

  /**
   * Writes the report.
   *
   * @param folder where to
   * @return the page
   * @throws EarException where a file cannot be written
   */
  public Path write(Path folder) {
    Path page = folder.resolve("report.html");
    write(
        folder.resolve("report.md"),
        "# " + title() + "\n\n" + joined(tables.stream().map(TableFormats::markdown).toList()));
    write(
        folder.resolve("report.tex"),
        "% Needs \\usepackage[utf8]{inputenc} and \\usepackage[T1]{fontenc} where the engine is"
            + " pdfTeX.\n"
            + joined(tables.stream().map(TableFormats::latex).toList()));
    for (ReportTable table : tables) {
      write(folder.resolve("csv").resolve(table.id() + ".csv"), TableFormats.csv(table));
    }
    for (ReportRun run : runs) {
      write(
          folder.resolve("svg").resolve("cues-" + run.name() + ".svg"), Svg.standalone(cues(run)));
    }
    Charts.accuracies(runs)
        .ifPresent(
            svg -> write(folder.resolve("svg").resolve("accuracy.svg"), Svg.standalone(svg)));
    try {
      write(folder.resolve("judgments.csv"), Judgments.csv(Judgments.sheets(runs, corpus)));
    } catch (IOException e) {
      throw new EarException(Category.SYSTEM, "the judgment sheet cannot be put together", e);
    }
    write(page, html());
    return page;
  }

  private static String cues(ReportRun run) {
    List<RetrievalSummary> cells = run.summary().retrieval();
    return Frontier.isIn(cells) ? Frontier.svg(cells) : Charts.cues(cells);
  }

  private String html() {
    var charts = new StringBuilder();
    Charts.accuracies(runs)
        .ifPresent(
            svg -> charts.append(figure(svg, "Accuracy with 95% bootstrap intervals (percent)")));
    for (ReportRun run : runs) {
      charts.append(
          figure(
              cues(run),
              "Cue rate against retrieved words, run "
                  + run.name()
                  + ". A cue is a surface form and no proof of support."));
    }
    return fill(
        resource("report.html"),
        Map.of(
            "title", Html.escape(title()),
            "style", resource("report.css") + resource("chart.css"),
            "lead", lead(),
            "contents",
                tables.stream()
                    .map(
                        t ->
                            String.format(
                                Locale.ROOT,
                                "<li><a href=\"#%s\">%s</a></li>",
                                Html.escape(t.id()),
                                Html.escape(t.title())))
                    .collect(Collectors.joining("\n")),
            "charts", charts.toString(),
            "tables", joined(tables.stream().map(TableFormats::html).toList()),
            "provenance", provenance(),
            "data", Html.script(new ItemData().json(runs)),
            "script", resource("report.js")));
  }

  private String title() {
    return "EAR: " + runs.stream().map(ReportRun::name).collect(Collectors.joining(", "));
  }

  private String lead() {
    ReportRun run = runs.getFirst();
    return Html.escape(
        String.format(
            Locale.ROOT,
            "%s questions over %s pages and %s words, cut into %s windows and %s chunks.",
            Num.count(run.summary().items()),
            Num.count(run.info().counts().pages()),
            Num.count(run.info().counts().words()),
            Num.count(run.info().counts().windows()),
            Num.count(run.info().counts().chunks())));
  }

  private String provenance() {
    var table =
        new ReportTable.Builder("provenance", "Where it comes from", "Run", "What", "Value");
    for (ReportRun run : runs) {
      table.row(
          run.name(),
          "EAR, Lucene",
          run.info().versions().ear() + ", " + run.info().versions().lucene());
      table.row(run.name(), "Questions", run.info().checksums().questions());
      table.row(run.name(), "Corpus", run.info().checksums().corpus());
      table.row(run.name(), "Profile", run.info().checksums().profile());
      table.row(run.name(), "Index", run.info().checksums().index());
      var answering = run.info().answering();
      if (answering != null) {
        answering
            .generators()
            .forEach(
                g ->
                    table.row(
                        run.name(),
                        g.generator() + " " + g.model(),
                        g.settings().entrySet().stream()
                            .map(s -> s.getKey() + " " + s.getValue())
                            .collect(Collectors.joining(", "))));
        answering
            .prompts()
            .forEach((style, checksum) -> table.row(run.name(), "Prompt " + style, checksum));
        table.row(
            run.name(),
            "Shuffle seed, parse mode",
            run.info().seeds().shuffle() + ", " + answering.parse());
      }
      table.row(
          run.name(),
          "Bootstrap",
          String.format(
              Locale.ROOT,
              "%d resamples, seed %d, %s",
              run.info().seeds().resamples(),
              run.info().seeds().bootstrap(),
              run.info().seeds().bootstrapGenerator()));
      table.row(run.name(), "Machine", run.machine().system() + ", " + run.machine().jvm());
    }
    return TableFormats.html(table.build());
  }

  private static String figure(String svg, String caption) {
    return "<figure>" + svg + "<figcaption>" + Html.escape(caption) + "</figcaption></figure>\n";
  }

  private static String fill(String template, Map<String, String> values) {
    return PLACEHOLDER
        .matcher(template)
        .replaceAll(
            name -> Matcher.quoteReplacement(Objects.requireNonNull(values.get(name.group(1)))));
  }

  private static String joined(List<String> parts) {
    return String.join("", parts);
  }

  private static void write(Path file, String text) {
    AtomicFile.write(file, writer -> writer.write(text));
  }

  static String resource(String name) {
    try (InputStream in = Objects.requireNonNull(Report.class.getResourceAsStream(name), name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
