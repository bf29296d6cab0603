package dev.ear.index.analysis;

import dev.ear.anchor.CorpusEvidence;
import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import java.util.Map;
import org.apache.lucene.analysis.TokenizerFactory;
import org.apache.lucene.util.AttributeFactory;

/**
 * Makes {@link AnchorTokenizer}s; Lucene finds it as {@value #NAME}.
 *
 * <p>Its one argument, {@code profile}, names the profile and may be left out.
 */
public final class AnchorTokenizerFactory extends TokenizerFactory {
  /** The name that Lucene knows it by. */
  public static final String NAME = "earAnchor";

  private final Profile profile;

  /** Creates a factory from a custom analyzer's arguments. */
  public AnchorTokenizerFactory(Map<String, String> args) {
    super(args);
    profile = Profiles.load(get(args, "profile", Profile.DEFAULT));
    if (!args.isEmpty()) {
      throw new IllegalArgumentException("Unknown parameters: " + args);
    }
  }

  /** Lucene's service loader asks for a constructor without arguments and never uses it. */
  public AnchorTokenizerFactory() {
    throw defaultCtorException();
  }

  @Override
  public AnchorTokenizer create(AttributeFactory factory) {
    return new AnchorTokenizer(factory, profile.annotator(CorpusEvidence.none()));
  }
}
