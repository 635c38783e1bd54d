package io.dossier.engine.rules;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.Locator;
import io.dossier.engine.model.Table;
import io.dossier.engine.routing.RoutingPlan.BlockRef;

/**
 * Words of a source with their exact place: characters of a text, or a cell.
 *
 * @param text the words as they are written
 */
record Quote(BlockRef ref, String text, Locator place) {

    static Quote characters(BlockRef ref, Block block, int from, int to) {
        return new Quote(ref, block.text().substring(from, to), block.at().characters(from, to));
    }

    static Quote cell(BlockRef ref, Table table, int row, int column) {
        Table.Cell cell = Cells.at(table, row, column).orElseThrow();
        return new Quote(ref, cell.text().strip(), table.at().cell(row, cell.column()));
    }
}
