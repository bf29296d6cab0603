package dev.ear.eval;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where and how fast a run ran. It stands in a file of its own and no comparison looks at it.
 *
 * @param system the operating system and its architecture
 * @param processors processors the JVM may use
 * @param maxHeapMib the most heap the JVM takes, in MiB
 * @param jvm the JVM
 * @param finished when the run ended
 * @param seconds wall seconds of the run
 * @param buildSeconds wall seconds of building the index, as its manifest has them
 * @param bytesOnDisk size of the three indexes, as the manifest has it
 * @param retrieval latency of retrieval by cell
 * @param answers latency of answering by cell
 */
public record MachineInfo(
    String system,
    int processors,
    long maxHeapMib,
    String jvm,
    String finished,
    double seconds,
    Map<String, Double> buildSeconds,
    Map<String, Long> bytesOnDisk,
    Map<String, RetrievalTimes> retrieval,
    Map<String, AnswerTimes> answers) {

  /**
   * Latency of retrieval.
   *
   * @param rank from the parsed question to ranked units
   * @param load from there to texts and traces
   */
  public record RetrievalTimes(@Nullable Latency rank, @Nullable Latency load) {}

  /**
   * Latency of answering.
   *
   * @param reply the generator's; of a reply from the cache that of the first time
   * @param endToEnd retrieval and reply
   * @param againstChunk mean end-to-end latency over that of chunks at the same k, less 1; null
   *     where chunks were not measured
   */
  public record AnswerTimes(
      @Nullable Latency reply, @Nullable Latency endToEnd, @Nullable Double againstChunk) {}

  static MachineInfo current(
      double seconds,
      Map<String, Double> buildSeconds,
      Map<String, Long> bytesOnDisk,
      Map<String, RetrievalTimes> retrieval,
      Map<String, AnswerTimes> answers) {
    return new MachineInfo(
        System.getProperty("os.name") + " " + System.getProperty("os.arch"),
        Runtime.getRuntime().availableProcessors(),
        Runtime.getRuntime().maxMemory() >> 20,
        System.getProperty("java.vm.name") + " " + Runtime.version(),
        Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
        seconds,
        buildSeconds,
        bytesOnDisk,
        retrieval,
        answers);
  }
}
