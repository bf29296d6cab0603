/** Answers: prompts, the generators that reply to them, and what is read out of a reply. */
@NullMarked
package dev.ear.answer;

import org.jspecify.annotations.NullMarked;
