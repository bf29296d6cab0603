package dev.ear.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** How wide results may be, by what the launcher tells. */
final class ScreenTests {
  @Test
  void aTableFitsTheScreenThatIsWatched() {
    Screen screen = Screen.of(Map.of("EAR_OUT_TTY", "1", "EAR_SCREEN", "132"));
    assertThat(screen.width()).isEqualTo(132);
    assertThat(screen.tableWidth()).isEqualTo(132);
  }

  @Test
  void inAPipeTextHasEightyColumnsAndTablesHaveNoEnd() {
    Screen screen = Screen.of(Map.of());
    assertThat(screen.width()).isEqualTo(80);
    assertThat(screen.tableWidth()).isEqualTo(Integer.MAX_VALUE);
  }

  @Test
  void theWidthThatIsAskedForHoldsInAPipeToo() {
    assertThat(Screen.of(Map.of("COLUMNS", "40", "EAR_SCREEN", "132")).tableWidth()).isEqualTo(40);
  }

  @Test
  void aWidthThatIsNoneIsNotAskedFor() {
    assertThat(Screen.of(Map.of("COLUMNS", "wide")).width()).isEqualTo(80);
    assertThat(Screen.of(Map.of("COLUMNS", "0")).width()).isEqualTo(80);
  }

  @Test
  void progressIsForThoseWhoWatchTheMessages() {
    assertThat(Screen.of(Map.of("EAR_ERR_TTY", "1")).interactive()).isTrue();
    assertThat(Screen.of(Map.of("EAR_OUT_TTY", "1")).interactive()).isFalse();
  }
}
