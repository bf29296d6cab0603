package dev.ear.search;

import static dev.ear.index.SmallCorpus.book;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.index.EarIndex;
import dev.ear.index.SmallCorpus;
import dev.ear.unit.UnitKind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lucene's query syntax over the fields of the three indexes. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class LuceneSyntaxTests {
  private EarIndex index;
  private EvidenceRetriever retriever;

  @BeforeAll
  void build(@TempDir Path folder) {
    SmallCorpus.build(
        folder,
        book(
            "eski-çağ",
            "Büyük kağan Mete Han MÖ 209 yılında tahta çıktı.",
            "Türkler 751 Talas Savaşı sırasında Çin ordusunu yendi."),
        book(
            "Yeni Çağ",
            "Osmanlı ordusu 1826 yılında II. Mahmut tarafından yenilendi.",
            "Isparta ve İzmir sancakları 1839 yılında vergi verdi.",
            "Meclis 29 Ekim 1923 günü Cumhuriyet'i ilan etti."));
    index = SmallCorpus.open(folder);
    retriever = new EvidenceRetriever(index);
  }

  @AfterAll
  void close() throws IOException {
    index.close();
  }

  @ParameterizedTest
  @EnumSource(names = {"WINDOW", "CHUNK", "PAGE"})
  void wordsAreNormalisedAsTheCorpusWas(UnitKind unit) {
    assertThat(books("SANCAKLARI", unit)).containsOnly("Yeni Çağ");
    assertThat(books("text:Savaşı'ndan", unit)).containsOnly("eski-çağ");
  }

  @ParameterizedTest
  @EnumSource(names = {"WINDOW", "CHUNK", "PAGE"})
  void anAnchorIsFoundByItsKeyHoweverWritten(UnitKind unit) {
    assertThat(books("anchor:\"Talas Savaşı'nda\"", unit)).containsOnly("eski-çağ");
    assertThat(books("anchor:\"II. Mahmut\"", unit)).containsOnly("Yeni Çağ");
    assertThat(books("anchor:1826", unit)).containsOnly("Yeni Çağ");
  }

  @ParameterizedTest
  @EnumSource(names = {"WINDOW", "CHUNK", "PAGE"})
  void aDateIsAnAnchorToSearchFor(UnitKind unit) {
    assertThat(books("anchor:\"29 Ekim 1923\"", unit)).containsOnly("Yeni Çağ");
  }

  @ParameterizedTest
  @EnumSource(names = {"WINDOW", "CHUNK", "PAGE"})
  void yearsHaveRangesThatCountAsNumbers(UnitKind unit) {
    assertThat(books("year:[751 TO 1826]", unit)).containsOnly("eski-çağ", "Yeni Çağ");
    assertThat(books("year:[752 TO 1825]", unit)).isEmpty();
    assertThat(books("year:{751 TO 1826}", unit)).isEmpty();
    assertThat(books("year:[* TO 900]", unit)).containsOnly("eski-çağ");
    assertThat(books("year:[1900 TO *]", unit)).containsOnly("Yeni Çağ");
    assertThat(books("year:1839", unit)).containsOnly("Yeni Çağ");
  }

  @ParameterizedTest
  @EnumSource(names = {"WINDOW", "CHUNK", "PAGE"})
  void yearsBeforeTheCommonEraStandBelowZero(UnitKind unit) {
    assertThat(books("year:\"MÖ 209\"", unit)).containsOnly("eski-çağ");
    assertThat(books("year:[\"MÖ 300\" TO \"MÖ 200\"]", unit)).containsOnly("eski-çağ");
    assertThat(books("year:[\"MÖ 200\" TO 700]", unit)).isEmpty();
    assertThat(books("year:[-300 TO -200]", unit)).containsOnly("eski-çağ");
    assertThat(books("year:\"-209\"", unit)).containsOnly("eski-çağ");
    assertThat(books("year:209", unit)).isEmpty();
  }

  @Test
  void pagesHaveRangesThatCountAsNumbers() {
    assertThat(pages("page:[2 TO 3]")).containsExactly(2, 2, 3);
    assertThat(pages("page:3")).containsExactly(3);
    assertThat(pages("page:[10 TO 20]")).isEmpty();
  }

  @Test
  void aChunkIsFoundByAnyOfItsPages() {
    assertThat(books("page:3", UnitKind.CHUNK)).containsExactly("Yeni Çağ");
  }

  @ParameterizedTest
  @EnumSource(names = {"WINDOW", "CHUNK", "PAGE"})
  void aBookIsFoundByItsExactName(UnitKind unit) {
    assertThat(books("book:eski\\-çağ", unit)).containsOnly("eski-çağ");
    assertThat(books("book:\"Yeni Çağ\" AND yılında", unit)).containsOnly("Yeni Çağ");
    assertThat(books("book:Yeni*", unit)).containsOnly("Yeni Çağ");
    assertThat(books("book:yeni*", unit)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(names = {"CHUNK", "PAGE"})
  void phrasesKeepOrderAndTheGapsOfStopWords(UnitKind unit) {
    assertThat(books("\"osmanlı ordusu\"", unit)).containsOnly("Yeni Çağ");
    assertThat(books("\"ordusu osmanlı\"", unit)).isEmpty();
    assertThat(books("\"Isparta ve İzmir\"", unit)).containsOnly("Yeni Çağ");
    assertThat(books("\"Isparta İzmir\"", unit)).isEmpty();
    assertThat(books("\"Isparta İzmir\"~1", unit)).containsOnly("Yeni Çağ");
  }

  @Test
  void aPhraseInWindowsIsWrongUsageThatNamesTheWayOut() {
    assertThat(failure("\"osmanlı ordusu\"", UnitKind.WINDOW))
        .hasMessageContaining("windows keep no positions")
        .hasMessageContaining("--unit chunk")
        .hasMessageContaining("anchor:\"osmanlı ordusu\"");
  }

  @Test
  void aPhraseOfOneWordIsAWord() {
    assertThat(books("\"ordusu\"", UnitKind.WINDOW)).isNotEmpty();
  }

  @ParameterizedTest
  @EnumSource(names = {"WINDOW", "CHUNK", "PAGE"})
  void prefixesAndWildcardsFoldDottedAndDotlessI(UnitKind unit) {
    assertThat(books("ISPAR*", unit)).containsOnly("Yeni Çağ");
    assertThat(books("ıspar*", unit)).containsOnly("Yeni Çağ");
    assertThat(books("ispar*", unit)).isEmpty();
    assertThat(books("İZM*", unit)).containsOnly("Yeni Çağ");
    assertThat(books("İ?mir", unit)).containsOnly("Yeni Çağ");
    assertThat(books("I?mir", unit)).isEmpty();
    assertThat(books("*SPARTA", unit)).containsOnly("Yeni Çağ");
    assertThat(books("anchor:MALAZ* OR anchor:TALAS*", unit)).containsOnly("eski-çağ");
  }

  @Test
  void fuzzyWordsAreFolded() {
    assertThat(books("ISPARTE~1", UnitKind.PAGE)).containsOnly("Yeni Çağ");
  }

  @Test
  void operatorsCombine() {
    assertThat(pages("yılında AND NOT vergi")).containsExactly(1, 1);
    assertThat(pages("+yılında +vergi")).containsExactly(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"yazar:Halil", "*:ordu", "yazar:[a TO b]", "yazar:a*", "yazar:a?b", "yazar:a~"})
  void anUnknownFieldIsWrongUsage(String query) {
    assertThat(failure(query, UnitKind.PAGE))
        .hasMessageContaining("there is no field '")
        .hasMessageContaining("text, anchor, year, book, page");
  }

  @ParameterizedTest
  @ValueSource(strings = {"page:iki", "year:eski", "year:[a TO b]", "page:[1 TO son]"})
  void aNumberIsExpectedOfYearsAndPages(String query) {
    assertThat(failure(query, UnitKind.PAGE))
        .hasMessageContaining("is a number, not '")
        .hasMessageContaining("[751 TO 1826]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"page:1*", "year:18*", "year:18?6", "year:1826~"})
  void yearsAndPagesTakeNoWildcard(String query) {
    assertThat(failure(query, UnitKind.WINDOW)).hasMessageContaining("is a number and takes no ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(ordu",
        "ordu)",
        "\"ordu",
        "year:[1 TO",
        "AND",
        "ordu AND",
        "Osmanlı/Rus",
        "a^",
        ":"
      })
  void badSyntaxIsOneLineThatSaysWhatToDo(String query) {
    EarException e = failure(query, UnitKind.PAGE);
    assertThat(e).hasMessageContaining("no Lucene syntax").hasMessageContaining("--syntax plain");
    assertThat(String.valueOf(e.getMessage()).lines()).hasSize(1);
  }

  @Test
  void deepNestingIsWrongUsage() {
    String query = "(".repeat(20_000) + "ordu" + ")".repeat(20_000);
    assertThat(failure(query, UnitKind.PAGE)).hasMessageContaining("nested too deeply");
  }

  @Test
  void tooManyClausesAreWrongUsage() {
    String query =
        IntStream.range(0, 20_000).mapToObj(i -> "söz" + i).collect(Collectors.joining(" "));
    assertThat(failure(query, UnitKind.PAGE)).hasMessageContaining("more than 1024");
  }

  @Test
  void parentsHaveNoIndexOfTheirOwn() {
    assertThat(failure("ordu", UnitKind.PARENT)).hasMessageContaining("parents have no index");
  }

  @Test
  void stopWordsAloneAreWrongUsage() {
    assertThat(failure("ve", UnitKind.PAGE))
        .hasMessageContaining("only words that the index leaves out")
        .hasMessageContaining(": ve;");
  }

  @Test
  void aQueryThatOnlyExcludesIsWrongUsage() {
    assertThat(failure("NOT ordu", UnitKind.PAGE))
        .hasMessageContaining("only says what not to find");
  }

  @ParameterizedTest
  @ValueSource(strings = {"+(-vergi)", "ordu +(-vergi -meclis)", "ordu OR (NOT vergi)^2", "(-a1)"})
  void aClauseThatOnlyExcludesIsWrongUsageThatShowsIt(String query) {
    assertThat(failure(query, UnitKind.PAGE))
        .hasMessageContaining("only says what not to find")
        .hasMessageContaining("*:*");
  }

  @Test
  void aClauseThatOnlyExcludesIsNamed() {
    assertThat(failure("ordu +(-vergi -meclis)", UnitKind.PAGE))
        .hasMessage(
            "the clause (-text:vergi -text:meclis) only says what not to find and can match"
                + " nothing; say what to find in it too, or *:* for everything: (*:* -text:vergi"
                + " -text:meclis)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "text:{savaş TO savaş}",
        "book:{a TO a]",
        "year:[1826 TO 751]",
        "page:{1 TO 2}",
        "text:[b TO a]",
        "book:[b TO a] ordu"
      })
  void aRangeThatHoldsNothingIsWrongUsage(String query) {
    assertThat(failure(query, UnitKind.PAGE)).hasMessageContaining("can match nothing");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ordu^1e999", "ordu^2x", "(ordu talas)^1e3"})
  void aBoostThatIsNoPlainNumberIsWrongUsage(String query) {
    assertThat(failure(query, UnitKind.PAGE)).hasMessageContaining("is no plain number");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ordu^99999999",
        "((ordu^9999)^9999)^9999",
        "ordu^9999999999999999999999999999999999999999999999"
      })
  void aBoostThatWouldOverflowIsWrongUsage(String query) {
    assertThat(failure(query, UnitKind.PAGE)).hasMessageContaining("boost");
  }

  @Test
  void aRoofInAPhraseIsNoBoost() {
    assertThat(books("\"sancakları^1e3\" OR vergi", UnitKind.PAGE)).contains("Yeni Çağ");
  }

  @ParameterizedTest
  @CsvSource({
    "vergı~1, text:vergı~1",
    "vergi~0.8, text:vergi~0.8 (read as 0 edits)",
    "verki~0.7, text:verki~0.7 (read as 1 edit)",
    "vergı~, text:vergı~2",
    "vergı~5, text:vergı~5 (read as 2 edits)"
  })
  void aFuzzyWordIsShownAsTypedAndAsItWasRead(String query, String shown) {
    assertThat(search(query, UnitKind.PAGE).hits().getFirst().terms())
        .extracting(ScoreTerm::term)
        .containsExactly(shown);
  }

  @Test
  void everythingButAWordCanBeFound() {
    assertThat(pages("*:* NOT ordusu")).containsExactly(1, 2, 3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"anchor:\"\"", "anchor:\"!\""})
  void anAnchorNeedsAWord(String query) {
    assertThat(failure(query, UnitKind.WINDOW)).hasMessageContaining("needs a word");
  }

  @ParameterizedTest
  @EnumSource(names = {"WINDOW", "CHUNK", "PAGE"})
  void aUnitOfScoreZeroIsNeverReturned(UnitKind unit) {
    // Two edits turn a word of one letter into any other: Lucene gives such a match no point.
    assertThat(search("text:a~2", unit).hits()).isEmpty();
    assertThat(search("*:*^0", unit).hits()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(names = {"WINDOW", "CHUNK", "PAGE"})
  void theTraceTellsWhichClausesMatchedAndTheirPointsAddUp(UnitKind unit) {
    Hit hit =
        search("(ordu* AND year:[1820 TO 1830])^2 OR talas OR +anchor:\"II. Mahmut\"", unit)
            .hits()
            .getFirst();
    assertThat(hit.terms())
        .extracting(ScoreTerm::part, ScoreTerm::term)
        .containsExactly(
            tuple("clause", "text:ordu*"),
            tuple("clause", "year:[1820 TO 1830]"),
            tuple("clause", "anchor:\"II. Mahmut\""));
    assertThat(hit.terms().stream().mapToDouble(ScoreTerm::points).sum())
        .isCloseTo(hit.score(), within(1e-5));
  }

  @Test
  void whatMustNotMatchIsNoClauseOfTheTrace() {
    assertThat(search("yılında AND NOT vergi", UnitKind.PAGE).hits().getFirst().terms())
        .extracting(ScoreTerm::term)
        .containsExactly("text:yılında");
  }

  @ParameterizedTest
  @EnumSource(names = {"WINDOW", "CHUNK", "PAGE"})
  void wordsThatAPrefixOrAFuzzyWordMetStandInTheTrace(UnitKind unit) {
    assertThat(search("sancak*", unit).hits().getFirst().matchedTokens())
        .containsExactly("sancakları");
    assertThat(search("verki~1", unit).hits().getFirst().matchedTokens())
        .containsExactly("verdi", "vergi");
    assertThat(search("anchor:tal*", unit).hits().getFirst().anchorsMatched())
        .extracting(MatchedAnchor::key)
        .containsExactly("talas savaş");
  }

  @Test
  void theTraceNamesTheTermsThatMatched() {
    Evidence evidence = search("ordusu AND anchor:1826", UnitKind.WINDOW);
    assertThat(evidence.hits().getFirst().matchedTokens()).containsExactly("ordu");
    assertThat(evidence.hits().getFirst().anchorsMatched())
        .extracting(MatchedAnchor::key)
        .containsExactly("1826");
  }

  @Test
  void partsOfAScoreAreTheSimilaritysPoints() {
    Hit hit = search("ordusu AND anchor:1826", UnitKind.WINDOW).hits().getFirst();
    assertThat(hit.score()).isEqualTo(2);
    assertThat(hit.scoreParts()).isEqualTo(new ScoreParts(2, 0, 0, 0));
  }

  @Test
  void theYearsOfARangeStandInTheTraceAsYears() {
    for (UnitKind unit : new UnitKind[] {UnitKind.WINDOW, UnitKind.CHUNK, UnitKind.PAGE}) {
      assertThat(search("year:[1820 TO 1830]", unit).anchors())
          .extracting(QueryAnchor::key, QueryAnchor::kind, QueryAnchor::inIndex)
          .containsExactly(tuple("1826", "year", true));
    }
  }

  private List<String> books(String query, UnitKind unit) {
    return search(query, unit).hits().stream().map(Hit::book).toList();
  }

  private List<Integer> pages(String query) {
    return search(query, UnitKind.PAGE).hits().stream().map(Hit::page).sorted().toList();
  }

  private Evidence search(String query, UnitKind unit) {
    return retriever.search(query, unit, 20, RetrievalOptions.DEFAULT);
  }

  private EarException failure(String query, UnitKind unit) {
    EarException e = catchThrowableOfType(EarException.class, () -> search(query, unit));
    assertThat(e.category()).isEqualTo(Category.USAGE);
    return e;
  }

  @Test
  void otherRankingsAreNotLucenes() {
    var evidence =
        new RetrievalOptions(
            220,
            RetrievalOptions.ParentContext.SUMMARY,
            WindowRanking.EVIDENCE,
            0.3,
            RetrievalOptions.Expansion.ALWAYS);
    assertThatThrownBy(() -> retriever.search("ordu", UnitKind.WINDOW, 3, evidence))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("leave out --ranking");
  }
}
