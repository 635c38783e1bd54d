package io.dossier.engine;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The direction of the engine's features, and which of them the server may load. */
@AnalyzeClasses(packages = "io.dossier.engine", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    private static final String[] FOR_THE_SERVER = {
        "io.dossier.engine.model..",
        "io.dossier.engine.sentences..",
        "io.dossier.engine.provenance..",
        "io.dossier.engine.routing..",
        "io.dossier.engine.rules.."
    };

    @ArchTest
    static final ArchRule engineKnowsNoContainer =
            noClasses().should().dependOnClassesThat().resideInAnyPackage("jakarta..", "org.eclipse.microprofile..");

    @ArchTest
    static final ArchRule engineKnowsNoOtherModule = noClasses()
            .should()
            .dependOnClassesThat(DescribedPredicate.describe(
                    "are Dossier's, outside the engine",
                    type -> type.getPackageName().startsWith("io.dossier.")
                            && !type.getPackageName().startsWith("io.dossier.engine")));

    @ArchTest
    static final ArchRule featuresFormNoCycle =
            slices().matching("io.dossier.engine.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule modelDependsOnNothing = classes()
            .that()
            .resideInAPackage("io.dossier.engine.model..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("io.dossier.engine.model..", "java..", "com.fasterxml.jackson.annotation..");

    @ArchTest
    static final ArchRule whatRunsInTheServerReadsNoUserFiles = noClasses()
            .that()
            .resideInAnyPackage(FOR_THE_SERVER)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "org.apache..",
                    "org.docx4j..",
                    "com.rtfparserkit..",
                    "dev.langchain4j..",
                    "ai.onnxruntime..",
                    "ai.djl..",
                    "technology.tabula..");
}
