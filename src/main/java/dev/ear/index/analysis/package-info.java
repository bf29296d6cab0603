/**
 * EAR's tokens and anchors as Lucene analysis: streams, and factories that Lucene finds by name.
 */
@NullMarked
package dev.ear.index.analysis;

import org.jspecify.annotations.NullMarked;
