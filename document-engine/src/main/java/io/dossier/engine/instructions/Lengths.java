package io.dossier.engine.instructions;

import io.dossier.engine.instructions.Instruction.Author;
import io.dossier.engine.instructions.Instruction.Order;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Orders about length. */
final class Lengths {

    private static final String COUNT = "(\\d{1,4}|a|one|single|two|three|four|five|six|seven|eight|nine|ten)";
    private static final String BOUND =
            "\\b(?:in|within|at most|no more than|not more than|up to|maximum(?: of)?|max\\.?|"
                    + "limit(?:ed)?(?: it| this)? to|only(?: the)?(?: first)?|the first)\\s+";
    private static final Pattern SENTENCES = bounded("(?:short |full |complete )?sentences?");
    private static final Pattern WORDS = bounded("words");
    private static final Pattern PARAGRAPHS = bounded("(?:short )?paragraphs?");
    private static final Pattern HYPHENED =
            Pattern.compile("\\b" + COUNT + "-(sentence|paragraph)\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern FIRST = Pattern.compile(
            "\\bonly the first (sentence|paragraph)\\b|\\bfirst (sentence|paragraph) only\\b",
            Pattern.CASE_INSENSITIVE);

    private Lengths() {}

    static void read(Author author, String words, List<Instruction> orders) {
        find(author, words, SENTENCES, Order.SENTENCES, orders);
        find(author, words, WORDS, Order.WORDS, orders);
        find(author, words, PARAGRAPHS, Order.PARAGRAPHS, orders);
        Matcher hyphened = HYPHENED.matcher(words);
        if (hyphened.find()) {
            add(author, words, unit(hyphened.group(2)), InstructionReader.count(hyphened.group(1)), orders);
        }
        Matcher first = FIRST.matcher(words);
        if (first.find()) {
            add(author, words, unit(first.group(1) == null ? first.group(2) : first.group(1)), 1, orders);
        }
    }

    private static void find(Author author, String words, Pattern pattern, Order order, List<Instruction> orders) {
        Matcher matcher = pattern.matcher(words);
        if (matcher.find()) {
            add(author, words, order, InstructionReader.count(matcher.group(1)), orders);
        }
    }

    private static void add(Author author, String words, Order order, int amount, List<Instruction> orders) {
        if (amount > 0) {
            orders.add(new Instruction(author, order, "", amount, "", words));
        }
    }

    private static Order unit(String word) {
        return word.equalsIgnoreCase("sentence") ? Order.SENTENCES : Order.PARAGRAPHS;
    }

    private static Pattern bounded(String what) {
        return Pattern.compile(BOUND + COUNT + "\\s+" + what + "\\b", Pattern.CASE_INSENSITIVE);
    }
}
