/** What every package of EAR shares: the exception that carries an error to a person. */
@NullMarked
package dev.ear;

import org.jspecify.annotations.NullMarked;
