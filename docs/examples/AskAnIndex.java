import dev.ear.EarException;
import dev.ear.api.Ear;
import dev.ear.search.Evidence;
import dev.ear.search.Hit;
import dev.ear.search.MatchedAnchor;
import dev.ear.search.Query;
import dev.ear.search.QueryAnchor;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Asks an index a question and prints the evidence with its trace.
 *
 * <pre>
 * java --enable-native-access=ALL-UNNAMED -cp ear-VERSION-cli.jar docs/examples/AskAnIndex.java index \
 *     "Lale Devri hangi antlaşmayla başladı?" Pasarofça Karlofça
 * </pre>
 *
 * <p>The first argument is an index folder that {@code ear build} made, the second the question,
 * the rest are its answer options.
 */
final class AskAnIndex {
  private static final int K = 3;

  /** Lucene would tell each time that it runs without Java's vector module, which is no matter. */
  private static final Logger VECTOR_NOTICE =
      Logger.getLogger("org.apache.lucene.internal.vectorization");

  public static void main(String[] arguments) {
    VECTOR_NOTICE.setLevel(Level.SEVERE);
    var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    if (arguments.length < 2) {
      out.println("usage: AskAnIndex INDEX QUESTION [OPTION…]");
      System.exit(2);
    }
    var options = new ArrayList<Query.Option>();
    for (int i = 2; i < arguments.length; i++) {
      options.add(new Query.Option(String.valueOf((char) ('A' + i - 2)), arguments[i]));
    }
    var query = new Query(arguments[1], List.copyOf(options));
    try (Ear ear = Ear.open(Path.of(arguments[0]))) {
      print(ear.ask(query, K), out);
    } catch (EarException e) {
      // Its message is one line for a person; its category says what kind of thing went wrong.
      out.println(e.category() + ": " + e.getMessage());
      System.exit(1);
    }
  }

  private static void print(Evidence evidence, PrintStream out) {
    for (QueryAnchor anchor : evidence.anchors()) {
      out.printf(
          "%s %s in the %s: %s%n",
          anchor.kind(),
          anchor.key(),
          anchor.origin(),
          anchor.inIndex() ? "in the index" : "not in the index");
    }
    for (Hit hit : evidence.hits()) {
      out.printf("%n%d. %s, page %d, score %.1f%n", hit.rank(), hit.book(), hit.page(), hit.score());
      for (MatchedAnchor matched : hit.anchorsMatched()) {
        out.printf("   %s: \"%s\"%n", matched.key(), matched.corpusSurface());
      }
      out.println(hit.text());
    }
  }
}
