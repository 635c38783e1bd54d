package io.dossier.engine.assembly;

import io.dossier.engine.templates.CleanTemplate;
import io.dossier.engine.templates.TemplateFile;
import io.dossier.engine.templates.UnreadableTemplate;
import io.dossier.engine.templates.WordPackage;
import java.io.IOException;
import java.nio.file.Path;

/** Writes a Word document from a template and generated blocks; its contents list names no pages yet. */
public final class DocumentAssembler {

    /**
     * Writes the document; the same template and request give the same bytes.
     *
     * @param templateOrNull a .docx or .dotx; null for built-in styles
     * @throws UnreadableTemplate if the template is damaged, protected, too large or no Word document
     * @throws IOException if the document cannot be written
     */
    public AssembledDocument assemble(Path templateOrNull, AssemblyRequest request, Path output) throws IOException {
        WordPackage file =
                templateOrNull == null ? BuiltInTemplate.create(request.title()) : TemplateFile.open(templateOrNull);
        FilledFields fields = new FilledFields(request.fields());
        CleanTemplate template = new CleanTemplate(file, fields);
        BodyWriter body = new BodyWriter(template, request);
        body.write();
        new PageLayout(file.body()).apply();
        if (!body.contents().isEmpty()) {
            new SectionStarts(file.body()).mark(body.bookmarks());
        }
        body.contents().forEach(contents -> contents.fill(body.headings()));
        new Leftovers(file).remove();
        new Provenance(request).addTo(file, fields.shown());
        new DocumentProperties(request).addTo(file);
        NormalZip.write(file, output);
        return new AssembledDocument(!body.contents().isEmpty());
    }
}
