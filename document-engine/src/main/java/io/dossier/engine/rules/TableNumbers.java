package io.dossier.engine.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Numbers of tables as sponsors write them: Table 3, Table 14.2.1, 14-2.01, tables 14-3.01 to 14-3.06. */
final class TableNumbers {

    private static final String NUMBER = "[A-Z]*\\d+(?:[.-]\\d+)*";
    private static final String STRUCTURE = "(?<![\\d.-])\\d+(?:[.-]\\d+)+(?![\\d-])";
    private static final Pattern LABELLED =
            Pattern.compile("\\b(?:tables?|tab\\.|listings?|figures?)\\s+(" + NUMBER + ")", Pattern.CASE_INSENSITIVE);
    private static final Pattern STRUCTURED = Pattern.compile("(" + STRUCTURE + ")");
    private static final Pattern RANGE = Pattern.compile(
            "(" + NUMBER + ")\\s*(?:to|through|until|[–—])\\s*(?:table\\s+)?(" + NUMBER + ")",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern TABLES = Pattern.compile("\\b(?:tables?|listings?)\\b", Pattern.CASE_INSENSITIVE);

    /** A range of numbers, both ends within. */
    record Range(String from, String to) {

        boolean holds(String number) {
            return sameDepth(number, from) && compare(from, number) <= 0 && compare(number, to) <= 0;
        }
    }

    private TableNumbers() {}

    /** Whether both texts name a table by the same number. */
    static boolean share(String a, String b) {
        Set<String> numbers = of(a);
        numbers.retainAll(of(b));
        return !numbers.isEmpty();
    }

    /** The numbers that a text names, in one form, in order. */
    static Set<String> of(String text) {
        Set<String> numbers = new LinkedHashSet<>();
        for (Pattern pattern : new Pattern[] {LABELLED, STRUCTURED}) {
            Matcher matcher = pattern.matcher(text);
            while (matcher.find()) {
                numbers.add(plain(matcher.group(1)));
            }
        }
        return numbers;
    }

    /** Ranges of tables; only where the text speaks of tables. */
    static List<Range> ranges(String text) {
        List<Range> ranges = new ArrayList<>();
        Matcher matcher = RANGE.matcher(text);
        while (TABLES.matcher(text).find() && matcher.find()) {
            ranges.add(new Range(plain(matcher.group(1)), plain(matcher.group(2))));
        }
        return ranges;
    }

    /** Orders numbers part by part: 14.9 before 14.10. */
    static int compare(String a, String b) {
        String[] left = a.split("\\.");
        String[] right = b.split("\\.");
        for (int i = 0; i < Math.min(left.length, right.length); i++) {
            boolean digits = left[i].matches("\\d{1,9}") && right[i].matches("\\d{1,9}");
            int order = digits
                    ? Integer.compare(Integer.parseInt(left[i]), Integer.parseInt(right[i]))
                    : left[i].compareTo(right[i]);
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(left.length, right.length);
    }

    private static boolean sameDepth(String a, String b) {
        return a.split("\\.").length == b.split("\\.").length;
    }

    /** 14-2.01 and 14.2.1 are the same number. */
    private static String plain(String number) {
        return Arrays.stream(number.split("[.-]"))
                .map(part -> part.replaceFirst("^0+(?=\\d)", ""))
                .collect(Collectors.joining("."));
    }
}
