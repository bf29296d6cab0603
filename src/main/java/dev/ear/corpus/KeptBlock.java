package dev.ear.corpus;

import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;

/**
 * A block, or what cleaning left of one.
 *
 * @param block number of its block on the page as read, from 1
 * @param line number of its first line on the page as read, from 1
 * @param text what is kept, repaired; never blank, no blank line in it
 */
@JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
public record KeptBlock(int block, int line, String text) implements PagePart {}
