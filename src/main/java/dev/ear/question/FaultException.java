package dev.ear.question;

/** Ends the reading of a row that is no question; it never leaves the package. */
final class FaultException extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient Finding finding;

  FaultException(Reason reason, String detail) {
    super(detail);
    finding = new Finding(reason, detail);
  }

  Finding finding() {
    return finding;
  }
}
