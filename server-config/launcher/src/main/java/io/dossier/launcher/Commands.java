package io.dossier.launcher;

import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;

/** What each command does. */
final class Commands {

    private static final Set<String> NONE = Set.of();
    private static final Set<String> JOB = Set.of("--template", "--source", "--type", "--out", "--url");
    private static final DateTimeFormatter FOLDER = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);

    private final Settings settings;
    private final Console console;

    Commands(Settings settings, Console console) {
        this.settings = settings;
        this.console = console;
    }

    ExitCode start(List<String> words) throws LauncherFailure {
        boolean servicesOnly = Arguments.of(words, Set.of("--services"), NONE).has("--services");
        Product product = new Product(settings, console);
        if (servicesOnly) {
            product.startServices();
            return ExitCode.OK;
        }
        console.say(product.start() ? "Dossier runs at " + product.url() : "Dossier runs already at " + product.url());
        sayAccounts();
        return ExitCode.OK;
    }

    ExitCode stop(List<String> words) throws LauncherFailure {
        String part = Arguments.of(words, NONE, Set.of("--part")).one("--part", "");
        Product product = new Product(settings, console);
        if (!part.isEmpty()) {
            product.stopPart(part);
            console.say("The " + part + " is stopped until the next start; everything else runs on.");
            return ExitCode.OK;
        }
        product.stop();
        console.say("Dossier is stopped.");
        return ExitCode.OK;
    }

    ExitCode status(List<String> words) throws LauncherFailure {
        Arguments.of(words, NONE, NONE);
        return new StatusReport(new Product(settings, console), console).print();
    }

    ExitCode logs(List<String> words) throws LauncherFailure {
        boolean follow = Arguments.of(words, Set.of("-f"), NONE).has("-f");
        Product product = new Product(settings, console);
        LogFollower follower = new LogFollower(
                console,
                Stream.concat(Stream.of(product.services().daemon()), product.servers().stream())
                        .map(Daemon::log)
                        .toList());
        follower.print();
        if (follow) {
            follower.follow();
        }
        return ExitCode.OK;
    }

    ExitCode migrate(List<String> words) throws LauncherFailure {
        Arguments arguments = Arguments.of(words, NONE, Set.of("--url", "--user"));
        String url = arguments.one("--url", "");
        String password = System.getenv().getOrDefault("DOSSIER_DB_OWNER_PASSWORD", "");
        int migrations = url.isEmpty()
                ? new Product(settings, console).migrate()
                : Migrations.run(url, arguments.one("--user", "dossier_owner"), password);
        console.say("Migrations carried out: " + migrations);
        return ExitCode.OK;
    }

    ExitCode demo(List<String> words) throws LauncherFailure {
        boolean exit = Arguments.of(words, Set.of("--exit"), NONE).has("--exit");
        Product product = new Product(settings, console);
        boolean started = product.start();
        Thread stop = new Thread(() -> stopQuietly(product), "stop");
        if (started) {
            Runtime.getRuntime().addShutdownHook(stop);
        }
        Job job = Samples.job(settings.home().resolve("samples"), freshFolder().resolve("document.docx"));
        new MainJob(product.url(), console).run(job);
        console.say("Dossier runs at " + product.url());
        sayAccounts();
        if (!exit) {
            console.say("Press Ctrl-C to " + (started ? "stop it." : "leave; it runs on."));
            waitForEver();
        }
        return ExitCode.OK;
    }

    ExitCode generate(List<String> words) throws LauncherFailure {
        Arguments arguments = Arguments.of(words, NONE, JOB);
        Job job = Job.of(arguments, freshFolder());
        String url = arguments.one("--url", "");
        if (!url.isEmpty()) {
            new MainJob(url, console).run(job);
            return ExitCode.OK;
        }
        Product product = new Product(settings, console);
        if (product.start()) {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> stopQuietly(product), "stop"));
        }
        new MainJob(product.url(), console).run(job);
        return ExitCode.OK;
    }

    private void sayAccounts() {
        console.say("Evaluation accounts (POST " + settings.url() + "/get-access-token {\"user_id\": …}):");
        console.say("  owner@acme.example, internal@acme.example, admin@acme.example, writer@acme.example,");
        console.say("  writer2@acme.example, owner@globex.example, nobody@example.org");
    }

    private static Path freshFolder() {
        return Path.of("dossier-" + LocalDateTime.now().format(FOLDER)).toAbsolutePath();
    }

    /** At the end of this process, Ctrl-C included. */
    private void stopQuietly(Product product) {
        try {
            product.stop();
            console.say("Dossier is stopped.");
        } catch (LauncherFailure e) {
            console.complain("dossier: " + e.getMessage());
        }
    }

    private static void waitForEver() throws LauncherFailure {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new LauncherFailure(ExitCode.FAILED, "Interrupted", e);
        }
    }
}
