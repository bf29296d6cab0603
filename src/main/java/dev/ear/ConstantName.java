package dev.ear;

import java.util.Locale;

/** The names of constants as people type and read them. */
public final class ConstantName {
  private ConstantName() {}

  /** Returns a constant's name in lower case, its words joined by dashes: {@code by-relation}. */
  public static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
