package dev.ear.anchor;

import java.util.List;

/** Annotates text and says what came of it in short strings. */
final class Texts {
  static final Profile TURKISH = Profiles.load(Profile.DEFAULT);

  private Texts() {}

  /** Returns the anchors as kind and key, {@code NAME ankara}, found without a corpus. */
  static List<String> anchors(String text) {
    return describe(TURKISH.annotator(CorpusEvidence.none()).annotate(text));
  }

  static List<String> anchors(String text, CorpusEvidence evidence) {
    return describe(TURKISH.annotator(evidence).annotate(text));
  }

  static List<Anchor> full(String text) {
    return TURKISH.annotator(CorpusEvidence.none()).annotate(text).anchors();
  }

  static CorpusEvidence evidence(String... pages) {
    var annotator = TURKISH.annotator(CorpusEvidence.none());
    var builder = new CorpusEvidence.Builder();
    for (String page : pages) {
      builder.add(annotator.annotate(page));
    }
    return builder.build();
  }

  static List<String> describe(AnnotatedText text) {
    return text.anchors().stream().map(anchor -> anchor.kind() + " " + anchor.key()).toList();
  }
}
