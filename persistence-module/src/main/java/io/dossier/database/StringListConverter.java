package io.dossier.database;

import com.fasterxml.jackson.core.type.TypeReference;
import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import java.util.List;

/** A JSON array of strings. */
@Converter
public class StringListConverter extends JsonConverter<List<String>>
        implements AttributeConverter<List<String>, Object> {

    public StringListConverter() {
        super(new TypeReference<>() {});
    }
}
