package io.dossier.audit.model;

import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;

/** Categories stand in the database as the interface writes them. */
@Converter
public class AuditCategoryConverter implements AttributeConverter<AuditCategory, String> {

    @Override
    public String convertToDatabaseColumn(AuditCategory category) {
        return category.wireName();
    }

    @Override
    public AuditCategory convertToEntityAttribute(String column) {
        return AuditCategory.ofWireName(column);
    }
}
