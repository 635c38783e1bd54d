package io.dossier.engine.rules;

import io.dossier.engine.model.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A table as its readers address it: by what its rows and columns are called. The first column names the rows, and so do
 * those behind it without a header. A row without values, or a name that the rows below leave blank, names a group.
 */
final class ResultTable {

    /**
     * A row with values.
     *
     * @param group row and column of the cell that names the group; 0 for none
     * @param labels columns of the cells that name the row
     */
    record Line(int row, int groupRow, int groupColumn, List<Integer> labels) {}

    private final Table table;
    private final List<Integer> labelColumns = new ArrayList<>();
    private final List<Integer> valueColumns = new ArrayList<>();

    ResultTable(Table table) {
        this.table = table;
        for (int column = 1; column <= table.columns(); column++) {
            boolean label = column == 1
                    || table.headerRows() > 0
                            && valueColumns.isEmpty()
                            && header(column).isBlank();
            (label ? labelColumns : valueColumns).add(column);
        }
    }

    List<Integer> valueColumns() {
        return valueColumns;
    }

    /** What the header says over a column, from top to bottom. */
    String header(int column) {
        return headerCells(column).stream()
                .map(cell -> cell.text().strip())
                .distinct()
                .collect(Collectors.joining(" "));
    }

    /** The lowest row of the header that says something over the column; 0 for none. */
    int headerRow(int column) {
        return IntStream.rangeClosed(1, headerRows())
                .filter(row -> !Cells.text(table, row, column).isBlank())
                .max()
                .orElse(0);
    }

    /** The rows that have a value. */
    List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        int groupRow = 0;
        int groupColumn = 0;
        for (int row = headerRows() + 1; row <= table.rows().size(); row++) {
            int current = row;
            List<Integer> labels = labelColumns.stream()
                    .filter(column -> starts(current, column))
                    .toList();
            boolean values = valueColumns.stream().anyMatch(column -> starts(current, column));
            if (!values) {
                groupRow = labels.isEmpty() ? groupRow : row;
                groupColumn = labels.isEmpty() ? groupColumn : labels.get(0);
            } else if (labels.size() > 1) {
                groupRow = row;
                groupColumn = labels.get(0);
                lines.add(new Line(row, row, groupColumn, labels.subList(1, labels.size())));
            } else if (!labels.isEmpty()) {
                lines.add(new Line(row, groupRow, groupColumn, labels));
            }
        }
        return lines;
    }

    private boolean starts(int row, int column) {
        return Cells.at(table, row, column)
                .filter(cell -> cell.column() == column && !cell.text().isBlank())
                .isPresent();
    }

    private List<Table.Cell> headerCells(int column) {
        return IntStream.rangeClosed(1, headerRows())
                .mapToObj(row -> Cells.at(table, row, column))
                .flatMap(Optional::stream)
                .filter(cell -> !cell.text().isBlank())
                .toList();
    }

    private int headerRows() {
        return Math.min(Math.max(1, table.headerRows()), table.rows().size());
    }
}
