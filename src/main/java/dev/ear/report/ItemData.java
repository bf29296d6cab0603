package dev.ear.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.ear.eval.AnswerItem;
import dev.ear.eval.RetrievedItem;
import dev.ear.question.Question;
import dev.ear.search.ContextRenderer;
import dev.ear.search.Hit;
import dev.ear.search.QueryAnchor;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Writes the items of runs as the data the page's script shows.
 *
 * <p>A passage stands once an item, however many cells return it, and prompts refer to passages, so
 * that the page stays small.
 */
final class ItemData {
  /** Opens and closes a reference to a passage within a prompt; no prompt has it. */
  private static final char REFERENCE = '\u0001';

  private final JsonMapper mapper = new JsonMapper();

  /** Returns the JSON of all runs. */
  String json(List<ReportRun> runs) {
    ArrayNode all = mapper.createArrayNode();
    runs.forEach(run -> all.add(run(run)));
    try {
      return mapper.writeValueAsString(all);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  private ObjectNode run(ReportRun run) {
    ObjectNode node = mapper.createObjectNode();
    node.put("name", run.name());
    ArrayNode retrieval = node.putArray("retrieval");
    run.summary().retrieval().forEach(cell -> retrieval.add(cell.cell()));
    ArrayNode answering = node.putArray("answering");
    run.summary().answers().forEach(answer -> answering.add(answer.cell().label()));
    Map<String, Item> items = new LinkedHashMap<>();
    run.questions().forEach(question -> items.put(question.id(), new Item(question)));
    for (int i = 0; i < run.evidence().size(); i++) {
      RetrievedItem measured = run.items().get(i);
      item(items, measured.id()).add(measured, run, i);
    }
    run.answers().forEach(answer -> item(items, answer.id()).add(answer));
    ArrayNode list = node.putArray("items");
    items.values().forEach(item -> list.add(item.node));
    return node;
  }

  private static Item item(Map<String, Item> items, String id) {
    Item item = items.get(id);
    if (item == null) {
      throw new IllegalArgumentException("no question " + id + " in the run");
    }
    return item;
  }

  /** One item as it grows. */
  private final class Item {
    private final ObjectNode node = mapper.createObjectNode();
    private final ArrayNode passages = mapper.createArrayNode();
    private final List<String> texts = new ArrayList<>();

    Item(Question question) {
      node.put("id", question.id());
      node.put("question", question.text());
      ObjectNode options = node.putObject("options");
      question.options().forEach(option -> options.put(option.label(), option.text()));
      node.put("gold", question.answer());
      if (question.gold() != null) {
        node.put("goldPage", question.gold().source() + ", s. " + question.gold().page());
      }
      node.set("passages", passages);
      node.putObject("retrieved");
      node.putObject("answers");
    }

    void add(RetrievedItem measured, ReportRun run, int line) {
      var evidence = run.evidence().get(line).evidence();
      if (!node.has("anchors")) {
        ArrayNode anchors = node.putArray("anchors");
        for (QueryAnchor anchor : evidence.anchors()) {
          ObjectNode one = anchors.addObject();
          one.put("key", anchor.key());
          one.put("kind", anchor.kind());
          one.put("from", anchor.option() == null ? anchor.origin() : anchor.option());
          one.put("in", anchor.inIndex());
        }
      }
      ObjectNode cell = node.withObject("/retrieved").putObject(measured.cell());
      cell.put("cue", measured.cue());
      cell.put("stage", measured.stage().key());
      cell.put("words", measured.retrievedWords());
      cell.put("fallback", measured.fallback());
      cell.put("duplicates", measured.duplicates());
      ArrayNode hits = cell.putArray("hits");
      for (Hit hit : evidence.hits()) {
        String printed = ContextRenderer.printed(hit, run.options());
        ObjectNode one = hits.addObject();
        one.put("p", passage(hit, printed));
        one.put("score", round(hit.score()));
        if (hit.scoreParts().anchors() > 0) {
          one.putArray("parts")
              .add(round(hit.scoreParts().tokens()))
              .add(round(hit.scoreParts().anchors()))
              .add(round(hit.scoreParts().years()))
              .add(round(hit.scoreParts().aliases()));
        }
        one.put("tokens", String.join(", ", hit.matchedTokens()));
      }
    }

    private int passage(Hit hit, String printed) {
      int known = texts.indexOf(printed);
      if (known >= 0) {
        return known;
      }
      texts.add(printed);
      ObjectNode passage = passages.addObject();
      passage.put("place", ContextRenderer.place(hit));
      passage.put("text", printed);
      ArrayNode marks = passage.putArray("marks");
      for (Marks.Mark mark : Marks.of(hit, printed)) {
        marks.addArray().add(mark.start()).add(mark.end()).add(mark.centre() ? 1 : 0);
      }
      return texts.size() - 1;
    }

    void add(AnswerItem answer) {
      ObjectNode cell = node.withObject("/answers").putObject(answer.cell().label());
      cell.put("status", answer.status().name().toLowerCase(Locale.ROOT).replace('_', '-'));
      cell.put("shown", answer.shown());
      cell.put("answer", answer.answer());
      cell.put("correct", answer.correct());
      cell.put("reply", answer.reply());
      cell.put("message", answer.message());
      cell.put("fault", answer.fault());
      cell.put("found", answer.stage());
      cell.put("cell", answer.cell().retrieval());
      cell.put("prompt", withReferences(answer.prompt()));
    }

    private String withReferences(String prompt) {
      String shortened = prompt;
      for (int i = 0; i < texts.size(); i++) {
        String text = texts.get(i).strip();
        if (!text.isEmpty()) {
          shortened = shortened.replace(text, "" + REFERENCE + i + REFERENCE);
        }
      }
      return shortened;
    }
  }

  private static double round(double score) {
    return Math.round(score * 100) / 100.0;
  }
}
