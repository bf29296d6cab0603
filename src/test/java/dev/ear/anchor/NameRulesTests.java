package dev.ear.anchor;

import static dev.ear.anchor.Texts.anchors;
import static dev.ear.anchor.Texts.full;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NameRulesTests {
  @Test
  void aRunOfCapitalisedWordsIsOneName() {
    assertThat(anchors("orada Kâzım Karabekir kaldı")).containsExactly("NAME kazım karabekir");
  }

  @Test
  void aSpanIsWholeWordsAndExactCharacters() {
    var anchor = full("orada (Mustafa Kemal'in), kaldı").getFirst();
    assertThat(anchor)
        .isEqualTo(
            new Anchor("mustafa kemal", AnchorKind.NAME, 1, 3, 7, 23, "name-inside-sentence"));
  }

  @Test
  void anApostropheSuffixEndsAName() {
    assertThat(anchors("orada Osman'ın Bursa seferi"))
        .containsExactly("NAME osman", "EVENT bursa sefer");
  }

  @Test
  void aCommaEndsAName() {
    assertThat(anchors("orada Ankara, Sivas ve Erzurum"))
        .containsExactly("NAME ankara", "NAME sivas", "NAME erzurum");
  }

  @Test
  void anOpeningBracketOrQuoteStartsANewName() {
    assertThat(anchors("orada Mustafa Kemal (Atatürk) vardı"))
        .containsExactly("NAME mustafa kemal", "NAME atatürk");
    assertThat(anchors("orada Ahmet \"Nutuk\" okudu")).containsExactly("NAME ahmet", "NAME nutuk");
  }

  @Test
  void particlesBelongInsideNames() {
    assertThat(anchors("sonra Ömer bin Abdülaziz ve Otto von Bismarck geldi"))
        .containsExactly("NAME ömer bin abdülaziz", "NAME otto von bismarck");
    assertThat(anchors("sonra Ömer bin kişi buldu")).containsExactly("NAME ömer");
  }

  @Test
  void hyphenatedPartsBelongToTheirWord() {
    assertThat(anchors("orada Misak-ı Millî, el-Cezeri ve Osmanlı-Rus Savaşı"))
        .containsExactly("NAME misak ı milli", "NAME el cezeri", "EVENT osmanlı rus savaş");
  }

  @Test
  void aTitleThatBelongsToAPlaceOpensTheNameBehindIt() {
    assertThat(anchors("sonra Kırım Hanı Murad Giray geldi"))
        .containsExactly("NAME kırım han murad giray");
    assertThat(anchors("sonra Osman Bey Bilecik'i aldı"))
        .containsExactly("NAME osman bey", "NAME bilecik");
  }

  @Test
  void aQuotationOfCapitalisedWordsIsAName() {
    assertThat(anchors("orada “Kanlı Noel” diye anılır")).containsExactly("NAME kanlı noel");
    assertThat(anchors("orada “Kanlı bir Noel” diye anılır")).containsExactly("NAME noel");
  }

  @Test
  void anAbbreviationAloneIsNoName() {
    assertThat(anchors("sonunda geldi Hz.")).isEmpty();
    assertThat(anchors("sonunda Hz. Ömer geldi")).containsExactly("NAME hz ömer");
  }

  @Test
  void andJoinsNoNameThatAHeadHasClosed() {
    assertThat(anchors("orada Halk Partisi ve Hareket Partisi vardı"))
        .containsExactly("EVENT halk parti", "EVENT hareket parti");
  }

  @Test
  void aHeadRightBehindAHeadBelongsToIt() {
    assertThat(anchors("orada Türk Devletleri Teşkilatı toplandı"))
        .containsExactly("EVENT türk devlet teşkilat");
    assertThat(anchors("orada Sovyetler Birliği dağıldı"))
        .containsExactly("EVENT sovyetler birlik");
  }

  @Test
  void aNumberOfAListLeadsNoCommonWord() {
    assertThat(anchors("Hazırlık Çalışmaları 1. Küçük bir beylik nasıl büyür?")).isEmpty();
  }

  @Test
  void aRomanNumeralBeforeAYearNumbersAStatement() {
    assertThat(anchors("Onun,\nI. 410'da kenti alması,\nII. Galya'da savaşması"))
        .containsExactly("NAME galya");
  }

  @Test
  void aNameIsNoImpossibleFormOfACommonWord() {
    assertThat(anchors("Selim geldi. Adana kurtuldu. Alanya alındı."))
        .containsExactly("NAME selim", "NAME adana", "NAME alanya");
    assertThat(anchors("Adanın halkı göçtü.")).isEmpty();
  }

  @Test
  void anOrdinalLeadsAName() {
    assertThat(anchors("II. Mahmut geldi. Sonra 2. Mahmut, İkinci Mahmut ve II.Mahmut"))
        .containsOnly("NAME 2 mahmut")
        .hasSize(4);
  }

  @Test
  void initialsBelongToTheirName() {
    assertThat(anchors("orada M. Kemal vardı")).containsExactly("NAME m kemal");
  }

  @Test
  void aStatementNumberLeadsNoName() {
    assertThat(anchors("I. Fatih Kanunnamesi\nII. Berlin kararları"))
        .containsExactly("NAME fatih kanunnamesi", "NAME berlin");
    assertThat(
            anchors(
                "Osmanlı'da I. Bursa alındı II. Edirne alındı III. Varna alındı bilgilerinden"
                    + " hangileri doğrudur"))
        .containsExactly("NAME osmanlı", "NAME bursa", "NAME edirne", "NAME varna");
  }

  @Test
  void theFirstWordOfAStatementOrItemIsLikeTheFirstOfASentence() {
    assertThat(anchors("I. Tımar sistemi bozuldu\nII. Vergiler arttı")).isEmpty();
    assertThat(anchors("a) Tımar sistemi b) Ankara'nın alınması\n- Vergiler\n• Köylüler"))
        .containsExactly("NAME ankara");
  }

  @Test
  void aLoneLineNumberLeadsARulerButNoCommonNoun() {
    assertThat(anchors("I. Tımar sistemi bozuldu.")).isEmpty();
    assertThat(anchors("II. Mahmut 1826'da ocağı kaldırdı."))
        .containsExactly("NAME 2 mahmut", "YEAR 1826");
    assertThat(anchors("2. Mahmut geldi.")).containsExactly("NAME 2 mahmut");
    assertThat(anchors("I. Dünya Savaşı bitti.")).containsExactly("EVENT 1 dünya savaş");
    assertThat(anchors("2. Köylülerin isyanı\nsonra")).isEmpty();
    assertThat(anchors("4. Mazgirt: bir yer")).containsExactly("NAME mazgirt");
  }

  @Test
  void aLoneLineNumberLeadsNoNameThatTheCorpusShowsWithoutIt() {
    var evidence = Texts.evidence("orada Rusya, sonra Rusya, bir Rusya ve II. Murad");
    assertThat(Texts.describe(Texts.TURKISH.annotator(evidence).annotate("I. Rusya yenildi")))
        .containsExactly("NAME rusya");
    assertThat(Texts.describe(Texts.TURKISH.annotator(evidence).annotate("II. Murad öldü")))
        .containsExactly("NAME 2 murad");
  }

  @Test
  void aListOfRulersIsNoListOfStatements() {
    assertThat(anchors("burada I. Murad, II. Murad ve III. Murad anlatılır"))
        .containsExactly("NAME 1 murad", "NAME 2 murad", "NAME 3 murad");
  }

  @Test
  void singleLettersAndNumeralsAreNoNames() {
    assertThat(anchors("orada A ve XVIII. ve X yazılıydı")).isEmpty();
  }

  @Test
  void aTitleInLowerCaseBelongsToItsName() {
    assertThat(anchors("orada Osman beyin oğlu")).containsExactly("NAME osman bey");
  }

  @Test
  void aTitleEndsItsName() {
    assertThat(anchors("sonra Osman Bey Bilecik'i aldı"))
        .containsExactly("NAME osman bey", "NAME bilecik");
    assertThat(anchors("orada Sokullu Mehmed Paşa Camii var"))
        .containsExactly("NAME sokullu mehmed paşa camii");
  }

  @Test
  void aTitleInLowerCaseThatBelongsToACountryIsNoPartOfItsName() {
    assertThat(anchors("orada Selçuklu sultanı vardı")).containsExactly("NAME selçuklu");
  }

  @Test
  void aTitleMakesANameOfTheFirstWordOfASentence() {
    assertThat(anchors("Evliya Çelebi gezdi.")).containsExactly("NAME evliya çelebi");
  }

  @Test
  void wordsOfAHeadingAreJoinedByTheirHeadOnly() {
    assertThat(anchors("Sipahiler ve Akıncılar")).isEmpty();
    assertThat(anchors("Sorular\nİttihat ve Terakki Cemiyeti"))
        .containsExactly("EVENT ittihat ve terakki cemiyet");
  }

  @Test
  void aPeopleEndsItsName() {
    assertThat(anchors("orada Osmanlıların İznik'i kuşatması"))
        .containsExactly("NAME osmanlıların", "NAME iznik");
    assertThat(anchors("orada Türkler Ankara'ya geldi"))
        .containsExactly("NAME türkler", "NAME ankara");
    assertThat(anchors("orada Milletler Cemiyeti kuruldu"))
        .containsExactly("EVENT milletler cemiyet");
  }

  @Test
  void aTitleAndAnEventWithANameOfItsOwnAreTwo() {
    assertThat(anchors("sonra Hayreddin Paşa Preveze Deniz Savaşı'nı kazandı"))
        .containsExactly("NAME hayreddin paşa", "EVENT preveze deniz savaş");
    assertThat(anchors("sonra Mithat Paşa Olayı oldu")).containsExactly("EVENT mithat paşa olay");
  }

  @Test
  void aConjunctionJoinsCommonWordsToAName() {
    assertThat(anchors("İttihat ve Terakki Cemiyeti"))
        .containsExactly("EVENT ittihat ve terakki cemiyet");
    assertThat(anchors("orada Ali ve Veli")).containsExactly("NAME ali", "NAME veli");
  }

  @Test
  void aMissingSpaceStartsAName() {
    var anchor = full("Kale alındı.Bursa düştü").getFirst();
    assertThat(anchor.key()).isEqualTo("bursa");
    assertThat(anchor.start()).isEqualTo(1);
    assertThat(anchor.charStart()).isEqualTo(12);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Köylüler vergilerini ödeyemedi.", "Ancak barış kısa sürdü.", "Vergiler arttı.",
        "Böylece barış sağlandı.", "Savaştan sonra barış geldi.", "Bu savaş uzundu.",
        "Gelişmeler üzerine ordu toplandı.", "Kurulan meclis dağıldı.", "Padişahın kararı okundu."
      })
  void aCapitalThatOnlyStartsASentenceIsNoName(String sentence) {
    assertThat(anchors(sentence)).isEmpty();
  }

  @Test
  void aNameMayStartASentence() {
    assertThat(anchors("Ankara'nın nüfusu arttı.")).containsExactly("NAME ankara");
    assertThat(anchors("Mustafa Kemal geldi.")).containsExactly("NAME mustafa kemal");
    assertThat(anchors("TBMM toplandı.")).containsExactly("NAME tbmm");
    assertThat(anchors("Selanik düştü.")).containsExactly("NAME selanik");
  }

  @Test
  void anAdjectiveThatNamesBeginWithStaysAtTheStartOfASentence() {
    assertThat(anchors("Büyük Selçuklu Devleti kuruldu."))
        .containsExactly("EVENT büyük selçuklu devlet");
    assertThat(anchors("Ancak Selçuklu Devleti yıkıldı.")).containsExactly("EVENT selçuklu devlet");
  }

  @Test
  void aLineInCapitalsIsNoEvidence() {
    assertThat(anchors("KURTULUŞ YILLARI\nkitapta Ankara var")).containsExactly("NAME ankara");
  }

  @Test
  void aHeadingDoesNotRunIntoTheTextBelow() {
    assertThat(anchors("Osmanlı Beyliği\nOsman Bey geldi."))
        .containsExactly("EVENT osmanlı beylik", "NAME osman bey");
  }

  @Test
  void aCapitalAfterALowerFirstLetterOrALetterWithApostropheCounts() {
    assertThat(anchors("orada Pierre d'Aubusson vardı")).containsExactly("NAME pierre daubusson");
  }
}
