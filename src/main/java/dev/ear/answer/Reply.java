package dev.ear.answer;

import org.jspecify.annotations.Nullable;

/**
 * What a generator replied.
 *
 * @param text the reply as it came; may be empty
 * @param servedBy the model as the server names it, or null
 * @param finish why the model stopped, as {@code STOP} or {@code LENGTH}, or null
 * @param promptTokens tokens of the prompt as the server counts them, or null
 * @param replyTokens tokens of the reply as the server counts them, or null
 * @param micros microseconds the successful request took
 * @param cached whether it was taken from the cache; {@code micros} is then that of the first time
 */
public record Reply(
    String text,
    @Nullable String servedBy,
    @Nullable String finish,
    @Nullable Integer promptTokens,
    @Nullable Integer replyTokens,
    long micros,
    boolean cached) {}
