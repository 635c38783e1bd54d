package io.dossier.database;

import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import java.util.UUID;

/** A {@code uuid} column that may be null: EclipseLink's own converter fails on one. Keys, which never are, keep that. */
@Converter(autoApply = true)
public class UuidConverter implements AttributeConverter<UUID, Object> {

    @Override
    public Object convertToDatabaseColumn(UUID value) {
        return value;
    }

    @Override
    public UUID convertToEntityAttribute(Object column) {
        return (UUID) column;
    }
}
