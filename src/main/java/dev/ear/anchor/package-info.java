/**
 * Surface anchors: their kinds, the extractor that finds them and the profiles that hold its rules.
 */
@NullMarked
package dev.ear.anchor;

import org.jspecify.annotations.NullMarked;
