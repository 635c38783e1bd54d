package io.dossier.description.web;

import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.media.Schema;

/** Adds to the description what holds for every operation, so that no resource has to repeat it. */
public class CommonAnswers implements OASFilter {

    @Override
    public Schema filterSchema(Schema schema) {
        if ("date-time".equals(schema.getFormat())) {
            schema.setExample("2026-01-31T10:15:30.123456Z");
        }
        // The choices say what they are.
        return schema.getOneOf() == null ? schema : schema.type(null);
    }

    @Override
    public void filterOpenAPI(OpenAPI api) {
        api.getPaths().getPathItems().forEach((path, item) -> item.getOperations()
                .forEach((verb, operation) -> new DescribedOperation(path, verb.name(), operation).complete()));
        new AnswerSchemas(api).requireAllFields();
    }
}
