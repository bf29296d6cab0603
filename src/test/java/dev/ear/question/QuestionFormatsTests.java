package dev.ear.question;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.util.List;
import org.junit.jupiter.api.Test;

class QuestionFormatsTests {

  @Test
  void ourOwnLineNamesOptionsByLabel() {
    Question question =
        one(
            """
            {"id":"q1","question":"Malazgirt Savaşı hangi yıldadır?","options":{"A":"1071","B":"1176"},"answer":"A"}
            """);

    assertThat(question.id()).isEqualTo("q1");
    assertThat(question.text()).isEqualTo("Malazgirt Savaşı hangi yıldadır?");
    assertThat(question.options())
        .containsExactly(new Option("A", "1071"), new Option("B", "1176"));
    assertThat(question.answer()).isEqualTo("A");
    assertThat(question.goldText()).contains("1071");
    assertThat(question.isOpen()).isFalse();
  }

  @Test
  void optionsInAListAreLabelledInOrder() {
    assertThat(one("{\"question\":\"S?\",\"options\":[\"x\",\"y\",\"z\"]}").options())
        .extracting(Option::label)
        .containsExactly("A", "B", "C");
  }

  @Test
  void optionsGoByTheirLabelsHoweverTheyAreListed() {
    assertThat(one("{\"question\":\"S?\",\"options\":{\"b\":\"y\",\"a\":\"x\"}}").options())
        .containsExactly(new Option("A", "x"), new Option("B", "y"));
  }

  @Test
  void fieldsThatAreNotOursStayInOrder() {
    Question question =
        one(
            """
            {"topic":"Selçuklu","id":"q","level":{"grade":10},"question":"S?","options":["x","y"],"tags":[1,2]}
            """);

    assertThat(question.rest().keySet()).containsExactly("topic", "level", "tags");
    assertThat(question.rest().get("level")).hasToString("{\"grade\":10}");
  }

  @Test
  void sourceAndPageAreTheGoldPage() {
    assertThat(
            one("{\"question\":\"S?\",\"options\":[\"x\",\"y\"],\"source\":\"tarih-9\",\"page\":4}")
                .gold())
        .isEqualTo(new GoldPage("tarih-9", 4));
  }

  @Test
  void aSourceWithoutPageIsNoGoldPageAndStays() {
    Question question = one("{\"question\":\"S?\",\"source\":\"sınav\"}");

    assertThat(question.gold()).isNull();
    assertThat(question.rest()).containsOnlyKeys("source");
  }

  @Test
  void aLineWithoutOptionsIsAnOpenQuestion() {
    Question question =
        one(
            """
            {"id":"o1","question":"Alparslan kimdir?","answer":"Büyük Selçuklu hükümdarı","source":"kitap","page":1}
            """);

    assertThat(question.isOpen()).isTrue();
    assertThat(question.answer()).isEqualTo("Büyük Selçuklu hükümdarı");
    assertThat(question.goldText()).contains("Büyük Selçuklu hükümdarı");
    assertThat(question.goldOption()).isEmpty();
  }

  @Test
  void examsKeepsStemAndChoicesInsideTheQuestion() {
    Question question =
        one(
            """
            {"id":"e1","question":{"stem":"Kült hangisidir:","choices":[{"text":"güneş.","label":"A"},{"text":"ateş.","label":"B"}],"para":""},"answerKey":"B","info":{"grade":12},"split":"train"}
            """);

    assertThat(question.text()).isEqualTo("Kült hangisidir:");
    assertThat(question.goldOption()).contains(new Option("B", "ateş."));
    assertThat(question.rest().keySet()).containsExactly("info", "split", "para");
  }

  @Test
  void aStemLeftOutIsStillAskedWithItsOptions() {
    assertThat(
            one("{\"question\":{\"stem\":\"\",\"choices\":[{\"text\":\"x\",\"label\":\"A\"},"
                    + "{\"text\":\"y\",\"label\":\"B\"}]}}")
                .text())
        .isEmpty();
  }

  @Test
  void turkishMmluIsAListOverSeveralLines() {
    List<Question> questions =
        read(
            """
            [
              {"question": "Birinci soru?", "choices": ["x", "y"], "answer": "B"},
              {"question": "İkinci soru?",
               "choices": ["p", "q", "r"], "answer": 2}
            ]
            """);

    assertThat(questions).extracting(Question::id).containsExactly("item-1", "item-2");
    assertThat(questions).extracting(Question::answer).containsExactly("B", "C");
  }

  @Test
  void csvWithoutHeaderIsQuestionOptionsKey() {
    List<Question> questions =
        read("\"Ankara, hangi yıl başkent oldu?\",1920,1923,1938,B\nİkinci soru?,x,y,z,0\n");

    assertThat(questions.get(0).text()).isEqualTo("Ankara, hangi yıl başkent oldu?");
    assertThat(questions.get(0).goldText()).contains("1923");
    assertThat(questions.get(1).goldText()).contains("x");
  }

  @Test
  void csvHeaderNamesItsColumnsInAnyOrder() {
    Question question = one("id,Answer,question,option_a,option_b,subject\n7,b,Soru?,x,y,tarih\n");

    assertThat(question.id()).isEqualTo("7");
    assertThat(question.goldText()).contains("y");
    assertThat(question.rest()).containsOnlyKeys("subject");
  }

  @Test
  void csvMayNumberItsRowsInAColumnWithoutName() {
    Question question = one(",Question,A,B,C,D,Answer,Subject\n0,Soru?,x,y,z,w,D,tarih\n");

    assertThat(question.goldText()).contains("w");
    assertThat(question.id()).isEqualTo("line-2");
  }

  @Test
  void csvRowsWithFewerOptionsLeaveTheLastCellsBlank() {
    assertThat(read("question,A,B,C,answer\nS?,x,y,z,C\nT?,x,y,,A\n").get(1).options()).hasSize(2);
  }

  @Test
  void csvWithoutOptionColumnsHasOpenQuestions() {
    Question question = one("question,answer,source,page\nKimdir?,Alparslan,kitap,3\n");

    assertThat(question.isOpen()).isTrue();
    assertThat(question.gold()).isEqualTo(new GoldPage("kitap", 3));
  }

  @Test
  void aQuotedCellMayBreakLinesAndIsNamedByItsFirst() {
    List<Question> questions = read("\n\"I. Bir\nII. İki\nHangisi?\",x,y,A\n\nSon?,x,y,B\n");

    assertThat(questions).extracting(Question::id).containsExactly("line-2", "line-6");
  }

  @Test
  void aMissingIdIsMadeFromTheLine() {
    assertThat(read("{\"question\":\"S?\"}\n\n{\"question\":\"T?\",\"id\":null}\n"))
        .extracting(Question::id)
        .containsExactly("line-1", "line-3");
  }

  @Test
  void aNumberMayBeAnId() {
    assertThat(one("{\"id\":12,\"question\":\"S?\"}").id()).isEqualTo("12");
  }

  @Test
  void aByteOrderMarkIsNoText() {
    assertThat(one("\uFEFF{\"question\":\"S?\"}").text()).isEqualTo("S?");
  }

  @Test
  void aMissingKeyIsAbsent() {
    assertThat(one("{\"question\":\"S?\",\"options\":[\"x\",\"y\"]}").answer()).isNull();
  }

  @Test
  void aKeyThatNamesNoOptionIsAbsentAndStaysAsItCame() {
    Question question = one("{\"question\":\"S?\",\"options\":[\"x\",\"y\"],\"answer\":\"E\"}");

    assertThat(question.answer()).isNull();
    assertThat(question.rest().get("answer")).hasToString("\"E\"");
  }

  @Test
  void aKeyMayBeWrittenAsALabelIsPrinted() {
    assertThat(one("{\"question\":\"S?\",\"options\":[\"x\",\"y\"],\"answer\":\"b)\"}").answer())
        .isEqualTo("B");
  }

  @Test
  void whatIsWrittenReadsBackEqual() {
    Question question =
        one(
            """
            {"id":"q","question":"S?","choices":["x","y"],"answer":1,"source":"k","page":2,"note":"n"}
            """);

    assertThat(one(question.toJson().toString())).isEqualTo(question);
    assertThat(question.toJson())
        .hasToString(
            "{\"id\":\"q\",\"question\":\"S?\",\"options\":{\"A\":\"x\",\"B\":\"y\"},"
                + "\"answer\":\"B\",\"source\":\"k\",\"page\":2,\"note\":\"n\"}");
  }

  private static List<Question> read(String text) {
    return Questions.read(new ByteArrayInputStream(text.getBytes(UTF_8)), "set");
  }

  private static Question one(String text) {
    List<Question> questions = read(text);
    assertThat(questions).hasSize(1);
    return questions.getFirst();
  }
}
