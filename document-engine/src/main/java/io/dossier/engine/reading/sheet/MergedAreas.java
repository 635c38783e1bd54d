package io.dossier.engine.reading.sheet;

import io.dossier.engine.model.Table;
import io.dossier.engine.reading.ReadingLimits;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.poi.ss.util.CellRangeAddress;

/** The merged areas of one sheet, by the cell at their top left, whose words they show. */
final class MergedAreas {

    private final Map<Place, CellRangeAddress> byStart = new HashMap<>();

    /** Row and column counted from 0. */
    private record Place(int row, int column) {}

    /** An area such as {@code A1:B2}. */
    void add(String reference) {
        if (byStart.size() < ReadingLimits.CELLS) {
            CellRangeAddress area = CellRangeAddress.valueOf(reference);
            byStart.put(new Place(area.getFirstRow(), area.getFirstColumn()), area);
        }
    }

    /** The rows with their cells as large as the areas that start there; areas end where the table does. */
    List<Table.Row> applyTo(List<Table.Row> rows, int columns) {
        if (byStart.isEmpty()) {
            return rows;
        }
        int[] coveredTo = new int[columns];
        Table.Row[] spanned = new Table.Row[rows.size()];
        for (int row = 0; row < spanned.length; row++) {
            List<Table.Cell> cells = new ArrayList<>();
            for (Table.Cell cell : rows.get(row).cells()) {
                if (coveredTo[cell.column() - 1] <= row) {
                    cells.add(spanned(cell, row, rows.size(), coveredTo));
                }
            }
            spanned[row] = new Table.Row(cells);
        }
        return List.of(spanned);
    }

    /** @param coveredTo for each column the first row, counted from 0, that no area above covers */
    private Table.Cell spanned(Table.Cell cell, int row, int rows, int[] coveredTo) {
        CellRangeAddress area = byStart.get(new Place(row, cell.column() - 1));
        if (area == null) {
            return cell;
        }
        int bottom = Math.min(area.getLastRow() + 1, rows);
        int right = cell.column() - 1;
        while (right < coveredTo.length && right <= area.getLastColumn() && coveredTo[right] <= row) {
            coveredTo[right] = bottom;
            right++;
        }
        return new Table.Cell(cell.text(), cell.column(), right - cell.column() + 1, bottom - row);
    }
}
