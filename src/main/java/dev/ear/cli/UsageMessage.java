package dev.ear.cli;

import dev.ear.ConstantName;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.MutuallyExclusiveArgsException;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in the program's own words what is wrong with a command line, where picocli saw it. */
final class UsageMessage {
  private final ParameterException exception;
  private final CommandSpec command;
  private final List<String> args;

  private UsageMessage(ParameterException exception, String... args) {
    this.exception = exception;
    command = exception.getCommandLine().getCommandSpec();
    this.args = Stream.of(args).takeWhile(arg -> !arg.equals("--")).toList();
  }

  /** Returns one line: what is wrong and what to do. */
  static String of(ParameterException exception, String... args) {
    var message = new UsageMessage(exception, args);
    return message.what()
        + message.hint()
        + "; try '"
        + message.command.qualifiedName()
        + " --help'";
  }

  private String what() {
    ArgSpec arg = exception.getArgSpec();
    return switch (exception) {
      case UnmatchedArgumentException unmatched -> unmatched(unmatched);
      case MissingParameterException missing -> missing(missing.getMissing());
      case MutuallyExclusiveArgsException together -> together();
      case OverwrittenOptionException twice -> names(twice.getOverwritten()) + " stands twice";
      default -> {
        if (arg != null && exception.getValue() != null) {
          yield value(arg, exception.getValue());
        }
        yield command.subcommands().isEmpty()
            ? String.valueOf(exception.getMessage())
            : command.qualifiedName()
                + " needs a command: "
                + String.join(", ", command.subcommands().keySet());
      }
    };
  }

  private String value(ArgSpec arg, String value) {
    Class<?> type = arg.isMultiValue() ? arg.auxiliaryTypes()[0] : arg.type();
    if (type == Path.class) {
      return names(arg) + ": " + String.valueOf(exception.getMessage()).replaceFirst(".*?: ", "");
    }
    if (type == boolean.class || type == Boolean.class) {
      return names(arg) + " takes no value, and '" + value + "' was given";
    }
    return names(arg) + " is '" + value + "'; expected " + expected(type);
  }

  private static String expected(Class<?> type) {
    if (type.isEnum()) {
      List<String> all =
          Stream.of(type.getEnumConstants()).map(c -> ConstantName.of((Enum<?>) c)).toList();
      return joined(all, "or");
    }
    if (type == int.class || type == Integer.class) {
      return "a whole number, at most " + Integer.MAX_VALUE;
    }
    return type == double.class || type == Double.class ? "a number" : "another value";
  }

  private String missing(List<ArgSpec> missing) {
    Optional<ArgSpec> typed =
        missing.stream().filter(arg -> arg instanceof OptionSpec o && lacksValue(o)).findFirst();
    if (typed.isPresent()) {
      return names(typed.get()) + " needs a value: " + typed.get().paramLabel();
    }
    // Where alternatives are groups themselves, picocli names none of their options.
    ArgGroupSpec group =
        missing.isEmpty() ? command.argGroups().getFirst() : missing.getFirst().group();
    if (group == null) {
      return joined(missing.stream().map(UsageMessage::names).toList(), "and")
          + (missing.size() == 1 ? " is missing" : " are missing");
    }
    Optional<OptionSpec> given =
        group.allOptionsNested().stream().filter(this::isGiven).findFirst();
    if (given.isPresent() && !missing.isEmpty()) {
      return names(given.get()) + " goes with " + names(missing.getFirst()) + ", which is missing";
    }
    ArgGroupSpec root = group;
    while (root.parentGroup() != null) {
      root = root.parentGroup();
    }
    return "one of " + joined(leading(root), "and") + " is missing";
  }

  /** Returns the options that begin the alternatives of a group. */
  private static List<String> leading(ArgGroupSpec group) {
    return alternatives(group).stream()
        .map(args -> args.stream().filter(ArgSpec::required).findFirst().orElse(args.getFirst()))
        .map(UsageMessage::names)
        .toList();
  }

  private static List<List<ArgSpec>> alternatives(ArgGroupSpec group) {
    var alternatives = new ArrayList<List<ArgSpec>>();
    group.args().forEach(arg -> alternatives.add(List.of(arg)));
    group.subgroups().forEach(inner -> alternatives.add(List.copyOf(inner.allOptionsNested())));
    return alternatives;
  }

  private String together() {
    for (ArgGroupSpec group : command.argGroups()) {
      Set<String> given = new LinkedHashSet<>();
      for (List<ArgSpec> alternative : alternatives(group)) {
        alternative.stream()
            .filter(this::isGiven)
            .findFirst()
            .ifPresent(arg -> given.add(names(arg)));
      }
      if (group.exclusive() && given.size() > 1) {
        return joined(List.copyOf(given), "and") + " do not go together; give one of them";
      }
    }
    return String.valueOf(exception.getMessage());
  }

  private String unmatched(UnmatchedArgumentException unmatched) {
    String first = unmatched.getUnmatched().getFirst();
    if (unmatched.isUnknownOption()) {
      return command.qualifiedName()
          + " has no option '"
          + first
          + "'"
          + suggestion(unmatched, first, "");
    }
    return command.subcommands().isEmpty()
        ? command.qualifiedName() + " takes no '" + first + "' without an option that names it"
        : command.qualifiedName()
            + " has no command '"
            + first
            + "'"
            + suggestion(unmatched, first, command.qualifiedName() + " ");
  }

  private static String suggestion(UnmatchedArgumentException unmatched, String typed, String by) {
    return unmatched.getSuggestions().stream()
        .filter(name -> isOneSlipFrom(typed, name))
        .findFirst()
        .map(name -> "; did you mean '" + by + name + "'")
        .orElse("");
  }

  /** Says whether one short stretch is all that two names differ in. */
  private static boolean isOneSlipFrom(String typed, String name) {
    int shorter = Math.min(typed.length(), name.length());
    int start = 0;
    while (start < shorter && typed.charAt(start) == name.charAt(start)) {
      start++;
    }
    int end = 0;
    while (end < shorter - start
        && typed.charAt(typed.length() - 1 - end) == name.charAt(name.length() - 1 - end)) {
      end++;
    }
    return Math.max(typed.length(), name.length()) - start - end <= 2;
  }

  /** What a query excludes with a minus, and any word that begins with one, looks like options. */
  private String hint() {
    boolean takesText =
        command.positionalParameters().stream()
            .anyMatch(parameter -> parameter.auxiliaryTypes()[0] == String.class);
    if (!takesText) {
      return "";
    }
    return args.stream()
        .filter(arg -> arg.matches("-\\p{L}.+") && !arg.matches("-k=?-?\\d+"))
        .findFirst()
        .map(arg -> "; if '" + arg + "' is to be looked for, put -- before the text")
        .orElse("");
  }

  private boolean isGiven(ArgSpec arg) {
    return arg instanceof OptionSpec option
        && Stream.of(option.names())
            .anyMatch(
                name -> args.stream().anyMatch(a -> a.equals(name) || a.startsWith(name + "=")));
  }

  /** Says whether an option is the last word, or another option follows it. */
  private boolean lacksValue(OptionSpec option) {
    for (int i = 0; i < args.size(); i++) {
      if (List.of(option.names()).contains(args.get(i))
          && (i + 1 == args.size() || args.get(i + 1).startsWith("-"))) {
        return true;
      }
    }
    return false;
  }

  private static String names(ArgSpec arg) {
    return arg instanceof OptionSpec option ? option.longestName() : arg.paramLabel();
  }

  private static String joined(List<String> names, String last) {
    return names.size() < 2
        ? String.join("", names)
        : names.subList(0, names.size() - 1).stream().collect(Collectors.joining(", "))
            + " "
            + last
            + " "
            + names.getLast();
  }
}
