package dev.ear.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.text.Words;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What holds of the trace of every window. */
final class Traces {
  private Traces() {}

  static void check(Hit hit, Evidence evidence) {
    ScoreParts parts = hit.scoreParts();
    assertThat(parts.tokens() + parts.anchors() + parts.years()).isEqualTo(hit.score());
    assertThat(hit.overlap()).isEqualTo(hit.matchedTokens().size());
    assertThat(parts.tokens()).isEqualTo(hit.overlap());
    assertThat(evidence.tokens()).containsAll(hit.matchedTokens());
    Set<String> keys = new HashSet<>();
    for (MatchedAnchor anchor : hit.anchorsMatched()) {
      if (!anchor.kind().equals("date")) {
        keys.add(anchor.key());
      }
      assertThat(hit.start()).isLessThanOrEqualTo(anchor.start());
      assertThat(anchor.end()).isLessThanOrEqualTo(hit.end());
      Words words = Words.of(hit.text());
      assertThat(words.slice(anchor.start() - hit.start(), anchor.end() - hit.start()))
          .contains(anchor.corpusSurface());
      assertThat(askedFor(anchor, evidence.anchors())).isTrue();
    }
    assertThat(parts.anchors()).isEqualTo(3.0 * keys.size());
    if (!evidence.fallback()) {
      assertThat(hit.anchorsMatched()).anyMatch(MatchedAnchor::centre);
    }
    assertThat(Words.of(hit.text()).count()).isEqualTo(hit.words());
  }

  private static boolean askedFor(MatchedAnchor matched, List<QueryAnchor> anchors) {
    return anchors.stream()
        .anyMatch(
            asked ->
                asked.key().equals(matched.key())
                    && asked.origin().equals(matched.origin())
                    && asked.surface().equals(matched.querySurface()));
  }
}
