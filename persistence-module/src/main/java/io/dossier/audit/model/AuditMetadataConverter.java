package io.dossier.audit.model;

import com.fasterxml.jackson.core.type.TypeReference;
import io.dossier.database.JsonConverter;
import jakarta.persistence.Converter;
import java.util.Map;

/** The facts of an audit entry, whose names hang on the action. */
@Converter
public class AuditMetadataConverter extends JsonConverter<Map<String, Object>> {

    public AuditMetadataConverter() {
        super(new TypeReference<>() {});
    }
}
