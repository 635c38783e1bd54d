package io.dossier.database;

import com.fasterxml.jackson.core.type.TypeReference;
import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import java.util.Map;

/** A JSON object of booleans. */
@Converter
public class JsonFlagsConverter extends JsonConverter<Map<String, Boolean>>
        implements AttributeConverter<Map<String, Boolean>, Object> {

    public JsonFlagsConverter() {
        super(new TypeReference<>() {});
    }
}
