package dev.ear.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Pages of megabytes that are a single line: each took minutes where a step looked through the
 * whole page again for every sentence, gap or word. The limit is there to end such a test.
 */
@Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class BigPagesTests {
  private static final int CHARS = 2_000_000;

  private static CleanedBook clean(String text) {
    Cleaner cleaner = new Cleaner(Profiles.load(Profile.DEFAULT));
    Book book =
        new Book(
            "kitap", Path.of("kitap.txt"), "", false, List.of(new Page("kitap", 1, null, text)));
    return cleaner.clean(book);
  }

  private static String text(CleanedBook book) {
    return book.book().pages().stream().map(Page::text).collect(Collectors.joining());
  }

  private static String repeated(String part) {
    return part.repeat(CHARS / part.length()).strip();
  }

  @Test
  void aParagraphOfManySentencesStaysAsItIs() {
    String paragraph = repeated("Osmanlı Devleti kuruldu. ");
    assertThat(text(clean(paragraph))).isEqualTo(paragraph);
  }

  @Test
  void aLineWithManyGapsStaysAsItIs() {
    String line = repeated("taş  ");
    assertThat(text(clean(line))).isEqualTo(line);
  }

  @Test
  void aLineOfWrongLettersIsRighted() {
    CleanedBook book = clean(repeated("Savaþý "));
    assertThat(text(book)).isEqualTo(repeated("Savaşı "));
    assertThat(book.audit().repairs()).containsEntry(Repair.WRONG_LETTER, CHARS / 7);
  }
}
