package io.dossier.files.web;

import io.dossier.files.FileLink;
import java.util.List;

/** Answer of {@code GET /api/v1/files/{container}}. */
public record FileList(List<Entry> files) {

    /** A file and a link that needs no credential. */
    public record Entry(String name, String url) {}

    static FileList of(List<FileLink> links) {
        return new FileList(
                links.stream().map(link -> new Entry(link.name(), link.url())).toList());
    }
}
