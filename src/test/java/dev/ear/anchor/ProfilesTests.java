package dev.ear.anchor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProfilesTests {
  @TempDir Path folder;

  @Test
  void anUnknownProfileIsAUsageErrorThatNamesTheKnownOnes() {
    assertThatThrownBy(() -> Profiles.load("yok-boyle"))
        .isInstanceOfSatisfying(
            EarException.class, e -> assertThat(e.category()).isEqualTo(Category.USAGE))
        .hasMessageContaining("tr-tarih, en-history");
  }

  @Test
  void aFolderWithTheSameFilesIsTheSameProfile() throws IOException {
    copyDefault();
    var copy = Profiles.load(folder.toString());
    assertThat(copy.name()).isEqualTo(folder.toAbsolutePath().normalize().toString());
    assertThat(copy.checksum()).isEqualTo(Texts.TURKISH.checksum());
  }

  @Test
  void aChangedListChangesTheChecksum() throws IOException {
    copyDefault();
    Files.writeString(folder.resolve("titles.txt"), "tekfur\n");
    assertThat(Profiles.load(folder.toString()).checksum()).isNotEqualTo(Texts.TURKISH.checksum());
  }

  @Test
  void aChangedCueOfCleaningChangesTheChecksum() throws IOException {
    copyDefault();
    Files.writeString(folder.resolve("exercise-headings.txt"), "etkinlik\n");
    String headings = Profiles.load(folder.toString()).checksum();
    Files.writeString(folder.resolve("task-verbs.txt"), "yaz\n");
    String verbs = Profiles.load(folder.toString()).checksum();
    assertThat(List.of(headings, verbs, Texts.TURKISH.checksum())).doesNotHaveDuplicates();
  }

  @Test
  void aMissingListIsNamed() throws IOException {
    copyDefault();
    Files.delete(folder.resolve("months.txt"));
    assertThatThrownBy(() -> Profiles.load(folder.toString()))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("months.txt");
  }

  @Test
  void aListThatIsNotUtf8IsNamed() throws IOException {
    copyDefault();
    Files.write(folder.resolve("titles.txt"), new byte[] {(byte) 0xFE});
    assertThatThrownBy(() -> Profiles.load(folder.toString()))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("titles.txt is not UTF-8");
  }

  @Test
  void aMalformedSettingIsNamed() throws IOException {
    copyDefault();
    Files.writeString(folder.resolve("profile.properties"), "casing = both\n");
    assertThatThrownBy(() -> Profiles.load(folder.toString()))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("turkish or");
  }

  @Test
  void aMalformedOrdinalIsNamed() throws IOException {
    copyDefault();
    Files.writeString(folder.resolve("ordinals.txt"), "birinci bir\n");
    assertThatThrownBy(() -> Profiles.load(folder.toString()))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("birinci bir");
  }

  @Test
  void aMalformedSuffixOrHeadIsNamed() throws IOException {
    copyDefault();
    Files.writeString(folder.resolve("suffixes.txt"), "4 (n\n");
    assertThatThrownBy(() -> Profiles.load(folder.toString()))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("4 (n");
    Files.writeString(folder.resolve("suffixes.txt"), "4 DA\n");
    Files.writeString(folder.resolve("titles.txt"), "x\n");
    assertThatThrownBy(() -> Profiles.load(folder.toString()))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("found: x");
  }

  @Test
  void aNameThatCannotBeAPathIsAnUnknownProfile() {
    assertThatThrownBy(() -> Profiles.load("a\0b"))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("no profile");
  }

  @Test
  void aListIsReadWithoutItsComments() {
    assertThat(Texts.TURKISH.list("exercise-headings"))
        .contains("ölçme ve değerlendirme", "sıra sizde", "etkinlik")
        .noneMatch(entry -> entry.startsWith("#"));
    assertThatThrownBy(() -> Texts.TURKISH.list("yok")).isInstanceOf(EarException.class);
  }

  @Test
  void everyFileOpensWithACommentForItsReader() throws IOException {
    for (String profile : Profiles.KNOWN) {
      for (String file : ListProfile.FILES) {
        assertThat(read(profile, file)).describedAs(profile + "/" + file).startsWith("# ");
      }
    }
  }

  @Test
  void aliasesLeadFromEachKeyToTheOthers() {
    assertThat(Texts.TURKISH.aliases("sevr antlaşma")).containsExactly("sevr barış antlaşma");
    assertThat(Texts.TURKISH.aliases("atatürk")).contains("gazi mustafa kemal");
    assertThat(Texts.TURKISH.aliases("ankara")).isEmpty();
  }

  @Test
  void aliasesAreWrittenAsPeopleWriteThem() throws IOException {
    copyDefault();
    Files.writeString(
        folder.resolve("aliases.txt"), "II. Mehmed'in = Fatih\nMillî Mücadele = Kurtuluş Savaşı\n");
    Profile profile = Profiles.load(folder.toString());
    assertThat(profile.aliases("2 mehmed")).containsExactly("fatih");
    assertThat(profile.aliases("kurtuluş savaş")).containsExactly("milli mücadele");
  }

  @ParameterizedTest
  @CsvSource({
    "Atatürk, expected two names",
    "Atatürk = , a name with letters",
    "Atatürk = Atatürk'ün, leave one out",
    "'A Bey = B Bey\nC Bey = A Bey', line 1"
  })
  void aMalformedAliasIsNamedWithItsLine(String list, String message) throws IOException {
    copyDefault();
    Files.writeString(folder.resolve("aliases.txt"), list);
    assertThatThrownBy(() -> Profiles.load(folder.toString()))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("aliases.txt:")
        .hasMessageContaining(message);
  }

  private void copyDefault() throws IOException {
    for (String file : ListProfile.FILES) {
      Files.writeString(folder.resolve(file), read(Profile.DEFAULT, file));
    }
  }

  private static String read(String profile, String file) throws IOException {
    try (InputStream in =
        ProfilesTests.class.getResourceAsStream("/dev/ear/profiles/" + profile + "/" + file)) {
      assertThat(in).describedAs(file).isNotNull();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
