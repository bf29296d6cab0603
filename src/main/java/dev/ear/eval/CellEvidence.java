package dev.ear.eval;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import dev.ear.search.Evidence;

/**
 * The evidence of one item in one cell.
 *
 * @param cell the cell's label
 * @param evidence what was found; its time is left out of files, which would differ by it
 */
public record CellEvidence(String cell, @JsonIgnoreProperties("micros") Evidence evidence) {}
