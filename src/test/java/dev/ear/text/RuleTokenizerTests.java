package dev.ear.text;

import static dev.ear.text.TurkishTexts.contentTerms;
import static dev.ear.text.TurkishTexts.terms;
import static dev.ear.text.TurkishTexts.tokens;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class RuleTokenizerTests {
  @Test
  void outerPunctuationGoes() {
    assertThat(terms("(Ankara), \"Sivas\"; …Bursa! «İznik»"))
        .containsExactly("ankara", "sivas", "bursa", "iznik");
  }

  @Test
  void aWordOfPunctuationHasNoToken() {
    assertThat(terms("Ankara – ... • Sivas")).containsExactly("ankara", "sivas");
  }

  @Test
  void dashesAndSlashesSeparate() {
    assertThat(terms("Osmanlı-Rus Osmanlı–Rus 1914/18"))
        .containsExactly("osmanlı", "rus", "osmanlı", "rus", "1914", "1918");
  }

  @Test
  void piecesOfOneWordShareItsNumber() {
    assertThat(tokens("Eski Osmanlı-Rus")).extracting(Token::word).containsExactly(0, 1, 1);
  }

  @Test
  void suffixAfterApostropheGoes() {
    assertThat(terms("Atatürk'ün 1923’te TBMM'nin")).containsExactly("atatürk", "1923", "tbmm");
  }

  @Test
  void apostropheInsideTheStemIsJoined() {
    assertThat(terms("Kur'an'ın Mes'ud San'at Ka'be'nin"))
        .containsExactly("kuran", "mesud", "sanat", "kabe");
  }

  @Test
  void apostropheBehindOneLetterIsJoined() {
    assertThat(terms("O'Neill d'Estaing'in")).containsExactly("oneill", "destaing");
  }

  @Test
  void apostropheAtAnEdgeIsAQuote() {
    assertThat(terms("'Nutuk' Ankara'")).containsExactly("nutuk", "ankara");
  }

  @Test
  void offsetsTakeInTheSuffixButNoPunctuation() {
    var token = tokens("\"Atatürk'ün,").getFirst();
    assertThat(token.start()).isEqualTo(1);
    assertThat(token.end()).isEqualTo(11);
  }

  @Test
  void romanNumeralBeforeACapitalIsItsNumber() {
    assertThat(terms("II. Mahmut")).containsExactly("2", "mahmut");
    assertThat(terms("XIV Louis")).containsExactly("14", "louis");
    assertThat(terms("II.Mehmed")).containsExactly("2", "mehmed");
  }

  @Test
  void romanNumeralBeforeTheWordForCenturyIsItsNumber() {
    assertThat(terms("XIX. yüzyılda")).containsExactly("19", "yüzyıl");
    assertThat(terms("XV-XVI. yüzyıllar")).containsExactly("15", "16", "yüzyıl");
  }

  @Test
  void romanNumeralElsewhereStays() {
    assertThat(terms("I ve III")).containsExactly("ı", "ve", "ııı");
    assertThat(terms("II. dönem")).containsExactly("ıı", "dönem");
  }

  @Test
  void initialsAreNoNumerals() {
    assertThat(terms("M. Kemal C. Bayar")).containsExactly("m", "kemal", "c", "bayar");
    assertThat(terms("M. V. Frunze")).containsExactly("m", "v", "frunze");
  }

  @Test
  void spelledOrdinalIsItsNumberBeforeACapitalOnly() {
    assertThat(terms("Birinci Dünya Savaşı")).containsExactly("1", "dünya", "savaş");
    assertThat(terms("Birinci gün")).containsExactly("birinci", "gün");
  }

  @Test
  void aThousandsPointDoesNotSplitANumber() {
    assertThat(terms("10.000 1.250'den")).containsExactly("10.000", "1.250");
  }

  @Test
  void aDateInDigitsIsThreeNumbers() {
    assertThat(terms("29.10.1923'te")).containsExactly("29", "10", "1923");
  }

  @Test
  void aMissingSpaceAfterAPointOrCommaIsSeen() {
    assertThat(terms("etmiştir.Anadolu geldi,Bursa evlendi.1281"))
        .containsExactly("etmiştir", "anadolu", "geldi", "bursa", "evlendi", "1281");
  }

  @Test
  void singleLettersWithPointsAreOneAbbreviation() {
    assertThat(terms("T.B.M.M. A.B.D.'nin M.Ö. 209")).containsExactly("tbmm", "abd", "mö", "209");
    assertThat(terms("M.Kemal")).containsExactly("m", "kemal");
  }

  @Test
  void theShortenedYearOfARangeIsCompleted() {
    assertThat(terms("1914-18 1877–78'de")).containsExactly("1914", "1918", "1877", "1878");
    assertThat(terms("1914-12")).containsExactly("1914", "12");
  }

  @Test
  void suffixStraightAfterAYearGoes() {
    assertThat(terms("1923te 1990larda 19uncu")).containsExactly("1923", "1990", "19");
  }

  @Test
  void inflectedHeadsAreBareWhereverTheyStand() {
    assertThat(terms("savaşında Savaşı'nda SAVAŞI fermanlı"))
        .containsExactly("savaş", "savaş", "savaş", "fermanlı");
  }

  @Test
  void inflectedTitleIsBareAfterACapitalisedWordOnly() {
    assertThat(terms("Osman Beyin")).containsExactly("osman", "bey");
    assertThat(terms("Osman beyin")).containsExactly("osman", "bey");
    assertThat(terms("insan beyin")).containsExactly("insan", "beyin");
  }

  @Test
  void aTitlesPossessiveStays() {
    assertThat(terms("Kırım Hanı")).containsExactly("kırım", "hanı");
  }

  @Test
  void aHeadBeforeATitleIsAPersonsName() {
    assertThat(terms("Fethi Bey")).containsExactly("fethi", "bey");
    assertThat(terms("Bedrettin İsyanı Çelebi")).containsExactly("bedrettin", "isyan", "çelebi");
  }

  @Test
  void aHeadOrNameBrokenByAHyphenIsWhole() {
    assertThat(terms("Ant-laşması, Muhare- besi'nde")).containsExactly("antlaşma", "muharebe");
    assertThat(terms("Os- manlıların Türk- leriyle"))
        .containsExactly("osmanlıların", "türkleriyle");
    assertThat(terms("Osmanlı-rus, siyasi- ekonomik"))
        .containsExactly("osmanlı", "rus", "siyasi", "ekonomik");
  }

  @Test
  void otherWordsKeepASuffixWithoutApostrophe() {
    assertThat(terms("Ankarada köylülerin")).containsExactly("ankarada", "köylülerin");
  }

  @Test
  void contentTokensAreNoStopWordsAndNoSingleLetters() {
    assertThat(contentTerms("Osmanlı ve I. Murad a 5 7'de"))
        .containsExactly("osmanlı", "1", "murad", "5", "7");
  }

  @Test
  void formulasOfExamStemsAreNoContent() {
    assertThat(contentTerms("Buna göre aşağıdakilerden hangisi söylenebilir?")).isEmpty();
    assertThat(contentTerms("ileri sürülebilir")).isEmpty();
    assertThat(contentTerms("ileri karakol")).containsExactly("ileri", "karakol");
  }

  @Test
  void foldTakesNoSuffixOff() {
    assertThat(TurkishTexts.PROFILE.tokenizer().fold("SAVAŞI")).isEqualTo("savaşı");
  }

  @Test
  @Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void aChainOfLettersAndPointsIsReadOnce() {
    String chain = "a.".repeat(500_000) + "ve";
    assertThat(terms(chain)).hasSize(500_001).endsWith("a", "ve");
  }
}
