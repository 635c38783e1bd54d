package io.dossier.files.adapter.jodconverter;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** The folder of this server's LibreOffice process. Whatever still runs in it was left by a killed server: ours to end. */
record OfficeFolder(Path path) {

    static OfficeFolder of(String nodeName) {
        return in(Path.of(System.getProperty("java.io.tmpdir")), nodeName);
    }

    static OfficeFolder in(Path parent, String nodeName) {
        Path path = parent.resolve("dossier-office-" + nodeName);
        try {
            Files.createDirectories(path);
        } catch (IOException e) {
            throw new UncheckedIOException("No folder for LibreOffice can be made: " + path, e);
        }
        OfficeFolder folder = new OfficeFolder(path);
        folder.endOrphans();
        return folder;
    }

    private void endOrphans() {
        ProcessHandle.allProcesses().filter(this::runsHere).forEach(ProcessHandle::destroyForcibly);
    }

    /** LibreOffice is told its folder on its command line, as a URL. */
    private boolean runsHere(ProcessHandle process) {
        String here = path.toUri().getRawPath();
        return Arrays.stream(process.info().arguments().orElse(new String[0]))
                .anyMatch(argument -> argument.startsWith("-env:UserInstallation=") && argument.contains(here));
    }
}
