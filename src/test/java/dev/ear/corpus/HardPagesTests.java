package dev.ear.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Cleans labelled pages in two languages: each line stays or goes as labelled. */
class HardPagesTests {
  @TestFactory
  List<DynamicTest> eachLineStaysOrGoesAsLabelled() throws IOException {
    return tests("hard-pages.txt", Profile.DEFAULT);
  }

  @TestFactory
  List<DynamicTest> eachEnglishLineStaysOrGoesAsLabelled() throws IOException {
    return tests("hard-pages-en.txt", "en-history");
  }

  private static List<DynamicTest> tests(String file, String profile) throws IOException {
    Cleaner cleaner = new Cleaner(Profiles.load(profile));
    List<DynamicTest> tests = new ArrayList<>();
    for (String page : resource(file).split("(?m)^## ")) {
      if (!page.startsWith("#")) {
        String name = page.substring(0, page.indexOf('\n'));
        String labelled = page.substring(name.length() + 1);
        tests.add(DynamicTest.dynamicTest(name, () -> check(cleaner, labelled)));
      }
    }
    return tests;
  }

  private static void check(Cleaner cleaner, String labelled) {
    String[] texts = labelled.replaceAll("(?m)^[+-] ", "").split("(?m)^%%\n");
    List<Page> pages = new ArrayList<>();
    for (int i = 0; i < texts.length; i++) {
      pages.add(new Page("kitap", i + 1, texts[i]));
    }
    Book book = new Book("kitap", Path.of("kitap.txt"), "", false, pages);
    List<String> kept = new ArrayList<>();
    for (Page page : cleaner.clean(book).book().pages()) {
      page.text().lines().filter(l -> !l.isBlank()).forEach(kept::add);
    }
    List<String> wanted =
        labelled.lines().filter(l -> l.startsWith("+ ")).map(l -> l.substring(2)).toList();
    assertThat(kept).containsExactlyElementsOf(wanted);
  }

  private static String resource(String file) throws IOException {
    try (InputStream in = HardPagesTests.class.getResourceAsStream(file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
