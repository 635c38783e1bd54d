package io.dossier.details;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import io.dossier.details.model.SectionHeading;
import java.util.List;
import java.util.stream.IntStream;

/** The sections of a document in order. */
public record SectionTitles(List<SectionTitle> sections) {

    static SectionTitles from(List<SectionHeading> headings) {
        return new SectionTitles(IntStream.range(0, headings.size())
                .mapToObj(i -> new SectionTitle(
                        headings.get(i).title(), headings.get(i).title(), i))
                .toList());
    }

    /**
     * An entry of a selection list.
     *
     * @param sectionId the title once more
     * @param sectionOrder position in the document, from 0
     */
    @JsonNaming(SnakeCaseStrategy.class)
    public record SectionTitle(String sectionId, String sectionTitle, int sectionOrder) {}
}
