package dev.ear.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ear.EarException;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ModelSettingsTests {

  @Test
  void thePapersProtocolIsTemperatureNoughtAndSeedThirteen() {
    ModelSettings settings = ModelSettings.of("http://localhost:11434/", "mistral:latest");

    assertThat(settings.temperature()).isZero();
    assertThat(settings.seed()).isEqualTo(13);
    assertThat(settings.baseUrl()).isEqualTo("http://localhost:11434");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "localhost:11434", "ftp://x", "http://", "http://a b", "http://x?key=1"})
  void whatIsNoBaseUrlIsAUsageError(String url) {
    assertThatThrownBy(() -> ModelSettings.of(url, "m"))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("base URL");
  }

  @Test
  void aPasswordInTheUrlIsRefusedAndNotRepeated() {
    assertThatThrownBy(() -> ModelSettings.of("https://user:gizli@host/v1", "m"))
        .isInstanceOf(EarException.class)
        .hasMessageNotContaining("gizli");
  }

  @Test
  void aTimeoutOfNothingIsAUsageError() {
    assertThatThrownBy(() -> new ModelSettings("http://x", "m", 0, 13, 1, 1, Duration.ZERO))
        .isInstanceOf(EarException.class);
  }

  @Test
  void aKeyComesFromTheEnvironmentAndHidesItself() {
    ApiKey key = ApiKey.from(Map.of("K", " gizli "), "K");

    assertThat(key.value()).isEqualTo("gizli");
    assertThat(key).hasToString("[key]");
  }

  @Test
  void aKeyThatIsNotSetIsNamed() {
    assertThatThrownBy(() -> ApiKey.from(Map.of("K", " "), "K"))
        .hasMessage("environment variable K is not set; put the API's key into it");
  }
}
