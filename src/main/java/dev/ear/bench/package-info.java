/** Measures what indexes cost against what queries take. */
@NullMarked
package dev.ear.bench;

import org.jspecify.annotations.NullMarked;
