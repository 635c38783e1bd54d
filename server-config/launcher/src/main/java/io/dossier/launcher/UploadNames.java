package io.dossier.launcher;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Names under which files are uploaded, each its own: files of different folders may share one, and a Word file is listed as
 * the PDF that is made of it.
 */
final class UploadNames {

    private UploadNames() {}

    static Map<Path, String> of(List<Path> files) {
        Map<Path, String> names = new LinkedHashMap<>();
        Set<String> taken = new HashSet<>();
        for (Path file : files) {
            String name = file.getFileName().toString();
            int dot = name.lastIndexOf('.');
            String unique = name;
            for (int i = 2; !taken.add(listed(unique)); i++) {
                unique = name.substring(0, dot) + "-" + i + name.substring(dot);
            }
            names.put(file, unique);
        }
        return names;
    }

    private static String listed(String name) {
        return name.toLowerCase(Locale.ROOT).replaceFirst("\\.docx$", ".pdf");
    }
}
