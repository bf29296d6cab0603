/**
 * What every package of EAR shares: errors for people, files that appear whole, strict UTF-8 and
 * the version.
 */
@NullMarked
package dev.ear;

import org.jspecify.annotations.NullMarked;
