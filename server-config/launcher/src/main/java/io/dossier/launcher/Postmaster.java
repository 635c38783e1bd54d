package io.dossier.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The PostgreSQL server on a folder: it lives on when the services process is killed. */
final class Postmaster {

    private Postmaster() {}

    static Optional<ProcessHandle> on(Path folder) {
        try {
            String pid = Files.readString(folder.resolve("postmaster.pid")).split("\n", 2)[0];
            return pid.matches("\\d{1,18}")
                    ? ProcessHandle.of(Long.parseLong(pid)).filter(Postmaster::isPostgres)
                    : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static boolean isPostgres(ProcessHandle process) {
        return process.isAlive()
                && process.info().command().map(it -> it.contains("postgres")).orElse(false);
    }
}
