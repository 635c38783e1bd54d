package io.dossier.engine.classification;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.Classification;
import io.dossier.engine.model.SourceFormat;
import io.dossier.engine.model.Table;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Files that are little more than tables: data sets by their columns, tables and listings by their titles. */
final class TableKinds {

    private static final Set<String> KEYS = Set.of("STUDYID", "USUBJID", "SUBJID", "DOMAIN", "SUBJECTID", "SUBJECT");
    private static final Pattern TITLE = Pattern.compile("(?i)\\b(table|listing)\\s+\\d[\\w.-]*");
    private static final Set<SourceFormat> SHEETS = Set.of(SourceFormat.CSV, SourceFormat.XLSX);
    /** Sheets of a workbook of the CDISC unified study definitions model. */
    private static final Predicate<String> DESIGN_SHEET =
            Pattern.compile("^studyDesign", Pattern.CASE_INSENSITIVE).asPredicate();

    private static final int MOST_NAMED = 3;
    private static final int MOST_OTHER_BLOCKS = 6;
    private static final int FIRST_WORDS = 400;

    private TableKinds() {}

    /** Empty for a document that is more than tables. */
    static Optional<Classification> classify(SourceFormat format, List<Block> blocks) {
        List<Table> tables = blocks.stream()
                .filter(Table.class::isInstance)
                .map(Table.class::cast)
                .toList();
        if (tables.isEmpty() || blocks.size() - tables.size() > MOST_OTHER_BLOCKS) {
            return Optional.empty();
        }
        Optional<Classification> dataset = dataset(tables.get(0));
        if (dataset.isPresent()) {
            return dataset;
        }
        if (SHEETS.contains(format)) {
            Optional<Classification> described = byContent(tables);
            if (described.isPresent()) {
                return described;
            }
        }
        if (format == SourceFormat.CSV) {
            return Optional.of(new Classification("Dataset", List.of("delimited text with columns")));
        }
        Optional<Classification> titled = byTitle(blocks);
        boolean page = format != SourceFormat.XLSX && blocks.size() == tables.size();
        return titled.isEmpty() && page
                ? Optional.of(new Classification("Table", List.of("nothing but tables, without a title")))
                : titled;
    }

    /** Sheets that tell of a study or of its tables instead of holding data. */
    private static Optional<Classification> byContent(List<Table> tables) {
        List<String> design = tables.stream()
                .map(Table::title)
                .filter(DESIGN_SHEET)
                .limit(MOST_NAMED)
                .toList();
        if (design.size() == MOST_NAMED) {
            return Optional.of(new Classification("StudyDesign", List.of("sheets: " + String.join(", ", design))));
        }
        List<String> titles = tables.stream()
                .flatMap(table -> TITLE.matcher(table.text()).results())
                .map(MatchResult::group)
                .distinct()
                .limit(MOST_NAMED)
                .toList();
        return titles.size() == MOST_NAMED
                ? Optional.of(new Classification("ListOfTables", List.of("titles: " + String.join(", ", titles))))
                : Optional.empty();
    }

    private static Optional<Classification> dataset(Table table) {
        List<String> keys = table.rows().get(0).cells().stream()
                .map(Table.Cell::text)
                .filter(KEYS::contains)
                .toList();
        return keys.isEmpty()
                ? Optional.empty()
                : Optional.of(new Classification("Dataset", List.of("columns: " + String.join(", ", keys))));
    }

    private static Optional<Classification> byTitle(List<Block> blocks) {
        for (Block block : blocks) {
            String words = block.text();
            Matcher title = TITLE.matcher(words.substring(0, Math.min(FIRST_WORDS, words.length())));
            if (title.find()) {
                String term = title.group(1).equalsIgnoreCase("listing") ? "Listing" : "Table";
                return Optional.of(new Classification(term, List.of("title: " + title.group())));
            }
        }
        return Optional.empty();
    }
}
