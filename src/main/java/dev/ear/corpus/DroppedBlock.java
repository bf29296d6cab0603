package dev.ear.corpus;

import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;

/**
 * A block, or a part of one, that cleaning dropped.
 *
 * @param book name of its book
 * @param page number of its page
 * @param block number of its block on the page as read, from 1
 * @param line number of its first line on the page as read, from 1
 * @param reason why it went
 * @param text what went
 */
@JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
public record DroppedBlock(
    String book, int page, int block, int line, DropReason reason, String text)
    implements PagePart {}
