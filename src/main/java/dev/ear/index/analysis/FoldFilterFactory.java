package dev.ear.index.analysis;

import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import java.util.Map;
import org.apache.lucene.analysis.TokenFilterFactory;
import org.apache.lucene.analysis.TokenStream;

/**
 * Makes {@link FoldFilter}s; Lucene finds it as {@value #NAME}.
 *
 * <p>Its one argument, {@code profile}, names the profile and may be left out.
 */
public final class FoldFilterFactory extends TokenFilterFactory {
  /** The name that Lucene knows it by. */
  public static final String NAME = "earFold";

  private final Profile profile;

  /** Creates a factory from a custom analyzer's arguments. */
  public FoldFilterFactory(Map<String, String> args) {
    super(args);
    profile = Profiles.load(get(args, "profile", Profile.DEFAULT));
    if (!args.isEmpty()) {
      throw new IllegalArgumentException("Unknown parameters: " + args);
    }
  }

  /** Lucene's service loader asks for a constructor without arguments and never uses it. */
  public FoldFilterFactory() {
    throw defaultCtorException();
  }

  @Override
  public TokenStream create(TokenStream input) {
    return new FoldFilter(input, profile.tokenizer());
  }

  @Override
  public TokenStream normalize(TokenStream input) {
    return create(input);
  }
}
