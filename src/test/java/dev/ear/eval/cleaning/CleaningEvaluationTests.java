package dev.ear.eval.cleaning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.ear.EarException;
import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import dev.ear.corpus.Cleaner;
import dev.ear.eval.cleaning.CleaningScores.Mistake;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is counted when cleaning meets labelled pages, and how such pages are written. */
class CleaningEvaluationTests {
  private static final String FIRST =
      "{'source':'k','page':7,'text':'Bey öldü.\\n\\nSıra Sizde\\nÖzetleyiniz.','blocks':["
          + "{'text':'Bey öldü.','label':'keep'},"
          + "{'text':'Sıra Sizde','label':'drop','reason':'heading'},"
          + "{'text':'Özetleyiniz.','label':'drop','reason':'task'}]}";
  private static final String SECOND =
      "{'source':'k','page':8,'text':'Oğlu tahta çıktı. Kardeşi\\n( ) kaçtı.','blocks':["
          + "{'text':'Oğlu tahta çıktı.','label':'drop','reason':'other'},"
          + "{'text':'Kardeşi ( ) kaçtı.','label':'keep'}]}";

  @TempDir Path folder;

  private CleaningScores scores(@Nullable Half half, String... lines) throws IOException {
    Path file = folder.resolve("gold.jsonl");
    Files.writeString(file, String.join("\n", lines).replace('\'', '"'));
    return CleaningEvaluation.evaluate(
        new Cleaner(Profiles.load(Profile.DEFAULT)), GoldPages.read(file), half);
  }

  @Test
  void blocksAndWordsAreCountedAndErrorsListed() throws IOException {
    CleaningScores scores = scores(null, FIRST, SECOND);
    assertThat(scores.pages()).isEqualTo(2);
    assertThat(scores.blocks()).isEqualTo(new KeptCounts(1, 1, 1));
    assertThat(scores.words()).isEqualTo(new KeptCounts(3, 3, 3));
    assertThat(scores.confusion())
        .containsEntry("kept", Map.of("kept", 1, "true_false", 1))
        .containsEntry("heading", Map.of("exercise_heading", 1))
        .containsEntry("task", Map.of("task", 1))
        .containsEntry("other", Map.of("kept", 1))
        .hasSize(4);
    assertThat(scores.errors())
        .extracting(Mistake::place, Mistake::label, Mistake::predicted, Mistake::text)
        .containsExactly(
            tuple("k:8", "other", "kept", "Oğlu tahta çıktı."),
            tuple("k:8", "kept", "true_false", "Kardeşi ( ) kaçtı."));
  }

  @Test
  void halfOfThePagesAreCountedByTheirPlaceInTheSource() throws IOException {
    assertThat(scores(Half.ODD, FIRST, SECOND).blocks()).isEqualTo(new KeptCounts(1, 0, 0));
    assertThat(scores(Half.EVEN, FIRST, SECOND).blocks()).isEqualTo(new KeptCounts(0, 1, 1));
  }

  @Test
  void theSharesAreThoseOfTheCounts() {
    KeptCounts counts = new KeptCounts(6, 2, 3);
    assertThat(counts.recall()).isEqualTo(0.75);
    assertThat(counts.precision()).isEqualTo(6.0 / 9);
    assertThat(counts.f1()).isEqualTo(12.0 / 17);
    assertThat(new KeptCounts(0, 0, 0).f1()).isZero();
  }

  @Test
  void pagesOfOneSourceAreABook() throws IOException {
    String page =
        "{'source':'k','page':%d,'text':'TARİH DERSLERİ\\n%s öldü.','blocks':["
            + "{'text':'TARİH DERSLERİ','label':'drop','reason':'running-head'},"
            + "{'text':'%s öldü.','label':'keep'}]}";
    CleaningScores scores =
        scores(
            null,
            page.replace("%d", "1").replace("%s", "Bey"),
            page.replace("%d", "2").replace("%s", "Han"),
            page.replace("%d", "3").replace("%s", "Şah"));
    assertThat(scores.confusion()).containsEntry("running-head", Map.of("running_head", 3));
    assertThat(scores.errors()).isEmpty();
  }

  @Test
  void aBlockThatDoesNotStandWhereTheOneBeforeEndsIsNamed() {
    assertThatThrownBy(() -> scores(null, FIRST, SECOND.replace("'Oğlu tahta", "'Tahta")))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("gold.jsonl:2: block \"Tahta çıktı.\" does not stand where");
  }

  @Test
  void textThatNoBlockHoldsIsNamed() {
    assertThatThrownBy(
            () ->
                scores(
                    null,
                    FIRST.replace(",{'text':'Özetleyiniz.','label':'drop','reason':'task'}", "")))
        .hasMessageContaining("gold.jsonl:1: no block holds \"Özetleyiniz.\"");
  }

  @Test
  void anUnknownReasonAndAMissingFieldAreNamed() {
    assertThatThrownBy(() -> scores(null, FIRST.replace("'heading'", "'title'")))
        .hasMessageContaining("block \"Sıra Sizde\" is labelled neither keep nor drop");
    assertThatThrownBy(() -> scores(null, "{'source':'k','page':1}"))
        .hasMessageContaining("expected the fields source, page, text and blocks");
    assertThatThrownBy(() -> scores(null, "x")).hasMessageContaining("no JSON object");
    assertThatThrownBy(() -> scores(null, "")).hasMessageContaining("has no labelled page");
  }
}
