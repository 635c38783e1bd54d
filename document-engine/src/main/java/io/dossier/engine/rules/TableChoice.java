package io.dossier.engine.rules;

import io.dossier.engine.model.Table;
import io.dossier.engine.routing.RoutingPlan.BlockRef;

/**
 * A source table with how well it fits a description.
 *
 * @param score 0 for not at all
 * @param confidence from 0 to 1, by what decided
 * @param why what decided, in words for a medical writer
 */
record TableChoice(BlockRef ref, Table table, double score, double confidence, String why) {

    /** For people: the title, else the file's name with the table's number. */
    String name() {
        String place = table.at().table() == null ? "" : ", table " + table.at().table();
        return (table.title().isBlank() ? "" : "\"" + table.title() + "\" in ")
                + table.at().name()
                + place;
    }
}
