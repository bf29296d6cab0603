package dev.ear.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ear.EarException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which files of which folders are books, in which order. */
class CorpusTests {
  @TempDir Path root;
  private Path folder;

  @BeforeEach
  void makeFolder() throws IOException {
    folder = Files.createDirectory(root.resolve("kitaplar"));
  }

  private Path write(Path where, String name, String text) throws IOException {
    return Files.writeString(where.resolve(name), text);
  }

  private static List<String> names(Corpus corpus) {
    return corpus.books().stream().map(Book::name).toList();
  }

  @Test
  void booksStandByFileNameInCodePointOrder() throws IOException {
    write(folder, "ç.txt", "Çaka Bey");
    write(folder, "b.txt", "Bursa");
    write(folder, "\ud83d\udcd6.txt", "kitap");
    write(folder, "\ufb01.txt", "fi");
    write(folder, "B.txt", "Bolu");
    assertThat(names(Corpus.read(List.of(folder))))
        .containsExactly("B", "b", "ç", "\ufb01", "\ud83d\udcd6");
  }

  @Test
  void foldersStandInTheOrderGiven() throws IOException {
    Path other = Files.createDirectory(root.resolve("a"));
    write(folder, "x.txt", "Ankara");
    write(other, "y.txt", "Bursa");
    assertThat(names(Corpus.read(List.of(folder, other)))).containsExactly("x", "y");
  }

  @Test
  void sourcesOfAPagesFileStandByFirstAppearance() throws IOException {
    write(
        folder,
        "k.pages.jsonl",
        """
        {"source":"z","page":1,"text":"bir"}
        {"source":"a","page":1,"text":"iki"}
        {"source":"z","page":2,"text":"üç"}
        """);
    assertThat(names(Corpus.read(List.of(folder)))).containsExactly("z", "a");
  }

  @Test
  void otherFilesAndSubfoldersAreIgnoredButListed() throws IOException {
    write(folder, "k.txt", "Konya");
    write(folder, "resim.png", "");
    Files.createDirectory(folder.resolve("alt.txt"));
    Corpus corpus = Corpus.read(List.of(folder));
    assertThat(names(corpus)).containsExactly("k");
    assertThat(corpus.ignored())
        .containsExactly(folder.resolve("alt.txt"), folder.resolve("resim.png"));
  }

  @Test
  void hiddenFilesAreNotEvenListed() throws IOException {
    write(folder, "k.txt", "Konya");
    write(folder, ".gizli.txt", "x");
    Corpus corpus = Corpus.read(List.of(folder));
    assertThat(names(corpus)).containsExactly("k");
    assertThat(corpus.ignored()).isEmpty();
  }

  @Test
  void endingsCountInEitherCase() throws IOException {
    write(folder, "K.TXT", "Konya");
    assertThat(names(Corpus.read(List.of(folder)))).containsExactly("K");
  }

  @Test
  void decomposedFileNamesGiveComposedBookNames() throws IOException {
    write(folder, "c\u0327ag.txt", "Çağ");
    assertThat(names(Corpus.read(List.of(folder)))).containsExactly("çag");
  }

  @Test
  void aMissingFolderIsNamed() {
    assertThatThrownBy(() -> Corpus.read(List.of(root.resolve("yok"))))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("yok")
        .hasMessageContaining("does not exist");
  }

  @Test
  void aFileInPlaceOfAFolderIsNamed() throws IOException {
    Path file = write(folder, "k.txt", "Konya");
    assertThatThrownBy(() -> Corpus.read(List.of(file)))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("is no folder");
  }

  @Test
  void aFolderWithoutBooksIsAnError() throws IOException {
    write(folder, "notlar.doc", "x");
    assertThatThrownBy(() -> Corpus.read(List.of(folder)))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("holds no book");
  }

  @Test
  void aNameTwiceNamesBothPlaces() throws IOException {
    write(folder, "k.txt", "Konya");
    write(folder, "z.pages.jsonl", "{\"source\":\"k\",\"page\":1,\"text\":\"Konya\"}");
    assertThatThrownBy(() -> Corpus.read(List.of(folder)))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("k.txt")
        .hasMessageContaining("z.pages.jsonl");
  }

  @Test
  void aLinkThatLeadsOutsideIsIgnoredWithAWarning() throws IOException {
    write(folder, "k.txt", "Konya");
    Path secret = write(root, "gizli.txt", "sır");
    Files.createSymbolicLink(folder.resolve("l.txt"), secret);
    Corpus corpus = Corpus.read(List.of(folder));
    assertThat(names(corpus)).containsExactly("k");
    assertThat(corpus.ignored()).containsExactly(folder.resolve("l.txt"));
    assertThat(corpus.warnings()).hasSize(1);
    assertThat(corpus.warnings().get(0).message()).contains("leads outside");
  }

  @Test
  void aLinkThatLeadsNowhereIsIgnoredWithAWarning() throws IOException {
    write(folder, "k.txt", "Konya");
    Files.createSymbolicLink(folder.resolve("l.txt"), folder.resolve("yok.txt"));
    Corpus corpus = Corpus.read(List.of(folder));
    assertThat(corpus.warnings()).hasSize(1);
    assertThat(corpus.warnings().get(0).message()).contains("leads nowhere");
  }

  @Test
  void aLinkInsideTheFolderIsABook() throws IOException {
    Path store = Files.createDirectory(folder.resolve("depo"));
    Files.createSymbolicLink(folder.resolve("l.txt"), write(store, "k.txt", "Konya"));
    assertThat(names(Corpus.read(List.of(folder)))).containsExactly("l");
  }

  @Test
  void controlCharactersOfAFileNameDoNotReachTheMessage() throws IOException {
    write(folder, "k\u001b[2J.pages.jsonl", "{");
    assertThatThrownBy(() -> Corpus.read(List.of(folder)))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("k\ufffd[2J.pages.jsonl:1");
  }

  @Test
  void namesThatDifferInTheFormOfTheirAccentsAloneAreToldApart() throws IOException {
    write(folder, "u\u0308.txt", "Bursa");
    write(folder, "\u00fc.txt", "Bursa");
    assertThatThrownBy(() -> Corpus.read(List.of(folder)))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("two files have this name")
        .hasMessageContaining("NFD")
        .hasMessageContaining("rename one");
  }

  @Test
  void aSourceIsNamedInEitherFormOfItsAccents() throws IOException {
    write(
        folder,
        "k.pages.jsonl",
        """
        {"source":"u\u0308","page":1,"text":"bir"}
        {"source":"\u00fc","page":2,"text":"iki"}
        """);
    assertThat(names(Corpus.read(List.of(folder)))).containsExactly("\u00fc");
  }

  @Test
  void markupTooBigForMemoryIsAClearError() throws IOException {
    for (String name : List.of("k.html", "k.md")) {
      Path file = folder.resolve(name);
      try (var big = new RandomAccessFile(file.toFile(), "rw")) {
        big.setLength(ZipParts.MAX_PART_BYTES + 1L);
      }
      assertThatThrownBy(() -> Corpus.read(List.of(folder)))
          .isInstanceOf(EarException.class)
          .hasMessageContaining("67108865 bytes")
          .hasMessageContaining("split the file or save it as .txt");
      Files.delete(file);
    }
  }
}
