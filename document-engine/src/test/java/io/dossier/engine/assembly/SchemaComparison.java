package io.dossier.engine.assembly;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.xmlbeans.XmlException;

/** Writes down what the schema says of documents and not of the templates that they were written by. */
public final class SchemaComparison {

    private SchemaComparison() {}

    /**
     * Writes lines of a document's name without its ending, a tab and a problem.
     *
     * @param args the file to write, then templates and documents by turns
     */
    public static void main(String[] args) throws IOException, XmlException {
        List<String> lines = new ArrayList<>();
        for (int i = 1; i + 1 < args.length; i += 2) {
            Path document = Path.of(args[i + 1]);
            String name = String.valueOf(document.getFileName()).replaceFirst("\\.\\w+$", "");
            List<String> problems = new ArrayList<>(SchemaGate.problems(document));
            problems.removeAll(SchemaGate.problems(Path.of(args[i])));
            problems.forEach(problem -> lines.add(name + "\t" + problem.replaceAll("\\s+", " ")));
        }
        Files.write(Path.of(args[0]), lines);
    }
}
