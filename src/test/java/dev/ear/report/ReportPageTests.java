package dev.ear.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.Select;
import org.openqa.selenium.support.ui.WebDriverWait;

/** The page in a real browser; skipped where there is none. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReportPageTests {
  private @Nullable ChromeDriver started;

  @SuppressWarnings("NullAway.Init")
  private ChromeDriver browser;

  @SuppressWarnings("NullAway.Init")
  private Path page;

  @BeforeAll
  void openBrowser(@TempDir Path folder) throws IOException {
    Optional<Path> chromium = onPath("chromium", "chromium-browser", "google-chrome");
    Optional<Path> driver = onPath("chromedriver");
    assumeTrue(
        chromium.isPresent() && driver.isPresent(),
        "no chromium and chromedriver on the path; install them to test the report's page");
    page = new Report(List.of(SmallRun.in(folder)), null, List.of()).write(folder.resolve("out"));
    var logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.ALL);
    var options = new ChromeOptions();
    options.setBinary(chromium.orElseThrow().toFile());
    options.addArguments("--headless=new", "--no-sandbox", "--disable-dev-shm-usage");
    options.setCapability("goog:loggingPrefs", logs);
    var service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(driver.orElseThrow().toFile())
            .build();
    started = new ChromeDriver(service, options);
    browser = started;
  }

  @AfterAll
  void closeBrowser() {
    if (started != null) {
      started.quit();
    }
  }

  @BeforeEach
  void open() {
    width(1280);
  }

  private void width(int width) {
    browser.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", 900, "deviceScaleFactor", 1, "mobile", width < 600));
    browser.get(page.toUri().toString());
  }

  private static Optional<Path> onPath(String... names) {
    return Stream.of(
            Optional.ofNullable(System.getenv("PATH")).orElse("").split(File.pathSeparator))
        .flatMap(folder -> Stream.of(names).map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  private List<String> shown() {
    return browser.findElements(By.cssSelector("#list summary strong")).stream()
        .map(WebElement::getText)
        .toList();
  }

  private void choose(String select, String option) {
    new Select(browser.findElement(By.id(select))).selectByVisibleText(option);
  }

  @ParameterizedTest(name = "nothing runs out of a page {0} pixels wide")
  @ValueSource(ints = {375, 1280})
  void nothingRunsOutOfThePage(int width) {
    width(width);

    assertThat(browser.executeScript("return document.documentElement.scrollWidth"))
        .asInstanceOf(InstanceOfAssertFactories.LONG)
        .isLessThanOrEqualTo(width);
  }

  @ParameterizedTest(name = "letters of charts are large enough on a page {0} pixels wide")
  @ValueSource(ints = {375, 1280})
  void lettersOfChartsAreLargeEnough(int width) {
    width(width);

    Object smallest =
        browser.executeScript(
            "return Math.min(...[...document.querySelectorAll('svg text')]"
                + ".map(t => t.getBoundingClientRect().height))");
    assertThat(smallest)
        .isInstanceOfSatisfying(
            Number.class, height -> assertThat(height.doubleValue()).isGreaterThan(9));
  }

  /**
   * Opens an item; the page fills it when the browser tells that it is open, which takes a moment.
   */
  private WebElement opened(String id) {
    WebElement item = browser.findElement(By.id(id));
    item.findElement(By.tagName("summary")).click();
    new WebDriverWait(browser, Duration.ofSeconds(30))
        .until(driver -> !item.findElements(By.cssSelector(".body details summary")).isEmpty());
    return item;
  }

  @Test
  void allItemsAreListedAndTheScriptHasNoError() {
    assertThat(shown()).containsExactly("battle", "calendar", "elsewhere", "hostile");
    assertThat(browser.manage().logs().get(LogType.BROWSER).getAll()).isEmpty();
  }

  @Test
  void anOpenedItemShowsItsEvidenceWithAnchorsMarked() {
    WebElement item = opened("item-battle");

    assertThat(item.findElements(By.cssSelector(".passage mark")))
        .extracting(WebElement::getText)
        .contains("Malazgirt Savaşı'nda", "1071'de");
    assertThat(item.findElements(By.cssSelector(".passage mark.centre"))).isNotEmpty();
    assertThat(item.findElement(By.cssSelector(".options .gold")).getText())
        .contains("Malazgirt Savaşı", "key", "answered");
  }

  @Test
  void thePromptIsWholeAgain() {
    WebElement item = opened("item-battle");
    item.findElement(By.cssSelector(".body details summary")).click();
    new WebDriverWait(browser, Duration.ofSeconds(30)).until(driver -> !prompt(item).isEmpty());

    assertThat(prompt(item))
        .contains("[1] Büyük Selçuklu Sultanı Alparslan")
        .doesNotContain("\u0001");
  }

  private static String prompt(WebElement item) {
    return item.findElements(By.cssSelector(".body details pre")).stream()
        .map(WebElement::getText)
        .findFirst()
        .orElse("");
  }

  @Test
  void itemsAreFilteredByVerdictAndByStage() {
    choose("verdict", "correct, cue");
    assertThat(shown()).contains("battle", "calendar").doesNotContain("elsewhere");

    choose("verdict", "all");
    choose("stage", "no-match");
    assertThat(shown()).contains("elsewhere").doesNotContain("battle", "calendar");
  }

  @Test
  void itemsAreFoundByTurkishLetters() {
    browser.findElement(By.id("text")).sendKeys("FATİH");

    assertThat(shown()).containsExactly("elsewhere");
  }

  @Test
  void textOfQuestionsStaysText() {
    browser.findElement(By.id("item-hostile")).findElement(By.tagName("summary")).click();

    assertThat(browser.getTitle()).isEqualTo("EAR: run");
    assertThat(browser.findElement(By.id("item-hostile")).getText()).contains(SmallRun.HOSTILE);
  }
}
