package dev.ear.question;

/** How a question comes out of the audit, from best to worst (METHOD 6). */
public enum Grade {
  /** Nothing against it: in the strict split and in the provisional one. */
  PASS,
  /** A person should look at it: in the provisional split only. */
  REVIEW,
  /** Not fit for evaluation: in neither split. */
  REJECT
}
