package io.dossier.launcher;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The words after a command: flags, and options with values. */
final class Arguments {

    private final Map<String, List<String>> values;

    private Arguments(Map<String, List<String>> values) {
        this.values = values;
    }

    /**
     * Reads the words.
     *
     * @param flags options without a value
     * @param options options with one; each may come several times
     */
    static Arguments of(List<String> words, Set<String> flags, Set<String> options) throws LauncherFailure {
        Map<String, List<String>> values = new LinkedHashMap<>();
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            List<String> given = values.computeIfAbsent(word, it -> new ArrayList<>());
            if (options.contains(word) && i + 1 < words.size()) {
                i++;
                given.add(words.get(i));
            } else if (!flags.contains(word)) {
                throw new LauncherFailure(
                        ExitCode.USAGE, options.contains(word) ? word + " needs a value" : "Not understood: " + word);
            }
        }
        return new Arguments(values);
    }

    boolean has(String name) {
        return values.containsKey(name);
    }

    List<String> all(String name) {
        return values.getOrDefault(name, List.of());
    }

    String one(String name, String otherwise) throws LauncherFailure {
        List<String> given = all(name);
        if (given.size() > 1) {
            throw new LauncherFailure(ExitCode.USAGE, name + " is given twice");
        }
        return given.isEmpty() ? otherwise : given.get(0);
    }
}
