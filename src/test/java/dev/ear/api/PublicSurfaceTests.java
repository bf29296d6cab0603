package dev.ear.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.EarException;
import dev.ear.search.Evidence;
import dev.ear.search.Hit;
import dev.ear.search.MatchedAnchor;
import dev.ear.search.Query;
import dev.ear.search.QueryAnchor;
import dev.ear.search.RetrievalOptions;
import dev.ear.search.ScoreParts;
import dev.ear.unit.UnitKind;
import java.lang.reflect.Executable;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a user of the library can touch. */
final class PublicSurfaceTests {
  @Test
  void fromEarOnlyTheseTypesOfOursCanBeReached() {
    assertThat(reachableFrom(Ear.class))
        .containsExactlyInAnyOrder(
            Ear.class,
            Query.class,
            Query.Option.class,
            UnitKind.class,
            RetrievalOptions.class,
            RetrievalOptions.ParentContext.class,
            Evidence.class,
            Evidence.SkippedWindow.class,
            Hit.class,
            ScoreParts.class,
            QueryAnchor.class,
            MatchedAnchor.class);
  }

  @Test
  void whatTheLibraryThrowsNamesItsCategory() throws NoSuchMethodException {
    assertThat(EarException.class.getMethod("category").getReturnType())
        .isEqualTo(EarException.Category.class);
  }

  /** Types of ours in the public signatures of a type, of those, and so on. */
  private static Set<Class<?>> reachableFrom(Class<?> start) {
    Set<Class<?>> reached = new LinkedHashSet<>(List.of(start));
    var waiting = new ArrayList<Class<?>>(List.of(start));
    while (!waiting.isEmpty()) {
      Class<?> type = waiting.removeLast();
      Stream<Executable> executables =
          Stream.concat(Stream.of(type.getMethods()), Stream.of(type.getConstructors()));
      executables
          .filter(executable -> Modifier.isPublic(executable.getModifiers()))
          .filter(executable -> executable.getDeclaringClass().getName().startsWith("dev.ear."))
          .flatMap(PublicSurfaceTests::signature)
          .flatMap(PublicSurfaceTests::classes)
          .filter(found -> found.getName().startsWith("dev.ear."))
          .filter(reached::add)
          .forEach(waiting::add);
    }
    return reached;
  }

  private static Stream<Type> signature(Executable executable) {
    Stream<Type> parameters = Stream.of(executable.getGenericParameterTypes());
    return Stream.concat(parameters, Stream.of(executable.getAnnotatedReturnType().getType()));
  }

  private static Stream<Class<?>> classes(Type type) {
    return switch (type) {
      case Class<?> plain -> Stream.of(plain.isArray() ? plain.componentType() : plain);
      case ParameterizedType generic ->
          Stream.concat(
              classes(generic.getRawType()),
              Stream.of(generic.getActualTypeArguments()).flatMap(PublicSurfaceTests::classes));
      default -> Stream.empty();
    };
  }
}
