package dev.ear.eval.anchors;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.IoReason;
import dev.ear.anchor.AnchorKind;
import dev.ear.eval.anchors.GoldText.Scheme;
import dev.ear.eval.anchors.GoldText.Span;
import dev.ear.text.Words;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Reads labelled texts: our JSON lines, or CoNLL files with BIO labels.
 *
 * <p>A CoNLL line is a token, a tab or spaces, and a label last; a blank line ends a sentence. The
 * text is the tokens joined by spaces, so that a token is a word.
 */
public final class GoldFiles {
  /** Labels of numbers and titles, which are no names. */
  private static final Set<String> EXCLUDED =
      Set.of("TITLE", "DATE", "TIME", "CARDINAL", "ORDINAL", "QUANTITY", "MONEY", "PERCENT");

  private static final Set<String> KINDS =
      Arrays.stream(AnchorKind.values()).map(AnchorKind::label).collect(Collectors.toSet());

  private static final JsonMapper JSON = JsonMapper.builder().build();

  private GoldFiles() {}

  /**
   * Reads a file.
   *
   * @param file JSON lines when its first character is a brace, CoNLL otherwise
   * @return the labelled texts in order, at least one
   * @throws EarException when it cannot be read or a line is malformed
   */
  public static List<GoldText> read(Path file) {
    List<String> lines = lines(file);
    boolean json =
        lines.stream().filter(line -> !line.isBlank()).findFirst().orElse("").startsWith("{");
    List<GoldText> texts = json ? anchors(file, lines) : names(file, lines);
    if (texts.isEmpty()) {
      throw malformed(file, 1, "the file has no labelled text");
    }
    return texts;
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file, StandardCharsets.UTF_8);
    } catch (CharacterCodingException e) {
      throw new EarException(Category.INPUT, file + " is not UTF-8; save it as UTF-8", e);
    } catch (IOException e) {
      throw new EarException(
          Category.INPUT, "cannot read " + file + ": " + IoReason.of(e) + "; check its name", e);
    }
  }

  private static List<GoldText> anchors(Path file, List<String> lines) {
    var texts = new ArrayList<GoldText>();
    for (int i = 0; i < lines.size(); i++) {
      if (!lines.get(i).isBlank()) {
        texts.add(anchors(file, i + 1, lines.get(i)));
      }
    }
    return texts;
  }

  private static GoldText anchors(Path file, int line, String json) {
    JsonNode item;
    try {
      item = JSON.readTree(json);
    } catch (JsonProcessingException e) {
      throw malformed(file, line, "no JSON object (" + e.getOriginalMessage() + ")");
    }
    if (!item.path("text").isTextual() || !item.path("anchors").isArray()) {
      throw malformed(file, line, "expected the fields text and anchors");
    }
    String text = item.get("text").textValue();
    int words = Words.of(text).count();
    var spans = new ArrayList<Span>();
    for (JsonNode anchor : item.get("anchors")) {
      int start = anchor.path("start").asInt(-1);
      int end = anchor.path("end").asInt(-1);
      String kind = anchor.path("kind").asText();
      if (start < 0 || end <= start || end > words || !KINDS.contains(kind)) {
        throw malformed(file, line, "anchor " + anchor + " has no span or kind that fits the text");
      }
      spans.add(new Span(start, end, kind, anchor.path("key").asText()));
    }
    return new GoldText(
        file.getFileName() + ":" + line,
        text,
        item.path("type").asText().equals("option"),
        List.copyOf(spans),
        new BitSet(),
        Scheme.ANCHORS);
  }

  private static List<GoldText> names(Path file, List<String> lines) {
    var texts = new ArrayList<GoldText>();
    var sentence = new Sentence(file);
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).isBlank()) {
        sentence.endInto(texts);
      } else {
        sentence.add(i + 1, lines.get(i));
      }
    }
    sentence.endInto(texts);
    return texts;
  }

  private static EarException malformed(Path file, int line, String what) {
    return new EarException(
        Category.INPUT,
        file
            + ":"
            + line
            + ": "
            + what
            + "; expected JSON lines as eval/anchors/GUIDE.md says, or"
            + " CoNLL lines of a token and a BIO label");
  }

  /** A CoNLL sentence on its way. */
  private static final class Sentence {
    private final Path file;
    private final List<String> tokens = new ArrayList<>();
    private final List<Span> spans = new ArrayList<>();
    private BitSet excluded = new BitSet();
    private int firstLine;
    private int open = -1;
    private @Nullable String openType;

    Sentence(Path file) {
      this.file = file;
    }

    void add(int line, String text) {
      String[] columns = text.strip().split("\\s+");
      String label = columns[columns.length - 1];
      boolean begins = label.startsWith("B-");
      boolean continues = label.startsWith("I-");
      if (columns.length < 2 || !(begins || continues || label.equals("O"))) {
        throw malformed(file, line, "'" + text + "' is no token with a label O, B-… or I-…");
      }
      if (tokens.isEmpty()) {
        firstLine = line;
      }
      @Nullable String type = label.equals("O") ? null : label.substring(2);
      if (!continues || !Objects.equals(type, openType)) {
        closeSpan();
        open = type == null ? -1 : tokens.size();
        openType = type;
      }
      if (type != null && EXCLUDED.contains(type)) {
        excluded.set(tokens.size());
      }
      tokens.add(columns[0]);
    }

    void endInto(List<GoldText> texts) {
      closeSpan();
      if (!tokens.isEmpty()) {
        texts.add(
            new GoldText(
                file.getFileName() + ":" + firstLine,
                String.join(" ", tokens),
                false,
                List.copyOf(spans),
                excluded,
                Scheme.NAMES));
      }
      tokens.clear();
      spans.clear();
      excluded = new BitSet();
      openType = null;
    }

    private void closeSpan() {
      if (open >= 0 && openType != null && !EXCLUDED.contains(openType)) {
        spans.add(new Span(open, tokens.size(), null, null));
      }
      open = -1;
      openType = null;
    }
  }
}
