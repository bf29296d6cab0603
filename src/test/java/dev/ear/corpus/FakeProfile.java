package dev.ear.corpus;

import dev.ear.anchor.Annotator;
import dev.ear.anchor.CorpusEvidence;
import dev.ear.anchor.Profile;
import dev.ear.text.SentenceSplitter;
import dev.ear.text.Tokenizer;
import dev.ear.text.Words;
import java.util.ArrayList;
import java.util.List;

/** A profile that holds exercise headings and a plain sentence splitter, and nothing else. */
final class FakeProfile implements Profile {
  private static final List<String> HEADINGS =
      List.of(
          "ölçme ve değerlendirme",
          "ünite sonu soruları",
          "ünite değerlendirme soruları",
          "neler öğrendik",
          "hazırlık çalışmaları",
          "cevap anahtarı",
          "açık uçlu sorular",
          "test soruları",
          "bulmaca",
          "tartışma soruları",
          "etkinlik",
          "uygulama",
          "sıra sizde",
          "düşünelim",
          "tartışalım",
          "araştıralım",
          "proje görevi");

  @Override
  public String name() {
    return "fake";
  }

  @Override
  public String checksum() {
    return "0";
  }

  @Override
  public Tokenizer tokenizer() {
    throw new UnsupportedOperationException("cleaning needs no tokens");
  }

  @Override
  public SentenceSplitter sentences() {
    return FakeProfile::split;
  }

  @Override
  public Annotator annotator(CorpusEvidence evidence) {
    throw new UnsupportedOperationException("cleaning needs no anchors");
  }

  @Override
  public List<String> list(String list) {
    if (!list.equals("exercise-headings")) {
      throw new IllegalArgumentException(list);
    }
    return HEADINGS;
  }

  private static List<SentenceSplitter.Sentence> split(Words words) {
    List<SentenceSplitter.Sentence> sentences = new ArrayList<>();
    int start = 0;
    for (int i = 0; i < words.count(); i++) {
      if (ends(words.word(i)) && (i + 1 == words.count() || opens(words.word(i + 1)))) {
        sentences.add(new SentenceSplitter.Sentence(start, i + 1));
        start = i + 1;
      }
    }
    if (start < words.count()) {
      sentences.add(new SentenceSplitter.Sentence(start, words.count()));
    }
    return sentences;
  }

  private static boolean ends(String word) {
    int end = word.length();
    while (end > 0 && "”\"’')".indexOf(word.charAt(end - 1)) >= 0) {
      end--;
    }
    if (end == 0 || ".!?…".indexOf(word.charAt(end - 1)) < 0) {
      return false;
    }
    String stem = word.substring(0, end - 1);
    boolean ordinal =
        stem.length() < 4 && stem.chars().allMatch(c -> "IVX0123456789".indexOf(c) >= 0);
    return word.charAt(end - 1) != '.' || !(ordinal || stem.length() == 1);
  }

  private static boolean opens(String word) {
    return !Character.isLowerCase(word.charAt(0));
  }

  @Override
  public List<String> aliases(String key) {
    return List.of();
  }
}
