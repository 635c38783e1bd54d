package io.dossier.launcher;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** The main job from end to end, over HTTP like any other client's. */
final class MainJob {

    private static final String USER = "owner@acme.example";
    private static final Duration LONGEST = Duration.ofHours(2);

    private final Api api;
    private final Console console;

    /** Each job has a folder of its own, so that no earlier file of the same name is replaced. */
    private final String folder = "job-" + UUID.randomUUID();

    MainJob(String url, Console console) {
        this.api = new Api(url);
        this.console = console;
    }

    void run(Job job) throws LauncherFailure {
        api.logIn(USER);
        console.say("Uploading the template and " + job.sources().size() + " source file(s) …");
        api.upload(job.template(), "templates", templateName(job));
        List<String> sources = uploadSources(job);
        String template = createTemplate(job);
        String set = createSet(job);
        String document = generate(job, sources, template, set);
        console.say("Generating document " + document + " …");
        await(document);
        download(document, job.output());
        console.say("Document: " + job.output());
    }

    private String templateName(Job job) {
        return folder + "/" + job.template().getFileName();
    }

    /** A number in the path keeps apart what has one name: two folders' files, or a DOCX and the PDF made of it. */
    private List<String> uploadSources(Job job) throws LauncherFailure {
        List<String> paths = new ArrayList<>();
        for (Path source : job.sources()) {
            String name = folder + "/" + (paths.size() + 1) + "/" + source.getFileName();
            api.upload(source, "input", name);
            paths.add("input/" + name);
        }
        return paths;
    }

    private String createTemplate(Job job) throws LauncherFailure {
        String name = job.template().getFileName().toString();
        ObjectNode body = Api.body();
        body.put("template_name", name.replaceFirst("\\.[^.]*$", ""));
        body.put("document_type", job.documentType());
        body.put("template_file_name", templateName(job));
        return api.post("/api/v1/templates/from-file", body).path("template_id").asText();
    }

    private String createSet(Job job) throws LauncherFailure {
        String name = job.documentType() + " " + Instant.now().truncatedTo(ChronoUnit.SECONDS);
        return api.post("/api/v1/document-sets/", Api.body().put("workspace_name", name))
                .path("document_set_id")
                .asText();
    }

    private String generate(Job job, List<String> sources, String template, String set) throws LauncherFailure {
        ObjectNode body = Api.body();
        body.put("document_type", job.documentType());
        body.put("connector_data_id", set);
        body.put("template_id", template);
        ArrayNode paths = body.putArray("file_paths");
        sources.forEach(paths::add);
        return api.post("/api/v1/documents/generate", body).path("task_id").asText();
    }

    private void await(String document) throws LauncherFailure {
        Progress progress = new Progress(console);
        Patience patience = new Patience(LONGEST);
        JsonNode status = status(document, progress);
        while (!isFinal(status)) {
            if (!patience.pause()) {
                throw new LauncherFailure(ExitCode.TIMED_OUT, "The document is still not ready");
            }
            status = status(document, progress);
        }
        progress.end();
        if (!status.path("status").asText().equals("Ready")) {
            throw new LauncherFailure(
                    ExitCode.FAILED,
                    "Generation failed: " + status.path("error").asText());
        }
    }

    private JsonNode status(String document, Progress progress) throws LauncherFailure {
        JsonNode status = api.get("/api/v1/documents/status/" + document);
        progress.show(status.path("status").asText());
        return status;
    }

    private static boolean isFinal(JsonNode status) {
        String text = status.path("status").asText();
        return text.equals("Ready") || text.equals("Failed");
    }

    private void download(String document, Path output) throws LauncherFailure {
        String name = api.get("/api/v1/document-mrt/by-document/" + document)
                .path("outline")
                .path("output_name")
                .asText();
        for (JsonNode file : api.get("/api/v1/files/output").path("files")) {
            if (file.path("name").asText().equals(name)) {
                makeFolder(output);
                api.download(file.path("url").asText(), output);
                return;
            }
        }
        throw new LauncherFailure(ExitCode.FAILED, "The document is not in the list of outputs: " + name);
    }

    private static void makeFolder(Path output) throws LauncherFailure {
        try {
            Files.createDirectories(output.toAbsolutePath().getParent());
        } catch (IOException e) {
            throw new LauncherFailure(ExitCode.FAILED, "The folder cannot be made: " + output.getParent(), e);
        }
    }
}
