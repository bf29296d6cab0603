package dev.ear.cli;

import picocli.CommandLine.Command;

/** Groups the commands on question sets. */
@Command(
    name = "questions",
    description = "Audits question sets and finds the questions a corpus supports.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {QuestionsAuditCommand.class, QuestionsSupportedCommand.class})
final class QuestionsCommand {}
