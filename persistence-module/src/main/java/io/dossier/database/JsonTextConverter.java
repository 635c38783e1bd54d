package io.dossier.database;

import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;

/** JSON that only the feature above this module can read: kept as its text. */
@Converter
public class JsonTextConverter implements AttributeConverter<String, Object> {

    @Override
    public Object convertToDatabaseColumn(String json) {
        return json == null ? null : new JsonText(json);
    }

    @Override
    public String convertToEntityAttribute(Object column) {
        return column == null ? null : column.toString();
    }
}
