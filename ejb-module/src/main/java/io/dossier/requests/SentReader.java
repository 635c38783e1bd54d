package io.dossier.requests;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import java.io.IOException;

/** Reads {@link Sent} as its value, and null as a value that was sent. */
final class SentReader extends JsonDeserializer<Sent<?>> implements ContextualDeserializer {

    private final JavaType type;

    /** For Jackson, which asks for the type's own reader afterwards. */
    SentReader() {
        this(null);
    }

    private SentReader(JavaType type) {
        this.type = type;
    }

    @Override
    public JsonDeserializer<?> createContextual(DeserializationContext context, BeanProperty property) {
        return new SentReader(context.getContextualType().containedType(0));
    }

    @Override
    public Sent<?> deserialize(JsonParser json, DeserializationContext context) throws IOException {
        return Sent.of(context.readValue(json, type));
    }

    @Override
    public Sent<?> getNullValue(DeserializationContext context) {
        return Sent.of(null);
    }

    @Override
    public Object getAbsentValue(DeserializationContext context) {
        return null;
    }
}
