package dev.ear.eval;

import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import org.jspecify.annotations.Nullable;

/**
 * A paired test of a method against a baseline on the same items.
 *
 * @param model the model
 * @param prompt key of the prompt style
 * @param k how many units
 * @param method label of the method's retrieval cell
 * @param baseline label of the baseline's
 * @param items how many items
 * @param baselineCorrect items the baseline has right
 * @param methodCorrect items the method has right
 * @param difference accuracy of the method less that of the baseline, from the counts
 * @param interval its 95% bootstrap interval
 * @param onlyBaseline discordant items that the baseline alone has right
 * @param onlyMethod those that the method alone has right
 * @param p two-sided exact McNemar
 * @param holm p after Holm over the family
 * @param bonferroni p after Bonferroni over the family
 */
@JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
public record Comparison(
    String model,
    String prompt,
    @Nullable Integer k,
    String method,
    String baseline,
    int items,
    int baselineCorrect,
    int methodCorrect,
    double difference,
    Bootstrap.Interval interval,
    int onlyBaseline,
    int onlyMethod,
    double p,
    double holm,
    double bonferroni) {

  Comparison corrected(double newHolm, double newBonferroni) {
    return new Comparison(
        model,
        prompt,
        k,
        method,
        baseline,
        items,
        baselineCorrect,
        methodCorrect,
        difference,
        interval,
        onlyBaseline,
        onlyMethod,
        p,
        newHolm,
        newBonferroni);
  }
}
