package dev.ear.search;

import dev.ear.corpus.Book;
import dev.ear.index.SmallCorpus;
import dev.ear.search.Query.Option;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Random corpora and questions over few words, so that ties, repeats and shared anchors abound. */
final class RandomCorpora {
  private static final List<String> SENTENCES =
      List.of(
          "II. Mahmut 1826'da Yeniçeri Ocağı'nı kaldırdı.",
          "Bu savaş 1914-1918 yılları arasında sürdü.",
          "Malazgirt Savaşı'nda Alp Arslan kazandı.",
          "Osmanlı Devleti 1699'da Karlofça Antlaşması'nı imzaladı.",
          "Ordu yenilendi ve vergi arttı.",
          "Yeni ordu için vergi toplandı.",
          "29 Ekim 1923 günü Cumhuriyet ilan edildi.",
          "Mustafa Kemal Paşa 1919'da Samsun'a çıktı.",
          "19. yüzyıl Osmanlı için ıslahat çağıdır.",
          "MÖ 209 yılında Mete Han tahta çıktı.",
          "Padişah, II. Mahmut'un ıslahatını sürdürdü.",
          "Karlofça Antlaşması ile toprak kaybedildi.");

  private static final List<String> QUERY_PARTS =
      List.of(
          "II. Mahmut",
          "1826",
          "1914",
          "Yeniçeri Ocağı",
          "Malazgirt Savaşı",
          "Alp Arslan",
          "Karlofça Antlaşması",
          "ordu",
          "vergi",
          "ıslahat",
          "29 Ekim 1923",
          "MÖ 209",
          "Mustafa Kemal Paşa",
          "19. yüzyıl",
          "Osmanlı",
          "yüzyılda",
          "Fatih Sultan Mehmet",
          "1453",
          "hangisi",
          "toprak",
          "ve",
          "sürdü",
          "Samsun");

  private RandomCorpora() {}

  /**
   * One to three books of one to six pages; some pages stand again, in the same book or another.
   */
  static Arbitrary<List<Book>> books() {
    Arbitrary<String> sentence =
        Arbitraries.oneOf(
            Arbitraries.of(SENTENCES), Arbitraries.of("ordu", "vergi", "yeni", "bu", "toprak"));
    Arbitrary<String> page = sentence.list().ofMaxSize(110).map(list -> String.join(" ", list));
    Arbitrary<List<String>> pool = page.list().ofMinSize(1).ofMaxSize(5);
    Arbitrary<List<List<Integer>>> choice =
        Arbitraries.integers()
            .between(0, 4)
            .list()
            .ofMinSize(1)
            .ofMaxSize(6)
            .list()
            .ofMinSize(1)
            .ofMaxSize(3);
    return Combinators.combine(pool, choice).as(RandomCorpora::books);
  }

  /** Questions with no options or three. */
  static Arbitrary<Query> query() {
    Arbitrary<String> text =
        Arbitraries.of(QUERY_PARTS)
            .list()
            .ofMaxSize(5)
            .map(parts -> String.join(" ile ", parts) + "?");
    Arbitrary<String> option = Arbitraries.of(QUERY_PARTS);
    return Combinators.combine(text, option, option, option, Arbitraries.of(true, false))
        .as(
            (stem, a, b, c, open) ->
                new Query(
                    stem,
                    open
                        ? List.of()
                        : List.of(new Option("A", a), new Option("B", b), new Option("C", c))));
  }

  private static List<Book> books(List<String> pool, List<List<Integer>> choice) {
    var books = new ArrayList<Book>();
    for (List<Integer> pages : choice) {
      books.add(
          SmallCorpus.book(
              "kitap-" + books.size(),
              pages.stream().map(i -> pool.get(i % pool.size())).toArray(String[]::new)));
    }
    // A corpus of blank pages is refused; that is tested elsewhere.
    books.add(SmallCorpus.book("son", "Ordu 1826'da yenilendi."));
    return books;
  }
}
