package dev.ear.anchor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class EnglishProfileTests {
  private static final Profile ENGLISH = Profiles.load("en-history");
  private static final Annotator ANNOTATOR = ENGLISH.annotator(CorpusEvidence.none());

  @Test
  void capitalsFoldInTheOrdinaryWay() {
    assertThat(terms("INDIA Istanbul")).containsExactly("india", "istanbul");
  }

  @Test
  void thePossessiveGoesAndOtherApostrophesJoin() {
    assertThat(terms("Wellington's O'Neill's don't 1990s"))
        .containsExactly("wellington", "oneill", "dont", "1990");
  }

  @Test
  void wordsKeepTheirTurkishLookingEndings() {
    assertThat(terms("Canada Linda")).containsExactly("canada", "linda");
  }

  @Test
  void aHeadMayOpenAnEventOrCloseIt() {
    assertThat(anchors("in the Treaty of Versailles and the Crimean War"))
        .containsExactly("EVENT treaty of versailles", "EVENT crimean war");
  }

  @Test
  void aPluralHeadInsideANameDoesNotCutIt() {
    assertThat(anchors("in the Balkan Wars Museum there"))
        .containsExactly("NAME balkan war museum");
  }

  @Test
  void ordinalsShareAKey() {
    assertThat(anchors("after the First World War")).containsExactly("EVENT 1 world war");
  }

  @Test
  void datesYearsErasAndCenturiesAreFound() {
    assertThat(anchors("from 209 BC to 11 November 1918 and the 19th century"))
        .containsExactly("YEAR 209 bc", "DATE 11 november 1918", "YEAR 1918", "CENTURY 19 century");
  }

  @Test
  void aRulersNumeralBelongsToItsName() {
    assertThat(anchors("then Henry VIII ruled")).containsExactly("NAME henry viii");
  }

  @Test
  void aCommonWordThatStartsASentenceIsNoName() {
    assertThat(anchors("However the king left. Before that Napoleon came."))
        .containsExactly("NAME napoleon");
  }

  private static List<String> terms(String text) {
    return ANNOTATOR.annotate(text).tokens().stream().map(token -> token.term()).toList();
  }

  private static List<String> anchors(String text) {
    return Texts.describe(ANNOTATOR.annotate(text));
  }
}
