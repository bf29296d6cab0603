/** The four retrievers, their hits and traces. */
@NullMarked
package dev.ear.search;

import org.jspecify.annotations.NullMarked;
