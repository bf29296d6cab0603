package dev.ear.index.analysis;

import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import java.util.Map;
import org.apache.lucene.analysis.TokenFilterFactory;
import org.apache.lucene.analysis.TokenStream;

/**
 * Makes {@link ContentFilter}s; Lucene finds it as {@value #NAME}.
 *
 * <p>Its one argument, {@code profile}, names the profile and may be left out.
 */
public final class ContentFilterFactory extends TokenFilterFactory {
  /** The name that Lucene knows it by. */
  public static final String NAME = "earContent";

  private final Profile profile;

  /** Creates a factory from a custom analyzer's arguments. */
  public ContentFilterFactory(Map<String, String> args) {
    super(args);
    profile = Profiles.load(get(args, "profile", Profile.DEFAULT));
    if (!args.isEmpty()) {
      throw new IllegalArgumentException("Unknown parameters: " + args);
    }
  }

  /** Lucene's service loader asks for a constructor without arguments and never uses it. */
  public ContentFilterFactory() {
    throw defaultCtorException();
  }

  @Override
  public TokenStream create(TokenStream input) {
    return new ContentFilter(input, profile.tokenizer());
  }
}
