package dev.ear.index.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenFilterFactory;
import org.apache.lucene.analysis.TokenizerFactory;
import org.apache.lucene.analysis.custom.CustomAnalyzer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.OffsetAttribute;
import org.apache.lucene.analysis.tokenattributes.TypeAttribute;
import org.junit.jupiter.api.Test;

/** EAR's analysis put together by name, as any Lucene user would. */
final class CustomAnalyzerTests {
  @Test
  void theFactoriesAreFoundByName() {
    assertThat(TokenizerFactory.availableTokenizers()).contains("earWord", "earAnchor");
    assertThat(TokenFilterFactory.availableTokenFilters()).contains("earFold", "earContent");
  }

  @Test
  void wordsAreNormalisedAndStopWordsStay() throws IOException {
    Analyzer words = CustomAnalyzer.builder().withTokenizer("earWord").build();
    assertThat(terms(words, "Atatürk'ün ve TBMM'nin 1923'te Kur'an'ı"))
        .containsExactly("atatürk", "ve", "tbmm", "1923", "kuran");
  }

  @Test
  void theContentFilterTakesStopWordsOut() throws IOException {
    Analyzer content =
        CustomAnalyzer.builder().withTokenizer("earWord").addTokenFilter("earContent").build();
    assertThat(terms(content, "Atatürk ve Osmanlı-Rus Savaşı"))
        .containsExactly("atatürk", "osmanlı", "rus", "savaş");
  }

  @Test
  void offsetsLeadBackToTheText() throws IOException {
    Analyzer words = CustomAnalyzer.builder().withTokenizer("earWord").build();
    String text = "  Lozan  Antlaşması'nda";
    var surfaces = new ArrayList<String>();
    try (var stream = words.tokenStream("text", text)) {
      OffsetAttribute offsets = stream.addAttribute(OffsetAttribute.class);
      stream.reset();
      while (stream.incrementToken()) {
        surfaces.add(text.substring(offsets.startOffset(), offsets.endOffset()));
      }
      stream.end();
      assertThat(offsets.endOffset()).isEqualTo(text.length());
    }
    assertThat(surfaces).containsExactly("Lozan", "Antlaşması'nda");
  }

  @Test
  void anAnchorIsOneTermWithItsKindAsType() throws IOException {
    Analyzer anchors = CustomAnalyzer.builder().withTokenizer("earAnchor").build();
    var found = new ArrayList<String>();
    try (var stream =
        anchors.tokenStream("anchor", "Ordu, Malazgirt Savaşı'nda 1071'de kazandı.")) {
      CharTermAttribute term = stream.addAttribute(CharTermAttribute.class);
      TypeAttribute type = stream.addAttribute(TypeAttribute.class);
      stream.reset();
      while (stream.incrementToken()) {
        found.add(term + "/" + type.type());
      }
      stream.end();
    }
    assertThat(found).containsExactly("malazgirt savaş/event", "1071/year");
  }

  @Test
  void anAnalyzerServesOneTextAfterAnother() throws IOException {
    Analyzer words = CustomAnalyzer.builder().withTokenizer("earWord").build();
    assertThat(terms(words, "Uzun bir ilk metin")).hasSize(4);
    assertThat(terms(words, "Kısa")).containsExactly("kısa");
    assertThat(terms(words, "")).isEmpty();
  }

  @Test
  void prefixesAndWildcardsAreFoldedTheTurkishWay() throws IOException {
    Analyzer folding =
        CustomAnalyzer.builder().withTokenizer("earWord").addTokenFilter("earFold").build();
    assertThat(folding.normalize("text", "ISPARTA").utf8ToString()).isEqualTo("ısparta");
    assertThat(folding.normalize("text", "İstan").utf8ToString()).isEqualTo("istan");
    assertThat(folding.normalize("text", "I\u0307stan").utf8ToString()).isEqualTo("istan");
    assertThat(folding.normalize("text", "Ka\u0302z*").utf8ToString()).isEqualTo("kaz*");
    assertThat(folding.normalize("text", "ğüşöç").utf8ToString()).isEqualTo("ğüşöç");
  }

  @Test
  void theProfileCanBeNamed() throws IOException {
    Analyzer english =
        CustomAnalyzer.builder().withTokenizer("earWord", "profile", "en-history").build();
    assertThat(terms(english, "ISTANBUL")).isNotEmpty();
  }

  @Test
  void anUnknownParameterIsRefused() {
    for (String tokenizer : List.of("earWord", "earAnchor")) {
      assertThatThrownBy(() -> CustomAnalyzer.builder().withTokenizer(tokenizer, "colour", "red"))
          .hasStackTraceContaining("Unknown parameters: {colour=red}");
    }
    for (String filter : List.of("earFold", "earContent")) {
      assertThatThrownBy(
              () ->
                  CustomAnalyzer.builder()
                      .withTokenizer("earWord")
                      .addTokenFilter(filter, "colour", "red"))
          .hasStackTraceContaining("Unknown parameters: {colour=red}");
    }
  }

  private static List<String> terms(Analyzer analyzer, String text) throws IOException {
    var terms = new ArrayList<String>();
    try (var stream = analyzer.tokenStream("text", text)) {
      CharTermAttribute term = stream.addAttribute(CharTermAttribute.class);
      stream.reset();
      while (stream.incrementToken()) {
        terms.add(term.toString());
      }
      stream.end();
    }
    return terms;
  }
}
