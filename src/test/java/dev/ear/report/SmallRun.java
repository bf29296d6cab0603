package dev.ear.report;

import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import dev.ear.answer.LexicalReader;
import dev.ear.corpus.Book;
import dev.ear.corpus.Corpus;
import dev.ear.eval.EvalConfig;
import dev.ear.eval.EvalRun;
import dev.ear.eval.RunFolder;
import dev.ear.index.BuildProgress;
import dev.ear.index.BuildSettings;
import dev.ear.index.EarIndex;
import dev.ear.index.IndexBuilder;
import dev.ear.index.IndexFolder;
import dev.ear.question.Option;
import dev.ear.question.Question;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A run over a book of two pages, answered by the reader; one question tries to break the page. */
final class SmallRun {
  static final String HOSTILE =
      "</script><script>document.title='broken'</script> & <b>Malazgirt</b>";

  private static final String BOOK =
      """
      Büyük Selçuklu Sultanı Alparslan 1071'de Malazgirt Savaşı'nda Bizans ordusunu yendi. \
      Anadolu'nun kapıları Türklere açıldı ve ilk beylikler kuruldu.
      \f
      Sultan Melikşah adına Celâlî takvimi hazırlandı. Nizamülmülk devlet yönetimini \
      düzenledi ve Nizamiye Medreseleri'ni kurdu.
      """;

  private SmallRun() {}

  static RunFolder in(Path folder) throws IOException {
    Path index = folder.resolve("index");
    var settings = new BuildSettings(Profiles.load(Profile.DEFAULT), 80, true);
    new IndexBuilder(settings, BuildProgress.SILENT).build(books(folder), new IndexFolder(index));
    Path run = folder.resolve("run");
    EvalConfig config = EvalConfig.of(Map.of("k", List.of(1, 2)));
    try (EarIndex open = EarIndex.open(index, null)) {
      new EvalRun(config, questions(), open, run, (task, done, total) -> {})
          .answers(List.of(new LexicalReader(open.profile().tokenizer())));
    }
    return new RunFolder(run);
  }

  /** Measures retrieval alone, by both rankings and a budget of words. */
  static RunFolder ofWords(Path folder) throws IOException {
    Path run = folder.resolve("words-run");
    EvalConfig config =
        EvalConfig.of(
            Map.of(
                "k", List.of(1), "words", List.of(20), "rankings", List.of("paper", "evidence")));
    try (EarIndex open = EarIndex.open(folder.resolve("index"), null)) {
      new EvalRun(config, questions(), open, run, (task, done, total) -> {}).retrieval();
    }
    return new RunFolder(run);
  }

  static List<Book> books(Path folder) throws IOException {
    Path corpus = Files.createDirectories(folder.resolve("corpus"));
    Files.writeString(corpus.resolve("kitap.txt"), BOOK);
    return Corpus.read(List.of(corpus)).books();
  }

  private static List<Question> questions() {
    return List.of(
        question("battle", "Alparslan 1071'de hangi savaşı kazandı?", "Malazgirt Savaşı", "Katvan"),
        question("calendar", "Melikşah adına ne hazırlandı?", "Celâlî takvimi", "Rumi takvim"),
        question("elsewhere", "Fatih'in hocası kimdir?", "Akşemseddin", "Melikşah"),
        question("hostile", HOSTILE, "<i>Alparslan</i>", "\"Katvan\""));
  }

  private static Question question(String id, String stem, String gold, String other) {
    return new Question(
        id, stem, List.of(new Option("A", gold), new Option("B", other)), "A", null, Map.of());
  }
}
