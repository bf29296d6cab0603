package dev.ear.eval;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import java.util.List;
import java.util.Map;
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
      checkGenerators(config, environment);
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

  /** Each setting is checked alone, so that its line can be told. */
  private static void checkFile(ConfigFile file, boolean answers) {
    for (String setting : file.config().names()) {
      at(file, setting, () -> checkValues(file.config().only(setting), answers));
    }
  }

  private static void checkValues(EvalConfig config, boolean answers) {
    RetrievalPlan plan = RetrievalPlan.of(config);
    if (answers) {
      plan.requireAnswerable();
      AnswerPlan.of(config);
    }
  }

  private void checkGenerators(EvalConfig config, Map<String, String> environment) {
    List<GeneratorSpec> generators = config.generatorsOrUsual();
    for (int i = 0; i < generators.size(); i++) {
      GeneratorSpec generator = generators.get(i);
      if (file == null || options.generators() != null) {
        generator.check(environment);
      } else {
        at(file, "generators/" + i, () -> generator.check(environment));
      }
    }
  }

  /** Says of what is wrong with a setting on which line of the file it stands. */
  private static void at(ConfigFile file, String setting, Runnable check) {
    try {
      check.run();
    } catch (EarException e) {
      throw new EarException(Category.INPUT, file.place(setting) + ": " + e.getMessage(), e);
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
