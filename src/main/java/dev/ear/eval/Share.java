package dev.ear.eval;

import java.util.Collection;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * How many of some items have a property.
 *
 * @param count those that have it
 * @param of all of them
 * @param rate their share; null of no items, which is not the same as 0
 */
public record Share(int count, int of, @Nullable Double rate) {
  static Share of(int count, int of) {
    return new Share(count, of, of == 0 ? null : count / (double) of);
  }

  static <T> Share of(Collection<T> items, Predicate<T> has) {
    return of((int) items.stream().filter(has).count(), items.size());
  }
}
