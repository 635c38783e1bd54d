package io.dossier.engine.instructions;

/**
 * One order that was understood.
 *
 * @param author who asked
 * @param order what is asked
 * @param object what it is about: a source's name or type, a heading, or a column, a bar and a value; empty where the
 *     order needs none
 * @param amount how many paragraphs, sentences or words, or which row; 0 where the order needs none
 * @param scope words of the sections that it is for; empty for all
 * @param words the sentence that asked, for people
 */
public record Instruction(Author author, Order order, String object, int amount, String scope, String words) {

    /** Who asks; the user's word counts most, the document's least. */
    public enum Author {
        DOCUMENT("the document's instructions"),
        SECTION("the template's instructions"),
        RULE("the rule"),
        USER("the user's instructions");

        private final String label;

        Author(String label) {
            this.label = label;
        }
    }

    /** What can be asked for. */
    public enum Order {
        USE_SOURCE,
        ONLY_SOURCE,
        NOT_SOURCE,
        FROM_HEADING,
        NO_TABLES,
        NO_LISTS,
        ONLY_TABLES,
        ONLY_LISTS,
        ONLY_ROWS,
        PARAGRAPHS,
        SENTENCES,
        WORDS,
        VALUE_ONLY,
        LEAVE_TO_AUTHOR
    }

    /** For people: the words and who said them. */
    public String quoted() {
        String shown = words.length() > 160 ? words.substring(0, 159) + "…" : words;
        return "\"" + shown + "\" (" + author.label + ")";
    }
}
