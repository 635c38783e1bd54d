package io.dossier.templates;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import io.dossier.requests.Sent;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A change of a rule's styles: what is not sent stays as it is.
 *
 * @param styleNames null for none
 * @param fill {@code #RRGGBB}; null or empty for none
 * @param color {@code #RRGGBB}; null or empty for none
 */
@JsonNaming(SnakeCaseStrategy.class)
public record StyleRule(
        @Schema(type = SchemaType.ARRAY, implementation = String.class, nullable = true)
        Sent<List<String>> styleNames,

        @Schema(type = SchemaType.STRING, implementation = String.class, nullable = true)
        Sent<String> fill,

        @Schema(type = SchemaType.STRING, implementation = String.class, nullable = true)
        Sent<String> color) {

    public StyleRule {
        styleNames = Sent.orNothing(styleNames);
        fill = Sent.orNothing(fill);
        color = Sent.orNothing(color);
    }
}
