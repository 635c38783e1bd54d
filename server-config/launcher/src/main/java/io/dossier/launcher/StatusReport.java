package io.dossier.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Says what runs, and for how long. */
final class StatusReport {

    private static final Pattern RESIDENT = Pattern.compile("VmRSS:\\s*(\\d+) kB");

    private final Product product;
    private final Console console;

    StatusReport(Product product, Console console) {
        this.product = product;
        this.console = console;
    }

    ExitCode print() throws LauncherFailure {
        console.say(line(product.services().daemon()) + incomplete());
        for (Daemon server : product.servers()) {
            console.say(line(server));
        }
        console.say(String.format(
                Locale.ROOT, "%-12s %s", "application", product.answers() ? product.url() : "does not answer"));
        return product.runs() ? ExitCode.OK : ExitCode.UNAVAILABLE;
    }

    private String incomplete() throws LauncherFailure {
        return product.services().daemon().process().isEmpty()
                        || product.services().ready()
                ? ""
                : ", not all of them";
    }

    private static String line(Daemon daemon) {
        String state = daemon.process().map(StatusReport::running).orElse("does not run");
        return String.format(Locale.ROOT, "%-12s %s", daemon.name(), state);
    }

    private static String running(ProcessHandle process) {
        String since = process.info()
                .startInstant()
                .map(start -> ", up " + Duration.between(start, Instant.now()).toSeconds() + " s")
                .orElse("");
        return "runs, pid " + process.pid() + since + memory(process.pid());
    }

    /** Where the system tells. */
    private static String memory(long pid) {
        try {
            Matcher resident = RESIDENT.matcher(Files.readString(Path.of("/proc/" + pid + "/status")));
            return resident.find() ? ", " + Long.parseLong(resident.group(1)) / 1024 + " MB" : "";
        } catch (IOException e) {
            return "";
        }
    }
}
