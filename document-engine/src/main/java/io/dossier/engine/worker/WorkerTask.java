package io.dossier.engine.worker;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;

/**
 * One piece of work for a worker process: files in, files out. Paths are absolute and belong to the caller, who removes
 * them. Results are JSON, written by {@link EngineJson}.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "task")
@JsonSubTypes({
    @JsonSubTypes.Type(value = WorkerTask.Read.class, name = "read"),
    @JsonSubTypes.Type(value = WorkerTask.Ingest.class, name = "ingest"),
    @JsonSubTypes.Type(value = WorkerTask.Embed.class, name = "embed"),
    @JsonSubTypes.Type(value = WorkerTask.ReadTemplate.class, name = "readTemplate"),
    @JsonSubTypes.Type(value = WorkerTask.Assemble.class, name = "assemble"),
    @JsonSubTypes.Type(value = WorkerTask.NumberPages.class, name = "numberPages"),
    @JsonSubTypes.Type(value = WorkerTask.ConvertToPdf.class, name = "convertToPdf")
})
public sealed interface WorkerTask {

    /** Whether a file that a user gave may be why it fails. */
    default boolean opensUsersFile() {
        return !(this instanceof Ingest || this instanceof Embed);
    }

    /** Reads and classifies a source; writes a {@link io.dossier.engine.model.DocumentModel}. */
    record Read(String input, String sha256, String name, String output) implements WorkerTask {}

    /** Chunks and embeds a model; writes a {@link io.dossier.engine.chunking.IngestedSource}. */
    record Ingest(String model, String output) implements WorkerTask {}

    /** Embeds texts one by one; writes a list of vectors of 384 numbers. */
    record Embed(List<String> texts, String output) implements WorkerTask {}

    /** Reads a Word template; writes a {@link io.dossier.engine.templates.TemplateModel}. */
    record ReadTemplate(String input, String output) implements WorkerTask {}

    /**
     * Writes a DOCX from a template and an {@link io.dossier.engine.assembly.AssemblyRequest}, and an {@link
     * io.dossier.engine.assembly.AssembledDocument}.
     *
     * @param template the template file; null for built-in styles
     * @param docx where the document goes
     */
    record Assemble(String template, String request, String docx, String output) implements WorkerTask {}

    /**
     * Writes page numbers into the contents list of an assembled DOCX.
     *
     * @param pages the DOCX as PDF, each bookmark a named destination
     */
    record NumberPages(String input, String pages, String output) implements WorkerTask {}

    /** Turns a DOCX into a PDF without LibreOffice. */
    record ConvertToPdf(String input, String output) implements WorkerTask {}
}
