package io.dossier.engine.worker;

import java.time.Duration;

/** What the owner of a file is told when the worker ended before it could say anything itself. */
final class Refusals {

    private Refusals() {}

    static String outOfMemory(WorkerTask task) {
        return subject(task) + " needs more memory than is allowed. " + advice(task);
    }

    static String timedOut(WorkerTask task, Duration allowed) {
        return subject(task) + " takes longer than the " + allowed.toSeconds() + " s that are allowed. " + advice(task);
    }

    private static String subject(WorkerTask task) {
        if (task instanceof WorkerTask.Read) {
            return "Reading the file";
        }
        if (task instanceof WorkerTask.ReadTemplate) {
            return "Reading the template";
        }
        return task.opensUsersFile() ? "Writing the document" : "Embedding";
    }

    private static String advice(WorkerTask task) {
        if (task instanceof WorkerTask.Read) {
            return "Split it into smaller files and upload those.";
        }
        return task instanceof WorkerTask.ReadTemplate
                ? "Remove what is no template text from it, or split it, and upload it again."
                : "Split it into smaller documents.";
    }
}
