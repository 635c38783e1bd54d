package io.dossier.engine.reading.sheet;

import io.dossier.engine.model.Table;
import io.dossier.engine.reading.BlockWriter;
import io.dossier.engine.reading.TableDraft;
import io.dossier.engine.reading.WhiteSpace;
import java.util.ArrayList;
import java.util.List;
import org.apache.poi.ss.util.CellReference;
import org.apache.poi.xssf.eventusermodel.XSSFSheetXMLHandler.SheetContentsHandler;
import org.apache.poi.xssf.usermodel.XSSFComment;

/** Gathers the rows of one sheet; empty cells are left out, empty rows between others are kept for their numbers. */
final class SheetRows implements SheetContentsHandler {

    private static final int MAX_EMPTY_ROWS = 10_000;

    private static final String ERROR = "ERROR:";
    private static final String HIDDEN = "This sheet is hidden in the workbook.";

    private final CellBudget budget;
    private final BlockWriter blocks;
    private final List<Table.Row> rows = new ArrayList<>();
    private List<Table.Cell> cells = new ArrayList<>();
    private int columns;
    private boolean skipped;

    SheetRows(CellBudget budget, BlockWriter blocks) {
        this.budget = budget;
        this.blocks = blocks;
    }

    @Override
    public void startRow(int number) {
        cells = new ArrayList<>();
        int empty = number - rows.size();
        if (empty > MAX_EMPTY_ROWS) {
            skipped = true;
            return;
        }
        for (int i = 0; i < empty && !skipped; i++) {
            rows.add(new Table.Row(List.of()));
        }
    }

    @Override
    public void endRow(int number) {
        if (!cells.isEmpty()) {
            rows.add(new Table.Row(cells));
        }
    }

    @Override
    public void cell(String reference, String value, XSSFComment comment) {
        String text = value == null ? "" : WhiteSpace.fold(value);
        if (text.startsWith(ERROR + "#")) {
            text = text.substring(ERROR.length());
        }
        if (text.isEmpty()) {
            return;
        }
        budget.spend();
        int last = cells.isEmpty() ? 0 : cells.get(cells.size() - 1).column();
        int column = reference == null ? last + 1 : new CellReference(reference).getCol() + 1;
        columns = Math.max(columns, column);
        cells.add(new Table.Cell(blocks.cell(text), column, 1, 1));
    }

    void write(String sheet, boolean hidden, MergedAreas merged) {
        if (columns > 0) {
            int headers = rows.size() > 1 && !rows.get(0).cells().isEmpty() ? 1 : 0;
            blocks.table(new TableDraft(
                    sheet, headers, columns, merged.applyTo(rows, columns), hidden ? List.of(HIDDEN) : List.of()));
        }
        if (skipped) {
            blocks.warn("Sheet " + sheet + " has large gaps: row numbers below them are not those of the sheet.");
        }
    }
}
