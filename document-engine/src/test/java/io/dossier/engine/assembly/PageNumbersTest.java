package io.dossier.engine.assembly;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.assembly.AssemblyRequest.Section;
import io.dossier.engine.templates.Runs;
import io.dossier.engine.templates.TemplateFile;
import io.dossier.engine.templates.Wml;
import io.dossier.engine.templates.WordPackage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageXYZDestination;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;

class PageNumbersTest {

    @TempDir
    Path folder;

    @Test
    void eachEntryNamesThePageItsHeadingStandsOn() throws IOException {
        Path numbered = numbered(document(), Map.of("5FToc900000001", 3, "5FToc900000002", 12));

        assertThat(contents(numbered)).containsExactly("1\tFirst\t3", "2\tSecond\t12", "3\tThird\t\u2007\u2007");
    }

    @Test
    void theNumberedDocumentIsValidAndAlwaysTheSame() throws Exception {
        Path docx = document();
        Map<String, Integer> pages = Map.of("5FToc900000001", 3, "5FToc900000002", 12, "5FToc900000003", 13);
        byte[] bytes = Files.readAllBytes(numbered(docx, pages));

        Path again = numbered(docx, pages);
        assertThat(SchemaGate.problems(again)).isEmpty();
        assertThat(Files.readAllBytes(again)).isEqualTo(bytes);
    }

    /** The contents pages count i, ii, iii; the text begins with page 1 again. */
    @Test
    void pagesAreCountedAndPrintedAsTheirSectionSays() throws Exception {
        Path template = folder.resolve("template.docx");
        WordPackage file = BuiltInTemplate.create("Template");
        Element breakBehindContents = Wml.children(file.body(), "p").get(2);
        Element front = Wml.append(Wml.append(breakBehindContents, "pPr"), "sectPr");
        Wml.append(front, "pgNumType", "fmt", "lowerRoman");
        breakBehindContents.insertBefore(front.getParentNode(), breakBehindContents.getFirstChild());
        Element last = template(file);
        last.insertBefore(
                Wml.set(Wml.element(last.getOwnerDocument(), "pgNumType"), "start", "1"),
                Wml.child(last, "titlePg").orElseThrow());
        NormalZip.write(file, template);
        Path docx = folder.resolve("assembled.docx");
        new DocumentAssembler().assemble(template, MadeUp.request(sections()), docx);
        assertThat(SchemaGate.problems(docx)).isEmpty();

        Path numbered =
                numbered(docx, Map.of("5FSection2", 4, "5FToc900000001", 4, "5FToc900000002", 5, "5FToc900000003", 9));

        assertThat(contents(numbered)).containsExactly("1\tFirst\t1", "2\tSecond\t2", "3\tThird\t6");
    }

    @Test
    void onlyADocumentWithAContentsListWaitsForItsPages() throws Exception {
        Path bare = folder.resolve("bare.docx");
        WordPackage file = BuiltInTemplate.create("Template");
        for (Element block : Wml.children(file.body())) {
            if (!block.getLocalName().equals("sectPr")) {
                file.body().removeChild(block);
            }
        }
        NormalZip.write(file, bare);
        Path docx = folder.resolve("assembled.docx");
        DocumentAssembler assembler = new DocumentAssembler();

        assertThat(assembler.assemble(null, MadeUp.request(sections()), docx).hasContents())
                .isTrue();
        assertThat(assembler.assemble(bare, MadeUp.request(sections()), docx).hasContents())
                .isFalse();
    }

    @Test
    void frontMatterIsNumberedInRomanNumerals() {
        assertThat(IntStream.of(1, 4, 9, 14, 49).mapToObj(PageFormat.of("lowerRoman")::print))
                .containsExactly("i", "iv", "ix", "xiv", "xlix");
        assertThat(IntStream.of(1, 26, 28).mapToObj(PageFormat.of("upperLetter")::print))
                .containsExactly("A", "Z", "BB");
    }

    private static Element template(WordPackage file) {
        return Wml.child(file.body(), "sectPr").orElseThrow();
    }

    private Path document() throws IOException {
        Path docx = folder.resolve("assembled.docx");
        new DocumentAssembler().assemble(null, MadeUp.request(sections()), docx);
        return docx;
    }

    private static List<Section> sections() {
        return List.of(section("First"), section("Second"), section("Third"));
    }

    private static Section section(String title) {
        return new Section(title, null, 1, title, true, List.of());
    }

    private Path numbered(Path docx, Map<String, Integer> pages) throws IOException {
        Path output = folder.resolve("numbered.docx");
        new PageNumbers().write(docx, rendering(pages), output);
        return output;
    }

    private Path rendering(Map<String, Integer> pages) throws IOException {
        Path pdf = folder.resolve("pages.pdf");
        try (PDDocument document = new PDDocument()) {
            IntStream.range(0, 20).forEach(i -> document.addPage(new PDPage()));
            COSDictionary destinations = new COSDictionary();
            pages.forEach((name, page) -> {
                PDPageXYZDestination place = new PDPageXYZDestination();
                place.setPage(document.getPage(page - 1));
                destinations.setItem(COSName.getPDFName(name), place.getCOSObject());
            });
            document.getDocumentCatalog().getCOSObject().setItem(COSName.DESTS, destinations);
            document.save(pdf.toFile());
        }
        return pdf;
    }

    private static List<String> contents(Path docx) {
        Element control = Wml.children(TemplateFile.open(docx).body(), "sdt").get(0);
        return Wml.descendants(control, "p").stream()
                .filter(entry -> !Wml.descendants(entry, "hyperlink").isEmpty())
                .map(Runs::blockText)
                .toList();
    }
}
