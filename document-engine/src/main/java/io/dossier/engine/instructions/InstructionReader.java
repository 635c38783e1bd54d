package io.dossier.engine.instructions;

import io.dossier.engine.instructions.Instruction.Author;
import io.dossier.engine.instructions.Instruction.Order;
import io.dossier.engine.sentences.SentenceSplitter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the orders in plain English. */
public final class InstructionReader {

    private static final Pattern IMPERATIVE = Pattern.compile(
            "^(?:please\\s+)?(?:use|take|copy|extract|draw|insert|include|list|give|quote|summari[sz]e|base|limit|write|"
                    + "written|completed|to be|keep|leave|omit|exclude|skip|do not|don't|never|no|not|only|at most|in)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern NO_TABLES = Pattern.compile(not("tables?"), Pattern.CASE_INSENSITIVE);
    private static final Pattern NO_LISTS =
            Pattern.compile(not("(?:bullet(?:ed)? )?(?:lists?|bullets)"), Pattern.CASE_INSENSITIVE);
    private static final Pattern ONLY_TABLES =
            Pattern.compile("\\bonly (?:the )?tables?\\b|\\btables? only\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern ONLY_LISTS =
            Pattern.compile("\\bonly (?:the )?lists?\\b|\\blists? only\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern VALUE_ONLY =
            Pattern.compile("\\b(?:only|just) the values?\\b|\\bvalues? only\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern LEAVE = Pattern.compile(
            "^(?:to be )?(?:written|completed|filled in|provided) by the (?:author|writer|medical writer)\\b"
                    + "|^leave (?:this section |this |it )?(?:empty|blank)\\b"
                    + "|^do not (?:generate|write|fill)(?: in)?(?: anything| this section)?\\W*$",
            Pattern.CASE_INSENSITIVE);

    private InstructionReader() {}

    /** The orders in a text, in order; none for a blank one. */
    public static List<Instruction> read(Author author, String text) {
        List<Instruction> orders = new ArrayList<>();
        if (text == null) {
            return orders;
        }
        for (String line : text.split("[\\n;]+")) {
            SentenceSplitter.split(line).forEach(sentence -> {
                String words = sentence.in(line).strip();
                if (author != Author.SECTION || IMPERATIVE.matcher(words).find()) {
                    add(author, words, orders);
                }
            });
        }
        return List.copyOf(orders);
    }

    private static void add(Author author, String words, List<Instruction> orders) {
        SourceOrders.read(author, words, orders);
        flag(author, words, LEAVE, Order.LEAVE_TO_AUTHOR, orders);
        flag(author, words, NO_TABLES, Order.NO_TABLES, orders);
        flag(author, words, NO_LISTS, Order.NO_LISTS, orders);
        flag(author, words, ONLY_TABLES, Order.ONLY_TABLES, orders);
        flag(author, words, ONLY_LISTS, Order.ONLY_LISTS, orders);
        RowOrders.read(author, words, orders);
        flag(author, words, VALUE_ONLY, Order.VALUE_ONLY, orders);
        Lengths.read(author, words, orders);
    }

    private static void flag(Author author, String words, Pattern pattern, Order order, List<Instruction> orders) {
        Matcher matcher = pattern.matcher(words);
        if (matcher.find()) {
            orders.add(new Instruction(author, order, "", 0, "", words));
        }
    }

    private static String not(String what) {
        return "\\b(?:(?:do not|don't|never) (?:include|insert|copy|use|show|add|write)(?: any| the)?|no|without(?: any)?|"
                + "omit(?: all| any| the)?|exclude(?: all| any| the)?|leave out(?: all| any| the)?|skip(?: all| the)?)\\s+"
                + what + "\\b";
    }

    /** The orders of one kind. */
    public static List<Instruction> of(List<Instruction> instructions, Order order) {
        return instructions.stream()
                .filter(instruction -> instruction.order() == order)
                .toList();
    }

    /** Small counts as people write them: 3, three, a single one. */
    static int count(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "a", "an", "one", "single" -> 1;
            case "two" -> 2;
            case "three" -> 3;
            case "four" -> 4;
            case "five" -> 5;
            case "six" -> 6;
            case "seven" -> 7;
            case "eight" -> 8;
            case "nine" -> 9;
            case "ten" -> 10;
            default -> Integer.parseInt(word);
        };
    }
}
