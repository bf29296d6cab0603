package dev.ear.bench;

import com.sun.management.GarbageCollectionNotificationInfo;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import javax.management.ListenerNotFoundException;
import javax.management.NotificationEmitter;
import javax.management.NotificationListener;
import javax.management.openmbean.CompositeData;

/**
 * Watches the heap while something runs: its highest fill, and the most that a collection left.
 *
 * <p>The first has garbage in it and follows the heap's limit; the second is what was needed.
 */
final class HeapWatch implements AutoCloseable {
  private final List<MemoryPoolMXBean> pools =
      ManagementFactory.getMemoryPoolMXBeans().stream()
          .filter(pool -> pool.getType() == MemoryType.HEAP)
          .toList();
  private final AtomicLong mostLeft = new AtomicLong();
  private final NotificationListener listener =
      (notification, handback) -> {
        if (notification
            .getType()
            .equals(GarbageCollectionNotificationInfo.GARBAGE_COLLECTION_NOTIFICATION)) {
          collected((CompositeData) notification.getUserData());
        }
      };

  HeapWatch() {
    System.gc();
    pools.forEach(MemoryPoolMXBean::resetPeakUsage);
    for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
      ((NotificationEmitter) collector).addNotificationListener(listener, null, null);
    }
  }

  /** Returns the highest fill of the heap's pools in bytes, garbage included. */
  long peak() {
    return pools.stream().mapToLong(pool -> pool.getPeakUsage().getUsed()).sum();
  }

  /** Returns the most bytes that were left after a collection. */
  long mostLeft() {
    return mostLeft.get();
  }

  private void collected(CompositeData data) {
    long left =
        GarbageCollectionNotificationInfo.from(data)
            .getGcInfo()
            .getMemoryUsageAfterGc()
            .entrySet()
            .stream()
            .filter(use -> pools.stream().anyMatch(pool -> pool.getName().equals(use.getKey())))
            .mapToLong(use -> use.getValue().getUsed())
            .sum();
    mostLeft.accumulateAndGet(left, Math::max);
  }

  @Override
  public void close() {
    for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
      try {
        ((NotificationEmitter) collector).removeNotificationListener(listener);
      } catch (ListenerNotFoundException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
