package dev.ear.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TableFormatsTests {
  private static final ReportTable TABLE =
      new ReportTable.Builder("t", "Words & <cues>", "Unit", "50% of_it")
          .row("window | r80", "\u0394 +1, \"two\"")
          .note("A {note} of 5%.")
          .build();

  @Test
  void htmlTakesTextForText() {
    assertThat(TableFormats.html(TABLE))
        .contains("Words &amp; &lt;cues&gt;", "<th scope=\"row\">window | r80</th>")
        .doesNotContain("<cues>");
  }

  @Test
  void markdownKeepsItsColumns() {
    assertThat(TableFormats.markdown(TABLE)).contains("| window \\| r80 | \u0394 +1, \"two\" |");
  }

  @Test
  void csvQuotesWhatItMust() {
    assertThat(TableFormats.csv(TABLE))
        .isEqualTo("Unit,50% of_it\r\nwindow | r80,\"\u0394 +1, \"\"two\"\"\"\r\n");
  }

  @Test
  void latexEscapesItsOwnCharacters() {
    assertThat(TableFormats.latex(TABLE))
        .contains(
            "\\caption{Words \\& <cues> A \\{note\\} of 5\\%.}",
            "Unit & 50\\% of\\_it \\\\", "$\\Delta$");
  }
}
