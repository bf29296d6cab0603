package dev.ear.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

/** What stands within twenty words of each other is worth more (METHOD 5, evidence). */
class RunsTests {
  @Test
  void aRunIsTwentyWordsLongAtMost() {
    assertThat(runs(new HandMadeQuery().asked(1, 0).asked(2, 19)).most()).isEqualTo(3);
    assertThat(runs(new HandMadeQuery().asked(1, 0).asked(2, 20)).most()).isEqualTo(2);
  }

  @Test
  void aStemCountsOnceInARun() {
    assertThat(runs(new HandMadeQuery().asked(1, 0, 1, 2).asked(2, 3)).most()).isEqualTo(3);
  }

  @Test
  void ofTheOptionsTheBestAloneCounts() {
    var query = new HandMadeQuery().asked(1, 0).option(2, 1).option(5, 2).option(3, 3);
    assertThat(runs(query).most()).isEqualTo(6);
  }

  @Test
  void runsOfTheSameStemsAreWorthTheSameToTheLastBit() {
    var runs = runs(new HandMadeQuery().asked(0.1, 0, 42).asked(0.2, 1, 41).asked(0.3, 2, 40));
    assertThat(runs.points(3)).isEqualTo(runs.points(0));
  }

  @Property(tries = 200)
  void windowsGetTheCountsAndTheRunThatLookingAtEachAnewGives(
      @ForAll @Size(max = 30) List<@IntRange(max = 119) Integer> words,
      @ForAll @Size(min = 1, max = 12) List<@IntRange(max = 99) Integer> starts,
      @ForAll @IntRange(min = 1, max = 60) int length) {
    var made = new HandMadeQuery();
    for (int term = 0; term < 3; term++) {
      int remainder = term;
      int[] of = words.stream().filter(w -> w % 3 == remainder).mapToInt(w -> w).sorted().toArray();
      if (of.length > 0) {
        made.asked(term + 1, of);
      }
    }
    EvidenceQuery query = made.query();
    int[] first = starts.stream().mapToInt(Integer::intValue).toArray();
    int[] after = IntStream.of(first).map(start -> start + length).toArray();
    var windows = new DrawnWindows(first, after, new int[first.length]);
    var runs = new Runs(query, made.page());
    var table = new WindowTable();
    table.begin(query.stems());
    table.add(new OpenPage(0, TermsOnPage.of(query, made.page()), runs, windows));

    runs.into(windows, table, 0);

    for (int window = 0; window < first.length; window++) {
      for (int term = 0; term < query.stems(); term++) {
        int start = first[window];
        int end = after[window];
        long inside =
            IntStream.of(query.terms().get(term).places().starts())
                .filter(word -> word >= start && word < end)
                .count();
        assertThat(table.counts[table.row(window) + term]).isEqualTo((byte) inside);
      }
      assertThat(table.run[window])
          .isEqualTo(best(runs, words.size(), first[window], after[window]));
    }
  }

  private static int best(Runs runs, int count, int start, int end) {
    int best = -1;
    for (int run = 0; run < count; run++) {
      boolean inside = runs.start(run) >= start && runs.end(run) <= end;
      if (inside && (best < 0 || runs.points(run) > runs.points(best))) {
        best = run;
      }
    }
    return best;
  }

  private static Runs runs(HandMadeQuery query) {
    return new Runs(query.query(), query.page());
  }
}
