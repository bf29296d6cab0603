package dev.ear.cli;

import picocli.CommandLine.Command;

/** Groups the commands that evaluate. */
@Command(
    name = "eval",
    description = "Evaluates retrieval and answering over a question set, and compares runs.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {EvalRetrievalCommand.class, EvalAnswersCommand.class, EvalCompareCommand.class})
final class EvalCommand {}
