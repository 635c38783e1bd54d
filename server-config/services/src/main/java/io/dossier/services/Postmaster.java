package io.dossier.services;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The PostgreSQL server that says in its folder that it runs.
 *
 * @param process its process
 * @param port where it listens
 */
record Postmaster(ProcessHandle process, int port) {

    private static final int PORT_LINE = 3;

    /** The one that runs on the folder, started by this process or left by a killed one; empty when none does. */
    static Optional<Postmaster> on(Path folder) throws IOException {
        List<String> lines;
        try {
            lines = Files.readAllLines(folder.resolve("postmaster.pid"));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        }
        if (lines.size() <= PORT_LINE || !lines.get(0).matches("\\d+")) {
            return Optional.empty();
        }
        int port = Integer.parseInt(lines.get(PORT_LINE).strip());
        return ProcessHandle.of(Long.parseLong(lines.get(0)))
                .filter(Postmaster::isPostgres)
                .map(process -> new Postmaster(process, port));
    }

    /** After a crash of the machine the number may belong to anyone. */
    private static boolean isPostgres(ProcessHandle process) {
        return process.isAlive()
                && process.info().command().map(it -> it.contains("postgres")).orElse(true);
    }
}
