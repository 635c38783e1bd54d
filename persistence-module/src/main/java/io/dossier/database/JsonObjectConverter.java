package io.dossier.database;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;

/** A JSON object whose keys are its writer's business. */
@Converter
public class JsonObjectConverter extends JsonConverter<ObjectNode> implements AttributeConverter<ObjectNode, Object> {

    public JsonObjectConverter() {
        super(new TypeReference<>() {});
    }
}
