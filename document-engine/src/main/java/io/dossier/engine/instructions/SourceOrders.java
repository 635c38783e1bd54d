package io.dossier.engine.instructions;

import io.dossier.engine.instructions.Instruction.Author;
import io.dossier.engine.instructions.Instruction.Order;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Orders about where to take the text from. */
final class SourceOrders {

    private static final String ENDING = "\\.(?:docx|pdf|csv|xlsx|rtf)\\b";
    private static final String FILE = "[\"“][^\"”]{1,200}" + ENDING + "[\"”]|[\\w][\\w().+-]*" + ENDING;
    private static final String TYPE =
            "(?:statistical analysis plan|analysis plan|SAP|(?:study |trial |clinical )*protocol"
                    + "|clinical study report|study report|CSR|investigator'?s brochure|IB)\\b"
                    + "(?!\\s+(?:number|no\\b|deviations?|violations?|amendments?|title|version|id\\b|summary))";
    private static final Pattern SOURCE =
            Pattern.compile("(" + FILE + ")|(?:\\bthe |\\bour )?\\b(" + TYPE + ")", Pattern.CASE_INSENSITIVE);
    /** What asks for a source: the words before it in the sentence. */
    private static final Pattern TAKE = Pattern.compile(
            "\\b(?:use|using|take|taken|copy|copied|extract|draw|insert|quote|base[d]?(?: it| this)? on|according to|stands? in|"
                    + "given in|described in|stated in|from)\\s*(?:only |just |exclusively )?(?:the |our |a )?$",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern TAKE_MORE =
            Pattern.compile("(?:\\band|\\bor|,)\\s*(?:the |our )?$", Pattern.CASE_INSENSITIVE);
    private static final Pattern ORDER = Pattern.compile(
            "\\b(?:use|using|take|copy|extract|draw|insert|quote|base|include|list|give|summari[sz]e|describe|only|from|write)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern AWAY_FROM = Pattern.compile(
            "\\b(?:deviations?|departures?|changes?|changed|differs?|differ\\w*|withdraw\\w*|excluded|removed)\\s+from\\s+(?:the )?$",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern NOT = Pattern.compile(
            "\\b(?:do not|don't|never|not)\\s+(?:use|take|copy|insert|quote|draw|from)\\b[^,]*$"
                    + "|\\b(?:without|except|other than|ignore)\\b[^,]*$",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern ONLY =
            Pattern.compile("\\b(?:only|exclusively|solely|nothing but)\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern SCOPE =
            Pattern.compile("^\\s*(?:only )?for (?:the )?([^.,;]{3,80})", Pattern.CASE_INSENSITIVE);
    private static final Pattern HEADING = Pattern.compile(
            "(?i:\\b(?:use|take|copy|from|quote|summari[sz]e|extract)\\b[^.]{0,30}?\\b(?:section|chapter|heading)s?\\s+"
                    + "(?:(?:on|about|titled|called|headed)\\s+)?)"
                    + "(?:(\\d+(?:\\.\\d+)*)\\.?(?=[\\s,;.\"]|$)\\s*)?([\"“‘']([^\"”’']{3,100})[\"”’']|[A-Z][^\",;()]{2,100})?");
    private static final Pattern BEHIND_HEADING = Pattern.compile(
            "\\s+(?:of|in|from)\\s+(?:the |our )?(?:" + FILE + "|" + TYPE + ").*$|[.]\\s*$", Pattern.CASE_INSENSITIVE);

    private SourceOrders() {}

    static void read(Author author, String words, List<Instruction> orders) {
        Matcher source = SOURCE.matcher(words);
        boolean more = false;
        while (source.find()) {
            boolean file = source.group(1) != null;
            String before = words.substring(0, source.start(file ? 1 : 2));
            more = isAsked(before, file) || more && TAKE_MORE.matcher(before).find();
            if (more) {
                Matcher scope = SCOPE.matcher(words.substring(source.end()));
                String name = source.group(file ? 1 : 2).replaceAll("[\"“”]", "");
                orders.add(new Instruction(
                        author,
                        order(before, words),
                        name,
                        0,
                        scope.find() ? scope.group(1).strip() : "",
                        words));
            }
        }
        heading(author, words, orders);
    }

    private static boolean isAsked(String before, boolean file) {
        if (AWAY_FROM.matcher(before).find()) {
            return false;
        }
        boolean taken = TAKE.matcher(before).find() || file;
        return NOT.matcher(before).find()
                || taken && (before.isBlank() || ORDER.matcher(before).find());
    }

    private static Order order(String before, String words) {
        if (NOT.matcher(before).find()) {
            return Order.NOT_SOURCE;
        }
        return ONLY.matcher(words).find() ? Order.ONLY_SOURCE : Order.USE_SOURCE;
    }

    private static void heading(Author author, String words, List<Instruction> orders) {
        Matcher matcher = HEADING.matcher(words);
        if (!matcher.find() || matcher.group(1) == null && matcher.group(2) == null) {
            return;
        }
        String number = matcher.group(1) == null ? "" : matcher.group(1);
        String title = matcher.group(3) != null ? matcher.group(3) : matcher.group(2) == null ? "" : matcher.group(2);
        String heading =
                number + "|" + BEHIND_HEADING.matcher(title).replaceFirst("").strip();
        orders.add(new Instruction(author, Order.FROM_HEADING, heading, 0, "", words));
    }
}
