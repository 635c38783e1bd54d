package io.dossier.generation.jobs;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.dossier.generation.model.Step;
import jakarta.batch.api.BatchProperty;
import jakarta.inject.Named;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

class JobDefinitionTest {

    private final JavaClasses classes = new ClassFileImporter().importPackages("io.dossier.generation.jobs");
    private final Element job = read("/META-INF/batch-jobs/" + GenerationJob.NAME + ".xml");

    @Test
    void everyRefIsABean() {
        assertThat(withRef()).hasSize(7).allSatisfy(element -> assertThat(beanNames())
                .contains(ref(element)));
    }

    @Test
    void everyPropertyIsReadByItsBeanAndNothingElseIs() {
        assertThat(withRef())
                .allSatisfy(element -> assertThat(propertiesOf(element)).isEqualTo(readBy(bean(ref(element)))));
    }

    @Test
    void stepsAreThoseOfTheLedgerInOrder() {
        List<Element> steps = elements(job, "step");

        assertThat(steps).extracting(step -> step.getAttribute("id")).containsExactlyElementsOf(ledgerNames());
        assertThat(steps)
                .extracting(step -> step.getAttribute("next"))
                .containsExactlyElementsOf(Stream.concat(ledgerNames().stream().skip(1), Stream.of(""))
                        .toList());
    }

    private static List<String> ledgerNames() {
        return Stream.of(Step.values()).map(Step::ledgerName).toList();
    }

    private List<Element> withRef() {
        return elements(job, "*").stream().filter(e -> e.hasAttribute("ref")).toList();
    }

    private static String ref(Element element) {
        return element.getAttribute("ref");
    }

    private Set<String> beanNames() {
        return classes.stream()
                .filter(c -> c.isAnnotatedWith(Named.class))
                .map(c -> c.getAnnotationOfType(Named.class).value())
                .collect(Collectors.toSet());
    }

    private JavaClass bean(String name) {
        return classes.stream()
                .filter(c -> c.isAnnotatedWith(Named.class))
                .filter(c -> c.getAnnotationOfType(Named.class).value().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Set<String> propertiesOf(Element element) {
        return elements(element, "property").stream()
                .map(p -> p.getAttribute("name"))
                .collect(Collectors.toSet());
    }

    private static Set<String> readBy(JavaClass bean) {
        return bean.getAllFields().stream()
                .filter(field -> field.isAnnotatedWith(BatchProperty.class))
                .map(JobDefinitionTest::propertyName)
                .collect(Collectors.toSet());
    }

    private static String propertyName(JavaField field) {
        String name = field.getAnnotationOfType(BatchProperty.class).name();
        return name.isEmpty() ? field.getName() : name;
    }

    private static List<Element> elements(Element root, String name) {
        NodeList nodes = root.getElementsByTagName(name);
        return IntStream.range(0, nodes.getLength())
                .mapToObj(i -> (Element) nodes.item(i))
                .toList();
    }

    private static Element read(String resource) {
        try (InputStream in = JobDefinitionTest.class.getResourceAsStream(resource)) {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(in)
                    .getDocumentElement();
        } catch (IOException | SAXException | ParserConfigurationException e) {
            throw new IllegalStateException(e);
        }
    }
}
