package dev.ear.answer;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The answers of the JSON objects in a reply.
 *
 * <p>An object is looked for where a brace opens and a name or the closing brace follows, so that
 * braces in prose are passed over. What is inside an object is never taken for an object of its
 * own: not in a whole one, not in a malformed one, not in one that is cut off.
 *
 * @param letters the letter of each object whose {@code answer} is one letter, in order
 * @param cutOff whether the reply ends inside an object
 */
record JsonAnswers(List<String> letters, boolean cutOff) {
  private static final Pattern OBJECT = Pattern.compile("\\{\\s*[\"}]");
  private static final Pattern LETTER = Pattern.compile("\\p{L}");
  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

  static JsonAnswers in(String reply) {
    List<String> letters = new ArrayList<>();
    Matcher object = OBJECT.matcher(reply);
    int from = 0;
    while (object.find(from)) {
      int start = object.start();
      try (JsonParser parser = MAPPER.createParser(reply.substring(start))) {
        JsonNode answer = MAPPER.<JsonNode>readTree(parser).path("answer");
        String value = answer.isTextual() ? answer.textValue().strip() : "";
        if (LETTER.matcher(value).matches()) {
          letters.add(value);
        }
        from = start + (int) parser.currentLocation().getCharOffset();
      } catch (JsonEOFException e) {
        return new JsonAnswers(letters, true);
      } catch (JsonProcessingException e) {
        from = endOfMalformed(reply, start);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return new JsonAnswers(letters, false);
  }

  /** Finds where the braces of a malformed object close; the end of the reply if they do not. */
  private static int endOfMalformed(String reply, int start) {
    int depth = 0;
    boolean quoted = false;
    for (int i = start; i < reply.length(); i++) {
      char c = reply.charAt(i);
      if (quoted) {
        if (c == '\\') {
          i++;
        } else if (c == '"') {
          quoted = false;
        }
      } else if (c == '"') {
        quoted = true;
      } else if (c == '{') {
        depth++;
      } else if (c == '}' && --depth == 0) {
        return i + 1;
      }
    }
    return reply.length();
  }
}
