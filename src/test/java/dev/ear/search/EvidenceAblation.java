package dev.ear.search;

import dev.ear.index.EarIndex;
import dev.ear.index.PageStore.StoredPage;
import dev.ear.question.Option;
import dev.ear.question.Question;
import dev.ear.question.Questions;
import dev.ear.text.Token;
import dev.ear.text.Tokenizer;
import dev.ear.text.Words;
import dev.ear.unit.UnitKind;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Takes the parts of the evidence ranking away, one at a time, and prints what is left of it:
 * Markdown tables of gold, words and lift (METHOD 6), of all questions, then of two kinds of them.
 *
 * <p>Run it, from the project's folder, with a question file and the folder of an index:
 *
 * <pre>{@code
 * mvn -q test-compile dependency:build-classpath -Dmdep.outputFile=target/ablation.classpath
 * $(./ear --which-java) -cp target/test-classes:target/classes:$(cat target/ablation.classpath) \
 *   dev.ear.search.EvidenceAblation eval/questions/tarih.jsonl index
 * }</pre>
 */
public final class EvidenceAblation {
  private static final int FEW = 3;
  private static final int MANY = 8;

  /** A stem that ends by asking for what does not hold. */
  private static final Pattern NEGATED =
      Pattern.compile("(?:de\u011fildir|yanl\u0131\u015ft\u0131r|s\u00f6ylenemez)\\P{L}*$");

  /** A stem with a first and a second statement. */
  private static final Pattern NUMBERED = Pattern.compile("(?s)\\bI[.)]\\s.*\\bII[.)]\\s");

  private final Tokenizer tokenizer;
  private final Map<Place, Words> pages = new HashMap<>();
  private final List<Question> questions;

  private record Place(String book, int page) {}

  /** A way to retrieve. */
  private record Trial(
      String name,
      EvidenceWeights weights,
      UnitKind unit,
      RetrievalOptions options,
      boolean asDrawn) {}

  /** What a question got: words, whether gold is there, the share of other options that is. */
  private record Found(int words, boolean gold, @Nullable Double others) {}

  private record Result(Trial trial, List<Found> few, List<Found> many) {}

  private EvidenceAblation(EarIndex index, List<Question> questions) throws IOException {
    tokenizer = index.profile().tokenizer();
    this.questions = questions;
    for (int i = 0; i < index.pageStore().count(); i++) {
      StoredPage page = index.pageStore().page(i);
      pages.put(new Place(page.page().book(), page.page().number()), page.text().words());
    }
  }

  /**
   * Prints the tables.
   *
   * @param args a question file and an index folder
   */
  public static void main(String[] args) throws IOException {
    List<Question> questions = Questions.read(Path.of(args[0]));
    var out =
        new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    try (EarIndex index = EarIndex.open(Path.of(args[1]), null)) {
      var ablation = new EvidenceAblation(index, questions);
      List<Result> results = new ArrayList<>();
      for (Trial trial : trials()) {
        results.add(ablation.run(trial, index));
      }
      out.print(ablation.whole(results));
      out.println();
      out.print(ablation.kinds(results));
    }
  }

  private static List<Trial> trials() {
    RetrievalOptions paper =
        new RetrievalOptions(RetrievalOptions.ALL_WORDS, RetrievalOptions.DEFAULT.parentContext());
    RetrievalOptions evidence = paper.withRanking(WindowRanking.EVIDENCE);
    EvidenceWeights all = EvidenceWeights.DEFAULT;
    return List.of(
        window("whole", all, evidence),
        window("without occurrences", weights(0, all.covered(), all.length(), 1, 1), evidence),
        window("without what was said", weights(all.k1(), 0, all.length(), 1, 1), evidence),
        window("without length", weights(all.k1(), all.covered(), 0, 1, 1), evidence),
        window("without closeness", weights(all.k1(), all.covered(), all.length(), 0, 1), evidence),
        window("without anchors", weights(all.k1(), all.covered(), all.length(), 1, 0), evidence),
        window("without a limit to overlap", all, evidence.withMaxOverlap(1)),
        new Trial("with ends as drawn", all, UnitKind.WINDOW, evidence, true),
        window("paper", all, paper),
        window("paper, overlap 0.3", all, paper.withMaxOverlap(0.3)),
        new Trial("chunk", all, UnitKind.CHUNK, paper, false),
        new Trial("whole page", all, UnitKind.PAGE, paper, false));
  }

  private static Trial window(String name, EvidenceWeights weights, RetrievalOptions options) {
    return new Trial(name, weights, UnitKind.WINDOW, options, false);
  }

  private static EvidenceWeights weights(
      double k1, double covered, double length, double near, double anchors) {
    return new EvidenceWeights(k1, covered, length, near, anchors, EvidenceWeights.DEFAULT.pages());
  }

  /** Asks for many; the few best of them are what asking for few gives. */
  private Result run(Trial trial, EarIndex index) {
    var retriever = new EvidenceRetriever(index, index.windows().radius(), false, trial.weights());
    List<List<Hit>> hits =
        questions.parallelStream()
            .map(
                question ->
                    retriever
                        .retrieve(
                            question.id(), question.toQuery(), trial.unit(), MANY, trial.options())
                        .hits())
            .toList();
    return new Result(trial, found(trial, hits, FEW), found(trial, hits, MANY));
  }

  private List<Found> found(Trial trial, List<List<Hit>> hits, int k) {
    var found = new ArrayList<Found>();
    for (int i = 0; i < questions.size(); i++) {
      List<Hit> best = hits.get(i).subList(0, Math.min(k, hits.get(i).size()));
      found.add(found(questions.get(i), trial, best));
    }
    return found;
  }

  private Found found(Question question, Trial trial, List<Hit> hits) {
    int words = 0;
    var texts = new ArrayList<List<String>>();
    for (Hit hit : hits) {
      words += trial.asDrawn() ? hit.scoredEnd() - hit.scoredStart() : hit.words();
      texts.add(sequence(trial.asDrawn() ? drawn(hit) : hit.text()));
    }
    boolean gold = question.goldText().map(text -> stands(text, texts)).orElse(false);
    @Nullable Double others = null;
    if (question.goldOption().isPresent()) {
      long there =
          question.options().stream()
              .filter(option -> !option.label().equals(question.answer()))
              .map(Option::text)
              .filter(text -> stands(text, texts))
              .count();
      others = there / (question.options().size() - 1.0);
    }
    return new Found(words, gold, others);
  }

  private String drawn(Hit hit) {
    @Nullable Integer page = hit.page();
    @Nullable Words words = page == null ? null : pages.get(new Place(hit.book(), page));
    if (words == null) {
      throw new IllegalStateException("a window without a page: " + hit);
    }
    return words.slice(hit.scoredStart(), hit.scoredEnd());
  }

  private boolean stands(String text, List<List<String>> hits) {
    List<String> sequence = sequence(text);
    return !sequence.isEmpty()
        && hits.stream().anyMatch(hit -> Collections.indexOfSubList(hit, sequence) >= 0);
  }

  private List<String> sequence(String text) {
    return tokenizer.tokens(Words.of(text)).stream().map(Token::term).toList();
  }

  private String whole(List<Result> results) {
    var table = new StringBuilder();
    table.append("| ranking | k 3: gold | words | lift | k 8: gold | words | lift |\n");
    table.append("|---|--:|--:|--:|--:|--:|--:|\n");
    for (Result result : results) {
      table.append("| ").append(result.trial().name());
      for (List<Found> found : List.of(result.few(), result.many())) {
        double words = found.stream().mapToInt(Found::words).average().orElse(0);
        table.append(" | ").append(gold(found)).append(" | ").append(number("%.0f", words));
        table.append(" | ").append(lift(found));
      }
      table.append(" |\n");
    }
    return table.toString();
  }

  private String kinds(List<Result> results) {
    Predicate<Question> negated = question -> NEGATED.matcher(question.text()).find();
    Predicate<Question> numbered = question -> NUMBERED.matcher(question.text()).find();
    Map<String, Predicate<Question>> kinds = new LinkedHashMap<>();
    kinds.put("negated", negated);
    kinds.put("numbered", numbered);
    kinds.put("others", negated.or(numbered).negate());
    var table = new StringBuilder("| ranking, k 3");
    kinds.forEach(
        (name, kind) ->
            table
                .append(" | ")
                .append(name)
                .append(": ")
                .append(questions.stream().filter(kind).count())
                .append(" | lift"));
    table.append(" |\n|---").append("|--:|--:".repeat(kinds.size())).append("|\n");
    for (Result result : results) {
      table.append("| ").append(result.trial().name());
      for (Predicate<Question> kind : kinds.values()) {
        List<Found> some = some(result.few(), kind);
        table.append(" | ").append(gold(some)).append(" | ").append(lift(some));
      }
      table.append(" |\n");
    }
    return table.toString();
  }

  private List<Found> some(List<Found> found, Predicate<Question> kind) {
    var some = new ArrayList<Found>();
    for (int i = 0; i < found.size(); i++) {
      if (kind.test(questions.get(i))) {
        some.add(found.get(i));
      }
    }
    return some;
  }

  private static String gold(List<Found> found) {
    long gold = found.stream().filter(Found::gold).count();
    return found.isEmpty() ? "\u2013" : number("%.3f", gold / (double) found.size());
  }

  private static String lift(List<Found> found) {
    double gold = 0;
    double others = 0;
    double choices = 0;
    for (Found one : found) {
      @Nullable Double other = one.others();
      if (other != null) {
        gold += one.gold() ? 1 : 0;
        others += other;
        choices++;
      }
    }
    return choices == 0 ? "\u2013" : number("%+.3f", gold / choices - others / choices);
  }

  private static String number(String format, double value) {
    return String.format(Locale.ROOT, format, value);
  }
}
