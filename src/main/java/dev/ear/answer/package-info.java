/**
 * Answers: prompts, the generators that reply to them, and what is read out of a reply (METHOD 6).
 *
 * <p>A run is put together as {@code new Answering(new CachingGenerator(new
 * RetryingGenerator(OllamaGenerator.connect(…), …), …), …)}: what is cached is never retried.
 */
@NullMarked
package dev.ear.answer;

import org.jspecify.annotations.NullMarked;
