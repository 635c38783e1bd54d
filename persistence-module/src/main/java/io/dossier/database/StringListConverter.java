package io.dossier.database;

import com.fasterxml.jackson.core.type.TypeReference;
import jakarta.persistence.Converter;
import java.util.List;

/** A JSON array of strings. */
@Converter
public class StringListConverter extends JsonConverter<List<String>> {

    public StringListConverter() {
        super(new TypeReference<>() {});
    }
}
