package dev.ear.answer;

import dev.ear.ConstantName;

/** The prompt families of the paper's Figure 2 (METHOD 6). */
public enum PromptStyle {
  /** Question and options; the reply is a label. */
  ZERO_SHOT(false),
  /** As zero-shot, after three solved examples. */
  FEW_SHOT(false),
  /** Question and options; the reply is a label with a rationale. */
  COT(false),
  /** Retrieved passages first, to answer from as far as possible. */
  RAG(true),
  /** Retrieved passages and a rationale: the main protocol. */
  RAG_COT(true);

  private final boolean retrieval;

  PromptStyle(boolean retrieval) {
    this.retrieval = retrieval;
  }

  /** Says whether the prompt has retrieved passages in it. */
  public boolean retrieval() {
    return retrieval;
  }

  /** Returns its name on the command line and among the resources, as {@code rag-cot}. */
  public String key() {
    return ConstantName.of(this);
  }
}
