package io.dossier.systemtests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** A process of the product. Its processes are known by the data folder on their command lines, which no other has. */
final class ProductProcess {

    private static final String WORKER = "io.dossier.engine.worker.WorkerMain";
    private static final String OFFICE = "-env:UserInstallation=";

    private final ProcessHandle process;

    private ProductProcess(ProcessHandle process) {
        this.process = process;
    }

    /** @param name {@code server} or {@code services} */
    static ProductProcess of(Product product, String name) {
        return ofFile(product.data().resolve("run").resolve(name + ".pid"));
    }

    /** The same, which may have ended already. */
    static Optional<ProductProcess> find(Product product, String name) {
        long pid = pidIn(product.data().resolve("run").resolve(name + ".pid"));
        return all(product).stream().filter(process -> process.pid() == pid).findFirst();
    }

    static ProductProcess postmaster(Product product) {
        return ofFile(product.data().resolve("postgres/postmaster.pid"));
    }

    /** A worker that runs now; empty when none does. */
    static Optional<ProductProcess> worker(Product product) {
        return all(product).stream()
                .filter(process -> process.commandLine().contains(WORKER))
                .findFirst();
    }

    /** The office programs that run now. */
    static List<ProductProcess> office(Product product) {
        return all(product).stream()
                .filter(process -> process.commandLine().contains(OFFICE))
                .toList();
    }

    private static ProductProcess ofFile(Path file) {
        return new ProductProcess(ProcessHandle.of(pidIn(file)).orElseThrow());
    }

    private static long pidIn(Path file) {
        try {
            return Long.parseLong(Files.readAllLines(file).get(0).strip());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All of them but the database's own children. */
    static List<ProductProcess> all(Product product) {
        return ProcessHandle.allProcesses()
                .map(ProductProcess::new)
                .filter(process -> process.commandLine().contains(product.data().toString()))
                .toList();
    }

    /** Workers and office programs that this server did not start. */
    static List<ProductProcess> orphans(Product product) {
        long server = of(product, "server").pid();
        Predicate<ProductProcess> child = process ->
                process.commandLine().contains(WORKER) || process.commandLine().contains(OFFICE);
        return all(product).stream()
                .filter(child)
                .filter(process -> !process.descendsFrom(server))
                .toList();
    }

    private boolean descendsFrom(long pid) {
        Optional<ProcessHandle> ancestor = process.parent();
        while (ancestor.isPresent() && ancestor.get().pid() != pid) {
            ancestor = ancestor.get().parent();
        }
        return ancestor.isPresent();
    }

    long pid() {
        return process.pid();
    }

    private String commandLine() {
        return process.info().commandLine().orElse("");
    }

    /** Ends it as a power failure would, and returns when it is gone. */
    void kill() {
        process.destroyForcibly();
        awaitEnd();
    }

    /** Returns when it is gone. */
    void awaitEnd() {
        process.onExit().join();
    }

    @Override
    public String toString() {
        return process.pid() + " " + commandLine();
    }
}
