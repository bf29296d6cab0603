package dev.ear.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.anchor.Profiles;
import dev.ear.index.SmallCorpus;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Questions of a relation are told from others (METHOD 5, relation-aware expansion). */
class RelationRulesTests {
  private final RelationRules rules = new RelationRules(SmallCorpus.PROFILE);

  @ParameterizedTest
  @CsvSource({
    "cause, Lale Devri'nin sona ermesinin nedeni nedir?",
    "cause, Osmanlı Devleti niçin savaşa girdi?",
    "result, Karlofça Antlaşması'nın sonuçları nelerdir?",
    "comparison, Divan ile meclis arasındaki fark nedir?"
  })
  void aQuestionOfARelationIsKnownByItsWords(String relation, String question) {
    assertThat(rules.of(question).map(Relation::kind)).hasValue(relation);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Mohaç Savaşı kimler arasında yapıldı?", "", "II. Mahmut"})
  void otherQuestionsHaveNone(String question) {
    assertThat(rules.of(question)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "cause, Why did the Ottoman Empire enter the war?",
    "role, What was the role of the grand vizier?"
  })
  void everyProfileHasRulesOfItsOwn(String relation, String question) {
    var english = new RelationRules(Profiles.load("en-history"));
    assertThat(english.of(question).map(Relation::kind)).hasValue(relation);
  }
}
