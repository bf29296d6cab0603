package dev.ear.cli;

import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_COMMAND_LIST;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_DESCRIPTION;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_OPTION_LIST;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_PARAMETER_LIST;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_SYNOPSIS;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Help;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Lays out help pages for screens that are too narrow for two columns: what an option says stands
 * below its name.
 */
final class NarrowHelp {
  private static final String INDENT = "  ";
  private static final String HANGING = "    ";
  private static final String MORE_INDENT = "      ";
  private static final String USAGE = "Usage: ";

  private final int width;

  private NarrowHelp(int width) {
    this.width = width;
  }

  /** Returns what renders the sections of a help page in so many columns. */
  static Map<String, IHelpSectionRenderer> sections(int width) {
    var help = new NarrowHelp(width);
    return Map.of(
        SECTION_KEY_SYNOPSIS, help::synopsis,
        SECTION_KEY_DESCRIPTION, help::description,
        SECTION_KEY_PARAMETER_LIST, help::parameters,
        SECTION_KEY_OPTION_LIST, help::options,
        SECTION_KEY_COMMAND_LIST, help::commands);
  }

  /** The heading before it takes some columns of the first line. */
  private String synopsis(Help help) {
    List<String> lines = TextWrap.lines(USAGE + help.synopsis(0).strip(), width - HANGING.length());
    return String.join(System.lineSeparator() + HANGING, lines).substring(USAGE.length())
        + System.lineSeparator();
  }

  private String description(Help help) {
    return text("", String.join(" ", help.commandSpec().usageMessage().description()));
  }

  private String parameters(Help help) {
    return help.commandSpec().positionalParameters().stream()
        .filter(parameter -> !parameter.hidden())
        .map(parameter -> entry(help, "", parameter))
        .collect(Collectors.joining());
  }

  private String options(Help help) {
    return help.commandSpec().options().stream()
        .filter(option -> !option.hidden())
        .sorted(Comparator.comparing(NarrowHelp::sortedBy))
        .map(option -> entry(help, String.join(", ", option.names()), option))
        .collect(Collectors.joining());
  }

  private static String sortedBy(OptionSpec option) {
    return option.shortestName().replaceFirst("^-+", "").toLowerCase(Locale.ROOT);
  }

  private String entry(Help help, String name, ArgSpec option) {
    String label =
        help.parameterLabelRenderer()
            .renderParameterLabel(option, Help.Ansi.OFF, List.of())
            .toString();
    return text(INDENT, name + label) + text(MORE_INDENT, String.join(" ", option.description()));
  }

  private String commands(Help help) {
    return help.subcommands().entrySet().stream()
        .map(
            command ->
                text(INDENT, command.getKey())
                    + text(
                        MORE_INDENT,
                        String.join(
                            " ", command.getValue().commandSpec().usageMessage().description())))
        .collect(Collectors.joining());
  }

  private String text(String indent, String text) {
    var lines = new ArrayList<String>();
    TextWrap.lines(text, width - indent.length()).forEach(line -> lines.add(indent + line));
    return lines.stream()
        .flatMap(line -> Stream.of(line, System.lineSeparator()))
        .collect(Collectors.joining());
  }
}
