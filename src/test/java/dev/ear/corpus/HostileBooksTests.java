package dev.ear.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.ear.EarException;
import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import dev.ear.corpus.pdf.TestPdf;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.assertj.core.api.Assertions;

/** Damaged files of every format: each ends in a good book or in one clear line, soon. */
class HostileBooksTests {
  /** Only to end a reader that hangs. */
  private static final Duration LONGEST = Duration.ofMinutes(2);

  /** A change of a file: some bytes from a place on are others, or gone. */
  record Damage(int place, byte[] bytes, int cut) {
    byte[] to(byte[] whole) {
      int at = Math.floorMod(place, Math.max(1, whole.length));
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      out.write(whole, 0, at);
      out.writeBytes(bytes);
      int from = Math.min(whole.length, at + bytes.length * (cut % 2) + cut);
      out.write(whole, from, whole.length - from);
      return out.toByteArray();
    }
  }

  @Provide
  Arbitrary<List<Damage>> damages() {
    Arbitrary<byte[]> bytes = Arbitraries.bytes().array(byte[].class).ofMaxSize(6);
    Arbitrary<byte[]> words =
        Arbitraries.of("<<", ">>", "/F", " obj", "9 0 R", "stream", "[", "(", "<a>", "&x;", "</p>")
            .map(word -> word.getBytes(StandardCharsets.US_ASCII));
    return Combinators.combine(
            Arbitraries.integers(),
            Arbitraries.oneOf(bytes, words),
            Arbitraries.integers().between(0, 8))
        .as(Damage::new)
        .list()
        .ofMinSize(1)
        .ofMaxSize(12);
  }

  private static final byte[] PDF = pdf();
  private static final byte[] EPUB =
      zip(
          "META-INF/container.xml",
          "<container><rootfiles><rootfile full-path='p.opf'/></rootfiles></container>",
          "p.opf",
          "<package><manifest><item id='a' href='a.xhtml' media-type='application/xhtml+xml'/>"
              + "</manifest><spine><itemref idref='a'/></spine></package>",
          "a.xhtml",
          "<html><body><h1>Bursa</h1><p>1326'da alındı.</p></body></html>");
  private static final byte[] DOCX =
      zip(
          "word/document.xml",
          "<w:document><w:body><w:p><w:r><w:t>Bursa 1326'da alındı.</w:t></w:r></w:p>"
              + "<w:tbl><w:tr><w:tc><w:p><w:r><w:t>1331</w:t></w:r></w:p></w:tc></w:tr></w:tbl>"
              + "</w:body></w:document>");
  private static final byte[] HTML =
      "<html><body><h1>Bursa</h1><ol><li>1326<table><tr><td>a<td>b</table></ol><p>son</body>"
          .getBytes(StandardCharsets.UTF_8);
  private static final byte[] MARKDOWN =
      "# Bursa\n\n1. 1326\n2. 1331\n\n| a | b |\n|---|---|\n| c | d |\n\n> son[^1]\n\n[^1]: not\n"
          .getBytes(StandardCharsets.UTF_8);

  private static byte[] pdf() {
    try (TestPdf pdf = new TestPdf()) {
      return pdf.page("Bursa 1326'da alındı.").page("İznik 1331'de alındı.").bytes();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static byte[] zip(String... parts) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(out)) {
      for (int i = 0; i < parts.length; i += 2) {
        zip.putNextEntry(new ZipEntry(parts[i]));
        zip.write(parts[i + 1].getBytes(StandardCharsets.UTF_8));
      }
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return out.toByteArray();
  }

  private static void readsOrSaysWhy(String ending, byte[] whole, List<Damage> damages) {
    byte[] bytes = whole;
    for (Damage damage : damages) {
      bytes = damage.to(bytes);
    }
    byte[] damaged = bytes;
    Assertions.assertThatCode(
            () -> {
              Path folder = Files.createTempDirectory("hostile");
              Path file = Files.write(folder.resolve("k" + ending), damaged);
              try {
                assertTimeoutPreemptively(
                    LONGEST,
                    () -> {
                      Corpus corpus = Corpus.read(List.of(folder));
                      new Cleaner(Profiles.load(Profile.DEFAULT)).clean(corpus.books().get(0));
                    });
              } catch (EarException e) {
                assertThat(e.getMessage()).contains("k" + ending).doesNotContain("\n");
              } finally {
                Files.delete(file);
                Files.delete(folder);
              }
            })
        .doesNotThrowAnyException();
  }

  @Property(tries = 60)
  void pdf(@ForAll("damages") List<Damage> damages) {
    readsOrSaysWhy(".pdf", PDF, damages);
  }

  @Property(tries = 60)
  void epub(@ForAll("damages") List<Damage> damages) {
    readsOrSaysWhy(".epub", EPUB, damages);
  }

  @Property(tries = 60)
  void docx(@ForAll("damages") List<Damage> damages) {
    readsOrSaysWhy(".docx", DOCX, damages);
  }

  @Property(tries = 100)
  void html(@ForAll("damages") List<Damage> damages) {
    readsOrSaysWhy(".html", HTML, damages);
  }

  @Property(tries = 100)
  void markdown(@ForAll("damages") List<Damage> damages) {
    readsOrSaysWhy(".md", MARKDOWN, damages);
  }
}
