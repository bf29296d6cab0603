package dev.ear.bench;

import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import java.util.List;

/**
 * What a run measured.
 *
 * @param machine where it ran
 * @param questions how many questions were asked
 * @param compared how many answers of the ways of storing windows were compared and found equal
 * @param analysis query analysis of the questions
 * @param builds a line for each index built
 * @param queries a line for each unit, way of storing, radius, k and scale
 */
@JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
public record BenchResult(
    Machine machine,
    int questions,
    int compared,
    Latency analysis,
    List<BuildCost> builds,
    List<QueryCost> queries) {
  /**
   * Where a run took place.
   *
   * @param java the Java machine
   * @param os the operating system
   * @param processors how many processors it has
   * @param heapLimit limit of the heap in bytes
   */
  @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
  public record Machine(String java, String os, int processors, long heapLimit) {
    static Machine here() {
      return new Machine(
          System.getProperty("java.vm.name") + " " + Runtime.version(),
          System.getProperty("os.name") + " " + System.getProperty("os.arch"),
          Runtime.getRuntime().availableProcessors(),
          Runtime.getRuntime().maxMemory());
    }
  }
}
