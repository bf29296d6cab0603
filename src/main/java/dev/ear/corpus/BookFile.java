package dev.ear.corpus;

/**
 * A file of a corpus folder and what came of it.
 *
 * @param name its name, without its folder
 * @param sha256 checksum of its bytes, in hexadecimal
 * @param books how many books it holds
 */
public record BookFile(String name, String sha256, int books) {}
