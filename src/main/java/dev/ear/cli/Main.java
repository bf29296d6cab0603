package dev.ear.cli;

import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_FOOTER;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.EarVersion;
import dev.ear.IoReason;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.TypeConversionException;

/** The command {@code ear}. */
@Command(
    name = "ear",
    description =
        "Finds evidence for questions in windows around the anchors they share with the text.",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "ear help COMMAND tells the rest of a command.",
      "Exit codes: 0 done, 1 failed, 2 wrong usage.",
      "For shell completion: source <(ear completion)",
      "",
      "Results are laid out for the screen; COLUMNS asks for another width. Where they go to a file"
          + " or a program, text has 80 columns and tables keep a row a line; --json is for"
          + " programs."
    })
public final class Main {
  static final int DONE = 0;
  static final int FAILED = 1;
  static final int WRONG_USAGE = 2;

  /** Where two columns of help fit at least. */
  private static final int NARROWEST_HELP = 60;

  private static final int WIDEST_HELP = 120;
  private static final int ONE_PIECE = 2000;

  private static final String COMPLETION = "completion";

  /** The commands in the order of the help. */
  private static final List<Map.Entry<String, Class<?>>> COMMANDS =
      List.of(
          Map.entry("demo", DemoCommand.class),
          Map.entry("clean", CleanCommand.class),
          Map.entry("build", BuildCommand.class),
          Map.entry("search", SearchCommand.class),
          Map.entry("ask", AskCommand.class),
          Map.entry("analyze", AnalyzeCommand.class),
          Map.entry("export", ExportCommand.class),
          Map.entry("info", InfoCommand.class),
          Map.entry("verify", VerifyCommand.class),
          Map.entry("anchors", AnchorsCommand.class),
          Map.entry("anchors-eval", AnchorsEvalCommand.class),
          Map.entry("questions", QuestionsCommand.class),
          Map.entry("eval", EvalCommand.class),
          Map.entry("report", ReportCommand.class),
          Map.entry("bench", BenchCommand.class));

  /** Held in a field: a logger that nobody holds is collected and forgets its level. */
  private static final Logger VECTOR_NOTICE =
      Logger.getLogger("org.apache.lucene.internal.vectorization");

  @Option(
      names = "--verbose",
      description = "Show stack traces of errors.",
      scope = ScopeType.INHERIT)
  private boolean verbose;

  private Main() {}

  /** Runs a command and exits with its code. */
  public static void main(String[] args) {
    VECTOR_NOTICE.setLevel(Level.SEVERE);
    Terminal terminal = Terminal.ofProcess();
    int code = run(terminal, args);
    terminal.flush();
    System.exit(code);
  }

  /**
   * Runs a command.
   *
   * @param terminal where to print
   * @param args its arguments
   * @return the exit code
   */
  static int run(Terminal terminal, String... args) {
    return runCommand(terminal, helpAsOption(args));
  }

  /**
   * Reads {@code ear help ask} as {@code ear ask --help}, and as {@code ear serach} what is none.
   */
  private static String[] helpAsOption(String... args) {
    if (args.length == 0 || !args[0].equals("help")) {
      return args;
    }
    boolean known =
        args.length == 1
            || args[1].equals(COMPLETION)
            || COMMANDS.stream().anyMatch(command -> command.getKey().equals(args[1]));
    Stream<String> asked = Arrays.stream(args).skip(1);
    return (known ? Stream.concat(asked, Stream.of("--help")) : asked).toArray(String[]::new);
  }

  private static int runCommand(Terminal terminal, String... args) {
    var main = new Main();
    String encoding = System.getProperty("sun.jnu.encoding", "");
    try {
      ArgumentText.requireWhole(List.of(args), encoding);
    } catch (EarException e) {
      return main.failed(terminal, e);
    }
    ArgumentText.doubt(List.of(args), encoding)
        .ifPresent(doubt -> terminal.message("ear: " + doubt));
    var factory = new Commands(terminal);
    var commandLine = new CommandLine(main, factory);
    addCommands(commandLine, factory, args);
    commandLine
        .setOut(terminal.outWriter())
        .setErr(terminal.errWriter())
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setExpandAtFiles(false)
        .setUsageHelpWidth(Math.clamp(terminal.width(), NARROWEST_HELP, WIDEST_HELP))
        .setColorScheme(CommandLine.Help.defaultColorScheme(terminal.ansi()))
        .setParameterExceptionHandler(
            (e, arguments) -> {
              terminal.message("ear: " + UsageMessage.of(e, arguments));
              return WRONG_USAGE;
            })
        .setExecutionExceptionHandler((e, command, result) -> main.failed(terminal, e));
    layOutHelp(commandLine, Math.min(terminal.width(), WIDEST_HELP));
    tellVersions(commandLine);
    commandLine.registerConverter(Path.class, Main::path);
    int code;
    try {
      code = commandLine.execute(args);
    } catch (OutOfMemoryError e) {
      terminal.message(
          "ear: the memory of the Java machine is used up; give it more, for example:"
              + " EAR_JAVA_OPTS=-Xmx4g ear "
              + String.join(" ", args));
      return FAILED;
    } catch (StackOverflowError | LinkageError e) {
      return main.failed(terminal, new IllegalStateException(e));
    }
    terminal.flush();
    if (terminal.lostResults()) {
      terminal.message(
          "ear: standard output could not be written in full; make room where it goes, or do not"
              + " close it early");
      return FAILED;
    }
    return code;
  }

  private static void layOutHelp(CommandLine commandLine, int width) {
    Map<String, IHelpSectionRenderer> sections = commandLine.getHelpSectionMap();
    sections.put(SECTION_KEY_FOOTER, help -> HelpFooter.render(help, width));
    if (width < NARROWEST_HELP) {
      // What is in one piece can be broken between arguments.
      commandLine.setUsageHelpWidth(ONE_PIECE);
      sections.putAll(NarrowHelp.sections(width));
    }
    commandLine.setHelpSectionMap(sections);
  }

  /** An empty name, as an unset shell variable leaves it, would mean the current folder. */
  private static Path path(String name) {
    if (name.isBlank()) {
      throw new TypeConversionException("the name of a file or folder is empty");
    }
    return Path.of(name);
  }

  /**
   * Reading every command takes longer than a search: where one is named first, it is read alone.
   */
  private static void addCommands(
      CommandLine commandLine, CommandLine.IFactory factory, String... args) {
    List<Map.Entry<String, Class<?>>> named =
        COMMANDS.stream()
            .filter(command -> args.length > 0 && command.getKey().equals(args[0]))
            .toList();
    for (Map.Entry<String, Class<?>> command : named.isEmpty() ? COMMANDS : named) {
      commandLine.addSubcommand(command.getKey(), new CommandLine(command.getValue(), factory));
    }
    if (named.isEmpty()) {
      // Picocli calls the command generate-completion, also in its help.
      commandLine.addSubcommand(
          COMPLETION, new CommandLine(new GenerateCompletion()).setCommandName(COMPLETION));
    }
  }

  /** Every command answers --version as ear itself does. */
  private static void tellVersions(CommandLine commandLine) {
    commandLine.getCommandSpec().versionProvider(new Version());
    commandLine.getSubcommands().values().forEach(Main::tellVersions);
  }

  private int failed(Terminal terminal, Exception e) {
    terminal.flush();
    if (e instanceof EarException expected) {
      terminal.message("ear: " + expected.getMessage());
      if (verbose) {
        expected.printStackTrace(terminal.errWriter());
      }
      return expected.category() == Category.USAGE ? WRONG_USAGE : FAILED;
    }
    IOException io =
        e instanceof UncheckedIOException unchecked
            ? unchecked.getCause()
            : e instanceof IOException checked ? checked : null;
    if (io != null) {
      terminal.message(
          "ear: a file could not be read or written ("
              + IoReason.at(io)
              + "); check that it is there and whole, and that its disk has room");
      if (verbose) {
        e.printStackTrace(terminal.errWriter());
      }
      return FAILED;
    }
    terminal.message(
        "ear: something unforeseen went wrong ("
            + e
            + "); this is a fault of the program: please report it with what --verbose shows");
    if (verbose) {
      e.printStackTrace(terminal.errWriter());
    }
    return FAILED;
  }

  /** Tells the version. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {
        "ear " + EarVersion.current(),
        "Lucene " + org.apache.lucene.util.Version.LATEST,
        "Java " + Runtime.version()
      };
    }
  }
}
