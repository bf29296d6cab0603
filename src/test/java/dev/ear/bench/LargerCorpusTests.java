package dev.ear.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.corpus.Book;
import dev.ear.corpus.Page;
import dev.ear.text.Words;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A corpus that is enlarged for growth curves. */
class LargerCorpusTests {
  private static final String COMMON = "ordu ".repeat(400);

  @Test
  void theCorpusItselfComesFirst() {
    List<Book> books = List.of(book("Kanuni Belgrad'ı aldı."));
    assertThat(new LargerCorpus(books).times(3).getFirst()).isEqualTo(books.getFirst());
    assertThat(new LargerCorpus(books).times(3)).hasSize(3);
    assertThat(new LargerCorpus(books).times(1)).isEqualTo(books);
  }

  @Test
  void aCopyHasAsManyWordsOnPagesOfTheSameNumbers() {
    String text = "Kanuni, 1521'de Belgrad'ı\n\n(kuşattı) – ve aldı.";
    Page copy = copy(text, 1);
    assertThat(copy.number()).isEqualTo(7);
    assertThat(Words.of(copy.text()).count()).isEqualTo(Words.of(text).count());
  }

  @Test
  void commonWordsStayAndRareOnesAreSpelledAnew() {
    Page copy = copy(COMMON + "tavşancıl köstebekler zeplinler bademcik kervansaray", 1);
    assertThat(copy.text()).startsWith("ordu ordu ordu");
    assertThat(copy.text()).doesNotEndWith("tavşancıl köstebekler zeplinler bademcik kervansaray");
  }

  @Test
  void aWordIsSpelledTheSameWayThroughoutACopy() {
    String[] words =
        copy("Abdurrahman geldi. Abdurrahman'ın ordusu abdurrahman", 3).text().split(" ");
    String name = words[0];
    assertThat(words[2]).isEqualTo(name + "'ın");
    assertThat(words[4]).isEqualToIgnoringCase(name);
  }

  @Test
  void capitalsStayCapitals() {
    String word = copy("Zağanospaşazade", 2).text();
    assertThat(Character.isUpperCase(word.charAt(0))).isTrue();
    assertThat(word.substring(1)).isLowerCase();
  }

  @Test
  void yearsMoveAndStayYears() {
    assertThat(copy("1453'te", 1).text()).isEqualTo("1490'te");
    assertThat(copy("2090 1200000 751 12", 1).text()).isEqualTo("1027 1200000 751 12");
  }

  @Test
  void copiesDifferAndAreTheSameEachTime() {
    String text = "Zağanos Köstebekler Zeplinler Bademcik Kervansaray Tavşancıl";
    assertThat(copy(text, 1)).isEqualTo(copy(text, 1));
    assertThat(copy(text, 1).text()).isNotEqualTo(copy(text, 2).text());
  }

  private static Page copy(String text, int number) {
    return new LargerCorpus(List.of(book(text))).times(number + 1).get(number).pages().getFirst();
  }

  private static Book book(String text) {
    Page page = new Page("kitap", 7, text);
    return new Book("kitap", Path.of("kitap.txt"), "0".repeat(64), true, List.of(page));
  }
}
