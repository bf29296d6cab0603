package dev.ear.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Help.Ansi;

/** Runs {@code ear} as a shell would, on a terminal made of bytes. */
final class Cli {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private Cli() {}

  /**
   * What came of a command.
   *
   * @param code its exit code
   * @param out what it wrote to standard output, read as UTF-8
   * @param err what it wrote to standard error, read as UTF-8
   */
  record Ran(int code, String out, String err) {
    /** Returns the lines of standard output. */
    List<String> lines() {
      return out.lines().toList();
    }

    /** Returns standard output, one JSON object. */
    JsonNode json() {
      return parse(out);
    }
  }

  /** Runs a command on a screen of 80 columns. */
  static Ran run(Object... args) {
    return runAt(80, "", args);
  }

  /** Runs a command with a standard input. */
  static Ran runWithInput(String input, Object... args) {
    return runAt(80, input, args);
  }

  /** Runs a command on a screen of some width. */
  static Ran runAt(int width, String input, Object... args) {
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();
    var terminal =
        new Terminal(
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
            out,
            err,
            Ansi.OFF,
            new Screen(width, false, false));
    String[] texts = new String[args.length];
    for (int i = 0; i < args.length; i++) {
      texts[i] = args[i].toString();
    }
    int code = Main.run(terminal, texts);
    return new Ran(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** Reads a line of JSON. */
  static JsonNode parse(String json) {
    try {
      return JSON.readTree(json);
    } catch (JsonProcessingException e) {
      throw new AssertionError(json, e);
    }
  }

  /** Returns the names of an object's fields, in order. */
  static List<String> fields(JsonNode object) {
    return object.properties().stream().map(Map.Entry::getKey).toList();
  }

  /** Makes a corpus of two small books. */
  static Path corpus(Path parent) throws IOException {
    Path corpus = Files.createDirectory(parent.resolve("corpus"));
    Files.writeString(
        corpus.resolve("ıslahat.txt"),
        """
        === sayfa 4 ===
        II. Mahmut 1826 yılında Yeniçeri Ocağı'nı kaldırdı. Yerine yeni bir ordu kuruldu.

        Padişah 1839 yılında öldü ve yerine oğlu Abdülmecid geçti.
        === sayfa 5 ===
        Osmanlı Devleti 1839 yılında Tanzimat Fermanı'nı ilan etti. Ferman Gülhane'de okundu.
        """);
    Files.writeString(
        corpus.resolve("savaşlar.txt"),
        """
        === sayfa 1 ===
        Malazgirt Savaşı'nda Sultan Alp Arslan 1071 yılında Bizans ordusunu yendi.

        Savaştan sonra Anadolu'nun kapıları Türklere açıldı.
        """);
    return corpus;
  }

  /** Builds an index of the two small books. */
  static Path index(Path parent) throws IOException {
    Path index = parent.resolve("index");
    Ran built = run("build", "--corpus", corpus(parent), "--index", index);
    if (built.code() != 0) {
      throw new AssertionError(built.err());
    }
    return index;
  }
}
