package io.dossier.database;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import jakarta.persistence.AttributeConverter;

/**
 * A {@code jsonb} column as a Java value. A subclass names its type, with {@code super(new TypeReference<>() {})}, and the
 * interface once more, because EclipseLink takes the last type argument that it finds for the column's type:
 * {@code @Converter class Names extends JsonConverter<List<String>> implements AttributeConverter<List<String>, Object>}.
 */
public abstract class JsonConverter<T> implements AttributeConverter<T, Object> {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .addModule(new JavaTimeModule())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private final TypeReference<T> type;

    protected JsonConverter(TypeReference<T> type) {
        this.type = type;
    }

    @Override
    public Object convertToDatabaseColumn(T value) {
        try {
            return value == null ? null : new JsonText(MAPPER.writeValueAsString(value));
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("Not writable as JSON: " + value.getClass(), e);
        }
    }

    /** @param column what the driver gives for {@code jsonb}; its text is the JSON */
    @Override
    public T convertToEntityAttribute(Object column) {
        try {
            return column == null ? null : MAPPER.readValue(column.toString(), type);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("Unreadable JSON in the database for " + type.getType(), e);
        }
    }
}
