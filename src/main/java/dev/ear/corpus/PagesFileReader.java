package dev.ear.corpus;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.ear.HalfCharacter;
import dev.ear.Sha256;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Reads a {@code .pages.jsonl} file: a page a line, {@code {"source":…,"page":…,"text":…}}; all
 * pages of one source are a book (METHOD 1).
 *
 * <p>Other fields are let be, but for {@value #CLEANED}, by which {@link CleanedPagesWriter} marks
 * its pages, and {@value #PRINTED}, the number that is printed on a page. Blank lines are skipped.
 * A line that is no such object ends the reading with its number.
 */
final class PagesFileReader {
  static final String CLEANED = "cleaned";
  static final String PRINTED = "printed";
  static final String CLEANED_BY = "ear";

  private static final ObjectMapper JSON =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  /** A book that is being gathered, and the line that said whether it is cleaned. */
  private record Source(BookBuilder book, MessageDigest digest, boolean cleaned, String place) {}

  private final Path file;
  private final Consumer<Warning> warnings;
  private final Map<String, Source> sources = new LinkedHashMap<>();

  private PagesFileReader(Path file, Consumer<Warning> warnings) {
    this.file = file;
    this.warnings = warnings;
  }

  static List<Book> read(Path file, Consumer<Warning> warnings) {
    return new PagesFileReader(file, warnings).read();
  }

  private List<Book> read() {
    byte[] bytes = FileBytes.read(file);
    FileBytes.requireUtf8(file, bytes);
    int line = 0;
    for (int start = FileBytes.afterMark(bytes); start < bytes.length; ) {
      line++;
      int end = FileBytes.lineEnd(bytes, start);
      if (!isBlank(bytes, start, end)) {
        add(bytes, start, end, Places.of(file, line));
      }
      start = end + 1;
    }
    List<Book> books = new ArrayList<>();
    sources.forEach(
        (name, source) -> books.add(source.book.build(Sha256.hex(source.digest), source.cleaned)));
    return books;
  }

  private static boolean isBlank(byte[] bytes, int start, int end) {
    for (int i = start; i < end; i++) {
      if (bytes[i] > ' ' || bytes[i] < 0) {
        return false;
      }
    }
    return true;
  }

  private void add(byte[] bytes, int start, int end, String place) {
    JsonNode line = parse(bytes, start, end, place);
    String name = BookFormat.nfc(string(line, "source", place));
    if (PackedPages.isBlank(name)) {
      throw Places.bad(place, "\"source\" is blank; it names the book");
    }
    int number = number(line, place);
    byte[] text = string(line, "text", place).getBytes(StandardCharsets.UTF_8);
    @Nullable String printed = line.path(PRINTED).textValue();
    boolean cleaned = CLEANED_BY.equals(line.path(CLEANED).textValue());

    Source source =
        sources.computeIfAbsent(
            name,
            n -> new Source(new BookBuilder(n, file, warnings), Sha256.digest(), cleaned, place));
    if (source.cleaned != cleaned) {
      throw Places.bad(
          place,
          "book "
              + Places.shown(name)
              + " has cleaned and uncleaned pages (see "
              + source.place
              + "); clean all or none");
    }
    source.book.add(number, place, text, 0, text.length);
    if (printed != null) {
      source.book.setPrinted(number, printed);
      source.digest.update(printed.getBytes(StandardCharsets.UTF_8));
    }
    ByteBuffer head = ByteBuffer.allocate(9).put((byte) (cleaned ? 1 : 0));
    source.digest.update(head.putInt(number).putInt(text.length).array());
    source.digest.update(text);
  }

  private static JsonNode parse(byte[] bytes, int start, int end, String place) {
    JsonNode line;
    try {
      line = JSON.readTree(bytes, start, end - start);
    } catch (JsonProcessingException e) {
      String reason = Places.shown(String.valueOf(e.getOriginalMessage()).replaceAll("\\R.*", ""));
      throw Places.bad(place, "is not JSON (" + reason + "); " + expected(), e);
    } catch (IOException e) {
      throw new IllegalStateException("bytes in memory cannot fail to be read", e);
    }
    if (!line.isObject()) {
      throw Places.bad(place, "is no JSON object; " + expected());
    }
    return line;
  }

  private static String string(JsonNode line, String field, String place) {
    String text = line.path(field).textValue();
    if (text == null) {
      String what = line.has(field) ? "is no string" : "is missing";
      throw Places.bad(place, "\"" + field + "\" " + what + "; " + expected());
    }
    Optional<String> half = HalfCharacter.in(text);
    if (half.isPresent()) {
      throw Places.bad(place, "\"" + field + "\" has " + half.get());
    }
    return text;
  }

  private static int number(JsonNode line, String place) {
    JsonNode page = line.path("page");
    if (!page.isIntegralNumber() || !page.canConvertToInt() || page.intValue() < 0) {
      String what = page.isMissingNode() ? "is missing" : "is " + Places.shown(page.toString());
      throw Places.bad(place, "\"page\" " + what + "; expected a whole number from 0");
    }
    return page.intValue();
  }

  private static String expected() {
    return "expected one page a line: {\"source\":\"…\",\"page\":1,\"text\":\"…\"}";
  }
}
