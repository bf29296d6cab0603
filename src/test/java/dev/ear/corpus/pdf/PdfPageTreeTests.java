package dev.ear.corpus.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSNull;
import org.junit.jupiter.api.Test;

/** The places of the pages in a page tree. */
class PdfPageTreeTests {
  @Test
  void aLostNodeStandsForAsManyPagesAsItsParentMisses() {
    COSDictionary leaf = new COSDictionary();
    leaf.setItem(COSName.TYPE, COSName.PAGE);
    COSArray kids = new COSArray();
    kids.add(leaf);
    kids.add(COSNull.NULL);
    kids.add(leaf);
    COSDictionary root = new COSDictionary();
    root.setItem(COSName.KIDS, kids);
    root.setInt(COSName.COUNT, 6);
    assertThat(PdfPageTree.places(root)).hasSize(6).startsWith(leaf, null, null, null, null);
  }

  @Test
  void aDeepPageTreeIsWalked() throws IOException {
    TestPdf pdf = new TestPdf().page("Bursa alındı.");
    COSDictionary node = pdf.document().getPages().getCOSObject();
    for (int i = 0; i < 20_000; i++) {
      COSArray kids = new COSArray();
      kids.add(node);
      COSDictionary parent = new COSDictionary();
      parent.setItem(COSName.TYPE, COSName.PAGES);
      parent.setItem(COSName.KIDS, kids);
      parent.setInt(COSName.COUNT, 1);
      node = parent;
    }
    COSDictionary root = node;
    assertThat(PdfPageTree.places(root)).hasSize(1);
  }
}
