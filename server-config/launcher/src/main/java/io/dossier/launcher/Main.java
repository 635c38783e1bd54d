package io.dossier.launcher;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** The launcher: one command, then an exit code. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        Console console = new Console();
        ExitCode code;
        try {
            code = run(Arrays.asList(args), console);
        } catch (LauncherFailure e) {
            console.complain("dossier: " + e.getMessage());
            code = e.code();
        }
        System.exit(code.number());
    }

    private static ExitCode run(List<String> args, Console console) throws LauncherFailure {
        String command = args.isEmpty() ? "help" : args.get(0);
        List<String> words = args.isEmpty() ? args : args.subList(1, args.size());
        if (List.of("help", "--help", "-h").contains(command)) {
            console.say(Usage.TEXT);
            return ExitCode.OK;
        }
        Path home = Path.of(System.getProperty("dossier.home", "."));
        Settings settings = Settings.of(home, System.getenv(), Path.of(System.getProperty("user.home")));
        Commands commands = new Commands(settings, console);
        return switch (command) {
            case "start" -> commands.start(words);
            case "stop" -> commands.stop(words);
            case "status" -> commands.status(words);
            case "logs" -> commands.logs(words);
            case "migrate" -> commands.migrate(words);
            case "demo" -> commands.demo(words);
            case "generate" -> commands.generate(words);
            default -> throw new LauncherFailure(ExitCode.USAGE, "Not a command: " + command + "\n\n" + Usage.TEXT);
        };
    }
}
