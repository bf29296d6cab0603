package dev.ear.eval;

import dev.ear.anchor.AnchorKind;
import dev.ear.eval.CorpusScan.Place;
import dev.ear.search.Evidence;
import dev.ear.search.Hit;
import dev.ear.search.QueryAnchor;
import dev.ear.unit.Segmentation;
import dev.ear.unit.Span;
import dev.ear.unit.UnitKind;
import dev.ear.unit.Window;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Tells how far the evidence for an item came, for indexes of one radius (METHOD 6). */
final class FailureStages {
  private final CorpusUnits units;

  FailureStages(CorpusUnits units) {
    this.units = units;
  }

  /** A window that holds the cue, and its page. */
  private record Holder(Place place, Window window) {
    boolean is(Evidence.SkippedWindow skipped) {
      return skipped.book().equals(place.page().book())
          && skipped.page() == place.page().number()
          && skipped.start() == window.span().start()
          && skipped.end() == window.span().end();
    }
  }

  /**
   * Finds the stage of an item.
   *
   * @param unit kind of the units
   * @param evidence what was found
   * @param cueReturned whether a hit's printed text holds the cue
   * @param places where the answer's token sequence occurs in the corpus
   * @return the stage
   */
  FailureStage of(UnitKind unit, Evidence evidence, boolean cueReturned, List<Place> places) {
    if (cueReturned) {
      return FailureStage.CUE_RETURNED;
    }
    return switch (unit) {
      case WINDOW, PARENT -> ofWindow(evidence, places);
      case CHUNK -> ofChunk(places);
      case PAGE -> ofPage(evidence, places);
    };
  }

  private FailureStage ofWindow(Evidence evidence, List<Place> places) {
    Set<String> keys = new HashSet<>();
    boolean matched = false;
    for (QueryAnchor anchor : evidence.anchors()) {
      if (!anchor.kind().equals(AnchorKind.DATE.label())) {
        keys.add(anchor.key());
        matched |= anchor.inIndex();
      }
    }
    if (keys.isEmpty()) {
      return FailureStage.NO_ANCHOR;
    }
    if (!matched) {
      return FailureStage.NO_MATCH;
    }
    var holders = new ArrayList<Holder>();
    for (Place place : places) {
      if (evidence.hits().stream().anyMatch(hit -> parentHolds(hit, place))) {
        return FailureStage.CUE_NOT_PRINTED;
      }
      for (Window window : units.windows(place.page())) {
        if (window.span().contains(place.span().start(), place.span().end())) {
          holders.add(new Holder(place, window));
        }
      }
    }
    if (holders.isEmpty()) {
      return FailureStage.CUE_IN_NO_UNIT;
    }
    holders.removeIf(holder -> Collections.disjoint(CorpusUnits.centres(holder.window()), keys));
    if (holders.isEmpty()) {
      return FailureStage.CUE_NOT_COMPETING;
    }
    boolean removed =
        holders.stream().anyMatch(holder -> evidence.duplicates().stream().anyMatch(holder::is));
    return removed ? FailureStage.CUE_REMOVED_BY_DEDUP : FailureStage.CUE_BELOW_K;
  }

  /** Says whether a hit is expanded by a parent that holds a place. */
  private static boolean parentHolds(Hit hit, Place place) {
    Integer parent = hit.parent();
    if (!hit.unit().equals(UnitKind.PARENT.label()) || parent == null || !samePage(hit, place)) {
      return false;
    }
    Span words = Segmentation.PARENTS.cut(place.page().words()).get(parent);
    return words.contains(place.span().start(), place.span().end());
  }

  private FailureStage ofChunk(List<Place> places) {
    for (Place place : places) {
      Span inBook = CorpusUnits.inBook(place.page(), place.span());
      for (Span chunk : units.chunks(place.page().book())) {
        if (chunk.contains(inBook.start(), inBook.end())) {
          return FailureStage.CUE_BELOW_K;
        }
      }
    }
    return FailureStage.CUE_IN_NO_UNIT;
  }

  private static FailureStage ofPage(Evidence evidence, List<Place> places) {
    if (places.isEmpty()) {
      return FailureStage.CUE_IN_NO_UNIT;
    }
    boolean returned =
        places.stream()
            .anyMatch(place -> evidence.hits().stream().anyMatch(hit -> samePage(hit, place)));
    return returned ? FailureStage.CUE_NOT_PRINTED : FailureStage.CUE_BELOW_K;
  }

  private static boolean samePage(Hit hit, Place place) {
    Integer page = hit.page();
    return page != null && hit.book().equals(place.page().book()) && page == place.page().number();
  }
}
