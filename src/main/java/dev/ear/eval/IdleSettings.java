package dev.ear.eval;

import dev.ear.ConstantName;
import dev.ear.search.GivenSettings;
import dev.ear.search.RetrievalSetting;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the settings of a configuration that say nothing to any cell of a run. */
final class IdleSettings {
  private static final String FOR_ANSWERS = "is for ear eval answers and says nothing to retrieval";

  private IdleSettings() {}

  /**
   * Returns the idle settings by their paths, each with why it is one.
   *
   * @param config what is set; what it leaves open is no setting
   * @param answers whether generators are asked
   */
  static Map<String, String> of(EvalConfig config, boolean answers) {
    Map<String, String> idle = new LinkedHashMap<>();
    ofUnits(config, idle);
    if (config.clean() != null && config.corpus() == null) {
      idle.put("clean", "is for a corpus, and none is named");
    }
    if (answers) {
      ofGenerators(config, idle);
    } else {
      forAnswers(config, idle);
    }
    return idle;
  }

  private static void ofUnits(EvalConfig config, Map<String, String> idle) {
    new GivenSettings(
            config.radius(),
            config.rankings(),
            config.maxOverlap(),
            config.expand(),
            config.parentContext(),
            config.pageWords())
        .idle(RetrievalPlan.of(config).units())
        .forEach((setting, reason) -> idle.put(key(setting), reason));
  }

  private static String key(RetrievalSetting setting) {
    return setting == RetrievalSetting.RANKING
        ? "rankings"
        : ConstantName.of(setting).replace('-', '_');
  }

  private static void forAnswers(EvalConfig config, Map<String, String> idle) {
    Map<String, @Nullable Object> given = new LinkedHashMap<>();
    given.put("prompts", config.prompts());
    given.put("language", config.language());
    given.put("parse", config.parse());
    given.put("seed", config.seed());
    given.put("in_flight", config.inFlight());
    given.put("cache", config.cache());
    given.put("generators", config.generators());
    given.forEach(
        (key, value) -> {
          if (value != null) {
            idle.put(key, FOR_ANSWERS);
          }
        });
  }

  private static void ofGenerators(EvalConfig config, Map<String, String> idle) {
    List<GeneratorSpec> generators = config.generatorsOrUsual();
    for (int i = 0; i < generators.size(); i++) {
      for (String name : generators.get(i).idle()) {
        idle.put(
            "generators/" + i + "/" + name,
            "says nothing to generator " + generators.get(i).generator());
      }
    }
    if (config.cache() != null && generators.stream().noneMatch(GeneratorSpec::isServer)) {
      idle.put("cache", "keeps replies of models, and none is asked");
    }
  }
}
