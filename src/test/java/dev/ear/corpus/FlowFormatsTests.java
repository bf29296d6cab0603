package dev.ear.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Books whose text flows: HTML, EPUB, Word, Markdown. */
class FlowFormatsTests {
  private static final String CONTAINER =
      "<container><rootfiles><rootfile full-path='OEBPS/p.opf'/></rootfiles></container>";

  @TempDir Path folder;

  private Book read(String name, String content) throws IOException {
    Files.writeString(folder.resolve(name), content);
    return Corpus.read(List.of(folder)).books().get(0);
  }

  private Book zipped(String name, String... parts) throws IOException {
    try (OutputStream out = Files.newOutputStream(folder.resolve(name));
        ZipOutputStream zip = new ZipOutputStream(out)) {
      for (int i = 0; i < parts.length; i += 2) {
        zip.putNextEntry(new ZipEntry(parts[i]));
        zip.write(parts[i + 1].getBytes(StandardCharsets.UTF_8));
      }
    }
    return Corpus.read(List.of(folder)).books().get(0);
  }

  private Book word(String body) throws IOException {
    return zipped(
        "k.docx", "word/document.xml", "<w:document><w:body>" + body + "</w:body></w:document>");
  }

  private static String paragraph(String text) {
    return "<w:p><w:r><w:t>" + text + "</w:t></w:r></w:p>";
  }

  private static List<String> lines(Book book) {
    return Arrays.asList(book.pages().get(0).text().strip().split("\n"));
  }

  @Test
  void htmlIsReadAsItLooks() throws IOException {
    Book book =
        read(
            "k.html",
            "<title>yok</title><script>yok</script><nav>yok</nav><p>Orhan <b>Bey</b>,\n"
                + "  Bursa'yı aldı<sup>12</sup>.<p hidden>yok<p>İznik<br>1331<ol"
                + " type=A><li>Osman<li><p>Orhan</ol>"
                + "<table><tr><th>Yıl<th>Yer<tr><td>1326<td>Bursa</table>");
    assertThat(lines(book))
        .containsExactly(
            "Orhan Bey, Bursa'yı aldı¹².",
            "",
            "İznik",
            "1331",
            "",
            "A) Osman",
            "B) Orhan",
            "",
            "Yıl | Yer",
            "1326 | Bursa");
  }

  @Test
  void aPageOfHtmlIsWhatStandsUnderAHeading() throws IOException {
    Book book =
        read("k.htm", "<h1>1. Ünite</h1><h2>Kuruluş</h2><p>Söğüt.<h2>Yükseliş</h2><p>Bursa.");
    assertThat(book.pages())
        .extracting(Page::number, Page::text)
        .containsExactly(
            tuple(1, "1. Ünite\n\nKuruluş\n\nSöğüt.\n"), tuple(2, "Yükseliş\n\nBursa.\n"));
  }

  @Test
  void htmlMayNameAnotherCharacterSet() throws IOException {
    Files.write(
        folder.resolve("k.html"),
        "<meta charset=windows-1254><p>Iğdır'ın şeyhi".getBytes(Charset.forName("windows-1254")));
    assertThat(lines(Corpus.read(List.of(folder)).books().get(0)))
        .containsExactly("Iğdır'ın şeyhi");
  }

  @Test
  void htmlThatIsNotUtf8AndNamesNoCharacterSetIsAClearError() throws IOException {
    Files.write(folder.resolve("k.html"), "<p>Iğdır".getBytes(Charset.forName("windows-1254")));
    assertThatThrownBy(() -> Corpus.read(List.of(folder))).hasMessageContaining("is not UTF-8");
  }

  @Test
  void aPageOfAnEpubIsADocumentOfItsSpine() throws IOException {
    Book book =
        zipped(
            "k.epub",
            "META-INF/container.xml",
            CONTAINER,
            "OEBPS/p.opf",
            "<package><manifest><item id='b' href='b.xhtml'"
                + " media-type='application/xhtml+xml'/><item id='a' href='text/a%20a.xhtml'"
                + " media-type='application/xhtml+xml'/></manifest><spine><itemref"
                + " idref='a'/><itemref idref='b'/></spine></package>",
            "OEBPS/b.xhtml",
            "<html><head><title/></head><body><p>ikinci&nbsp;bölüm</p></body></html>",
            "OEBPS/text/a a.xhtml",
            "<html><body><p>birinci</p></body></html>");
    assertThat(book.pages())
        .extracting(Page::text)
        .containsExactly("birinci\n", "ikinci\u00a0bölüm\n");
  }

  @Test
  void printedPagesThatAnEpubMarksAreItsPages() throws IOException {
    Book book =
        zipped(
            "k.epub",
            "META-INF/container.xml",
            CONTAINER,
            "OEBPS/p.opf",
            "<package><manifest><item id='a' href='a.xhtml' media-type='application/xhtml+xml'/>"
                + "</manifest><spine><itemref idref='a'/></spine></package>",
            "OEBPS/a.xhtml",
            "<html><body><p>Bir <span epub:type='pagebreak'"
                + " title='45'/>iki.</p><p>Üç.</p></body></html>");
    assertThat(book.pages())
        .extracting(Page::printed, Page::text)
        .containsExactly(tuple(null, "Bir\n"), tuple("45", "iki.\n\nÜç.\n"));
  }

  @Test
  void thePrintedNumberOfAPageHasNoControlCharactersAndIsNeverBlank() throws IOException {
    Book book =
        read(
            "k.html",
            "<p>Bir<p role=doc-pagebreak title='\u001b[31m7\n8'><p>İki"
                + "<p role=doc-pagebreak title=' ' aria-label='\u00a0'> <p>Üç"
                + "<p role=doc-pagebreak title='' aria-label=' ix '><p>Dört");
    assertThat(book.pages())
        .extracting(Page::printed, Page::text)
        .containsExactly(
            tuple(null, "Bir\n"),
            tuple("\ufffd[31m7\ufffd8", "İki\n"),
            tuple(null, "Üç\n"),
            tuple("ix", "Dört\n"));
  }

  @Test
  void anEpubNeverReadsWhatLiesOutside() throws IOException {
    Files.writeString(folder.resolveSibling("secret.xhtml"), "<p>gizli</p>");
    assertThatThrownBy(
            () ->
                zipped(
                    "k.epub",
                    "META-INF/container.xml",
                    CONTAINER,
                    "OEBPS/p.opf",
                    "<package><manifest><item id='a' href='../../secret.xhtml'"
                        + " media-type='application/xhtml+xml'/><item id='b'"
                        + " href='file:///etc/passwd'"
                        + " media-type='application/xhtml+xml'/></manifest><spine><itemref"
                        + " idref='a'/><itemref idref='b'/></spine></package>"))
        .hasMessageContaining("without a text in its spine");
  }

  @Test
  void externalEntitiesAreNotResolved() throws IOException {
    Path secret = Files.writeString(folder.resolveSibling("secret.txt"), "gizli");
    Book book =
        zipped(
            "k.docx",
            "word/document.xml",
            "<!DOCTYPE d [<!ENTITY x SYSTEM '"
                + secret.toUri()
                + "'><!ENTITY a 'aaaa'><!ENTITY b '&a;&a;'>]>"
                + "<w:document><w:body>"
                + paragraph("Bursa &x; &b;")
                + "</w:body></w:document>");
    assertThat(book.pages().get(0).text()).contains("Bursa").doesNotContain("gizli", "aaaa");
  }

  @Test
  void aPartThatUnpacksWithoutEndIsRefused() {
    String spaces = " ".repeat(ZipParts.MAX_PART_BYTES + 1);
    assertThatThrownBy(() -> zipped("k.docx", "word/document.xml", spaces))
        .hasMessageContaining("unpacks to over");
  }

  @Test
  void wordParagraphsAreBlocksAndTablesAreRows() throws IOException {
    Book book =
        word(
            paragraph("Osmanlı Beyliği")
                + "<w:p><w:r><w:t xml:space='preserve'>Söğüt'te"
                + " </w:t></w:r><w:del><w:r><w:delText>yok"
                + "</w:delText></w:r></w:del><w:ins><w:r><w:t>kuruldu.</w:t></w:r></w:ins></w:p>"
                + "<w:tbl><w:tr><w:tc>"
                + paragraph("1326")
                + "</w:tc><w:tc>"
                + paragraph("Bursa")
                + paragraph("alındı")
                + "</w:tc></w:tr></w:tbl>");
    assertThat(lines(book))
        .containsExactly("Osmanlı Beyliği", "", "Söğüt'te kuruldu.", "", "1326 | Bursa alındı");
  }

  @Test
  void wordPagesEndAtItsBreaks() throws IOException {
    Book book =
        word(
            paragraph("bir")
                + "<w:p><w:r><w:br w:type='page'/></w:r></w:p>"
                + "<w:p><w:r><w:lastRenderedPageBreak/><w:t>iki</w:t></w:r></w:p>"
                + "<w:p><w:r><w:t>i</w:t><w:lastRenderedPageBreak/><w:t>üç</w:t></w:r></w:p>");
    assertThat(book.pages())
        .extracting(Page::number, Page::text)
        .containsExactly(tuple(1, "bir\n"), tuple(2, "iki\n\ni\n"), tuple(3, "üç\n"));
  }

  @Test
  void wordNotesStandAtTheEndOfTheirPage() throws IOException {
    Book book =
        zipped(
            "k.docx",
            "word/document.xml",
            "<w:document><w:body><w:p><w:r><w:t>Bursa</w:t></w:r><w:r><w:footnoteReference"
                + " w:id='2'/></w:r></w:p>"
                + paragraph("İznik")
                + "</w:body></w:document>",
            "word/footnotes.xml",
            "<w:footnotes><w:footnote w:id='2'>"
                + paragraph("1326'da")
                + "</w:footnote></w:footnotes>");
    assertThat(lines(book)).containsExactly("Bursa", "", "İznik", "", "1326'da");
  }

  @Test
  void aNoteStandsOnceHoweverManyPlacesReferToIt() throws IOException {
    String reference = "<w:r><w:footnoteReference w:id='2'/></w:r>";
    Book book =
        zipped(
            "k.docx",
            "word/document.xml",
            "<w:document><w:body><w:p><w:r><w:t>Bursa</w:t></w:r>"
                + reference.repeat(3)
                + "</w:p></w:body></w:document>",
            "word/footnotes.xml",
            "<w:footnotes><w:footnote w:id='2'>"
                + paragraph("1326'da")
                + "</w:footnote></w:footnotes>");
    assertThat(lines(book)).containsExactly("Bursa", "", "1326'da");
  }

  @Test
  void wordListsHaveTheMarksTheyShow() throws IOException {
    String item =
        "<w:p><w:pPr><w:numPr><w:ilvl w:val='0'/><w:numId w:val='7'/></w:numPr></w:pPr><w:r><w:t>";
    Book book =
        zipped(
            "k.docx",
            "word/document.xml",
            "<w:document><w:body>"
                + item
                + "Osman</w:t></w:r></w:p>"
                + item
                + "Orhan</w:t></w:r></w:p></w:body></w:document>",
            "word/numbering.xml",
            "<w:numbering><w:abstractNum w:abstractNumId='3'><w:lvl w:ilvl='0'><w:start w:val='1'/>"
                + "<w:numFmt w:val='upperLetter'/><w:lvlText w:val='%1)'/></w:lvl></w:abstractNum>"
                + "<w:num w:numId='7'><w:abstractNumId w:val='3'/></w:num></w:numbering>");
    assertThat(lines(book)).containsExactly("A) Osman", "B) Orhan");
  }

  @Test
  void markdownIsReadAsItLooks() throws IOException {
    Book book =
        read(
            "k.md",
            "---\n"
                + "title: yok\n"
                + "---\n"
                + "# Kuruluş\n\n"
                + "*Osman Bey*[^1]\n"
                + "Söğüt'te\n\n"
                + "1. bir\n"
                + "2. iki\n\n"
                + "|Yıl|Yer|\n"
                + "|-|-|\n"
                + "|1326|Bursa|\n\n"
                + "[^1]: Ertuğrul'un oğlu\n");
    assertThat(lines(book))
        .containsExactly(
            "Kuruluş",
            "",
            "Osman Bey¹",
            "Söğüt'te",
            "",
            "1. bir",
            "2. iki",
            "",
            "Yıl | Yer",
            "1326 | Bursa",
            "",
            "Ertuğrul'un oğlu");
  }

  @Test
  void aReadmeIsNoBook() throws IOException {
    Files.writeString(folder.resolve("README.md"), "# Bu klasör");
    read("k.txt", "metin");
    Corpus corpus = Corpus.read(List.of(folder));
    assertThat(corpus.books()).hasSize(1);
    assertThat(corpus.ignored()).hasSize(1);
  }

  @Test
  void aFileThatIsNotWhatItsNameSaysIsAClearError() throws IOException {
    for (String name : List.of("k.epub", "k.docx")) {
      Path file = Files.writeString(folder.resolve(name), "düz metin");
      assertThatThrownBy(() -> Corpus.read(List.of(folder))).hasMessageContaining(name + ": is no");
      Files.delete(file);
    }
  }

  @Test
  void aBookWithoutTextIsAClearError() {
    assertThatThrownBy(() -> read("k.html", "<img src=a.png>"))
        .hasMessageContaining("holds no text");
  }
}
