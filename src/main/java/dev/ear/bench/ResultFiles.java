package dev.ear.bench;

import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.ear.AtomicFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.jspecify.annotations.Nullable;

/** Writes a run: {@code bench.json}, {@code queries.csv}, {@code bench.md} and charts as SVG. */
public final class ResultFiles {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private ResultFiles() {}

  /** Writes all files into a folder. */
  public static void write(BenchResult result, Path folder) throws IOException {
    String json = JSON.writeValueAsString(result) + "\n";
    AtomicFile.write(folder.resolve("bench.json"), writer -> writer.write(json));
    AtomicFile.write(folder.resolve("bench.md"), w -> w.write(report(result)));
    AtomicFile.write(folder.resolve("queries.csv"), writer -> csv(result, writer));
    var charts = new Charts(result);
    AtomicFile.write(
        folder.resolve("cost-time.svg"), writer -> writer.write(charts.costAgainstTime()));
    @Nullable String growth = charts.timeAgainstSize();
    if (growth != null) {
      AtomicFile.write(folder.resolve("size-time.svg"), writer -> writer.write(growth));
    }
  }

  /** Returns the report of a run in Markdown. */
  public static String report(BenchResult result) {
    return MarkdownReport.of(result);
  }

  private static void csv(BenchResult result, Appendable out) throws IOException {
    var format =
        CSVFormat.DEFAULT
            .builder()
            .setRecordSeparator('\n')
            .setHeader(
                "unit",
                "windows",
                "radius",
                "k",
                "scale",
                "retrieved_words",
                "rank_mean_us",
                "rank_p50_us",
                "rank_p95_us",
                "rank_p99_us",
                "whole_mean_us",
                "whole_p50_us",
                "whole_p99_us",
                "questions_per_second")
            .get();
    var printer = new CSVPrinter(out, format);
    for (QueryCost q : result.queries()) {
      printer.printRecord(
          List.<Object>of(
              q.unit(),
              q.windows() == null ? "" : q.windows(),
              q.radius() == null ? "" : q.radius(),
              q.k(),
              q.scale(),
              q.retrievedWords(),
              q.rank().mean(),
              q.rank().p50(),
              q.rank().p95(),
              q.rank().p99(),
              q.whole().mean(),
              q.whole().p50(),
              q.whole().p99(),
              q.perSecond()));
    }
    printer.flush();
  }
}
