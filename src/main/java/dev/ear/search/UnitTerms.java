package dev.ear.search;

import dev.ear.anchor.Anchor;
import dev.ear.anchor.AnchorKind;
import dev.ear.anchor.AnnotatedText;
import dev.ear.index.ChunkText;
import dev.ear.index.EarIndex;
import dev.ear.index.Fields;
import dev.ear.index.PagesRead;
import dev.ear.index.WindowPlace;
import dev.ear.index.WindowStore;
import dev.ear.search.Ranking.Ranked;
import dev.ear.text.Token;
import dev.ear.unit.AnchorsInside;
import dev.ear.unit.Span;
import dev.ear.unit.UnitKind;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.lucene.index.Term;

/** Tells the terms of units that were found, to say which of them a prefix or a range has met. */
final class UnitTerms {
  private final EarIndex index;
  private final WindowStore windows;
  private final PagesRead pages;
  private final Set<Term> terms = new HashSet<>();

  private UnitTerms(EarIndex index, WindowStore windows, PagesRead pages) {
    this.index = index;
    this.windows = windows;
    this.pages = pages;
  }

  /** Returns the content tokens, anchor keys and years of some units, as their index has them. */
  static Set<Term> of(
      UnitKind unit, List<Ranked> units, EarIndex index, WindowStore windows, PagesRead pages)
      throws IOException {
    var terms = new UnitTerms(index, windows, pages);
    for (Ranked ranked : units) {
      terms.add(unit, ranked);
    }
    return terms.terms;
  }

  private void add(UnitKind unit, Ranked ranked) throws IOException {
    switch (unit) {
      case WINDOW, PARENT -> {
        WindowPlace place = windows.place(ranked.number());
        add(pages.page(place.pageDocument()).text(), place.span());
      }
      case CHUNK -> {
        for (ChunkText.Part part :
            ChunkText.read(index, Math.toIntExact(ranked.number()), pages).parts()) {
          add(part.page().text(), part.span());
        }
      }
      case PAGE -> {
        AnnotatedText text = pages.page(Math.toIntExact(ranked.number())).text();
        add(text, new Span(0, text.words().count()));
      }
    }
  }

  private void add(AnnotatedText text, Span span) throws IOException {
    for (Token token : text.tokens(span.start(), span.end())) {
      if (token.content()) {
        terms.add(new Term(Fields.TEXT, token.term()));
      }
    }
    for (Anchor anchor : AnchorsInside.of(text.anchors(), span)) {
      boolean date = anchor.kind() == AnchorKind.DATE;
      terms.add(new Term(date ? Fields.DATE : Fields.ANCHOR, anchor.key()));
      if (index.isYear(anchor.key())) {
        terms.add(new Term(Fields.YEAR, anchor.key()));
      }
    }
  }
}
