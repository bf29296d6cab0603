package dev.ear.corpus.pdf;

import java.util.Set;
import org.apache.pdfbox.contentstream.operator.Operator;

/**
 * Counts what stands in a page's content where an operator should and is none.
 *
 * <p>PDFBox, like viewers, passes over them; a page of nothing else would look empty.
 */
final class PdfStrays {
  /** A slip or two of the program that wrote a page is no damage. */
  private static final int SLIPS = 3;

  /** All operators of PDF 2.0, and F of before. */
  private static final Set<String> OPERATORS =
      Set.of(
          ("b B b* B* BDC BI BMC BT BX c cm CS cs d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j"
                  + " J K k l m M MP n q Q re RG rg ri s S SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL"
                  + " Tm Tr Ts Tw Tz v w W W* y ' \"")
              .split(" "));

  private int compatible;
  private int operators;
  private int strays;

  /** Looks at the next operator. */
  void observe(Operator operator) {
    String name = operator.getName();
    if (OPERATORS.contains(name)) {
      operators++;
      // Between BX and EX others are allowed.
      compatible += name.equals("BX") ? 1 : name.equals("EX") ? -1 : 0;
    } else if (compatible <= 0) {
      strays++;
    }
  }

  /** Says whether there was no operator at all. */
  boolean areAlone() {
    return operators == 0;
  }

  /** Says whether there was a stray. */
  boolean areThere() {
    return strays > 0;
  }

  /** Says whether there were more than a program makes by mistake. */
  boolean areMany() {
    return strays > SLIPS;
  }
}
