package dev.ear.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an evaluation may be told, by options and by a file. */
final class EvalSettingsTests {
  private static final EvalConfig NOTHING = EvalConfig.of(Map.of());

  @TempDir private Path folder;

  private EvalSettings file(String text) throws IOException {
    return new EvalSettings(NOTHING, configFile(text));
  }

  private ConfigFile configFile(String text) throws IOException {
    return ConfigFile.read(Files.writeString(folder.resolve("eval.yaml"), text));
  }

  private static EarException failure(EvalSettings settings, boolean answers) {
    return catchThrowableOfType(EarException.class, () -> settings.check(answers, Map.of()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "units: [chunk]|radius: [40]|window or parent",
        "units: [page]|rankings: [evidence]|window or parent",
        "units: [chunk, page]|max_overlap: 0.3|window or parent",
        "units: [window]|expand: never|parent",
        "units: [window]|parent_context: full|parent",
        "units: [window]|page_words: all|page",
        "expand: never|parent_context: full|no question gets one",
        "index: index|clean: false|none is named",
        "k: 3|seed: 4|is for ear eval answers"
      })
  void aSettingOfAFileThatSaysNothingIsRefusedWithItsLine(
      String first, String second, String reason) throws IOException {
    EarException e = failure(file("# a comment\n" + first + "\n" + second + "\n"), false);
    assertThat(e.category()).isEqualTo(Category.INPUT);
    assertThat(e)
        .hasMessageContaining("eval.yaml:3: '" + second.replaceFirst(":.*", "") + "' ")
        .hasMessageContaining(reason);
  }

  @Test
  void aSettingThatSaysNothingToItsGeneratorIsRefusedWithItsLine() throws IOException {
    assertThat(
            failure(
                file("generators:\n  - generator: reader\n    base_url: http://localhost\n"), true))
        .hasMessageContaining("eval.yaml:3: 'base_url' says nothing to generator reader");
    assertThat(failure(file("generators:\n  generator: reader\n  model: m\n"), true))
        .hasMessageContaining("eval.yaml:3: 'model' ");
  }

  @Test
  void anOptionThatSaysNothingIsWrongUsageWithItsName() {
    var settings =
        new EvalSettings(
            EvalConfig.of(Map.of("units", List.of("page"), "rankings", List.of("paper"))), null);
    EarException e = failure(settings, false);
    assertThat(e.category()).isEqualTo(Category.USAGE);
    assertThat(e).hasMessageStartingWith("--ranking goes with the unit window or parent");
  }

  @Test
  void aFileMaySetWhatOptionsTakeOutOfUse() throws IOException {
    var settings =
        new EvalSettings(
            EvalConfig.of(Map.of("units", List.of("chunk"))),
            configFile("units: [chunk, page]\npage_words: 50\n"));
    assertThatCode(() -> settings.check(false, Map.of())).doesNotThrowAnyException();
  }

  @Test
  void aFileMaySetWhatOptionsBringIntoUse() throws IOException {
    var settings =
        new EvalSettings(
            EvalConfig.of(Map.of("units", List.of("page"))),
            configFile("units: [chunk]\npage_words: 50\n"));
    assertThatCode(() -> settings.check(false, Map.of())).doesNotThrowAnyException();
  }

  @Test
  void aValueThatIsNoneIsRefusedWithItsLine() throws IOException {
    assertThat(failure(file("units: [page]\nk: [3, 0]"), false))
        .hasMessageContaining("eval.yaml:2: k is 0");
    assertThat(failure(file("k: 3\nlanguage: fr"), true))
        .hasMessageContaining("eval.yaml:2: no language 'fr'");
    assertThat(failure(file("max_overlap: 2"), false)).hasMessageContaining("eval.yaml:1: ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{}|'generator' is missing",
        "{generator: parrot}|no generator 'parrot'",
        "{generator: ollama}|needs a model",
        "{generator: ollama, model: m, temperature: 3}|temperature 3.0",
        "{generator: ollama, model: m, retries: -1}|-1 retries",
        "{generator: ollama, model: m, max_tokens: 0}|0 tokens"
      })
  void aGeneratorThatCannotBeIsRefusedWithItsLine(String generator, String reason)
      throws IOException {
    String text = "k: 3\ngenerators:\n  - generator: reader\n  - " + generator + "\n";
    assertThat(failure(file(text), true))
        .hasMessageContaining("eval.yaml:4: ")
        .hasMessageContaining(reason);
    assertThat(failure(file("generators: " + generator), true))
        .hasMessageContaining("eval.yaml:1: ")
        .hasMessageContaining(reason);
  }

  @ParameterizedTest
  @CsvSource({"tarih.yaml, true", "ollama.yaml, true", "sweep.yaml, false", "evidence.yaml, false"})
  void theConfigurationsInTheBoxSayNothingInVain(String name, boolean answers) {
    var settings = new EvalSettings(NOTHING, ConfigFile.read(Path.of("eval", name)));
    assertThatCode(() -> settings.check(answers, Map.of())).doesNotThrowAnyException();
  }
}
