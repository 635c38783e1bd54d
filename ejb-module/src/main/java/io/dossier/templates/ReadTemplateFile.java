package io.dossier.templates;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import io.dossier.errors.DossierException;
import java.util.stream.Stream;

/**
 * A Word file that a template is to be made from; one of the first three names it.
 *
 * @param templateName the file's title, or else its name, if absent
 */
@JsonNaming(SnakeCaseStrategy.class)
public record ReadTemplateFile(
        String templateS3Uri, String key, String templateFileName, String templateName, String documentType) {

    /** Whatever names the file. */
    String reference() {
        return Stream.of(templateS3Uri, key, templateFileName)
                .filter(ReadTemplateFile::given)
                .findFirst()
                .map(String::strip)
                .orElseThrow(() -> DossierException.missing("template_file_name"));
    }

    /** True if only a name within the container of templates is given. */
    boolean byFileName() {
        return !given(templateS3Uri) && !given(key);
    }

    private static boolean given(String value) {
        return value != null && !value.isBlank();
    }
}
