package dev.ear.question;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.EarException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Question files with bytes changed, lost and put in. */
final class DamagedQuestionFilesTests {
  private static final String OURS =
      """
      {"id":"a","question":"Hangisi?","options":{"A":"İzmir","B":"Isparta"},"answer":"B"}
      {"id":"b","question":"Kim?","options":["x","y","z"],"answer":2}
      """;
  private static final String EXAMS =
      """
      {"id":"e","question":{"stem":"Kim?","choices":[{"text":"x","label":"A"},{"text":"y","label":"B"}]},"answerKey":"A"}
      """;
  private static final String LIST =
      """
      [{"question":"Kim?","choices":["x","y"],"answer":0},{"question":"Ne?","choices":["x","y"],"answer":"B"}]
      """;
  private static final String CSV =
      """
      question,A,B,C,answer
      "Hangisi, hangisi?","x, ""y"" ",z,t,B
      Kim?,x,y,z,0
      """;

  @Property(tries = 1500)
  void aDamagedFileGivesRowsOrOneClearLine(@ForAll("damagedFiles") byte[] bytes) {
    try {
      Questions.rows(new ByteArrayInputStream(bytes), "set")
          .forEach(row -> assertThat(row.id()).isNotNull());
    } catch (EarException e) {
      assertThat(e.getMessage()).startsWith("set").doesNotContain("\n");
    }
  }

  @Provide
  Arbitrary<byte[]> damagedFiles() {
    Arbitrary<Integer> place = Arbitraries.integers().between(0, 10_000);
    Arbitrary<Byte> put =
        Arbitraries.oneOf(
            Arbitraries.of("{}[]\",:\\\n\rAB0".chars().mapToObj(c -> (byte) c).toList()),
            Arbitraries.bytes());
    Arbitrary<Edit> edit =
        Combinators.combine(place, Arbitraries.integers().between(0, 12), put.list().ofMaxSize(4))
            .as(Edit::new);
    return Combinators.combine(Arbitraries.of(OURS, EXAMS, LIST, CSV), edit.list().ofMaxSize(4))
        .as(
            (text, edits) -> {
              byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
              for (Edit one : edits) {
                bytes = one.in(bytes);
              }
              return bytes;
            });
  }

  /** Takes some bytes out at a place and puts others in. */
  private record Edit(int place, int lost, List<Byte> put) {
    byte[] in(byte[] bytes) {
      int start = bytes.length == 0 ? 0 : place % bytes.length;
      int end = Math.min(bytes.length, start + lost);
      var edited = new ByteArrayOutputStream();
      edited.write(bytes, 0, start);
      put.forEach(edited::write);
      edited.write(bytes, end, bytes.length - end);
      return edited.toByteArray();
    }
  }
}
