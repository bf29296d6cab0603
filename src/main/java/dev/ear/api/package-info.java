/**
 * EAR as a library: open an index, ask, read the trace.
 *
 * <p>{@link dev.ear.api.Ear} is the way in. What it takes and returns are the records of {@code
 * dev.ear.search}, {@link dev.ear.unit.UnitKind} and {@link dev.ear.EarException}; these are the
 * public surface that stays, all else may change between versions. Nothing here prints, exits or
 * reads the command line.
 */
@NullMarked
package dev.ear.api;

import org.jspecify.annotations.NullMarked;
