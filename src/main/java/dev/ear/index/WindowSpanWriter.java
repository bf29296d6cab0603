package dev.ear.index;

import dev.ear.anchor.Anchor;
import dev.ear.anchor.AnnotatedText;
import dev.ear.corpus.Page;
import dev.ear.index.analysis.SpanTokenStream;
import dev.ear.index.analysis.SpanTokenStream.Occurrence;
import dev.ear.text.Token;
import dev.ear.unit.AnchorsInside;
import dev.ear.unit.Segmentation;
import dev.ear.unit.Span;
import dev.ear.unit.Window;
import dev.ear.unit.WindowCutter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.lucene.document.BinaryDocValuesField;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.FieldType;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.util.BytesRef;

/** Writes a document a parent, with all that scoring its windows at any radius needs. */
final class WindowSpanWriter extends WindowWriter {
  private static final Comparator<Span> BY_PLACE =
      Comparator.comparingInt(Span::start).thenComparingInt(Span::end);

  /** Numbers for terms: small for those that come early, as common ones do. */
  private final Map<String, Integer> numberOf = new HashMap<>();

  WindowSpanWriter(Path folder, WindowCutter cutter) throws IOException {
    super(folder, cutter);
  }

  @Override
  void write(Page page, AnnotatedText text, int pageDoc, List<Window> cut) throws IOException {
    var terms = new PageTerms(text);
    int[] numbers = numbers(text);
    List<Span> parents = Segmentation.PARENTS.cut(text.words().count());
    for (int number = 0; number < parents.size(); number++) {
      Span parent = parents.get(number);
      List<Anchor> anchors =
          AnchorsInside.of(text.anchors(), parent).stream()
              .filter(anchor -> anchor.kind().scores())
              .toList();
      var document = new Document();
      addSpans(document, Fields.TEXT, terms.contentIn(parent), POSITIONS);
      addSpans(document, Fields.ANCHOR, occurrences(anchors, parent), POSITIONS_AND_OFFSETS);
      byte[] row = ParentRow.pack(spans(anchors, parent), terms.firstTokens(parent), numbers);
      document.add(new BinaryDocValuesField(Fields.ROW, new BytesRef(row)));
      document.add(new NumericDocValuesField(Fields.PAGE_DOC, pageDoc));
      document.add(new NumericDocValuesField(Fields.PARENT, number));
      document.add(new NumericDocValuesField(Fields.WORDS, parent.words()));
      write(document);
    }
  }

  private int[] numbers(AnnotatedText text) {
    int[] numbers = new int[text.tokens().size()];
    for (int i = 0; i < numbers.length; i++) {
      Token token = text.tokens().get(i);
      numbers[i] = numberOf.computeIfAbsent(token.term(), term -> numberOf.size());
    }
    return numbers;
  }

  private static List<Occurrence> occurrences(List<Anchor> anchors, Span parent) {
    var occurrences = new ArrayList<Occurrence>();
    for (Anchor anchor : anchors) {
      occurrences.add(
          new Occurrence(
              new BytesRef(anchor.key()),
              anchor.start() - parent.start(),
              anchor.end() - parent.start()));
    }
    return occurrences;
  }

  private static List<Span> spans(List<Anchor> anchors, Span parent) {
    return anchors.stream()
        .map(anchor -> new Span(anchor.start() - parent.start(), anchor.end() - parent.start()))
        .distinct()
        .sorted(BY_PLACE)
        .toList();
  }

  private static void addSpans(
      Document document, String field, List<Occurrence> occurrences, FieldType type) {
    if (!occurrences.isEmpty()) {
      document.add(new Field(field, new SpanTokenStream(occurrences), type));
    }
  }
}
