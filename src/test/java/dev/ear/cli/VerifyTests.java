package dev.ear.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code ear verify} says of an index that is not as it was built. */
final class VerifyTests {
  @TempDir private Path temp;

  private Path index;

  @BeforeEach
  void build() throws IOException {
    index = Cli.index(temp);
  }

  @Test
  void aDamageIsToldOnceAndTheRemedyNamesTheIndex() throws IOException {
    damage();
    Cli.Ran ran = Cli.run("verify", "--index", index);
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.lines()).singleElement().asString().startsWith("manifest.json has ");
    assertThat(ran.err())
        .isEqualTo(
            "ear: the index in "
                + index
                + " is damaged in the place listed; build it again from its books with: ear build"
                + " --corpus BOOKS --index "
                + index
                + "\n");
  }

  @Test
  void aFileThatIsNoneOfItsOwnIsToldOfAndNoDamage() throws IOException {
    Files.writeString(index.resolve("notes.txt"), "mine");
    Cli.Ran ran = Cli.run("verify", "--index", index);
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("is sound");
    assertThat(ran.err())
        .isEqualTo("ear: not of the index in " + index + " and left alone: notes.txt\n");
  }

  private void damage() throws IOException {
    Files.writeString(index.resolve("generation-1/manifest.json"), " ", StandardOpenOption.APPEND);
  }
}
