package io.dossier.engine.reading.pdf;

import java.util.Arrays;

/** Whether a heading number can follow the ones before it: numbered paragraphs and references to sections cannot. */
final class NumberSequence {

    private int[] last = {};

    /** True if the number is greater than the last one and skips few chapters. */
    boolean canFollow(String number) {
        int[] next = parse(number);
        if (next.length == 0) {
            return true;
        }
        int lastTop = last.length == 0 ? 0 : last[0];
        return Arrays.compare(next, last) > 0 && next[0] <= lastTop + 2 && next.length <= last.length + 2;
    }

    void accept(String number) {
        int[] next = parse(number);
        if (next.length > 0) {
            last = next;
        }
    }

    /** Numbers that start with a letter are not compared: they give an empty array. */
    private static int[] parse(String number) {
        return Character.isDigit(number.charAt(0))
                ? Arrays.stream(number.split("\\.")).mapToInt(Integer::parseInt).toArray()
                : new int[0];
    }
}
