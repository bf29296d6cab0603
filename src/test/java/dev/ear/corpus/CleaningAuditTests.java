package dev.ear.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the audit counts and how it is written. */
class CleaningAuditTests {
  private static CleaningAudit audit() {
    Cleaner cleaner = new Cleaner(Profiles.load(Profile.DEFAULT));
    List<Page> pages =
        List.of(
            new Page(
                "k", 1, "TARİH 9\n\nBüyük impara-\ntorluk kuruldu.\n\nEtkinlik\nYazınız.\n\n1"),
            new Page("k", 2, "TARİH 9\n\n( ) Bursa bir adadır.\n\n2"),
            new Page("k", 3, " \n"));
    return cleaner.clean(new Book("k", Path.of("k.txt"), "", false, pages)).audit();
  }

  @Test
  void pagesBlocksReasonsAndRepairsAreCounted() {
    CleaningAudit audit = audit();
    assertThat(audit.pages()).isEqualTo(3);
    assertThat(audit.narrativePages()).isEqualTo(1);
    assertThat(audit.readablePages()).isEqualTo(2);
    assertThat(audit.keptBlocks()).isEqualTo(1);
    assertThat(audit.keptWords()).isEqualTo(3);
    assertThat(audit.droppedBlocks()).isEqualTo(7);
    assertThat(audit.dropped())
        .containsEntry(DropReason.RUNNING_HEAD, 2)
        .containsEntry(DropReason.PAGE_NUMBER, 2)
        .containsEntry(DropReason.TRUE_FALSE, 1)
        .containsEntry(DropReason.ANSWER_OPTIONS, 0);
    assertThat(audit.repairs()).containsEntry(Repair.HYPHENATION, 1);
  }

  @Test
  void theTotalIsTheSum() {
    CleaningAudit total = CleaningAudit.total(List.of(audit(), audit()));
    assertThat(total.book()).isEqualTo("total");
    assertThat(total.pages()).isEqualTo(6);
    assertThat(total.dropped()).containsEntry(DropReason.RUNNING_HEAD, 4);
    assertThat(CleaningAudit.total(List.of()).pages()).isZero();
  }

  @Test
  void itIsWrittenInSnakeCase() throws JsonProcessingException {
    assertThat(new ObjectMapper().writeValueAsString(audit()))
        .startsWith("{\"book\":\"k\",\"pages\":3,\"readable_pages\":2,\"narrative_pages\":1,")
        .contains("\"dropped\":{\"answer_options\":0,")
        .contains("\"running_head\":2")
        .contains("\"repairs\":{\"hyphenation\":1,");
  }

  @Test
  void aDroppedBlockIsWrittenWithItsPlace() throws JsonProcessingException {
    DroppedBlock block = new DroppedBlock("k", 4, 2, 9, DropReason.FILL_IN, "……");
    assertThat(new ObjectMapper().writeValueAsString(block))
        .isEqualTo(
            "{\"book\":\"k\",\"page\":4,\"block\":2,\"line\":9,"
                + "\"reason\":\"fill_in\",\"text\":\"……\"}");
  }

  @Test
  void controlCharactersCountAsRepairs(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("k.txt"), "Osmanlı\u0000Devleti Söğüt'te\u0001 kuruldu.");
    Book book = Corpus.read(List.of(folder)).books().get(0);
    CleaningAudit audit = new Cleaner(Profiles.load(Profile.DEFAULT)).clean(book).audit();
    assertThat(audit.repairs()).containsEntry(Repair.CONTROL_CHARACTER, 2);
  }
}
