/** The three Lucene indexes: analysis, build, manifest, verification and export. */
@NullMarked
package dev.ear.index;

import org.jspecify.annotations.NullMarked;
