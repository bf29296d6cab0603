package dev.ear.anchor;

import dev.ear.text.Token;
import dev.ear.text.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The extractor that a profile's lists steer (METHOD 3).
 *
 * <p>Times come first; names are then looked for among the tokens that no time has taken.
 */
final class RuleExtractor implements AnchorExtractor {
  /** Changes whenever the rules find other anchors in the same text. */
  static final String VERSION = "rules-4";

  private static final Comparator<Anchor> ORDER =
      Comparator.comparingInt(Anchor::start)
          .thenComparingInt(Anchor::end)
          .thenComparingInt(Anchor::charStart)
          .thenComparingInt(Anchor::charEnd);

  private final ExtractorRules rules;
  private final CorpusEvidence evidence;

  RuleExtractor(ExtractorRules rules, CorpusEvidence evidence) {
    this.rules = rules;
    this.evidence = evidence;
  }

  @Override
  public List<Anchor> extract(Words words, List<Token> tokens) {
    var reading = new Reading(words, tokens);
    var taken = new boolean[tokens.size()];
    var anchors = new ArrayList<Anchor>();
    new TimeRules(rules, reading, taken, anchors).find();
    new NameRules(rules, evidence, reading, taken, anchors).find();
    anchors.sort(ORDER);
    return List.copyOf(anchors);
  }
}
