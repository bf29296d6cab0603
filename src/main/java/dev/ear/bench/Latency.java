package dev.ear.bench;

import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import java.util.Arrays;
import java.util.List;
import org.HdrHistogram.Histogram;

/**
 * How long something took a question, warm, in microseconds.
 *
 * @param samples how many times it was measured
 * @param mean mean of all
 * @param p50 median of all
 * @param p95 95th percentile
 * @param p99 99th percentile
 * @param questionP99 99th percentile of the questions' own medians over the rounds: the questions
 *     that are slow, without what the machine did beside
 * @param bestRound mean of the quickest round over all questions
 * @param medianRound median of the rounds' means
 * @param meanOfThree mean of the first three rounds' means, as the paper reports
 */
@JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
public record Latency(
    long samples,
    double mean,
    double p50,
    double p95,
    double p99,
    double questionP99,
    double bestRound,
    double medianRound,
    double meanOfThree) {
  private static final long MOST_NANOS = 3_600_000_000_000L;
  private static final int DIGITS = 3;
  private static final double MICRO = 1e3;
  private static final int PAPER_ROUNDS = 3;

  /**
   * Sums up rounds.
   *
   * @param rounds for each round the nanoseconds of each question
   */
  static Latency of(List<long[]> rounds) {
    var histogram = new Histogram(MOST_NANOS, DIGITS);
    rounds.forEach(round -> Arrays.stream(round).forEach(histogram::recordValue));
    double[] means =
        rounds.stream().mapToDouble(round -> Arrays.stream(round).average().orElse(0)).toArray();
    double ofThree = Arrays.stream(means).limit(PAPER_ROUNDS).average().orElse(0);
    Arrays.sort(means);
    return new Latency(
        histogram.getTotalCount(),
        histogram.getMean() / MICRO,
        histogram.getValueAtPercentile(50) / MICRO,
        histogram.getValueAtPercentile(95) / MICRO,
        histogram.getValueAtPercentile(99) / MICRO,
        questions(rounds).getValueAtPercentile(99) / MICRO,
        means[0] / MICRO,
        means[means.length / 2] / MICRO,
        ofThree / MICRO);
  }

  private static Histogram questions(List<long[]> rounds) {
    var medians = new Histogram(MOST_NANOS, DIGITS);
    for (int question = 0; question < rounds.getFirst().length; question++) {
      int its = question;
      long[] times = rounds.stream().mapToLong(round -> round[its]).sorted().toArray();
      medians.recordValue(times[times.length / 2]);
    }
    return medians;
  }
}
