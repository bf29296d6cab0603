package dev.ear.answer;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Keeps replies on disk, so that nothing paid for is asked for twice.
 *
 * <p>A reply is found by generator, model, settings and prompt: it lies in a file named by the
 * SHA-256 of these four, written apart and moved into place, so that a killed run leaves whole
 * files only. A file that cannot be read as such, or holds another request, counts as absent and is
 * written anew.
 */
public final class ReplyCache {
  private static final JsonMapper MAPPER = new JsonMapper();

  private final Path folder;

  /**
   * Opens a cache.
   *
   * @param folder its folder; made when the first reply comes
   */
  public ReplyCache(Path folder) {
    this.folder = folder;
  }

  /** Returns the name under which the reply of a generator to a prompt lies here. */
  String key(GeneratorInfo info, Prompt prompt) {
    return Sha256.hex(request(info, prompt).toString());
  }

  /**
   * Finds a reply.
   *
   * @throws EarException where a file is there but may not be read
   */
  Optional<Reply> find(GeneratorInfo info, Prompt prompt) {
    ObjectNode request = request(info, prompt);
    Path file = file(Sha256.hex(request.toString()));
    try {
      JsonNode stored = MAPPER.readTree(Files.readAllBytes(file));
      JsonNode reply = stored.path("reply");
      if (!stored.path("request").equals(request) || !reply.path("text").isTextual()) {
        return Optional.empty();
      }
      return Optional.of(
          new Reply(
              reply.path("text").textValue(),
              text(reply, "served_by"),
              text(reply, "finish"),
              number(reply, "prompt_tokens"),
              number(reply, "reply_tokens"),
              reply.path("micros").longValue(),
              true));
    } catch (NoSuchFileException | JsonProcessingException e) {
      return Optional.empty();
    } catch (IOException e) {
      throw new EarException(
          Category.SYSTEM,
          String.format(
              Locale.ROOT,
              "%s: the cached reply cannot be read; check permissions or name another cache folder",
              file),
          e);
    }
  }

  /**
   * Keeps a reply.
   *
   * @throws EarException where it cannot be written
   */
  void put(GeneratorInfo info, Prompt prompt, Reply reply) {
    ObjectNode request = request(info, prompt);
    String key = Sha256.hex(request.toString());
    Path file = file(key);
    ObjectNode stored = MAPPER.createObjectNode();
    stored.set("request", request);
    ObjectNode fields = stored.putObject("reply");
    fields.put("text", reply.text());
    fields.put("served_by", reply.servedBy());
    fields.put("finish", reply.finish());
    fields.put("prompt_tokens", reply.promptTokens());
    fields.put("reply_tokens", reply.replyTokens());
    fields.put("micros", reply.micros());
    try {
      Path parent = part(key);
      Files.createDirectories(parent);
      Path apart = Files.createTempFile(parent, "reply", ".tmp");
      try {
        Files.write(apart, MAPPER.writeValueAsBytes(stored));
        Files.move(
            apart, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(apart);
      }
    } catch (IOException e) {
      throw new EarException(
          Category.SYSTEM,
          String.format(
              Locale.ROOT,
              "%s: the reply cannot be kept; check space and permissions of the cache folder",
              file),
          e);
    }
  }

  private static ObjectNode request(GeneratorInfo info, Prompt prompt) {
    ObjectNode request = MAPPER.createObjectNode();
    request.put("generator", info.generator());
    request.put("model", info.model());
    ObjectNode settings = request.putObject("settings");
    info.settings().forEach(settings::put);
    request.put("prompt", prompt.text());
    return request;
  }

  private Path file(String key) {
    return part(key).resolve(key.substring(2) + ".json");
  }

  private Path part(String key) {
    return folder.resolve(key.substring(0, 2));
  }

  private static @Nullable String text(JsonNode reply, String name) {
    return reply.path(name).textValue();
  }

  private static @Nullable Integer number(JsonNode reply, String name) {
    return reply.path(name).isInt() ? reply.path(name).intValue() : null;
  }
}
