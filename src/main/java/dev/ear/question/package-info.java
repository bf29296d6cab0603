/** Questions: the formats they come in, their audit and the support heuristic. */
@NullMarked
package dev.ear.question;

import org.jspecify.annotations.NullMarked;
