package io.dossier.engine.assembly;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.assembly.AssemblyRequest.Section;
import io.dossier.engine.provenance.GeneratedBlock;
import io.dossier.engine.templates.Runs;
import io.dossier.engine.templates.TemplateFile;
import io.dossier.engine.templates.Wml;
import io.dossier.engine.templates.WordPackage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;

class SourceNotesTest {

    @TempDir
    Path folder;

    private final MadeUp content = MadeUp.content();
    private final GeneratedBlock passage = content.text("Adults were studied.");
    private final GeneratedBlock note = content.note("First note.");
    private final GeneratedBlock other = content.text("Children were not.");
    private final GeneratedBlock otherNote = content.note("Second note.");
    private WordPackage file;

    @BeforeEach
    void assemble() throws IOException {
        Section first = new Section("1", null, 1, "Population", true, List.of(passage, note));
        Section second = new Section("2", null, 1, "Exclusions", true, List.of(other, otherNote));
        Path docx = folder.resolve("out.docx");
        new DocumentAssembler().assemble(null, MadeUp.request(List.of(first, second)), docx);
        file = TemplateFile.open(docx);
    }

    @Test
    void notesOfTheSourceAreFootnotesInTheOrderOfTheirMarks() {
        List<Element> notes =
                Wml.children(file.related("footnotes").orElseThrow().getDocumentElement());
        assertThat(notes).extracting(Runs::blockText).containsExactly("", "", "First note.", "Second note.");
        assertThat(Wml.descendants(file.body(), "footnoteReference"))
                .extracting(mark -> Wml.attribute(mark, "id"))
                .containsExactlyElementsOf(notes.subList(2, 4).stream()
                        .map(element -> Wml.attribute(element, "id"))
                        .toList());
        assertThat(notes.subList(0, 2))
                .extracting(element -> Wml.attribute(element, "type"))
                .containsExactly("separator", "continuationSeparator");
    }

    @Test
    void theMarkStandsBehindThePassageAndNamesTheNotesBlock() {
        Element paragraph = Wml.descendants(file.body(), "p").stream()
                .filter(element -> Runs.blockText(element).startsWith("Adults"))
                .findFirst()
                .orElseThrow();
        List<Element> children = Wml.children(paragraph);
        Element control = children.get(children.size() - 1);
        assertThat(Wml.val(control, "sdtPr", "tag")).isEqualTo(note.id());
        assertThat(Wml.descendants(control, "footnoteReference")).hasSize(1);
    }

    @Test
    void theDocumentIsValid() throws Exception {
        assertThat(SchemaGate.problems(folder.resolve("out.docx"))).isEmpty();
    }
}
