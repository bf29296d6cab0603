package dev.ear.bench;

import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.ear.index.Manifest;
import java.util.List;
import java.util.SortedMap;

/**
 * What an index cost.
 *
 * @param windows how windows are stored
 * @param radius radius they were built with
 * @param scale how many times the corpus
 * @param counts what the index holds
 * @param bytes bytes on disk of its three parts
 * @param bytesByKind bytes on disk of each part's files by ending, as {@code windows/doc}
 * @param rounds seconds of each build, in order; the first meets cold code
 * @param cpuSeconds processor seconds of the last build, all threads together
 * @param peakHeap highest fill of the heap over all builds in bytes, garbage included
 * @param liveHeap the most bytes a collection left over all builds, the corpus's text included
 */
@JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
public record BuildCost(
    String windows,
    int radius,
    int scale,
    Manifest.Counts counts,
    Manifest.Bytes bytes,
    SortedMap<String, Long> bytesByKind,
    List<Manifest.Seconds> rounds,
    double cpuSeconds,
    long peakHeap,
    long liveHeap) {
  /** Returns the seconds of the build that took least. */
  public Manifest.Seconds best() {
    return rounds.stream().min((a, b) -> Double.compare(a.total(), b.total())).orElseThrow();
  }
}
