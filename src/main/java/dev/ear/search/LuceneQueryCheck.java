package dev.ear.search;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.Query;

/** Refuses queries in Lucene's syntax that are sound and yet cannot be meant. */
final class LuceneQueryCheck {
  /** With more, sums of points lose what is small beside it, and overflow in the end. */
  private static final float HIGHEST_BOOST = 1_000_000;

  private static final Pattern QUOTED = Pattern.compile("\"(?:\\\\.|[^\"\\\\])*\"");

  /** Lucene's parser ends a boost before such a letter and takes the rest for a word. */
  private static final Pattern BOOST_WITH_LETTERS =
      Pattern.compile("(?<!\\\\)\\^[\\d.]+[\\p{L}_][\\p{L}\\d_.+-]*");

  private final Map<Query, String> names;

  private LuceneQueryCheck(Map<Query, String> names) {
    this.names = names;
  }

  /**
   * Checks a query before it is parsed.
   *
   * @throws EarException where a boost goes on with letters
   */
  static void checkText(String text) {
    Matcher boost = BOOST_WITH_LETTERS.matcher(QUOTED.matcher(text).replaceAll("\"\""));
    if (boost.find()) {
      throw new EarException(
          Category.USAGE,
          "the boost " + boost.group() + " is no plain number; write for example ^2 or ^0.5");
    }
  }

  /**
   * Checks a query that was parsed.
   *
   * @param query the query
   * @param names its clauses as typed
   * @throws EarException where it or one of its clauses can match nothing, or a boost is too high
   */
  static void check(Query query, Map<Query, String> names) {
    var check = new LuceneQueryCheck(names);
    if (onlyExcludes(query)) {
      throw new EarException(
          Category.USAGE,
          "the query only says what not to find; say what to find too, or *:* for everything");
    }
    check.checkClauses(query, 1);
  }

  private void checkClauses(Query query, float boost) {
    if (names.containsKey(query)) {
      return;
    }
    if (query instanceof BoostQuery boosted) {
      float product = boost * boosted.getBoost();
      if (product > HIGHEST_BOOST) {
        throw new EarException(
            Category.USAGE,
            String.format(
                Locale.ROOT,
                "%s is boosted by more than %.0f in all; write smaller boosts",
                shown(boosted.getQuery()),
                HIGHEST_BOOST));
      }
      checkClauses(boosted.getQuery(), product);
    } else if (query instanceof BooleanQuery several) {
      if (onlyExcludes(several)) {
        String inner = several.clauses().stream().map(this::shown).collect(Collectors.joining(" "));
        throw new EarException(
            Category.USAGE,
            "the clause ("
                + inner
                + ") only says what not to find and can match nothing; say what to find in it too,"
                + " or *:* for everything: (*:* "
                + inner
                + ")");
      }
      several.clauses().forEach(clause -> checkClauses(clause.query(), boost));
    }
  }

  private static boolean onlyExcludes(Query query) {
    return switch (query) {
      case BoostQuery boosted -> onlyExcludes(boosted.getQuery());
      case BooleanQuery several -> {
        List<BooleanClause> clauses = several.clauses();
        yield !clauses.isEmpty() && clauses.stream().allMatch(BooleanClause::isProhibited);
      }
      default -> false;
    };
  }

  private String shown(BooleanClause clause) {
    String sign = clause.occur() == Occur.MUST_NOT ? "-" : clause.occur() == Occur.MUST ? "+" : "";
    return sign + shown(clause.query());
  }

  private String shown(Query query) {
    String name = names.get(query);
    if (name != null) {
      return name;
    }
    return switch (query) {
      case BoostQuery boosted -> shown(boosted.getQuery()) + "^" + boosted.getBoost();
      case BooleanQuery several ->
          several.clauses().stream().map(this::shown).collect(Collectors.joining(" ", "(", ")"));
      default -> query.toString();
    };
  }
}
