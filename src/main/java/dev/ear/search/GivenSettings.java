package dev.ear.search;

import dev.ear.search.RetrievalOptions.Expansion;
import dev.ear.unit.UnitKind;
import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The settings of retrieval that somebody gave, and which of them say nothing to what is asked.
 *
 * @param radius words on either side of an anchor; null where it was not given, as with all others
 * @param ranking how windows are ranked
 * @param maxOverlap how many words windows may share
 * @param expand which questions get parents
 * @param parentContext what a parent gives
 * @param pageWords the most words printed of a page
 */
public record GivenSettings(
    @Nullable Object radius,
    @Nullable Object ranking,
    @Nullable Double maxOverlap,
    @Nullable String expand,
    @Nullable String parentContext,
    @Nullable String pageWords) {

  /** Returns what is given where nothing but a radius can be. */
  public static GivenSettings ofRadius(@Nullable Object radius) {
    return new GivenSettings(radius, null, null, null, null, null);
  }

  /**
   * Returns the settings that change nothing of what some kinds of units return, each with why.
   *
   * @param units the units asked for
   * @throws dev.ear.EarException where the expansion is none that EAR knows
   */
  public Map<RetrievalSetting, String> idle(Collection<UnitKind> units) {
    Map<RetrievalSetting, String> idle = new EnumMap<>(RetrievalSetting.class);
    String asked = units.stream().map(UnitKind::label).collect(Collectors.joining(" or "));
    for (RetrievalSetting setting : RetrievalSetting.values()) {
      if (value(setting) != null && !setting.concerns(units)) {
        idle.put(
            setting, "goes with the unit " + setting.units() + " and says nothing to " + asked);
      }
    }
    if (parentContext != null && expand != null && Expansion.of(expand) == Expansion.NEVER) {
      idle.putIfAbsent(
          RetrievalSetting.PARENT_CONTEXT,
          "says what a parent gives, and under the expansion never no question gets one");
    }
    return idle;
  }

  private @Nullable Object value(RetrievalSetting setting) {
    return switch (setting) {
      case RADIUS -> radius;
      case RANKING -> ranking;
      case MAX_OVERLAP -> maxOverlap;
      case EXPAND -> expand;
      case PARENT_CONTEXT -> parentContext;
      case PAGE_WORDS -> pageWords;
    };
  }
}
