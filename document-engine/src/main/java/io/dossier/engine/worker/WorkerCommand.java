package io.dossier.engine.worker;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** How a worker process is started: what it may use, and what it must not reach. */
final class WorkerCommand {

    /** What a JVM and its native libraries need; the server's environment holds passwords. */
    private static final Set<String> KEPT_VARIABLES =
            Set.of("PATH", "HOME", "USER", "LANG", "LC_ALL", "TZ", "LD_LIBRARY_PATH", "DJL_CACHE_DIR");

    private WorkerCommand() {}

    static ProcessBuilder of(Path java, Path lib, int heapMb, Path folder) {
        ProcessBuilder builder = new ProcessBuilder(List.of(
                java.toString(),
                "-Xmx" + heapMb + "m",
                "-XX:+UseSerialGC",
                "-XX:+ExitOnOutOfMemoryError",
                // Its last words would stand among the answers.
                "-XX:+DisplayVMOutputToStderr",
                "-XX:-UsePerfData",
                "-Dfile.encoding=UTF-8",
                "-Djava.awt.headless=true",
                "-Djava.io.tmpdir=" + folder,
                "-Djavax.xml.accessExternalDTD=",
                "-Djavax.xml.accessExternalSchema=",
                "-Djavax.xml.accessExternalStylesheet=",
                // Every connection goes to a proxy that is not there.
                "-DsocksProxyHost=127.0.0.1",
                "-DsocksProxyPort=9",
                "-DsocksNonProxyHosts=",
                "-Dai.djl.offline=true",
                "-cp",
                lib + File.separator + "*",
                WorkerMain.class.getName()));
        builder.directory(folder.toFile());
        builder.redirectError(ProcessBuilder.Redirect.INHERIT);
        Map<String, String> environment = builder.environment();
        environment.keySet().retainAll(KEPT_VARIABLES);
        environment.put("OPT_OUT_TRACKING", "true");
        return builder;
    }
}
