package dev.ear.unit;

import dev.ear.anchor.Anchor;
import java.util.List;

/**
 * The words around an anchor, within a parent (METHOD 4).
 *
 * @param parent number of its parent on the page; the lower one's where two parents give the same
 *     window
 * @param span its words on the page
 * @param centres the anchor occurrences it was drawn around, in page order; at least one
 */
public record Window(int parent, Span span, List<Anchor> centres) {}
