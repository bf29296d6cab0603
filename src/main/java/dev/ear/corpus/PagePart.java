package dev.ear.corpus;

/** A part of a page that is kept or dropped as one. */
public sealed interface PagePart permits KeptBlock, DroppedBlock {
  /** Returns the number of its block on the page as read, from 1. */
  int block();

  /** Returns the number of its first line on the page as read, from 1. */
  int line();

  /** Returns its text, repaired; never blank. */
  String text();
}
