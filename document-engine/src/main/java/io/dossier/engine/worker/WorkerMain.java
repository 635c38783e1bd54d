package io.dossier.engine.worker;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * The worker process. Standard input is read by a thread of its own, so that its end is seen while a task runs and no
 * orphan works on.
 */
public final class WorkerMain {

    /** It tells of each damaged byte: a million lines. Kept here, as a logger that nobody holds forgets its level. */
    private static final Logger PDFBOX = Logger.getLogger("org.apache.pdfbox");

    private WorkerMain() {}

    public static void main(String[] args) throws IOException {
        PrintStream answers = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        System.setOut(System.err);
        quietLibraries();
        TaskRunner runner = new TaskRunner(new EngineTasks());
        ExecutorService tasks = Executors.newSingleThreadExecutor();
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(new FileInputStream(FileDescriptor.in), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String task = line;
                tasks.execute(() -> answers.println(runner.run(task)));
            }
        }
        WorkerFolder.deleteOwn();
        // Not exit(): shutdown hooks of libraries must not hold up a process whose owner is gone.
        Runtime.getRuntime().halt(0);
    }

    /** Libraries tell of every font they look for; what they warn of is worth a line. */
    private static void quietLibraries() {
        Logger.getLogger("").setLevel(Level.WARNING);
        PDFBOX.setLevel(Level.OFF);
    }
}
