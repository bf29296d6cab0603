package dev.ear.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.ear.ConstantName;
import dev.ear.eval.AnswerItem;
import dev.ear.eval.RetrievedItem;
import dev.ear.question.Question;
import dev.ear.search.ContextRenderer;
import dev.ear.search.Hit;
import dev.ear.search.QueryAnchor;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Writes the items of runs as the data the page's script shows.
 *
 * <p>Cells return much the same text again and again: sentences stand once a run, passages and hits
 * once an item. Where that is still too much for a page, the items on which cells differ most keep
 * their passages, and of the others verdicts are told.
 */
final class ItemData {
  /** About how many characters a page may have: it opens at once on a telephone, too. */
  private static final int MOST = 6_000_000;

  /** Opens and closes a reference to a passage within a prompt; no prompt has it. */
  private static final char REFERENCE = '\u0001';

  private final JsonMapper mapper = new JsonMapper();
  private final int most;

  ItemData() {
    this(MOST);
  }

  /** Prepares data of about so many characters at most. */
  ItemData(int most) {
    this.most = most;
  }

  /** Returns the JSON of all runs. */
  String json(List<ReportRun> runs) {
    ArrayNode all = mapper.createArrayNode();
    runs.forEach(run -> all.add(run(run, most / runs.size())));
    return text(all);
  }

  private String text(JsonNode node) {
    try {
      return mapper.writeValueAsString(node);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  private ObjectNode run(ReportRun run, int room) {
    ObjectNode whole = run(run, id -> true);
    int size = text(whole).length();
    if (size <= room) {
      return whole;
    }
    // Sentences are shared, so an item's part of the page is taken to be as its part of the rest.
    double share = (double) size / Math.max(1, text(whole.get("items")).length());
    var kept = new HashSet<String>();
    double left = room;
    for (JsonNode item : byDisagreement(whole.get("items"))) {
      left -= share * text(item).length();
      if (left > 0) {
        kept.add(item.get("id").asText());
      }
    }
    return run(run, kept::contains);
  }

  /**
   * Items on which cells differ come first, then those that all miss, then those that none does.
   */
  private static List<JsonNode> byDisagreement(JsonNode items) {
    var sorted = new ArrayList<JsonNode>();
    items.forEach(sorted::add);
    sorted.sort(Comparator.comparingDouble(item -> -disagreement(item)));
    return sorted;
  }

  private static double disagreement(JsonNode item) {
    int missed = 0;
    int found = 0;
    for (JsonNode cell : item.get("retrieved")) {
      found += cell.get("cue").asBoolean() ? 1 : 0;
      missed += cell.get("cue").asBoolean() ? 0 : 1;
    }
    for (JsonNode answer : item.get("answers")) {
      found += answer.get("correct").asBoolean() ? 1 : 0;
      missed += answer.get("correct").asBoolean() ? 0 : 1;
    }
    return Math.min(found, missed) + (missed > 0 ? 0.5 : 0);
  }

  private ObjectNode run(ReportRun run, Predicate<String> withPassages) {
    ObjectNode node = mapper.createObjectNode();
    node.put("name", run.name());
    ArrayNode retrieval = node.putArray("retrieval");
    run.summary().retrieval().forEach(cell -> retrieval.add(cell.cell()));
    ArrayNode answering = node.putArray("answering");
    run.summary().answers().forEach(answer -> answering.add(answer.cell().label()));
    var pieces = new Pieces();
    Map<String, Item> items = new LinkedHashMap<>();
    for (Question question : run.questions()) {
      items.put(question.id(), new Item(question, pieces, withPassages.test(question.id())));
    }
    for (int i = 0; i < run.evidence().size(); i++) {
      RetrievedItem measured = run.items().get(i);
      item(items, measured.id()).add(measured, run, i);
    }
    run.answers().forEach(answer -> item(items, answer.id()).add(answer));
    node.set("pieces", mapper.valueToTree(pieces.texts()));
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
    private final ArrayNode hits = mapper.createArrayNode();
    private final List<String> texts = new ArrayList<>();
    private final Map<ObjectNode, Integer> numberOf = new HashMap<>();
    private final Pieces pieces;
    private final boolean withPassages;

    Item(Question question, Pieces pieces, boolean withPassages) {
      this.pieces = pieces;
      this.withPassages = withPassages;
      node.put("id", question.id());
      node.put("question", question.text());
      ObjectNode options = node.putObject("options");
      question.options().forEach(option -> options.put(option.label(), option.text()));
      node.put("gold", question.answer());
      if (question.gold() != null) {
        node.put("goldPage", question.gold().source() + ", s. " + question.gold().page());
      }
      if (withPassages) {
        node.set("passages", passages);
        node.set("hits", hits);
      }
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
      if (measured.fallback()) {
        cell.put("fallback", true);
      }
      if (measured.duplicates() > 0) {
        cell.put("duplicates", measured.duplicates());
      }
      if (withPassages) {
        ArrayNode ranked = cell.putArray("hits");
        evidence.hits().forEach(hit -> ranked.add(hit(hit, run)));
      }
    }

    /** Returns the number of a hit; cells of one ranking share theirs. */
    private int hit(Hit hit, ReportRun run) {
      ObjectNode one = mapper.createObjectNode();
      one.put("p", passage(hit, ContextRenderer.printed(hit, run.options())));
      one.put("score", round(hit.score()));
      if (hit.scoreParts().anchors() > 0) {
        one.putArray("parts")
            .add(round(hit.scoreParts().tokens()))
            .add(round(hit.scoreParts().anchors()))
            .add(round(hit.scoreParts().years()))
            .add(round(hit.scoreParts().aliases()));
      }
      one.put("tokens", pieces.number(String.join(", ", hit.matchedTokens())));
      return numberOf.computeIfAbsent(
          one,
          added -> {
            hits.add(added);
            return hits.size() - 1;
          });
    }

    private int passage(Hit hit, String printed) {
      int known = texts.indexOf(printed);
      if (known >= 0) {
        return known;
      }
      texts.add(printed);
      ObjectNode passage = passages.addObject();
      passage.put("place", ContextRenderer.place(hit));
      ArrayNode parts = passage.putArray("text");
      pieces.of(printed).forEach(parts::add);
      ArrayNode marks = passage.putArray("marks");
      for (Marks.Mark mark : Marks.of(hit, printed)) {
        marks.addArray().add(mark.start()).add(mark.end()).add(mark.centre() ? 1 : 0);
      }
      return texts.size() - 1;
    }

    void add(AnswerItem answer) {
      ObjectNode cell = node.withObject("/answers").putObject(answer.cell().label());
      cell.put("status", ConstantName.of(answer.status()));
      cell.put("shown", answer.shown());
      cell.put("answer", answer.answer());
      cell.put("correct", answer.correct());
      cell.put("reply", answer.reply());
      cell.put("message", answer.message());
      cell.put("fault", answer.fault());
      cell.put("found", answer.stage());
      cell.put("cell", answer.cell().retrieval());
      if (withPassages) {
        cell.put("prompt", withReferences(answer.prompt()));
      }
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
