package dev.ear.eval;

import dev.ear.ConstantName;
import dev.ear.answer.AnswerParser;
import dev.ear.answer.Answering;
import dev.ear.answer.Generator;
import dev.ear.answer.Outcome;
import dev.ear.answer.ParsedAnswer;
import dev.ear.answer.Prompt;
import dev.ear.answer.PromptStyle;
import dev.ear.answer.Prompts;
import dev.ear.answer.Reply;
import dev.ear.eval.AnswerItem.Status;
import dev.ear.question.Option;
import dev.ear.question.Question;
import dev.ear.search.ContextRenderer;
import dev.ear.search.RetrievalOptions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Puts a question set to generators and reads their replies (METHOD 6). */
final class AnswerEvaluation {
  private final List<Question> questions;
  private final AnswerPlan plan;
  private final RetrievalOptions options;

  /**
   * Prepares an evaluation.
   *
   * @param questions questions with options
   * @param plan how they are put
   * @param options how the texts of hits are cut
   */
  AnswerEvaluation(List<Question> questions, AnswerPlan plan, RetrievalOptions options) {
    this.questions = List.copyOf(questions);
    this.plan = plan;
    this.options = options;
  }

  /**
   * Puts every question to a generator.
   *
   * @param generator the generator
   * @param style the prompt style
   * @param retrieved what one cell retrieved; null for a style without retrieval
   * @param step is run after each question
   * @return an item a question, in their order
   */
  AnswerResult run(
      Generator generator, PromptStyle style, @Nullable RetrievalResult retrieved, Runnable step) {
    var prompts = new Prompts(style, plan.language(), plan.seed());
    var put = new ArrayList<Prompt>();
    for (int i = 0; i < questions.size(); i++) {
      put.add(prompts.render(questions.get(i), passages(retrieved, i)));
    }
    List<Outcome> outcomes =
        new Answering(generator, plan.inFlight()).run(put, (index, outcome) -> step.run());
    AnswerCell cell =
        AnswerCell.of(
            generator.info().generator(),
            generator.info().model(),
            style.key(),
            retrieved == null ? null : retrieved.cell());
    var items = new ArrayList<AnswerItem>();
    var replyMicros = new ArrayList<Long>();
    var endToEndMicros = new ArrayList<Long>();
    for (int i = 0; i < put.size(); i++) {
      RetrievedItem evidence = retrieved == null ? null : retrieved.items().get(i);
      items.add(item(cell, questions.get(i), put.get(i), outcomes.get(i), evidence));
      if (outcomes.get(i) instanceof Outcome.Replied(Reply reply)) {
        long before =
            retrieved == null ? 0 : retrieved.rankMicros().get(i) + retrieved.loadMicros().get(i);
        replyMicros.add(reply.micros());
        endToEndMicros.add(before + reply.micros());
      }
    }
    return new AnswerResult(cell, items, replyMicros, endToEndMicros);
  }

  private List<String> passages(@Nullable RetrievalResult retrieved, int question) {
    return retrieved == null
        ? List.of()
        : retrieved.evidence().get(question).hits().stream()
            .map(hit -> ContextRenderer.printed(hit, options))
            .toList();
  }

  private AnswerItem item(
      AnswerCell cell,
      Question question,
      Prompt prompt,
      Outcome outcome,
      @Nullable RetrievedItem evidence) {
    String gold =
        question.goldOption().flatMap(g -> prompt.options().shownLabel(g.label())).orElse(null);
    Verdict verdict =
        switch (outcome) {
          case Outcome.NotRun(String message) -> Verdict.notRun(message);
          case Outcome.Replied(Reply reply) ->
              Verdict.of(
                  AnswerParser.parse(reply.text(), question.options().size(), plan.parse()),
                  reply,
                  gold);
        };
    Reply reply = verdict.reply();
    String shown = verdict.shown();
    return new AnswerItem(
        cell,
        question.id(),
        shown(prompt),
        mapping(prompt),
        gold,
        prompt.text(),
        verdict.status(),
        verdict.message(),
        reply == null ? null : reply.text(),
        reply == null ? null : reply.servedBy(),
        reply == null ? null : reply.finish(),
        reply == null ? null : reply.promptTokens(),
        reply == null ? null : reply.replyTokens(),
        shown,
        shown == null ? null : prompt.options().originalLabel(shown).orElse(null),
        verdict.stage(),
        verdict.fault(),
        verdict.correct(),
        evidence == null ? null : evidence.cue(),
        evidence == null ? null : evidence.stage());
  }

  /** What became of one prompt; its fields are those of {@link AnswerItem}. */
  private record Verdict(
      Status status,
      @Nullable String message,
      @Nullable Reply reply,
      @Nullable String shown,
      @Nullable String stage,
      @Nullable String fault,
      @Nullable Boolean correct) {
    static Verdict notRun(String message) {
      return new Verdict(Status.NOT_RUN, message, null, null, null, null, null);
    }

    static Verdict of(ParsedAnswer parsed, Reply reply, @Nullable String gold) {
      return switch (parsed) {
        case ParsedAnswer.Chosen chosen ->
            new Verdict(
                Status.ANSWERED,
                null,
                reply,
                chosen.label(),
                ConstantName.of(chosen.stage()),
                null,
                chosen.label().equals(gold));
        case ParsedAnswer.Invalid invalid ->
            new Verdict(
                Status.INVALID, null, reply, null, null, ConstantName.of(invalid.fault()), false);
      };
    }
  }

  private static Map<String, String> shown(Prompt prompt) {
    Map<String, String> shown = new LinkedHashMap<>();
    for (Option option : prompt.options().shown()) {
      shown.put(option.label(), option.text());
    }
    return shown;
  }

  private static Map<String, String> mapping(Prompt prompt) {
    Map<String, String> mapping = new LinkedHashMap<>();
    for (int i = 0; i < prompt.options().shown().size(); i++) {
      mapping.put(prompt.options().shown().get(i).label(), prompt.options().original().get(i));
    }
    return mapping;
  }
}
