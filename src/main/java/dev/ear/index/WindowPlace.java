package dev.ear.index;

import dev.ear.unit.Span;

/**
 * Where a window stands.
 *
 * @param pageDocument its page's document in the pages index
 * @param parent number of its parent on the page
 * @param span its words on the page
 */
public record WindowPlace(int pageDocument, int parent, Span span) {}
