package dev.ear.answer;

/** Whatever replies to a prompt: a language model behind an API, or the offline reader. */
public interface Generator {

  /** Says which generator it is, with every setting that can change a reply; never a key. */
  GeneratorInfo info();

  /**
   * Replies to one prompt; may be called from several threads at a time.
   *
   * @param prompt the prompt
   * @return the reply, whatever it says
   * @throws GenerationException where there is no reply
   */
  Reply generate(Prompt prompt) throws GenerationException;
}
