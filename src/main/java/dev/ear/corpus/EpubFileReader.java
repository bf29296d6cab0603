package dev.ear.corpus;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Reads an {@code .epub} book (METHOD 1): a page is a document of its spine, in the spine's order,
 * or a printed page where the book marks those; then it keeps its printed number.
 */
final class EpubFileReader {
  private static final String CONTAINER = "META-INF/container.xml";
  private static final String ENCRYPTION = "META-INF/encryption.xml";

  private EpubFileReader() {}

  static Book read(Path file, String name, String sha256, Consumer<Warning> warnings) {
    String place = Places.of(file);
    BookBuilder book = new BookBuilder(name, file, warnings);
    try (ZipParts parts = ZipParts.open(file, "EPUB")) {
      PageFlow flow = new PageFlow();
      List<String> missing = new ArrayList<>();
      for (String part : spine(parts, place)) {
        Document document = parts.xml(part);
        if (document == null) {
          missing.add(part);
        } else {
          // A printed page may run from one document into the next.
          flow.endPage(flow.printed());
          HtmlText.add(document, flow, false);
        }
      }
      if (!missing.isEmpty()) {
        warnings.accept(
            new Warning(
                place,
                "lacks "
                    + missing.size()
                    + (missing.size() == 1 ? " part" : " parts")
                    + " of its spine, among them "
                    + Places.shown(missing.get(0))
                    + "; the others are read"));
      }
      flow.addTo(book, place);
    }
    return book.build(sha256, false);
  }

  /** The names of the spine's documents, in order. */
  private static List<String> spine(ZipParts parts, String place) {
    Document container = parts.xml(CONTAINER);
    Element root = container == null ? null : container.selectFirst("*|rootfile[full-path]");
    String packagePath = root == null ? "" : root.attr("full-path");
    Document book = packagePath.isEmpty() ? null : parts.xml(packagePath);
    if (book == null) {
      throw Places.bad(place, "is no EPUB (it lacks its package document); check the file");
    }
    Map<String, String> documents = new HashMap<>();
    for (Element item : book.select("*|manifest > *|item[id][href]")) {
      String resolved = resolved(packagePath, item.attr("href"));
      if (resolved != null && item.attr("media-type").contains("html")) {
        documents.putIfAbsent(item.attr("id"), resolved);
      }
    }
    Set<String> locked = locked(parts);
    List<String> spine = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (Element item : book.select("*|spine > *|itemref[idref]")) {
      String document = documents.get(item.attr("idref"));
      if (document != null && seen.add(document)) {
        if (locked.contains(document)) {
          throw Places.bad(
              place,
              "is locked against copying (" + Places.shown(document) + "); use an open copy");
        }
        spine.add(document);
      }
    }
    if (spine.isEmpty()) {
      throw Places.bad(place, "is an EPUB without a text in its spine; check the file");
    }
    return spine;
  }

  private static Set<String> locked(ZipParts parts) {
    Set<String> locked = new HashSet<>();
    Document encryption = parts.xml(ENCRYPTION);
    if (encryption != null) {
      encryption.select("*|CipherReference[URI]").forEach(e -> locked.add(decoded(e.attr("URI"))));
    }
    return locked;
  }

  /** Returns the name of the part that a reference in another part means; null if none inside. */
  private static @Nullable String resolved(String from, String reference) {
    String path = decoded(reference.replaceFirst("#.*", ""));
    if (path.contains(":") || path.startsWith("/")) {
      return null;
    }
    Deque<String> steps = new ArrayDeque<>();
    for (String step : (from.substring(0, from.lastIndexOf('/') + 1) + path).split("/")) {
      if (step.equals("..")) {
        if (steps.pollLast() == null) {
          return null;
        }
      } else if (!step.isEmpty() && !step.equals(".")) {
        steps.addLast(step);
      }
    }
    return String.join("/", steps);
  }

  private static String decoded(String uri) {
    try {
      return URLDecoder.decode(uri.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      return uri;
    }
  }
}
