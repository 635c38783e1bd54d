package io.dossier.systemtests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A process of the product: {@code server} or {@code services}. */
final class ProductProcess {

    private final ProcessHandle process;

    private ProductProcess(ProcessHandle process) {
        this.process = process;
    }

    static ProductProcess of(Product product, String name) {
        Path file = product.data().resolve("run").resolve(name + ".pid");
        try {
            long pid = Long.parseLong(Files.readAllLines(file).get(0).strip());
            return new ProductProcess(ProcessHandle.of(pid).orElseThrow());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Ends it as a power failure would, and returns when it is gone. */
    void kill() {
        process.destroyForcibly();
        process.onExit().join();
    }
}
