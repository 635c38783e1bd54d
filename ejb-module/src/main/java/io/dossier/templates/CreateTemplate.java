package io.dossier.templates;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import java.util.Objects;

/**
 * A template that is to be made.
 *
 * @param templateS3Uri wins over the file name
 * @param users ids of those who may change it; none means every member of the organization
 */
@JsonNaming(SnakeCaseStrategy.class)
public record CreateTemplate(
        @NotNull String templateName,
        @NotNull String documentType,
        @NotNull List<@NotNull @Valid Section> sections,
        String templateS3Uri,
        String templateFileName,
        String documentDescription,
        List<@NotNull String> tags,
        List<@NotNull String> users) {

    public CreateTemplate {
        tags = Objects.requireNonNullElse(tags, List.of());
        users = Objects.requireNonNullElse(users, List.of());
    }

    /** A section of the template. */
    @JsonNaming(SnakeCaseStrategy.class)
    public record Section(
            @NotNull Integer orderIndex,
            @NotNull Integer level,
            @NotNull String sectionName,
            String synopsis,
            String templateInstructions,
            String templateText,
            String sectionType,
            String sectionMode,
            Boolean isRepeating,
            String expansionType,
            List<@NotNull Rule> rules) {

        public Section {
            isRepeating = Objects.requireNonNullElse(isRepeating, false);
            rules = Objects.requireNonNullElse(rules, List.of());
        }
    }

    /** A rule of a section. */
    @JsonNaming(SnakeCaseStrategy.class)
    public record Rule(
            String ruleType,
            String ruleMode,
            String description,
            List<@NotNull String> styleNames,
            String fill,
            String color) {

        public Rule {
            styleNames = Objects.requireNonNullElse(styleNames, List.of());
        }
    }
}
