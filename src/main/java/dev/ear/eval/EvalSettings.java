package dev.ear.eval;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What to evaluate, as the command line and a file say it together.
 *
 * @param options what the command line says, which goes first
 * @param file what a file says; null without one
 */
public record EvalSettings(EvalConfig options, @Nullable ConfigFile file) {
  private static final Map<String, String> OPTIONS =
      Map.of("units", "--unit", "k", "-k", "rankings", "--ranking", "clean", "--no-clean");

  /** Returns both as one configuration. */
  public EvalConfig config() {
    return file == null ? options : options.over(file.config());
  }

  /**
   * Checks all that can be checked before an index is opened or built: that values are such as EAR
   * knows, and that each setting says something to some cell.
   *
   * <p>What a file sets for units that the command line replaces by others is no mistake.
   *
   * @param answers whether generators are asked
   * @param environment where keys come from
   * @throws EarException where something is wrong, with the option or the line of the file
   */
  public void check(boolean answers, Map<String, String> environment) {
    if (file != null) {
      checkFile(file, answers);
    }
    EvalConfig config = config();
    checkValues(config, answers);
    if (answers) {
      Objects.requireNonNull(config.over(EvalConfig.ANSWER_DEFAULTS).generators())
          .forEach(generator -> generator.check(environment));
    }
    Map<String, String> inFile = file == null ? Map.of() : IdleSettings.of(file.config(), answers);
    IdleSettings.of(config, answers)
        .forEach(
            (setting, reason) -> {
              if (file == null || isOption(setting)) {
                throw new EarException(
                    Category.USAGE, option(setting) + " " + reason + "; leave it out");
              }
              if (inFile.containsKey(setting)) {
                throw new EarException(
                    Category.INPUT,
                    file.place(setting)
                        + ": '"
                        + setting.replaceFirst(".*/", "")
                        + "' "
                        + reason
                        + "; leave it out");
              }
            });
  }

  private static void checkFile(ConfigFile file, boolean answers) {
    try {
      checkValues(file.config(), answers);
    } catch (EarException e) {
      throw new EarException(Category.INPUT, file.file() + ": " + e.getMessage(), e);
    }
  }

  private static void checkValues(EvalConfig config, boolean answers) {
    RetrievalPlan plan = RetrievalPlan.of(config);
    if (answers) {
      plan.requireAnswerable();
      Objects.requireNonNull(AnswerPlan.of(config));
    }
  }

  /** Generators come from the one source or from the other as a whole. */
  private boolean isOption(String setting) {
    return options.names().contains(setting.replaceFirst("/.*", ""));
  }

  private static String option(String setting) {
    String name = setting.replaceFirst(".*/", "");
    return name.equals("model")
        ? "a model"
        : OPTIONS.getOrDefault(name, "--" + name.replace('_', '-'));
  }
}
