package dev.ear.eval;

import dev.ear.AtomicFile;
import dev.ear.eval.CorpusScan.PageFacts;
import dev.ear.eval.CorpusScan.Place;
import dev.ear.question.GoldPage;
import dev.ear.question.Question;
import dev.ear.search.TrecRun;
import dev.ear.unit.Span;
import dev.ear.unit.UnitKind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Writes relevance judgments in TREC's format for the units of one kind and radius.
 *
 * <p>Two kinds of them, in files of their own: a unit is relevant when it stands on the page the
 * set names, or when it holds the answer's cue. Neither was judged by a person.
 */
final class Qrels {
  private final List<Question> questions;
  private final List<List<Place>> goldPlaces;
  private final CorpusScan scan;

  Qrels(List<Question> questions, List<List<Place>> goldPlaces, CorpusScan scan) {
    this.questions = questions;
    this.goldPlaces = goldPlaces;
    this.scan = scan;
  }

  /** Writes the units that stand on the pages the set names; nothing where it names none. */
  void writeGoldPages(Path file, UnitKind unit, CorpusUnits units) {
    if (questions.stream().allMatch(question -> question.gold() == null)) {
      return;
    }
    write(
        file,
        index -> {
          var names = new LinkedHashSet<String>();
          GoldPage gold = questions.get(index).gold();
          for (PageFacts page : scan.pages()) {
            if (gold != null && page.book().equals(gold.source()) && page.number() == gold.page()) {
              addUnits(unit, units, page, null, names);
            }
          }
          return names;
        });
  }

  /** Writes the units that hold the answers' cues. */
  void writeCues(Path file, UnitKind unit, CorpusUnits units) {
    write(
        file,
        index -> {
          var names = new LinkedHashSet<String>();
          for (Place place : goldPlaces.get(index)) {
            addUnits(unit, units, place.page(), place.span(), names);
          }
          return names;
        });
  }

  private interface Relevant {
    Set<String> of(int question);
  }

  private void write(Path file, Relevant relevant) {
    AtomicFile.write(
        file,
        writer -> {
          for (int i = 0; i < questions.size(); i++) {
            for (String unit : relevant.of(i)) {
              writer.write(TrecRun.name(questions.get(i).id()) + " 0 " + unit + " 1\n");
            }
          }
        });
  }

  /** Adds the units of a page that hold a run of its words, or touch the page if none is given. */
  private static void addUnits(
      UnitKind kind, CorpusUnits units, PageFacts page, @Nullable Span inside, Set<String> names) {
    var spans = new ArrayList<Span>();
    switch (kind) {
      case WINDOW, PARENT -> units.windows(page).forEach(window -> spans.add(window.span()));
      case PAGE -> spans.add(new Span(0, page.words()));
      case CHUNK -> spans.addAll(units.chunks(page.book()));
    }
    boolean inBook = kind == UnitKind.CHUNK;
    Span pageSpan = new Span(0, page.words());
    Span wanted = inBook ? CorpusUnits.inBook(page, inside == null ? pageSpan : inside) : inside;
    for (Span span : spans) {
      boolean relevant =
          wanted == null
              || (inside == null
                  ? span.start() < wanted.end() && wanted.start() < span.end()
                  : span.contains(wanted.start(), wanted.end()));
      if (relevant) {
        names.add(
            TrecRun.unitName(page.book(), inBook ? null : page.number(), span.start(), span.end()));
      }
    }
  }
}
