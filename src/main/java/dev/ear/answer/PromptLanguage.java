package dev.ear.answer;

import java.util.Locale;

/** The languages prompts are written in. */
public enum PromptLanguage {
  /** Turkish. */
  TR,
  /** English. */
  EN;

  /** Returns its name on the command line and among the resources, as {@code tr}. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
