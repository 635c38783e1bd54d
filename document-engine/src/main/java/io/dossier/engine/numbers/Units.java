package io.dossier.engine.numbers;

import java.util.Locale;
import java.util.Map;

/** Units of measure as study documents write them. */
final class Units {

    /** Longer ones first. Case counts: mL is not ML. */
    static final String PATTERN = "mL/min/1\\.73 ?m[²2]|mmol/L|µmol/L|umol/L|mg/dL|g/dL|mg/kg|kg/m[²2]|mL/min|U/L|IU/L|"
            + "mmHg|mm Hg|bpm|mcg|µg|μg|ug|ng|mg|kg|g|mL|ml|dL|L|cm[²2]|cm|mm|m[²2]|IU|"
            + "hours?|hrs?|h|days?|weeks?|wks?|months?|years?|yrs?|minutes?|min|seconds?|points?|°C";

    private static final Map<String, String> SAME = Map.ofEntries(
            Map.entry("mm hg", "mmhg"),
            Map.entry("μg", "µg"),
            Map.entry("ug", "µg"),
            Map.entry("mcg", "µg"),
            Map.entry("umol/l", "µmol/l"),
            Map.entry("hr", "hour"),
            Map.entry("h", "hour"),
            Map.entry("wk", "week"),
            Map.entry("yr", "year"),
            Map.entry("minute", "min"));

    private Units() {}

    /** One form for spellings and plurals. */
    static String plain(String unit) {
        String lower = unit.toLowerCase(Locale.ROOT).replace('²', '2');
        String singular = lower.length() > 2 && lower.endsWith("s") ? lower.substring(0, lower.length() - 1) : lower;
        return SAME.getOrDefault(singular, singular);
    }
}
