package dev.ear.index;

import dev.ear.anchor.Anchor;
import dev.ear.anchor.AnchorKind;
import dev.ear.index.analysis.TermsTokenStream;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.apache.lucene.codecs.lucene104.Lucene104Codec;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.FieldType;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.IndexOptions;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.LogDocMergePolicy;
import org.apache.lucene.index.SerialMergeScheduler;
import org.apache.lucene.search.similarities.BM25Similarity;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.util.BytesRef;

/**
 * Writes one Lucene index in the order it is given and ends with a single segment.
 *
 * <p>One thread, a merge policy that joins neighbours only: document numbers are index order, so
 * Lucene breaks ties as METHOD 5 asks.
 */
abstract class UnitWriter implements Closeable {
  /** Documents alone: no frequencies, no positions, no norms. */
  static final FieldType DOCS_ONLY = type(IndexOptions.DOCS, true);

  /** With positions and without norms: for phrases over units that are not ranked by length. */
  static final FieldType POSITIONS = type(IndexOptions.DOCS_AND_FREQS_AND_POSITIONS, true);

  /** With positions and offsets, both counted in words: for spans. */
  static final FieldType POSITIONS_AND_OFFSETS =
      type(IndexOptions.DOCS_AND_FREQS_AND_POSITIONS_AND_OFFSETS, true);

  /** With positions and norms: for BM25. */
  static final FieldType POSITIONS_AND_NORMS =
      type(IndexOptions.DOCS_AND_FREQS_AND_POSITIONS, false);

  private static final double BUFFER_MIB = 64;

  private final FSDirectory directory;
  private final IndexWriter writer;

  UnitWriter(Path folder, Lucene104Codec.Mode compression) throws IOException {
    directory = FSDirectory.open(folder);
    writer =
        new IndexWriter(
            directory,
            new IndexWriterConfig()
                .setCodec(new Lucene104Codec(compression))
                .setOpenMode(IndexWriterConfig.OpenMode.CREATE)
                .setSimilarity(new BM25Similarity())
                .setMergePolicy(new LogDocMergePolicy())
                .setMergeScheduler(new SerialMergeScheduler())
                .setUseCompoundFile(false)
                .setRAMBufferSizeMB(BUFFER_MIB));
  }

  final void write(Document document) throws IOException {
    writer.addDocument(document);
  }

  /** Joins the segments, commits and makes the files durable. */
  final void finish() throws IOException {
    writer.forceMerge(1);
    writer.commit();
  }

  @Override
  public final void close() throws IOException {
    // After a failure there is nothing worth committing; close() would try and hide the cause.
    writer.rollback();
    directory.close();
  }

  static void addPlace(Document document, String book, Collection<Integer> pages) {
    document.add(new StringField(Fields.BOOK, book, Field.Store.NO));
    for (int page : pages) {
      document.add(new StringField(Fields.PAGE, String.valueOf(page), Field.Store.NO));
    }
  }

  /** Adds the fields that anchors of pages and chunks are found by: keys, dates and years. */
  static void addAnchorsAndYears(Document document, List<Anchor> anchors) {
    addTerms(document, Fields.ANCHOR, keys(anchors, AnchorKind::scores));
    addYearsAndDates(document, anchors);
  }

  /** Adds the fields that years and dates are found by. */
  static void addYearsAndDates(Document document, List<Anchor> anchors) {
    addTerms(document, Fields.DATE, keys(anchors, kind -> kind == AnchorKind.DATE));
    addTerms(document, Fields.YEAR, keys(anchors, kind -> kind == AnchorKind.YEAR));
  }

  /** Adds the fields that anchors are found by: keys and dates. */
  static void addAnchors(Document document, List<Anchor> anchors) {
    addTerms(document, Fields.ANCHOR, keys(anchors, AnchorKind::scores));
    addTerms(document, Fields.DATE, keys(anchors, kind -> kind == AnchorKind.DATE));
  }

  private static Set<String> keys(List<Anchor> anchors, Predicate<AnchorKind> wanted) {
    Set<String> keys = new LinkedHashSet<>();
    for (Anchor anchor : anchors) {
      if (wanted.test(anchor.kind())) {
        keys.add(anchor.key());
      }
    }
    return keys;
  }

  static void addTerms(Document document, String field, Collection<String> terms) {
    if (!terms.isEmpty()) {
      addEncodedTerms(document, field, terms.stream().map(BytesRef::new).toList());
    }
  }

  static void addEncodedTerms(Document document, String field, List<BytesRef> terms) {
    if (!terms.isEmpty()) {
      var stream = new TermsTokenStream();
      stream.setTerms(terms);
      document.add(new Field(field, stream, DOCS_ONLY));
    }
  }

  private static FieldType type(IndexOptions options, boolean omitNorms) {
    var type = new FieldType();
    type.setIndexOptions(options);
    type.setTokenized(true);
    type.setOmitNorms(omitNorms);
    type.freeze();
    return type;
  }
}
