package io.dossier.launcher;

import java.nio.file.Path;
import java.util.Arrays;

/**
 * Programs that the server starts and that outlive it when it is killed, such as LibreOffice. Each is told a folder of
 * its own inside the product's temporary folder, by which it is known and nothing else is.
 *
 * @param temporary the product's temporary folder
 */
record Orphans(Path temporary) {

    /** Ends them; only for when no server runs. */
    void end() {
        ProcessHandle.allProcesses().filter(this::isOurs).forEach(ProcessHandle::destroyForcibly);
    }

    private boolean isOurs(ProcessHandle process) {
        String path = temporary + "/";
        String url = temporary.toUri().getRawPath().replaceFirst("/*$", "/");
        return Arrays.stream(process.info().arguments().orElse(new String[0]))
                .anyMatch(argument -> argument.contains(path) || argument.contains(url));
    }
}
