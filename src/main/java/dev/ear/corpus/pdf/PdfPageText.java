package dev.ear.corpus.pdf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Takes the text of PDF pages and says whether it can be read (METHOD 1).
 *
 * <p>Text that runs another way than most of the page does (up a margin) follows the rest. A page
 * most of whose glyphs say nothing, or nothing that could be writing, has no text.
 */
final class PdfPageText {
  private static final int FEWEST_GLYPHS = 40;
  private static final int FEWEST_BROKEN = 10;

  private final PdfGlyphs glyphs;

  PdfPageText(PdfByteBudget budget) throws IOException {
    glyphs = new PdfGlyphs(budget);
  }

  /**
   * Reads a page.
   *
   * @throws PdfPages.SpentException if the file unpacks without end
   */
  PdfPages.Read of(PdfPage page) {
    List<Glyph> drawn = glyphs.of(page);
    Map<Kind, Integer> kinds = new EnumMap<>(Kind.class);
    List<Glyph> sound = new ArrayList<>(drawn.size());
    for (Glyph glyph : drawn) {
      Kind kind = Kind.of(glyph.text());
      kinds.merge(kind, 1, Integer::sum);
      sound.add(kind == Kind.BROKEN ? glyph.saying("\ufffd") : glyph);
    }
    int letters = kinds.getOrDefault(Kind.LETTER, 0);
    int broken = kinds.getOrDefault(Kind.BROKEN, 0) + glyphs.silent();
    int written = letters + kinds.getOrDefault(Kind.OTHER, 0) + broken;
    if (written == 0 && glyphs.isDamaged()) {
      return read("", PageFlag.DAMAGED);
    }
    if (written == 0) {
      return read("", glyphs.draws() ? PageFlag.NO_TEXT_LAYER : null);
    }
    boolean noWriting = written >= FEWEST_GLYPHS && letters * 5 < written * 2;
    if (2 * broken > written || noWriting) {
      return read("", PageFlag.BROKEN_GLYPHS);
    }
    boolean some = broken >= FEWEST_BROKEN && 20 * broken > written;
    PageFlag flag =
        glyphs.isDamaged() ? PageFlag.SOME_DAMAGED : some ? PageFlag.SOME_BROKEN_GLYPHS : null;
    return read(text(sound), flag);
  }

  private PdfPages.Read read(String text, @Nullable PageFlag flag) {
    return new PdfPages.Read(text, flag, glyphs.hasHidden());
  }

  private String text(List<Glyph> sound) {
    Map<Integer, List<Glyph>> directions = new TreeMap<>();
    for (Glyph glyph : sound) {
      directions.computeIfAbsent(glyph.direction(), d -> new ArrayList<>()).add(glyph);
    }
    List<List<Glyph>> ways = new ArrayList<>(directions.values());
    ways.sort((a, b) -> Integer.compare(b.size(), a.size()));
    StringBuilder text = new StringBuilder();
    for (List<Glyph> way : ways) {
      List<Rule> rules = glyphs.rules(way.get(0).direction());
      List<SetWord> words = RuledTables.read(PdfWords.of(way), rules);
      text.append(text.isEmpty() ? "" : "\n").append(PdfLayout.text(words));
    }
    return text.toString();
  }

  /** What a glyph is to the judgement of its page. */
  private enum Kind {
    SPACE,
    LETTER,
    LEADER,
    OTHER,
    BROKEN;

    static Kind of(String text) {
      int c = text.codePointAt(0);
      if (text.isBlank() || c == '\u00ad') {
        return SPACE;
      }
      if (Character.isLetterOrDigit(c)) {
        return LETTER;
      }
      return switch (Character.getType(c)) {
        case Character.CONTROL, Character.PRIVATE_USE, Character.UNASSIGNED, Character.SURROGATE ->
            BROKEN;
        default -> c == 0xFFFD ? BROKEN : ".…_-".indexOf(c) >= 0 ? LEADER : OTHER;
      };
    }
  }
}
