package io.dossier.engine.worker;

import com.fasterxml.jackson.databind.json.JsonMapper;
import io.dossier.engine.assembly.AssemblyRequest;
import io.dossier.engine.assembly.DocumentAssembler;
import io.dossier.engine.assembly.PageNumbers;
import io.dossier.engine.chunking.BgeEmbedder;
import io.dossier.engine.chunking.Embedder;
import io.dossier.engine.chunking.SourceIngester;
import io.dossier.engine.conversion.PdfConverter;
import io.dossier.engine.conversion.UnconvertibleDocument;
import io.dossier.engine.model.DocumentModel;
import io.dossier.engine.model.Problem;
import io.dossier.engine.reading.SourceReader;
import io.dossier.engine.reading.UnreadableSource;
import io.dossier.engine.templates.TemplateReader;
import io.dossier.engine.templates.UnreadableTemplate;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;

/** Calls the engine for each kind of task. */
final class EngineTasks implements TaskRunner.Tasks {

    private static final JsonMapper JSON = EngineJson.MAPPER;

    private Embedder embedder;

    @Override
    public void run(WorkerTask task) throws IOException, TaskRefused {
        try {
            dispatch(task);
        } catch (UnreadableSource e) {
            throw new TaskRefused(e.problem(), e.getMessage(), e);
        } catch (UnreadableTemplate e) {
            throw new TaskRefused(e.problem(), e.getMessage(), e);
        } catch (UnconvertibleDocument e) {
            throw new TaskRefused(Problem.UNREADABLE, e.getMessage(), e);
        }
    }

    private void dispatch(WorkerTask task) throws IOException {
        if (task instanceof WorkerTask.Read read) {
            write(read.output(), SourceReader.read(Path.of(read.input()), read.sha256(), read.name()));
        } else if (task instanceof WorkerTask.Ingest ingest) {
            ingest(ingest);
        } else if (task instanceof WorkerTask.Embed embed) {
            write(embed.output(), embedder().embed(embed.texts()));
        } else if (task instanceof WorkerTask.ReadTemplate template) {
            write(template.output(), new TemplateReader().read(Path.of(template.input())));
        } else if (task instanceof WorkerTask.Assemble assemble) {
            assemble(assemble);
        } else if (task instanceof WorkerTask.NumberPages number) {
            number(number);
        } else if (task instanceof WorkerTask.ConvertToPdf convert) {
            convert(convert);
        }
    }

    private void ingest(WorkerTask.Ingest task) throws IOException {
        DocumentModel model = JSON.readValue(new File(task.model()), DocumentModel.class);
        write(task.output(), new SourceIngester(embedder()).ingest(model));
    }

    private static void assemble(WorkerTask.Assemble task) throws IOException {
        AssemblyRequest request = JSON.readValue(new File(task.request()), AssemblyRequest.class);
        Path template = task.template() == null ? null : Path.of(task.template());
        Path docx = Path.of(task.docx());
        write(task.output(), new DocumentAssembler().assemble(template, request, docx));
    }

    private static void number(WorkerTask.NumberPages task) throws IOException {
        Path docx = Path.of(task.input());
        Path pages = Path.of(task.pages());
        WholeFile.write(Path.of(task.output()), part -> new PageNumbers().write(docx, pages, part));
    }

    private static void convert(WorkerTask.ConvertToPdf task) throws IOException {
        Path docx = Path.of(task.input());
        WholeFile.write(Path.of(task.output()), part -> new PdfConverter().convert(docx, part));
    }

    /** Loaded when first needed: most tasks do without its 280 MB. */
    private Embedder embedder() {
        if (embedder == null) {
            embedder = BgeEmbedder.load();
        }
        return embedder;
    }

    private static void write(String output, Object result) throws IOException {
        WholeFile.write(Path.of(output), part -> JSON.writeValue(part.toFile(), result));
    }
}
