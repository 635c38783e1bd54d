package io.dossier.engine.instructions;

import io.dossier.engine.instructions.Instruction.Author;
import io.dossier.engine.instructions.Instruction.Order;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Orders about the rows of tables: only those with a value, in a column or as their label, or only one by its number. */
public final class RowOrders {

    private static final Pattern WITH_VALUE = Pattern.compile(
            "[,;]?\\s*\\bonly (?:the )?rows?\\b([^\"“”]{0,80})[\"“]([^\"“”]{1,200})[\"”]", Pattern.CASE_INSENSITIVE);
    private static final Pattern BY_NUMBER = Pattern.compile(
            "[,;]?\\s*\\bonly (?:the )?row (?:no\\.? |number )?(\\d{1,7})\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern LEADING =
            Pattern.compile("^(?:(?:with|where|of|for|in which|whose|the|column)\\s+)+", Pattern.CASE_INSENSITIVE);
    private static final Pattern TRAILING = Pattern.compile(
            "\\s*(?:\\b(?:is|are|equals|called|named|labelled|of|with|where|for)|=|:)\\s*$", Pattern.CASE_INSENSITIVE);

    private RowOrders() {}

    /** The order for one row, counted from 1 below the headers. */
    public static String onlyRow(int number) {
        return "Only row " + number;
    }

    /** The order for the rows that have a value in a column. */
    public static String onlyRows(String column, String value) {
        return "Only rows with " + plain(column) + " \"" + plain(value) + "\"";
    }

    /** A description without what it says about rows. */
    public static String without(String text) {
        return BY_NUMBER
                .matcher(WITH_VALUE.matcher(text).replaceAll(""))
                .replaceAll("")
                .strip();
    }

    static void read(Author author, String words, List<Instruction> orders) {
        Matcher value = WITH_VALUE.matcher(words);
        if (value.find()) {
            String column = LEADING.matcher(value.group(1).strip()).replaceFirst("");
            column = TRAILING.matcher(" " + column).replaceFirst("").strip();
            orders.add(new Instruction(author, Order.ONLY_ROWS, column + "|" + value.group(2), 0, "", words));
        }
        Matcher number = BY_NUMBER.matcher(words);
        if (number.find()) {
            orders.add(new Instruction(author, Order.ONLY_ROWS, "", Integer.parseInt(number.group(1)), "", words));
        }
    }

    /** Quotes, line ends and semicolons would end the order, a bar its column. */
    private static String plain(String text) {
        return text.replaceAll("[\"“”;|\\s]+", " ").strip();
    }
}
