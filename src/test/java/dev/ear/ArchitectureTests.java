package dev.ear;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaModifier.FINAL;
import static com.tngtech.archunit.core.domain.JavaModifier.STATIC;
import static com.tngtech.archunit.core.domain.JavaModifier.SYNTHETIC;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.text.MessageFormat;
import java.text.SimpleDateFormat;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.Scanner;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/** The plan of the house: what may know what, and what nobody may do. */
final class ArchitectureTests {
  /** Packages may use those before them. */
  private static final List<String> ORDER =
      List.of(
          "text",
          "anchor",
          "corpus",
          "unit",
          "index",
          "search",
          "api",
          "question",
          "answer",
          "eval",
          "report",
          "bench",
          "cli");

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("dev.ear");

  @Test
  void everyPackageHasItsPlaceInThePlan() {
    Set<String> layers =
        CLASSES.stream()
            .map(JavaClass::getPackageName)
            .filter(name -> !name.equals("dev.ear"))
            .map(name -> name.split("\\.")[2])
            .collect(Collectors.toSet());
    assertThat(ORDER).containsAll(layers);
  }

  @Test
  void packagesUseOnlyThoseBeforeThem() {
    for (int i = 0; i < ORDER.size(); i++) {
      String[] later =
          ORDER.subList(i + 1, ORDER.size()).stream()
              .map(name -> "dev.ear." + name + "..")
              .toArray(String[]::new);
      noClasses()
          .that()
          .resideInAPackage("dev.ear." + ORDER.get(i) + "..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(later)
          .allowEmptyShould(true)
          .check(CLASSES);
    }
  }

  @Test
  void thePagesOfPdfsKnowNothingOfBooks() {
    noClasses()
        .that()
        .resideInAPackage("dev.ear.corpus.pdf")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("dev.ear.corpus")
        .check(CLASSES);
  }

  @Test
  void theRootPackageUsesNoOther() {
    noClasses()
        .that()
        .resideInAPackage("dev.ear")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("dev.ear.*..")
        .check(CLASSES);
  }

  @Test
  void textAndAnchorsKnowNothingOfLucene() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "dev.ear.text..", "dev.ear.anchor..", "dev.ear.corpus..", "dev.ear.unit..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.apache.lucene..")
        .check(CLASSES);
  }

  @Test
  void onlyTheCommandLinePrintsAndExits() {
    noClasses()
        .that()
        .resideOutsideOfPackage("dev.ear.cli..")
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .orShould()
        .accessField(System.class, "in")
        .orShould()
        .callMethod(System.class, "exit", int.class)
        .check(CLASSES);
  }

  @Test
  void nothingDependsOnTheLocaleOfTheMachine() {
    noClasses()
        .should()
        .callMethod(String.class, "toLowerCase")
        .orShould()
        .callMethod(String.class, "toUpperCase")
        .orShould()
        .callMethod(String.class, "format", String.class, Object[].class)
        .orShould()
        .callMethod(PrintStream.class, "printf", String.class, Object[].class)
        .orShould()
        .callMethod(PrintWriter.class, "printf", String.class, Object[].class)
        .orShould()
        .callMethod(Locale.class, "getDefault")
        .orShould()
        .callConstructor(SimpleDateFormat.class, String.class)
        .orShould()
        .callConstructor(MessageFormat.class, String.class)
        .orShould()
        .callMethod(MessageFormat.class, "format", String.class, Object[].class)
        .orShould()
        .callConstructor(Formatter.class)
        .check(CLASSES);
  }

  @Test
  void numbersAreFormattedForNoPlaceInIndexSearchAndCommandLine() {
    // formatted() takes the machine's digits; elsewhere it holds strings alone.
    noClasses()
        .that()
        .resideInAnyPackage(
            "dev.ear.unit..", "dev.ear.index..", "dev.ear.search..", "dev.ear.cli..")
        .should()
        .callMethod(String.class, "formatted", Object[].class)
        .check(CLASSES);
  }

  @Test
  void nothingDependsOnTheCharsetOfTheMachine() {
    noClasses()
        .should()
        .callMethod(String.class, "getBytes")
        .orShould()
        .callConstructor(String.class, byte[].class)
        .orShould()
        .callConstructor(String.class, byte[].class, int.class, int.class)
        .orShould()
        .callConstructor(InputStreamReader.class, InputStream.class)
        .orShould()
        .callConstructor(OutputStreamWriter.class, OutputStream.class)
        .orShould()
        .callConstructor(PrintStream.class, OutputStream.class)
        .orShould()
        .callConstructor(Scanner.class, InputStream.class)
        .orShould()
        .callMethod(ByteArrayOutputStream.class, "toString")
        .orShould()
        .callMethod(Charset.class, "defaultCharset")
        .orShould()
        .callConstructorWhere(
            describe(
                "of readers and writers that take a file without a charset",
                call ->
                    Set.of("java.io.FileReader", "java.io.FileWriter")
                        .contains(call.getTargetOwner().getName())))
        .check(CLASSES);
  }

  @Test
  void nothingSaysNowByTheMachinesZone() {
    noClasses()
        .should()
        .callMethod(LocalDate.class, "now")
        .orShould()
        .callMethod(LocalDateTime.class, "now")
        .check(CLASSES);
  }

  @Test
  void noStaticFieldChanges() {
    fields()
        .that()
        .areStatic()
        .and()
        .doNotHaveModifier(SYNTHETIC)
        .and(describe("are no assertion switch", field -> !field.getName().startsWith("$")))
        .should()
        .beFinal()
        .check(CLASSES);
  }

  @Test
  void noStaticArrayOrCollectionIsOpenToOthers() {
    fields()
        .that()
        .haveModifier(STATIC)
        .and()
        .haveModifier(FINAL)
        .and(
            describe(
                "hold an array",
                field -> field.getRawType().isArray() && !field.getModifiers().contains(SYNTHETIC)))
        .should()
        .bePrivate()
        .allowEmptyShould(true)
        .check(CLASSES);
  }

  @Test
  void everyPackageIsNullMarked() {
    Set<String> packages =
        CLASSES.stream()
            .filter(type -> !type.getSimpleName().equals("package-info"))
            .map(JavaClass::getPackageName)
            .collect(Collectors.toSet());
    assertThat(packages)
        .allSatisfy(
            name ->
                assertThat(CLASSES.getPackage(name).isAnnotatedWith(NullMarked.class))
                    .as(name)
                    .isTrue());
  }
}
