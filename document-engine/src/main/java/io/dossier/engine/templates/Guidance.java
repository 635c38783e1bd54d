package io.dossier.engine.templates;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Templates that speak to their author in plain black text. Where most sections open with such wording, and formatted
 * guidance is rare, everything under a heading is guidance, except forms that a reader is meant to see, such as
 * signatures and disclaimers.
 */
final class Guidance {

    private static final double MOST = 0.5;

    private static final Pattern WORDING = Pattern.compile(
            "^\\W*(ICH E\\d|EMA |FDA )|^\\W*(include|provide|describe|list|identify|state|specify|give|define|discuss"
                    + "|document|summari[sz]e|explain|indicate|insert|enter|delete|refer to|record|address|outline"
                    + "|present|consider|e\\.g\\.|examples?)\\b|\\bthis (section|template)\\b|\\bif applicable\\b"
                    + "|\\bas (applicable|appropriate)\\b|\\bif appropriate\\b"
                    + "|\\b(should|must) be (provided|included|specified|described|listed|mentioned|discussed|detailed)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern FORM = Pattern.compile(
            "\\b(signatures?|approval|disclaimer|confidential|copyright|all rights reserved)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern DELETE_ME = Pattern.compile(
            "\\bdelete this section\\b|\\bremove this section\\b|\\bdelete section 0\\b", Pattern.CASE_INSENSITIVE);

    private static final Pattern ABOUT_TEMPLATE = Pattern.compile(
            "\\b(how to use|instructions? for|using|use of) (this|the) template\\b", Pattern.CASE_INSENSITIVE);

    /** Asks for a name, a date and their like, or says what a text would be. */
    private static final Pattern REQUEST = Pattern.compile(
            "^\\W*(or )?(describe|(quick|brief|short) (description|summary|explanation|overview))\\b.*|"
                    + "^\\W*(add|insert|enter|provide|list|type|fill in|specify|state) ((?!of\\b)\\w+ ){0,2}(authors?|names?|titles?|dates?"
                    + "|numbers?|text|descriptions?|details|contacts?|references|versions?|affiliations?)\\b.*",
            Pattern.CASE_INSENSITIVE);

    private static final int LONGEST_REQUEST = 120;

    private Guidance() {}

    /** Whether a whole template is written as guidance, from the texts that stay under each of its headings. */
    static boolean prevails(List<String> texts, int instructionsByFormat) {
        List<String> worded = texts.stream().filter(OutlineLevels::hasWords).toList();
        long guiding = worded.stream().filter(Guidance::speaksToAuthor).count();
        return guiding >= 3 && guiding >= MOST * worded.size() && instructionsByFormat < worded.size();
    }

    /** Whether a text opens with words to the author, in its first three lines. */
    static boolean speaksToAuthor(String text) {
        return text.lines().limit(3).anyMatch(line -> WORDING.matcher(line).find());
    }

    /** Whether a paragraph by itself asks its author for something, in whatever template. */
    static boolean isRequest(String text) {
        return text.length() <= LONGEST_REQUEST && REQUEST.matcher(text).matches();
    }

    /** Whether a section is meant to reach the reader although the template around it is guidance. */
    static boolean isForm(String title, String text) {
        return FORM.matcher(title).find() || FORM.matcher(text).find() && !speaksToAuthor(text);
    }

    /** Whether a section is about the template and is to be deleted by whoever uses it. */
    static boolean isAboutTemplate(String title, String text) {
        return ABOUT_TEMPLATE.matcher(title).find() || DELETE_ME.matcher(text).find();
    }
}
