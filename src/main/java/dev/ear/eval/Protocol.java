package dev.ear.eval;

import dev.ear.answer.GeneratorInfo;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What two answered runs must share before they may be compared (METHOD 6).
 *
 * @param generator the generator with every setting that can change a reply
 * @param prompt style, language and checksum of the prompts
 * @param parse how much of a reply was read
 * @param shuffle the seed options were shuffled with
 * @param questions checksum of the question set
 * @param ids the items in order
 * @param corpus checksum of the corpus
 * @param k how many units; null without retrieval
 */
record Protocol(
    GeneratorInfo generator,
    String prompt,
    String parse,
    @Nullable Integer shuffle,
    String questions,
    List<String> ids,
    String corpus,
    @Nullable Integer k) {

  /** Returns the names of what differs. */
  List<String> differences(Protocol other) {
    Map<String, Boolean> same = new LinkedHashMap<>();
    same.put("generator", generator.equals(other.generator));
    same.put("prompt", prompt.equals(other.prompt));
    same.put("parse mode", parse.equals(other.parse));
    same.put("shuffle", Objects.equals(shuffle, other.shuffle));
    same.put("items", questions.equals(other.questions) && ids.equals(other.ids));
    same.put("corpus", corpus.equals(other.corpus));
    same.put("k", Objects.equals(k, other.k));
    var differing = new ArrayList<String>();
    same.forEach(
        (name, equal) -> {
          if (!equal) {
            differing.add(name);
          }
        });
    return differing;
  }
}
