package dev.ear.search;

import dev.ear.anchor.Profile;
import dev.ear.index.analysis.ContentFilter;
import dev.ear.index.analysis.FoldFilter;
import dev.ear.index.analysis.ProfileTokenizer;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.util.AttributeFactory;

/**
 * The corpus's analysis as Lucene's query parser wants it: content tokens for words and phrases,
 * folding alone for prefixes and wildcards.
 */
final class ProfileAnalyzer extends Analyzer {
  private final Profile profile;

  ProfileAnalyzer(Profile profile) {
    this.profile = profile;
  }

  @Override
  protected TokenStreamComponents createComponents(String field) {
    var source =
        new ProfileTokenizer(AttributeFactory.DEFAULT_ATTRIBUTE_FACTORY, profile.tokenizer());
    return new TokenStreamComponents(source, new ContentFilter(source, profile.tokenizer()));
  }

  @Override
  protected TokenStream normalize(String field, TokenStream in) {
    return new FoldFilter(in, profile.tokenizer());
  }
}
