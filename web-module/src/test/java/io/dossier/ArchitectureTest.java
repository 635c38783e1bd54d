package io.dossier;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.constructors;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import io.dossier.identity.web.Permission;
import jakarta.annotation.security.DenyAll;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.MessageDriven;
import jakarta.ejb.Singleton;
import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import jakarta.persistence.Entity;
import jakarta.ws.rs.Path;
import java.util.stream.Stream;

/** The rules of the house that hold over all modules. */
@AnalyzeClasses(packages = "io.dossier", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    private static final DescribedPredicate<JavaClass> EJB = DescribedPredicate.describe(
            "EJBs",
            type -> type.isAnnotatedWith(Stateless.class)
                    || type.isAnnotatedWith(Singleton.class)
                    || type.isAnnotatedWith(MessageDriven.class));

    private static final DescribedPredicate<JavaClass> ENTITY =
            DescribedPredicate.describe("entities", type -> type.isAnnotatedWith(Entity.class));

    /** Which module a class was compiled in; packages alone do not tell a service from its entity. */
    private static DescribedPredicate<JavaClass> in(String module) {
        return DescribedPredicate.describe("in " + module, type -> type.getSource()
                .map(source -> source.getUri().toString().contains("/" + module))
                .orElse(false));
    }

    @ArchTest
    static final ArchRule persistenceKnowsNobody = noClasses()
            .that(in("persistence-module"))
            .should()
            .dependOnClassesThat(
                    in("ejb-module").or(in("web-module")).or(in("batch-jobs")).or(in("document-engine")));

    @ArchTest
    static final ArchRule servicesKnowNoFrontAndNoJobs = noClasses()
            .that(in("ejb-module"))
            .should()
            .dependOnClassesThat(in("web-module").or(in("batch-jobs")));

    @ArchTest
    static final ArchRule jobsAndFrontDoNotKnowEachOther =
            noClasses().that(in("batch-jobs")).should().dependOnClassesThat(in("web-module"));

    @ArchTest
    static final ArchRule frontDoesNotKnowJobs =
            noClasses().that(in("web-module")).should().dependOnClassesThat(in("batch-jobs"));

    @ArchTest
    static final ArchRule engineKnowsNobody = noClasses()
            .that()
            .resideInAPackage("io.dossier.engine..")
            .should()
            .dependOnClassesThat(in("persistence-module").or(in("ejb-module")))
            .orShould()
            .dependOnClassesThat()
            .resideInAnyPackage("jakarta..");

    @ArchTest
    static final ArchRule featuresFormNoCycle =
            slices().matching("io.dossier.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule onlyAdaptersKnowOthersSdks = noClasses()
            .that()
            .resideOutsideOfPackages("..adapter..", "io.dossier.engine..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "io.minio..",
                    "okhttp3..",
                    "okio..",
                    "org.jodconverter..",
                    "com.nimbusds..",
                    "org.hibernate.search..",
                    "org.apache.lucene..");

    @ArchTest
    static final ArchRule resourcesShowNoEntity = methods()
            .that()
            .areDeclaredInClassesThat()
            .areAnnotatedWith(Path.class)
            .and()
            .arePublic()
            .should(haveNoEntityInTheirSignature());

    /** One's own account and token, and what is public, need none. */
    @ArchTest
    static final ArchRule resourcesSayWhichPermissionTheyNeed = classes()
            .that()
            .areAnnotatedWith(Path.class)
            .and()
            .areNotAnnotatedWith(PermitAll.class)
            .and()
            .resideOutsideOfPackage("io.dossier.identity.web")
            .should()
            .beAnnotatedWith(Permission.class);

    @ArchTest
    static final ArchRule statusesAreEnums = fields().that()
            .areDeclaredInClassesThat(ENTITY)
            .and()
            .haveName("status")
            .should()
            .notHaveRawType(String.class);

    @ArchTest
    static final ArchRule everyEjbStatesItsRoles = classes()
            .that(EJB)
            .should()
            .beAnnotatedWith(RolesAllowed.class)
            .orShould()
            .beAnnotatedWith(PermitAll.class)
            .orShould()
            .beAnnotatedWith(DenyAll.class);

    /** Payara makes a proxy class that calls the constructor with nulls, and finds public ones only. */
    @ArchTest
    static final ArchRule ejbConstructorsSuitTheContainer = constructors()
            .that()
            .areDeclaredInClassesThat(EJB)
            .and()
            .areAnnotatedWith(Inject.class)
            .should()
            .bePublic()
            .andShould(takeNoPrimitives());

    @ArchTest
    static final ArchRule onlyOneSpeaksJsonOnTheWire = noClasses()
            .that()
            .resideInAPackage("..web..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("jakarta.json..");

    private static ArchCondition<JavaMethod> haveNoEntityInTheirSignature() {
        return new ArchCondition<>("have no entity in their signature") {
            @Override
            public void check(JavaMethod method, ConditionEvents events) {
                Stream.concat(
                                method.getReturnType().getAllInvolvedRawTypes().stream(),
                                method.getParameterTypes().stream()
                                        .flatMap(type -> type.getAllInvolvedRawTypes().stream()))
                        .filter(ENTITY)
                        .forEach(entity -> events.add(SimpleConditionEvent.violated(
                                method, method.getFullName() + " shows " + entity.getName())));
            }
        };
    }

    private static ArchCondition<JavaConstructor> takeNoPrimitives() {
        return new ArchCondition<>("take no primitives") {
            @Override
            public void check(JavaConstructor constructor, ConditionEvents events) {
                constructor.getRawParameterTypes().stream()
                        .filter(JavaClass::isPrimitive)
                        .forEach(type -> events.add(SimpleConditionEvent.violated(
                                constructor, constructor.getFullName() + " takes " + type.getName())));
            }
        };
    }
}
