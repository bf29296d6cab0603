package dev.ear.eval;

import dev.ear.EarVersion;
import dev.ear.Sha256;
import dev.ear.answer.GeneratorInfo;
import dev.ear.corpus.Book;
import dev.ear.index.Manifest;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a run rests on: two runs with the same are the same experiment.
 *
 * @param kind retrieval or answers
 * @param config the configuration, flags included
 * @param versions versions of EAR and Lucene
 * @param seeds seeds and the generator of random numbers
 * @param checksums what was read
 * @param counts how much there is in the index
 * @param questions how many questions
 * @param radius the index's own radius
 * @param answering how questions were put; null for a retrieval run
 */
public record RunInfo(
    String kind,
    EvalConfig config,
    Versions versions,
    Seeds seeds,
    Checksums checksums,
    Manifest.Counts counts,
    int questions,
    int radius,
    @Nullable Answers answering) {

  /**
   * Versions of the programs.
   *
   * @param ear EAR's
   * @param lucene Lucene's
   */
  public record Versions(String ear, String lucene) {
    static Versions current() {
      return new Versions(EarVersion.current(), org.apache.lucene.util.Version.LATEST.toString());
    }
  }

  /**
   * Seeds.
   *
   * @param shuffle the seed options are shuffled with; null for a retrieval run
   * @param bootstrap the seed of each bootstrap
   * @param resamples its resamples
   * @param bootstrapGenerator the generator it draws with
   */
  public record Seeds(
      @Nullable Integer shuffle, int bootstrap, int resamples, String bootstrapGenerator) {
    static Seeds of(@Nullable Integer shuffle) {
      return new Seeds(shuffle, Bootstrap.SEED, Bootstrap.RESAMPLES, Bootstrap.GENERATOR);
    }
  }

  /**
   * SHA-256 checksums, in hexadecimal.
   *
   * @param questions of the questions in EAR's own form
   * @param corpus of the books' names and checksums, in order
   * @param profile of the profile's lists and rules
   * @param evidence of what the corpus showed about its names
   * @param index of all that decides what the index holds
   */
  public record Checksums(
      String questions, String corpus, String profile, String evidence, String index) {
    static Checksums of(List<String> questionLines, Manifest manifest) {
      String corpus =
          Sha256.hex(manifest.books().stream().map(b -> b.name() + " " + b.sha256()).toList());
      return new Checksums(
          Sha256.hex(questionLines),
          corpus,
          manifest.profile().checksum(),
          manifest.profile().evidence(),
          Sha256.hex(
              List.of(
                  String.valueOf(manifest.format()),
                  corpus,
                  manifest.profile().checksum(),
                  manifest.profile().evidence(),
                  String.valueOf(manifest.cleaned()),
                  manifest.units().toString())));
    }
  }

  /** Returns the checksum of a corpus as a run records it. */
  public static String corpusChecksum(List<Book> books) {
    return Sha256.hex(books.stream().map(book -> book.name() + " " + book.sha256()).toList());
  }

  /**
   * How questions were put.
   *
   * @param language language of the prompts
   * @param parse how much of a reply was read
   * @param prompts checksum of what is fixed in the prompts, by style
   * @param generators the generators with every setting that can change a reply; never a key
   */
  public record Answers(
      String language, String parse, Map<String, String> prompts, List<GeneratorInfo> generators) {}
}
