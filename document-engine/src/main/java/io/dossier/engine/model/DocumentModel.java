package io.dossier.engine.model;

import java.util.List;

/**
 * What was read from one source, in reading order.
 *
 * @param source SHA-256 of the bytes, 64 lower-case hexadecimal digits
 * @param name name of the source as uploaded
 * @param format the kind of file that was read
 * @param pages number of pages; null where the format has none
 * @param type what kind of document it is, such as protocol or statistical analysis plan
 * @param warnings what the reader could not make sense of, in words for a medical writer
 */
public record DocumentModel(
        String source,
        String name,
        SourceFormat format,
        Integer pages,
        Classification type,
        List<Block> blocks,
        List<String> warnings) {

    public DocumentModel {
        blocks = List.copyOf(blocks);
        warnings = List.copyOf(warnings);
    }
}
