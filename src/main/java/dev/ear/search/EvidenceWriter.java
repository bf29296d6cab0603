package dev.ear.search;

import dev.ear.index.WindowStore;
import dev.ear.unit.UnitKind;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes what was found as evidence, with the trace of the query. */
final class EvidenceWriter {
  private final WindowStore store;

  EvidenceWriter(WindowStore store) {
    this.store = store;
  }

  /**
   * Writes it.
   *
   * @param id the question's id, or null
   * @param result what the amount was filled with
   * @param relation the relation that decided whether parents are given, or null
   * @param loader what loaded the hits
   * @param micros how long ranking took
   */
  Evidence evidence(
      @Nullable String id,
      AnalyzedQuery query,
      UnitKind unit,
      Amount amount,
      RetrievalOptions options,
      Filler.Result result,
      @Nullable Relation relation,
      HitLoader loader,
      long micros)
      throws IOException {
    var duplicates = new ArrayList<Evidence.SkippedWindow>();
    var overlaps = new ArrayList<Evidence.SkippedWindow>();
    for (Ranking.Skipped skipped : result.skipped()) {
      (skipped.shared() == Ranking.Skipped.REPEAT ? duplicates : overlaps)
          .add(loader.skipped(skipped));
    }
    List<Hit> hits = result.hits();
    return new Evidence(
        id,
        unit.label(),
        amount.inWords() ? null : amount.number(),
        amount.inWords() ? amount.number() : null,
        query.tokens(),
        queryAnchors(query),
        result.fallback(),
        hits,
        relation,
        duplicates.size(),
        duplicates,
        overlaps.size(),
        overlaps,
        hits.stream().mapToInt(Hit::words).sum(),
        ContextRenderer.words(ContextRenderer.render(hits, options)),
        micros);
  }

  private List<QueryAnchor> queryAnchors(AnalyzedQuery query) throws IOException {
    Set<QueryAnchor> anchors = new LinkedHashSet<>();
    for (AnalyzedQuery.Found found : query.anchors()) {
      anchors.add(
          new QueryAnchor(
              found.anchor().key(),
              found.anchor().kind().label(),
              found.origin().name().toLowerCase(Locale.ROOT),
              found.option(),
              found.surface(),
              found.anchor().rule(),
              found.aliasOf(),
              found.scores() && store.isCentre(found.anchor().key())));
    }
    return List.copyOf(anchors);
  }
}
