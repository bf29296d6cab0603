package dev.ear.search;

import dev.ear.corpus.Book;
import dev.ear.corpus.Page;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Makes small corpora and questions that share few words, names and years, so that much matches.
 */
final class RandomCorpus {
  private static final String[] NAMES = {
    "Mahmut", "Selim", "Osman", "Rumeli", "Tuna", "Kırım", "Âli", "Edirne"
  };
  private static final String[] WORDS = {
    "sefer", "ordu", "barış", "ve", "ile", "da", "elçi", "kale", "vergi", "tımar", "deniz", "köprü"
  };
  private static final String[] ODD = {"–", "•", "asker-sivil", "1914-1918", "kadı/naip", "..."};

  private final Random random;

  RandomCorpus(long seed) {
    random = new Random(seed);
  }

  /** Makes one to three books of pages with up to 700 words; some pages repeat others. */
  List<Book> books() {
    var books = new ArrayList<Book>();
    var texts = new ArrayList<String>();
    int count = 1 + random.nextInt(3);
    for (int b = 0; b < count; b++) {
      String name = "kitap-" + b;
      var pages = new ArrayList<Page>();
      int pageCount = 1 + random.nextInt(3);
      for (int p = 1; p <= pageCount; p++) {
        texts.add(pageText(texts));
        pages.add(new Page(name, p, texts.getLast()));
      }
      books.add(new Book(name, Path.of(name + ".txt"), "0".repeat(64), true, pages));
    }
    return books;
  }

  /** Makes a question that names some of what the corpora are made of, or nothing of it. */
  Query question() {
    boolean elsewhere = random.nextInt(6) == 0;
    var stem = new StringBuilder("Hangi");
    int words = random.nextInt(6);
    for (int i = 0; i < words; i++) {
      stem.append(' ').append(elsewhere ? pick(WORDS) : word());
    }
    var options = new ArrayList<Query.Option>();
    int optionCount = random.nextInt(4);
    for (int i = 0; i < optionCount; i++) {
      String label = String.valueOf((char) ('A' + i));
      options.add(new Query.Option(label, elsewhere ? "yanıt " + i : name() + " " + pick(WORDS)));
    }
    return new Query(stem + " oldu?", options);
  }

  private String pageText(List<String> before) {
    if (!before.isEmpty() && random.nextInt(4) == 0) {
      String repeated = before.get(random.nextInt(before.size()));
      return random.nextBoolean() ? repeated : "Önsöz böyle başlar. " + repeated;
    }
    var text = new StringBuilder();
    int words = 1 + random.nextInt(random.nextBoolean() ? 700 : 60);
    for (int i = 0; i < words; i++) {
      text.append(i == 0 ? "" : random.nextInt(12) == 0 ? ". " : " ").append(word());
    }
    return text.toString();
  }

  private String word() {
    int choice = random.nextInt(20);
    if (choice < 3) {
      return name();
    }
    if (choice == 3) {
      return String.valueOf(1450 + random.nextInt(6));
    }
    return choice == 4 ? pick(ODD) : pick(WORDS);
  }

  private String name() {
    return switch (random.nextInt(5)) {
      case 0 -> "II. " + pick(NAMES);
      case 1 -> pick(NAMES) + " Savaşı";
      case 2 -> pick(NAMES) + "'nın";
      default -> pick(NAMES);
    };
  }

  private String pick(String[] from) {
    return from[random.nextInt(from.length)];
  }
}
