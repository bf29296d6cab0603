/** Questions and the formats they come in. */
@NullMarked
package dev.ear.question;

import org.jspecify.annotations.NullMarked;
