package dev.ear.index.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.index.SmallCorpus;
import dev.ear.text.Words;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.custom.CustomAnalyzer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;

/** The build's ready-made tokens and the analyzer that reads text give the same terms. */
final class StreamsAgreeTests {
  private static final Analyzer ANALYZER = analyzer();

  @Property(tries = 300)
  void termsAndPositionsAreThoseOfTheAnalyzer(@ForAll("texts") String text) throws IOException {
    TokenStream made =
        new ContentTokenStream(SmallCorpus.PROFILE.tokenizer().tokens(Words.of(text)));
    List<String> expected;
    try (TokenStream read = ANALYZER.tokenStream("text", text)) {
      expected = termsAtPositions(read);
    }
    assertThat(termsAtPositions(made)).isEqualTo(expected);
  }

  @Property(tries = 300)
  void foldingLeavesFoldedTermsAlone(@ForAll("texts") String text) {
    var tokenizer = SmallCorpus.PROFILE.tokenizer();
    assertThat(tokenizer.tokens(Words.of(text)))
        .allSatisfy(token -> assertThat(tokenizer.fold(token.term())).isEqualTo(token.term()));
  }

  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> word =
        Arbitraries.oneOf(
            Arbitraries.of(
                "ve",
                "Bu",
                "II.",
                "Mahmut",
                "Kur'an'ın",
                "1914-18",
                "Savaşı'nda,",
                "Osmanlı-Rus",
                "XIX.",
                "yüzyıl",
                "IĞDIR",
                "İzmir’de",
                "hâlâ",
                "MÖ",
                "209",
                "a",
                "(1071)",
                "M."),
            Arbitraries.strings()
                .withChars("aIıİiğ'’-.,1Xâ\u0302\u0307\u00ad\u200b")
                .ofMaxLength(6));
    return word.list().ofMaxSize(25).map(words -> String.join(" ", words));
  }

  private static List<String> termsAtPositions(TokenStream stream) throws IOException {
    var found = new ArrayList<String>();
    CharTermAttribute term = stream.addAttribute(CharTermAttribute.class);
    PositionIncrementAttribute increment = stream.addAttribute(PositionIncrementAttribute.class);
    int position = -1;
    stream.reset();
    while (stream.incrementToken()) {
      position += increment.getPositionIncrement();
      found.add(position + ":" + term);
    }
    stream.end();
    return found;
  }

  private static Analyzer analyzer() {
    try {
      return CustomAnalyzer.builder()
          .withTokenizer("earWord")
          .addTokenFilter("earFold")
          .addTokenFilter("earContent")
          .build();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
