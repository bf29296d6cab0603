package dev.ear.answer;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

/** A generator that does what a test tells it to and remembers what it was asked. */
final class FakeGenerator implements Generator {

  /** What it does with a prompt, knowing how many came before. */
  interface Behaviour {
    String reply(Prompt prompt, int before) throws GenerationException;
  }

  private final Behaviour behaviour;
  private final GeneratorInfo info;
  private final List<String> asked = new CopyOnWriteArrayList<>();

  FakeGenerator(Behaviour behaviour) {
    this(behaviour, "model");
  }

  FakeGenerator(Behaviour behaviour, String model) {
    this.behaviour = behaviour;
    this.info = new GeneratorInfo("fake", model, Map.of("temperature", "0.0"));
  }

  /** Returns the ids of the prompts it was asked, in order. */
  List<String> asked() {
    return asked;
  }

  @Override
  public GeneratorInfo info() {
    return info;
  }

  @Override
  public Reply generate(Prompt prompt) throws GenerationException {
    int before = asked.size();
    asked.add(prompt.id());
    return new Reply(behaviour.reply(prompt, before), "served", "STOP", 3, null, 42, false);
  }
}
