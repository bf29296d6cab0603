package dev.ear.anchor;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.Sha256;
import dev.ear.text.CaseFolding;
import dev.ear.text.HeadForms;
import dev.ear.text.RuleSentenceSplitter;
import dev.ear.text.RuleTokenizer;
import dev.ear.text.SentenceSplitter;
import dev.ear.text.SuffixGrammar;
import dev.ear.text.TextRules;
import dev.ear.text.Token;
import dev.ear.text.Tokenizer;
import dev.ear.text.Words;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A profile made of plain-text lists, one entry a line; lines that begin with # are comments. */
final class ListProfile implements Profile {
  static final String PROPERTIES = "profile.properties";

  /** Every file of a profile, in the order the checksum reads them. */
  static final List<String> FILES =
      Stream.concat(
              Stream.of(PROPERTIES),
              Stream.of(
                      "abbreviations",
                      "address-words",
                      "aliases",
                      "answer-words",
                      "apostrophe-exceptions",
                      "apparatus-words",
                      "assessment-words",
                      "back-words",
                      "bare-order-endings",
                      "call-endings",
                      "captions",
                      "century-words",
                      "class-words",
                      "closing-endings",
                      "closing-titles",
                      "common-endings",
                      "common-words",
                      "connectives",
                      "contents-headings",
                      "divisions",
                      "era-heads",
                      "era-marks-after",
                      "era-marks-before",
                      "event-heads",
                      "exam-words",
                      "exercise-headings",
                      "exercise-title-words",
                      "exercise-weights",
                      "exercise-words",
                      "fact-headings",
                      "goal-endings",
                      "heading-words",
                      "imprint-words",
                      "institution-heads",
                      "joiners",
                      "leading-titles",
                      "link-words",
                      "list-leads",
                      "months",
                      "moods",
                      "name-conjunctions",
                      "name-endings",
                      "name-openers",
                      "narrative-endings",
                      "number-endings",
                      "option-fillers",
                      "order-endings",
                      "order-exceptions",
                      "ordinals",
                      "particles",
                      "passages",
                      "past-endings",
                      "peoples",
                      "persons",
                      "place-heads",
                      "places",
                      "pointing-words",
                      "question-cues",
                      "relations",
                      "school-words",
                      "score-words",
                      "soft-task-endings",
                      "solution-words",
                      "source-endings",
                      "source-headings",
                      "stem-endings",
                      "stem-formulas",
                      "stop-words",
                      "student-words",
                      "suffixes",
                      "task-openers",
                      "task-suffixes",
                      "task-verbs",
                      "task-words",
                      "teaching-hints",
                      "teaching-words",
                      "title-words",
                      "titles",
                      "topic-words",
                      "which-words",
                      "year-words")
                  .map(list -> list + ".txt"))
          .toList();

  private final String name;
  private final String checksum;
  private final Map<String, List<String>> lists = new LinkedHashMap<>();
  private final Aliases aliases;
  private final CaseFolding folding;
  private final RuleTokenizer tokenizer;
  private final SentenceSplitter sentences;
  private final ExtractorRules rules;

  /**
   * Reads the lists.
   *
   * @param name the profile's name
   * @param place where the files are, for messages
   * @param files their text by file name
   */
  ListProfile(String name, String place, Map<String, String> files) {
    this.name = name;
    this.checksum = checksum(files);
    files.forEach((file, text) -> lists.put(file.replaceFirst("\\.txt$", ""), entries(text)));
    Properties properties = properties(files);
    var settings = new Settings(place + "/" + PROPERTIES, properties);
    boolean inflected = settings.choice("head-inflection", "turkish", "listed");
    this.folding =
        new CaseFolding(
            settings.choice("casing", "turkish", "plain"),
            settings.choice("circumflex", "fold", "keep"));
    List<String> strongHeads = join("event-heads", "institution-heads");
    List<String> allHeads = new ArrayList<>(strongHeads);
    allHeads.addAll(list("era-heads"));
    var heads = new HeadForms(folded(allHeads), inflected);
    var textRules =
        new TextRules(
            folding,
            new SuffixGrammar(list("suffixes")),
            Set.copyOf(list("apostrophe-exceptions")),
            heads,
            new HeadForms(folded(list("titles")), inflected),
            ordinals(place),
            set("number-endings"),
            set("century-words"),
            set("name-conjunctions"),
            settings.choice("roman-numerals", "true", "false"),
            Set.copyOf(list("stop-words").stream().filter(w -> w.indexOf(' ') < 0).toList()),
            list("stop-words").stream()
                .filter(w -> w.indexOf(' ') >= 0)
                .map(w -> List.of(w.split(" ")))
                .toList(),
            Stream.of("places", "peoples")
                .flatMap(list -> set(list).stream())
                .collect(Collectors.toUnmodifiableSet()),
            set("abbreviations"));
    this.tokenizer = new RuleTokenizer(textRules);
    this.sentences = new RuleSentenceSplitter(textRules);
    this.rules =
        new ExtractorRules(
            tokenizer,
            firstWords("event-heads"),
            firstWords("institution-heads"),
            firstWords("era-heads"),
            new HeadForms(folded(list("place-heads")), inflected),
            new KnownNames(
                set("places"), set("peoples"), list("name-endings"), textRules.suffixes()),
            set("titles"),
            set("leading-titles"),
            set("closing-titles"),
            set("closing-endings"),
            set("particles"),
            set("joiners"),
            set("months"),
            set("era-marks-before"),
            set("era-marks-after"),
            set("year-words"),
            set("century-words"),
            set("abbreviations"),
            set("stop-words"),
            common(textRules),
            set("connectives"),
            set("name-openers"),
            set("name-conjunctions"),
            set("option-fillers"),
            list("exercise-headings").stream().map(this::key).collect(Collectors.toSet()),
            !settings.choice("head-place", "last", "any"));
    this.aliases =
        new Aliases(place + "/aliases.txt", files.getOrDefault("aliases.txt", ""), this::key);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String checksum() {
    return checksum;
  }

  @Override
  public Tokenizer tokenizer() {
    return tokenizer;
  }

  @Override
  public SentenceSplitter sentences() {
    return sentences;
  }

  @Override
  public Annotator annotator(CorpusEvidence evidence) {
    return new Annotator(tokenizer, new RuleExtractor(rules, evidence), new OptionRule(rules));
  }

  @Override
  public List<String> list(String list) {
    List<String> entries = lists.get(list);
    if (entries == null) {
      throw new EarException(
          Category.USAGE,
          "profile " + name + " has no list " + list + ": expected one of " + lists.keySet());
    }
    return entries;
  }

  @Override
  public List<String> aliases(String key) {
    return aliases.of(key);
  }

  private ListedWords common(TextRules textRules) {
    var words = new HashSet<>(set("common-words"));
    words.addAll(set("connectives"));
    return new ListedWords(words, list("common-endings"), textRules.suffixes());
  }

  private String key(String name) {
    return tokenizer.tokens(Words.of(name)).stream()
        .map(Token::term)
        .collect(Collectors.joining(" "));
  }

  private Map<String, Integer> ordinals(String place) {
    var ordinals = new HashMap<String, Integer>();
    for (String line : list("ordinals")) {
      int space = line.lastIndexOf(' ');
      try {
        ordinals.put(
            line.substring(0, Math.max(space, 0)), Integer.valueOf(line.substring(space + 1)));
      } catch (NumberFormatException e) {
        throw new EarException(
            Category.INPUT,
            place + "/ordinals.txt: expected a word, a space and a number, found: " + line,
            e);
      }
    }
    return ordinals;
  }

  private Set<String> set(String list) {
    return list(list).stream().map(this::fold).collect(Collectors.toUnmodifiableSet());
  }

  private List<String> folded(List<String> lines) {
    return lines.stream().map(this::fold).toList();
  }

  private String fold(String entry) {
    return folding.fold(entry, 0, entry.length());
  }

  private Set<String> firstWords(String list) {
    var words = new HashSet<String>();
    list(list).forEach(line -> words.add(fold(line.split(" ", 2)[0])));
    return Set.copyOf(words);
  }

  private List<String> join(String one, String other) {
    return Stream.concat(list(one).stream(), list(other).stream()).toList();
  }

  private static List<String> entries(String text) {
    return text.lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && line.charAt(0) != '#')
        .distinct()
        .toList();
  }

  private static Properties properties(Map<String, String> files) {
    var properties = new Properties();
    try {
      properties.load(new StringReader(files.getOrDefault(PROPERTIES, "")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties;
  }

  private static String checksum(Map<String, String> files) {
    var all = new StringBuilder(RuleExtractor.VERSION);
    files.forEach((file, text) -> all.append('\0').append(file).append('\0').append(text));
    return Sha256.hex(all.toString());
  }

  /** The settings of a profile, each one of two words. */
  private record Settings(String file, Properties properties) {
    /** Says whether a setting has the first of its two values. */
    boolean choice(String key, String yes, String no) {
      String value = properties.getProperty(key, "").strip();
      if (!value.equals(yes) && !value.equals(no)) {
        throw new EarException(
            Category.INPUT,
            file + ": expected " + key + " = " + yes + " or " + no + ", found: " + value);
      }
      return value.equals(yes);
    }
  }
}
