package dev.ear.question;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AuditTests {
  private static final String OPTIONS = "\"options\":[\"Malazgirt\",\"Miryokefalon\"]";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Alparslan kimdir?",
        "Aşağıdakilerden hangisi Fatih Sultan Mehmet’in seferlerinden biridir?",
        "Osmanlı Devleti'nin ilk başkenti:",
        "„Devlet ebed müddet“ sözü neyi anlatır?",
        "1071 yılında Anadolu’nun kapılarını Türklere açan savaş hangisidir",
        "Bu gelişme aşağıdaki şekilde yorumlanabilir: Devlet güçlenmiştir. Hangisi doğrudur?",
        "Aşağıdaki minyatür sanatçılarından hangisi Lale Devri'nde yaşamıştır?"
      })
  void aWholeStemPasses(String stem) {
    assertThat(grade(stem)).isEqualTo(Grade.PASS);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Yukarıdaki haritada gösterilen devlet hangisidir?",
        "Haritada taralı olarak gösterilen yerler hangi antlaşmayla alınmıştır?",
        "Aşağıdaki tabloya göre hangisi söylenebilir?",
        "Metinde geçen altı çizili kavram nedir ve hangi dönemde kullanılmıştır?",
        "HARİTADA görülen sınırlar hangi döneme aittir?"
      })
  void aReferenceToAPictureWaitsForReview(String stem) {
    assertThat(reasons(stem)).contains(Reason.PICTURE);
    assertThat(grade(stem)).isEqualTo(Grade.REVIEW);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ve bunun sonucunda hangi antlaşma imzalanmıştır?",
        "Osmanlı Devleti ile Rusya arasında imzalanan",
        "Kanuni Sultan Süleyman döneminde (1520-",
        "Osmanlı Devleti, Avusturya ve",
        ") hangisidir?"
      })
  void aTruncatedStemWaitsForReview(String stem) {
    assertThat(grade(stem)).isEqualTo(Grade.REVIEW);
  }

  @Test
  void aPassageThatIsNotQuotedIsMissed() {
    assertThat(reasons("Yukarıdaki paragrafa göre hangisi söylenemez?"))
        .containsExactly(Reason.MISSING_PASSAGE);
  }

  @Test
  void aPassageThatIsQuotedIsNot() {
    assertThat(
            grade(
                "Tanzimat Fermanı ile can, mal ve namus güvenliği devletin güvencesine alınmış;"
                    + " vergilerin gelire göre toplanması, askerliğin belli bir süreye bağlanması"
                    + " ve mahkemelerin herkese açık olması kararlaştırılmıştır. Bu parçaya göre"
                    + " aşağıdakilerden hangisi söylenemez?"))
        .isEqualTo(Grade.PASS);
  }

  @Test
  void optionsThatCombineStatementsNeedTheStatements() {
    String options = "\"options\":[\"Yalnız I\",\"I ve II\",\"I, II ve III\"]";

    assertThat(reasonsOf("Yargılarından hangileri doğrudur?", options))
        .containsExactly(Reason.MISSING_STATEMENTS);
    assertThat(reasonsOf("I. Tımar kalktı. II. Vergi arttı. Hangileri doğrudur?", options))
        .isEmpty();
  }

  @Test
  void lettersLostToAWrongDecodingAreSeen() {
    assertThat(reasons("OsmanlÄ± Devleti kaÃ§ yÄ±lÄ±nda kuruldu?"))
        .containsExactly(Reason.GARBLED_TEXT);
  }

  @Test
  void circumflexesAreNotGarbled() {
    assertThat(grade("Âşıkpaşazâde’nin Tevârîh-i Âl-i Osmân adlı eseri hangi türdedir?"))
        .isEqualTo(Grade.PASS);
  }

  @Test
  void optionsThatSayTheSameReject() {
    assertThat(
            reasonsOf("Hangi savaştır?", "\"options\":[\"İnönü Savaşı\",\"x\",\"inönü  savaşı.\"]"))
        .containsExactly(Reason.DUPLICATE_OPTIONS);
  }

  @Test
  void anOptionThatHoldsTheNextWaitsForReview() {
    assertThat(reasonsOf("Hangi savaştır?", "\"options\":[\"İnönü B) Sakarya\",\"Kütahya\"]"))
        .containsExactly(Reason.GLUED_OPTIONS);
  }

  @Test
  void aBlankStemRejects() {
    assertThat(reasons("")).containsExactly(Reason.BLANK_STEM);
  }

  @Test
  void aMissingKeyRejectsAndAStrayOneSaysSo() {
    assertThat(only("{\"question\":\"Hangi savaştır?\"," + OPTIONS + "}").findings())
        .extracting(Finding::reason)
        .containsExactly(Reason.NO_KEY);
    assertThat(
            only("{\"question\":\"Hangi savaştır?\"," + OPTIONS + ",\"answer\":\"@\"}").findings())
        .extracting(Finding::reason)
        .containsExactly(Reason.KEY_NAMES_NO_OPTION);
  }

  @Test
  void anOpenQuestionWithAnAnswerPasses() {
    assertThat(only("{\"question\":\"Alparslan kimdir?\",\"answer\":\"Sultan\"}").grade())
        .isEqualTo(Grade.PASS);
  }

  @Test
  void aRowThatIsNoQuestionRejectsWithItsFault() {
    Audit.Audited audited = only("{\"question\":\"Hangi savaştır?\",\"options\":[\"x\",\"\"]}");

    assertThat(audited.grade()).isEqualTo(Grade.REJECT);
    assertThat(audited.findings())
        .containsExactly(new Finding(Reason.EMPTY_OPTION, "option B is empty; expected its text"));
  }

  @Test
  void theSameQuestionAgainWaitsForReviewAndNamesTheFirst() {
    Audit audit =
        audit(
            line("a", "Hangi savaştır?", OPTIONS),
            line("b", "Hangi savaştır", "\"options\":[\"Miryokefalon\",\"Malazgirt.\"]"));

    assertThat(audit.rows().get(1).findings())
        .containsExactly(
            new Finding(Reason.REPEATED_QUESTION, "same stem and options as at set:1"));
  }

  @Test
  void strictHasWhatPassesAndProvisionalReviewToo() {
    Audit audit =
        audit(
            line("pass", "Hangi savaştır?", OPTIONS),
            line("review", "Yukarıdaki haritada hangi savaş görülür?", OPTIONS),
            "{\"id\":\"reject\",\"question\":\"Hangi savaş?\"," + OPTIONS + "}");

    assertThat(audit.strict()).extracting(Question::id).containsExactly("pass");
    assertThat(audit.provisional()).extracting(Question::id).containsExactly("pass", "review");
    assertThat(audit.counts().values()).containsExactly(1, 1, 1);
    assertThat(audit.reasons().keySet()).containsExactly(Reason.NO_KEY, Reason.PICTURE);
  }

  @Test
  void gradesAreTheSameUnderATurkishLocale() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr-TR"));
      assertThat(reasons("HARİTADA görülen sınırlar hangi döneme aittir?"))
          .containsExactly(Reason.PICTURE);
    } finally {
      Locale.setDefault(before);
    }
  }

  private static Grade grade(String stem) {
    return only(line("a", stem, OPTIONS)).grade();
  }

  private static List<Reason> reasons(String stem) {
    return reasonsOf(stem, OPTIONS);
  }

  private static List<Reason> reasonsOf(String stem, String options) {
    return only(line("a", stem, options)).findings().stream().map(Finding::reason).toList();
  }

  private static Audit.Audited only(String line) {
    return audit(line).rows().getFirst();
  }

  private static String line(String id, String stem, String options) {
    return "{\"id\":\"%s\",\"question\":\"%s\",%s,\"answer\":\"A\"}".formatted(id, stem, options);
  }

  private static Audit audit(String... lines) {
    return Audit.of(
        Questions.rows(new ByteArrayInputStream(String.join("\n", lines).getBytes(UTF_8)), "set"));
  }
}
