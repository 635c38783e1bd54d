package io.dossier.http;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.media.Schema;

/** Gives the fields of the API's description the names that they have in JSON: Payara knows only those in Java. */
public class WireNames implements OASFilter {

    @Override
    public Schema filterSchema(Schema schema) {
        Map<String, Schema> fields = schema.getProperties();
        if (fields != null) {
            Map<String, Schema> renamed = new LinkedHashMap<>();
            fields.forEach((name, field) -> renamed.put(snakeCase(name), field));
            schema.setProperties(renamed);
        }
        return schema;
    }

    private static String snakeCase(String name) {
        return name.replaceAll("([a-z0-9])([A-Z])", "$1_$2").toLowerCase(Locale.ROOT);
    }
}
