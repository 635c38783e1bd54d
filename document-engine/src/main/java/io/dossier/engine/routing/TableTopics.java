package io.dossier.engine.routing;

import io.dossier.engine.model.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The subjects of tables in study reports, and which of them a title, a file or a table's rows speak of. */
public final class TableTopics {

    /** Rows that must speak of a subject where no title does. */
    private static final int LEAST_ROWS = 3;

    private final List<TableTopic> topics = new ArrayList<>();

    private TableTopics() {}

    /** Reads the data file beside this class. */
    public static TableTopics load() {
        TableTopics topics = new TableTopics();
        for (String[] fields : Lines.of("tables.tsv")) {
            topics.topics.add(new TableTopic(
                    fields[0], list(fields[1], ","), phrases(fields[2]), phrases(fields[3]), phrases(fields[4])));
        }
        return topics;
    }

    /** Whether the words of a description and a table speak of the same subject, by the table's title or file name. */
    public boolean isAbout(Table table, String description) {
        return ofHeading(description)
                .map(wanted -> ofTitle(table)
                        .filter(topic -> topic == wanted || isBroader(wanted, topic))
                        .isPresent())
                .orElse(false);
    }

    /** 1 for the very subject, 0 for a narrower one or none. */
    public int nearness(Table table, String description) {
        return ofHeading(description).isPresent() && ofHeading(description).equals(ofTitle(table)) ? 1 : 0;
    }

    /** The subject that a heading or description names best. */
    Optional<TableTopic> ofHeading(String heading) {
        String text = Wordings.ofText(heading);
        return best(text, false);
    }

    /** The subject that the table's title or else its file's name speaks of. */
    Optional<TableTopic> ofTitle(Table table) {
        return best(Wordings.ofText(table.title() + " " + fileWords(table)), true);
    }

    /** The subject that most of the table's rows and columns speak of. */
    Optional<TableTopic> ofRows(Table table) {
        String text = " "
                + table.rows().stream()
                        .flatMap(row -> row.cells().stream())
                        .filter(cell -> cell.column() <= 2)
                        .map(cell -> Wordings.ofText(cell.text()).strip())
                        .distinct()
                        .collect(Collectors.joining(" / "))
                + " ";
        TableTopic best = null;
        long most = LEAST_ROWS - 1;
        for (TableTopic topic : topics) {
            long found = topic.rows().stream().filter(text::contains).count();
            if (found > most) {
                best = topic;
                most = found;
            }
        }
        return Optional.ofNullable(best);
    }

    boolean isBroader(TableTopic broad, TableTopic narrow) {
        return narrow.broader().contains(broad.id());
    }

    /** The subject that a text comes to speak of first; of phrases that begin together the longest. */
    private Optional<TableTopic> best(String text, boolean title) {
        TableTopic best = null;
        int first = Integer.MAX_VALUE;
        for (TableTopic topic : topics) {
            for (String phrase : title ? topic.titles() : topic.headings()) {
                int at = text.indexOf(phrase);
                // Earlier by any word wins over longer by any number of them.
                int rank = at * 100 - phrase.length();
                if (at >= 0 && rank < first) {
                    best = topic;
                    first = rank;
                }
            }
        }
        return Optional.ofNullable(best);
    }

    private static String fileWords(Table table) {
        return table.at()
                .name()
                .toLowerCase(Locale.ROOT)
                .replaceFirst("\\.[a-z]+$", "")
                .replaceAll("[-_.\\d]+", " ");
    }

    private static List<String> phrases(String field) {
        return list(field, ";").stream().map(Wordings::ofText).distinct().toList();
    }

    private static List<String> list(String field, String separator) {
        return Arrays.stream(field.split(separator))
                .map(String::strip)
                .filter(item -> !item.isEmpty() && !item.equals("-"))
                .toList();
    }
}
