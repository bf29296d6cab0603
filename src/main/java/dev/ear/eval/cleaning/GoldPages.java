package dev.ear.eval.cleaning;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.IoReason;
import dev.ear.eval.cleaning.GoldPage.GoldBlock;
import dev.ear.text.Words;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads labelled pages: JSON lines as {@code eval/cleaning/GUIDE.md} says. */
public final class GoldPages {
  /** Why a labelled block may be dropped. */
  public static final List<String> REASONS =
      List.of(
          "options",
          "stem",
          "task",
          "fill-in",
          "true-false",
          "matching",
          "heading",
          "contents",
          "running-head",
          "page-number",
          "other");

  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final int SHOWN = 40;

  private GoldPages() {}

  /**
   * Reads a file.
   *
   * @param file a page a line, {@code
   *     {"source","page","text","blocks":[{"text","label","reason"}]}}
   * @return the pages in order, at least one
   * @throws EarException when it cannot be read, a line is malformed, or a page's blocks do not
   *     cover its text in order
   */
  public static List<GoldPage> read(Path file) {
    List<String> lines = lines(file);
    List<GoldPage> pages = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (!lines.get(i).isBlank()) {
        pages.add(new Line(file, i + 1).page(lines.get(i)));
      }
    }
    if (pages.isEmpty()) {
      throw new Line(file, 1).malformed("the file has no labelled page");
    }
    return pages;
  }

  /** Returns pages by their sources, in order of first appearance, then of page numbers. */
  static Map<String, List<GoldPage>> bySource(List<GoldPage> pages) {
    Map<String, List<GoldPage>> bySource = new LinkedHashMap<>();
    for (GoldPage page : pages) {
      bySource.computeIfAbsent(page.source(), source -> new ArrayList<>()).add(page);
    }
    bySource.values().forEach(ofSource -> ofSource.sort(Comparator.comparingInt(GoldPage::page)));
    return bySource;
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

  /** A line of a file, for messages. */
  private record Line(Path file, int number) {
    GoldPage page(String json) {
      JsonNode page;
      try {
        page = JSON.readTree(json);
      } catch (JsonProcessingException e) {
        throw malformed("no JSON object (" + e.getOriginalMessage() + ")");
      }
      boolean whole =
          page.path("source").isTextual()
              && page.path("page").canConvertToInt()
              && page.path("text").isTextual()
              && page.path("blocks").isArray();
      if (!whole) {
        throw malformed("expected the fields source, page, text and blocks");
      }
      String text = page.get("text").textValue();
      List<GoldBlock> blocks = new ArrayList<>();
      int at = 0;
      for (JsonNode block : page.get("blocks")) {
        String part = block.path("text").asText();
        int start = skipSpace(text, at);
        at = end(text, start, part);
        blocks.add(new GoldBlock(start, at, reason(block, part)));
      }
      int rest = skipSpace(text, at);
      if (rest < text.length()) {
        throw malformed("no block holds \"" + shown(text.substring(rest)) + "\"");
      }
      return new GoldPage(
          page.get("source").textValue(), page.get("page").intValue(), text, List.copyOf(blocks));
    }

    /** Returns where a block ends: white space aside, its text stands in the page's. */
    private int end(String text, int start, String block) {
      int at = start;
      for (int i = skipSpace(block, 0); i < block.length(); i = skipSpace(block, i + 1)) {
        at = skipSpace(text, at);
        if (at == text.length() || text.charAt(at) != block.charAt(i)) {
          throw malformed(
              "block \""
                  + shown(block)
                  + "\" does not stand where the one before ends, at \""
                  + shown(text.substring(start))
                  + "\"");
        }
        at++;
      }
      if (at == start) {
        throw malformed("a block is blank");
      }
      return at;
    }

    private @Nullable String reason(JsonNode block, String part) {
      String label = block.path("label").asText();
      if (label.equals("keep")) {
        return null;
      }
      String reason = block.path("reason").asText();
      if (!label.equals("drop") || !REASONS.contains(reason)) {
        throw malformed(
            "block \""
                + shown(part)
                + "\" is labelled neither keep nor drop with one of the reasons "
                + String.join(", ", REASONS));
      }
      return reason;
    }

    EarException malformed(String what) {
      return new EarException(
          Category.INPUT,
          file
              + ":"
              + number
              + ": "
              + what
              + "; expected a labelled page a line as eval/cleaning/GUIDE.md says");
    }
  }

  private static int skipSpace(String text, int from) {
    int at = from;
    while (at < text.length() && Words.isSpace(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /** Returns the beginning of a text on one line, without characters that steer a terminal. */
  static String shown(String text) {
    StringBuilder line = new StringBuilder();
    Words words = Words.of(text.substring(0, Math.min(text.length(), 4 * SHOWN)));
    for (int i = 0; i < words.count() && line.length() <= SHOWN; i++) {
      line.append(i == 0 ? "" : " ").append(words.word(i));
    }
    String shown = line.toString().replaceAll("\\p{Cntrl}", "\ufffd");
    return shown.length() <= SHOWN ? shown : shown.substring(0, SHOWN) + "…";
  }
}
