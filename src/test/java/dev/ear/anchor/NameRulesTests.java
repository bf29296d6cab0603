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
        .containsExactly("NAME kırım hanı murad giray");
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
  void aTitleThatBelongsToWhatStandsBeforeItKeepsItsEnding() {
    assertThat(anchors("sonra Kırım Hanı sefere çıktı")).containsExactly("NAME kırım hanı");
    assertThat(anchors("sonra Osman Beyin oğlu")).containsExactly("NAME osman bey");
  }

  @Test
  void aTitleOrCallingFirstInASentenceBelongsToThePersonBehindIt() {
    assertThat(anchors("Padişah II. Mahmut geldi. Gazeteci Hasan Tahsin öldü."))
        .containsExactly("NAME padişah 2 mahmut", "NAME gazeteci hasan tahsin");
    assertThat(anchors("Padişah Edirne'deydi. Padişah Osmanlı ordusunu topladı."))
        .containsExactly("NAME edirne", "NAME osmanlı");
  }

  @Test
  void aTitleBehindOtherTitlesLeadsItsName() {
    assertThat(anchors("orada Müşir Gazi Osman Paşa vardı"))
        .containsExactly("NAME müşir gazi osman paşa");
  }

  @Test
  void aPlaceOrPeopleWithAnEndingOfCaseStartsAName() {
    assertThat(anchors("orada Bingazi İtalya'ya ve Dimetoka Osmanlılarda kaldı"))
        .containsExactly("NAME bingazi", "NAME italya", "NAME dimetoka", "NAME osmanlılarda");
    assertThat(anchors("sonra Mustafa Kemal Samsun'a çıktı"))
        .containsExactly("NAME mustafa kemal", "NAME samsun");
  }

  @Test
  void aWordThatTellsWhichPlaceOrPeopleIsMeantStaysWithIt() {
    assertThat(anchors("orada Kuzey Afrika'da, Büyük Selçuklular ve Kök Türkler yaşadı"))
        .containsExactly("NAME kuzey afrika", "NAME büyük selçuklular", "NAME kök türkler");
    assertThat(anchors("orada Çarlık Rusya'sı ve Sovyet Rusya'da"))
        .containsExactly("NAME çarlık rusya", "NAME sovyet rusya");
  }

  @Test
  void aPlaceWithItsEventBehindAPersonIsApart() {
    assertThat(anchors("orada Sultan Selim Mısır Seferi'nden döndü"))
        .containsExactly("NAME sultan selim", "EVENT mısır sefer");
    assertThat(anchors("orada Türkiye İkinci Dünya Savaşı'na katılmadı"))
        .containsExactly("NAME türkiye", "EVENT 2 dünya savaş");
  }

  @Test
  void aPlacesEndingOfCaseEndsItsName() {
    assertThat(anchors("orada Anadoluda Osman Bey vardı"))
        .containsExactly("NAME anadoluda", "NAME osman bey");
  }

  @Test
  void theClosingWordOfAPlaceEndsItsName() {
    assertThat(anchors("orada Kral Yolu Sardes ile başlar"))
        .containsExactly("NAME kral yolu", "NAME sardes");
    assertThat(anchors("orada Topkapı Sarayı Müzesi var"))
        .containsExactly("NAME topkapı sarayı müzesi");
  }

  @Test
  void wordsTiedByHyphensEndAtTheirHeadAndStartANameBehindAnother() {
    assertThat(anchors("Sened-i İttifak Alemdar Mustafa Paşa'nın eseridir."))
        .containsExactly("EVENT sened i ittifak", "NAME alemdar mustafa paşa");
    assertThat(anchors("sonra Rusya Bâb-ı Âli'ye yazdı"))
        .containsExactly("NAME rusya", "NAME bab ı ali");
  }

  @Test
  void anAbbreviatedTitleOrANumberedRulerStartsAName() {
    assertThat(anchors("Kur'an-ı Kerim Hz. Osman döneminde çoğaltıldı."))
        .containsExactly("NAME kuran ı kerim", "NAME hz osman");
    assertThat(anchors("sonra Talleyrand II. Mahmut'u gördü"))
        .containsExactly("NAME talleyrand", "NAME 2 mahmut");
    assertThat(anchors("sonra Fransa Kralı I. François geldi"))
        .containsExactly("NAME fransa kralı 1 françois");
  }

  @Test
  void theWordForAlsoJoinsNoNames() {
    assertThat(anchors("orada Rus Ordusu da Sofya'ya girdi"))
        .containsExactly("EVENT rus ordu", "NAME sofya");
    assertThat(anchors("orada Vasco da Gama vardı")).containsExactly("NAME vasco da gama");
  }

  @Test
  void andJoinsACommonWordToWhatAHeadCloses() {
    assertThat(anchors("orada Türkiye Sanayi ve Maadin Bankası kuruldu"))
        .containsExactly("EVENT türkiye sanayi ve maadin banka");
    assertThat(anchors("orada Fatih, Yavuz ve Kanuni vardı"))
        .containsExactly("NAME fatih", "NAME yavuz", "NAME kanuni");
  }

  @Test
  void aCommonNounWithAPossessiveIsPartOfANameAndSoIsTheWordBeforeIt() {
    assertThat(anchors("Kolordu Komutanı Kâzım Karabekir geldi."))
        .containsExactly("NAME kolordu komutanı kazım karabekir");
    assertThat(anchors("Lale Devri bitti. Serbest Cumhuriyet Fırkası kapandı."))
        .containsExactly("NAME lale devri", "EVENT serbest cumhuriyet fırka");
  }

  @Test
  void aHeadingOfExercisesBeforeASentenceIsNoName() {
    assertThat(anchors("Hazırlık Çalışmaları Osmanlı nasıl büyüdü?"))
        .containsExactly("NAME osmanlı");
    assertThat(anchors("Düşünelim Ankara Savaşı'nın sonucu neydi?"))
        .containsExactly("EVENT ankara savaş");
  }

  @Test
  void derivedWordsAndVerbsThatOpenASentenceAreNoNames() {
    assertThat(anchors("Basamaklı kuleler yükseldi. Tartışalım bunu. Terkip sonra gelir."))
        .isEmpty();
  }

  @Test
  void aDynastyIsANameWhateverItsEnding() {
    assertThat(anchors("Hamidoğullarından toprak alındı."))
        .containsExactly("NAME hamidoğullarından");
  }

  @Test
  void aCaptionsNumberLeadsNoName() {
    assertThat(anchors("Tablo 2. Anadolu'da kurulan ilk beylikler"))
        .containsExactly("NAME anadolu");
  }

  @Test
  void anEraBeforeANumeralAndALabelAreNoNames() {
    assertThat(anchors("orada, MÖ IV. binyılda vardı; A) Bursa B) Sivas"))
        .containsExactly("NAME bursa", "NAME sivas");
  }

  @Test
  void aWordBrokenByAHyphenIsOne() {
    var anchor = full("orada Sakarya Meydan Muhare- besi oldu").getFirst();
    assertThat(anchor.key()).isEqualTo("sakarya meydan muharebe");
    assertThat(anchor.end()).isEqualTo(5);
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
        .containsExactly("EVENT fatih kanunname", "NAME berlin");
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
  void headsAndListsReadALineInCapitals() {
    assertThat(anchors("KAVİMLER GÖÇÜ VE AVRUPA'NIN DOĞUŞU"))
        .containsExactly("EVENT kavimler göç", "NAME avrupa");
    assertThat(anchors("II. DÜNYA SAVAŞI VE TÜRKİYE"))
        .containsExactly("EVENT 2 dünya savaş", "NAME türkiye");
    assertThat(anchors("İLK ÇAĞ UYGARLIKLARI")).containsExactly("NAME ilk çağ");
    assertThat(anchors("COĞRAFİ KEŞİFLER")).containsExactly("EVENT coğrafi keşif");
    assertThat(anchors("LALE DEVRİ")).containsExactly("NAME lale devri");
    assertThat(anchors("DEĞİŞİM ÇAĞINDA HALK")).isEmpty();
  }

  @Test
  void aHeadingEndsBehindItsName() {
    assertThat(anchors("Anadolu Selçuklularında Toplum ve Ekonomi"))
        .containsExactly("NAME anadolu selçuklularında");
    assertThat(anchors("Kuruluş Dönemi Osmanlı Siyaseti"))
        .containsExactly("NAME kuruluş dönemi", "NAME osmanlı");
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
