package io.dossier.engine.model;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** A piece of a source in reading order. Its {@link #index()} is its position in the {@link DocumentModel}. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Heading.class, name = "heading"),
    @JsonSubTypes.Type(value = Paragraph.class, name = "paragraph"),
    @JsonSubTypes.Type(value = ListItem.class, name = "listItem"),
    @JsonSubTypes.Type(value = Table.class, name = "table"),
    @JsonSubTypes.Type(value = Note.class, name = "note")
})
public sealed interface Block permits Heading, Paragraph, ListItem, Table, Note {

    /** Position in the document's list of blocks, counted from 0. */
    int index();

    /** Where the block stands in its source; never narrower than the block. */
    Locator at();

    /** The block's words: for a table its title and cells, row by row, separated by tabs and line ends. */
    String text();
}
