package io.dossier.engine.rules;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Numbers of tables as sponsors write them: Table 3, Table 14.2.1, 14-2.01. */
final class TableNumbers {

    private static final Pattern LABELLED = Pattern.compile(
            "\\b(?:table|tab\\.|listing|figure)\\s+([A-Z]*\\d+(?:[.-]\\d+)*)", Pattern.CASE_INSENSITIVE);
    private static final Pattern STRUCTURED = Pattern.compile("(?<![\\d.-])(\\d+(?:[.-]\\d+)+)(?![\\d-])");

    private TableNumbers() {}

    /** Whether both texts name a table by the same number. */
    static boolean share(String a, String b) {
        Set<String> numbers = of(a);
        numbers.retainAll(of(b));
        return !numbers.isEmpty();
    }

    private static Set<String> of(String text) {
        Set<String> numbers = new HashSet<>();
        for (Pattern pattern : new Pattern[] {LABELLED, STRUCTURED}) {
            Matcher matcher = pattern.matcher(text);
            while (matcher.find()) {
                numbers.add(plain(matcher.group(1)));
            }
        }
        return numbers;
    }

    /** 14-2.01 and 14.2.1 are the same number. */
    private static String plain(String number) {
        return Arrays.stream(number.split("[.-]"))
                .map(part -> part.replaceFirst("^0+(?=\\d)", ""))
                .collect(Collectors.joining("."));
    }
}
