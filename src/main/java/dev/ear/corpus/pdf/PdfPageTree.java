package dev.ear.corpus.pdf;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.jspecify.annotations.Nullable;

/**
 * The places of a PDF's pages, those too whose page the file has lost.
 *
 * <p>PDFBox gives a blank page for one that it does not find, and but one where there were several.
 */
final class PdfPageTree {
  /** More lost pages than any book has are a wrong count. */
  private static final int MOST_LOST = 10_000;

  /** A node whose children are being walked through. */
  private static final class Node {
    final COSDictionary dictionary;
    final COSArray kids;
    final int first;
    int next;
    int lost;

    Node(COSDictionary dictionary, COSArray kids, int first) {
      this.dictionary = dictionary;
      this.kids = kids;
      this.first = first;
    }
  }

  private final List<@Nullable COSDictionary> places = new ArrayList<>();
  private final Set<COSDictionary> seen = Collections.newSetFromMap(new IdentityHashMap<>());

  private PdfPageTree() {}

  /**
   * Walks through a page tree.
   *
   * @return the pages in order; null for one that the file has lost
   */
  static List<@Nullable COSDictionary> places(COSDictionary root) {
    PdfPageTree tree = new PdfPageTree();
    tree.walk(root);
    return tree.places;
  }

  private void walk(COSDictionary root) {
    Deque<Node> path = new ArrayDeque<>();
    enter(root, path);
    while (!path.isEmpty()) {
      Node node = path.peek();
      if (node.next == node.kids.size()) {
        path.pop();
        addLost(node);
        continue;
      }
      COSBase kid = node.kids.getObject(node.next++);
      if (kid instanceof COSDictionary page) {
        enter(page, path);
      } else {
        node.lost++;
        places.add(null);
      }
    }
  }

  private void enter(COSDictionary kid, Deque<Node> path) {
    if (!kid.containsKey(COSName.CONTENTS)
        && kid.getDictionaryObject(COSName.KIDS) instanceof COSArray kids) {
      if (seen.add(kid)) {
        path.push(new Node(kid, kids, places.size()));
      }
    } else {
      places.add(isPage(kid) ? kid : null);
    }
  }

  /** A page is known by what it has: some programs leave its type out or write another. */
  private static boolean isPage(COSDictionary kid) {
    return !(kid instanceof COSStream)
        && (kid.containsKey(COSName.CONTENTS)
            || kid.containsKey(COSName.RESOURCES)
            || kid.containsKey(COSName.MEDIA_BOX)
            || COSName.PAGE.equals(kid.getCOSName(COSName.TYPE)));
  }

  /** A lost child may have been a node with pages below it: the count of its parent tells. */
  private void addLost(Node node) {
    int said = node.dictionary.getInt(COSName.COUNT, 0);
    int more = said - (places.size() - node.first);
    if (node.lost > 0 && more > 0 && more <= MOST_LOST) {
      int at = places.subList(node.first, places.size()).lastIndexOf(null) + node.first;
      places.addAll(at, Collections.<@Nullable COSDictionary>nCopies(more, null));
    }
  }
}
