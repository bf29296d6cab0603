package dev.ear.corpus;

import dev.ear.corpus.Cues.Judged;
import dev.ear.corpus.Cues.Kind;
import dev.ear.text.Words;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Weighs the signs of units that show no mark of their own. */
final class UnitScale {
  static java.util.function.Consumer<String> dump;

  private static final Pattern YEAR = Pattern.compile("\\b\\d{3,4}\\b");
  private static final Pattern NAME = Pattern.compile("\\p{Lu}\\p{L}+['’]\\p{Ll}");
  private static final Pattern GAPS = Pattern.compile("[□☐▢❏❑○◯]|_{2,}|\\.{4,}|…{2,}|\\[\\s*\\]|\\(\\s+\\)");
  private static final Pattern PARTS = Pattern.compile("\\s[|•/·●◆▪→–—]\\s|\\s{3,}|\\t");

  private final Headings headings;
  private final ExerciseHeadings exercises;
  private final UnitJudge judge;
  private final WordList narrative;
  private final WordList self;
  private final WordList school;
  private final WordList address;
  private final WordList student;
  private final WordList teaching;
  private final WordList hints;
  private final WordList orders;
  private final Set<String> verbs;

  UnitScale(CueLists lists, Headings headings, ExerciseHeadings exercises, UnitJudge judge) {
    this.headings = headings;
    this.exercises = exercises;
    this.judge = judge;
    narrative = lists.words("narrative-endings");
    self = lists.words("self-endings");
    school = lists.words("school-words");
    address = lists.words("address-words");
    student = lists.words("student-words");
    teaching = lists.words("teaching-words");
    hints = lists.words("teaching-hints");
    orders = lists.words("order-endings");
    verbs = Set.copyOf(lists.folded("task-verbs"));
  }

  static boolean marked(@Nullable DropReason r) {
    return r != null && r != DropReason.EXERCISE_PART;
  }

  Set<Sign> signs(List<Unit> units, int i, DropReason[] first) {
    Unit u = units.get(i);
    String text = u.text();
    String folded = Fold.fold(text);
    Set<Sign> s = EnumSet.noneOf(Sign.class);
    DropReason own = first[i];
    if (own == DropReason.EXERCISE_PART) s.add(Sign.GOVERNED);
    if (i == 0) s.add(Sign.FIRST);
    else {
      Unit p = units.get(i - 1);
      DropReason r = first[i - 1];
      boolean same = p.block() == u.block();
      if (r == DropReason.EXERCISE_HEADING) s.add(same ? Sign.AFTER_HEADING_SAME : Sign.AFTER_HEADING);
      else if (r == DropReason.EXERCISE_PART) s.add(same ? Sign.AFTER_PART_SAME : Sign.AFTER_PART);
      else if (r != null) s.add(same ? Sign.AFTER_MARKED_SAME : Sign.AFTER_MARKED);
      else if (judge.isProse(p)) s.add(same ? Sign.AFTER_PROSE_SAME : Sign.AFTER_PROSE);
      else s.add(same ? Sign.AFTER_KEPT_SAME : Sign.AFTER_KEPT);
    }
    if (i + 1 == units.size()) s.add(Sign.LAST);
    else {
      Unit p = units.get(i + 1);
      DropReason r = first[i + 1];
      boolean same = p.block() == u.block();
      if (r == DropReason.EXERCISE_HEADING) s.add(same ? Sign.BEFORE_HEADING_SAME : Sign.BEFORE_HEADING);
      else if (r == DropReason.EXERCISE_PART) s.add(same ? Sign.BEFORE_PART_SAME : Sign.BEFORE_PART);
      else if (r != null) s.add(same ? Sign.BEFORE_MARKED_SAME : Sign.BEFORE_MARKED);
      else if (judge.isProse(p)) s.add(same ? Sign.BEFORE_PROSE_SAME : Sign.BEFORE_PROSE);
      else s.add(same ? Sign.BEFORE_KEPT_SAME : Sign.BEFORE_KEPT);
    }
    int all = 0, gone = 0;
    for (int k = 0; k < units.size(); k++) {
      if (k == i) continue;
      all += units.get(k).words();
      gone += marked(first[k]) ? units.get(k).words() : 0;
    }
    if (gone * 10 > all * 7) s.add(Sign.PAGE_MOST);
    else if (gone * 10 > all * 3) s.add(Sign.PAGE_HALF);
    else if (gone == 0) s.add(Sign.PAGE_NONE);
    int w = u.words();
    s.add(w <= 3 ? Sign.WORDS_3 : w <= 6 ? Sign.WORDS_6 : w <= 12 ? Sign.WORDS_12 : w <= 25 ? Sign.WORDS_25 : Sign.WORDS_MORE);
    char last = text.charAt(text.length() - 1);
    if (last == ':') s.add(Sign.COLON);
    else if (Headings.endsSentence(text)) s.add(Sign.SENTENCE);
    boolean caps = u.isOneLine() && Headings.isCapitals(text);
    boolean title = u.isOneLine() && headings.isTitle(text);
    if (caps) s.add(Sign.CAPITALS);
    else if (title) s.add(Sign.TITLE);
    if (Character.isLowerCase(text.charAt(0))) s.add(Sign.SMALL);
    if (headings.isCaption(text)) s.add(Sign.CAPTION);
    if (u.isOneLine() && Headings.isSection(text)) s.add(Sign.SECTION);
    if (u.isOneLine() && !headings.division(text).isEmpty()) s.add(Sign.DIVISION);
    if (u.isOneLine() && headings.isOfFacts(text)) s.add(Sign.FACTS);
    if (SourceTexts.isAttribution(text.substring(text.lastIndexOf('\n') + 1))) s.add(Sign.ATTRIBUTION);
    if (i + 1 < units.size() && SourceTexts.isAttribution(units.get(i + 1).text())) s.add(Sign.ATTRIBUTED);
    switch (u.marker().kind()) {
      case NONE -> {}
      case DIGIT -> s.add(Sign.NUMBER);
      case BULLET -> s.add(Sign.BULLET);
      case BRACKETS -> s.add(Sign.BRACKETS);
      case ROMAN -> s.add(Sign.ROMAN);
      default -> s.add(Sign.LETTER);
    }
    int type = Character.getType(text.codePointAt(0));
    if (type == Character.OTHER_SYMBOL || type == Character.MATH_SYMBOL) s.add(Sign.SYMBOL);
    if (u.isWholeBlock()) s.add(Sign.BLOCK);
    else if (u.opensBlock()) s.add(Sign.OPENS);
    int tells = 0, selfs = 0, ordersN = 0;
    int n = 0;
    for (Judged j : judge.sentences(u)) {
      String sentence = Fold.fold(text.substring(j.start(), j.end()));
      if (sentence.isEmpty()) continue;
      n++;
      String word = Fold.lastWord(sentence);
      tells += narrative.has(word) ? 1 : 0;
      selfs += self.has(word) ? 1 : 0;
      if (j.kind() == Kind.TASK || orders.has(word) || verbs.contains(word)) ordersN++;
    }
    if (tells > 0) s.add(Sign.TELLS);
    if (tells > 1) s.add(Sign.TELLS_2);
    if (tells * 2 < n) s.add(Sign.TELLS_LITTLE);
    if (selfs > 0) s.add(Sign.SELF);
    if (ordersN > 0) s.add(Sign.ORDERS);
    if (address.hasAnyOf(folded) || student.hasAnyOf(folded)) s.add(Sign.ADDRESSES);
    if (text.indexOf('?') >= 0) s.add(Sign.ASKS);
    int hits = 0;
    for (String word : folded.split(" ")) hits += school.has(word) ? 1 : 0;
    if (hits > 0) s.add(Sign.SCHOOL);
    if (hits > 1) s.add(Sign.SCHOOL_2);
    if (hits * 4 > w) s.add(Sign.SCHOOL_DENSE);
    if (teaching.hasAnyOf(folded)) s.add(Sign.TEACHING);
    if (hints.hasAnyOf(folded) && w <= 8) s.add(Sign.HINTS);
    if (headings.namesTopic(folded)) s.add(Sign.TOPIC);
    if (YEAR.matcher(text).find()) s.add(Sign.YEAR);
    int names = 0;
    Matcher m = NAME.matcher(text);
    while (m.find()) names++;
    if (names > 0) s.add(Sign.NAME);
    if (names > 1) s.add(Sign.NAMES);
    if (GAPS.matcher(text).find()) s.add(Sign.GAPS);
    if (PARTS.matcher(text).find()) s.add(Sign.PARTS);
    if (text.indexOf('"') >= 0 || text.indexOf('“') >= 0 || text.indexOf('«') >= 0) s.add(Sign.QUOTE);
    if (judge.isProse(u)) s.add(Sign.PROSE);
    if (judge.isMostlyNarrative(u)) s.add(Sign.NARRATIVE);
    if ((caps || title) && i + 1 < units.size() && first[i + 1] == null && judge.isProse(units.get(i + 1))) s.add(Sign.HEADS_PROSE);
    if ((caps || title) && i + 1 < units.size() && marked(first[i + 1])) s.add(Sign.HEADS_MARKED);
    int colon = text.indexOf(": ");
    if (colon > 0 && colon < 40) s.add(Sign.LABELLED);
    return s;
  }

  void weigh(List<Unit> units) {
    DropReason[] first = new DropReason[units.size()];
    for (int i = 0; i < first.length; i++) first[i] = units.get(i).reason();
    for (int i = 0; i < first.length; i++) {
      Unit u = units.get(i);
      if (dump != null) {
        dump.accept(u.line() + "\t" + u.lastLine() + "\t" + u.words() + "\t" + first[i] + "\t" + signs(units, i, first));
      }
    }
  }
}
