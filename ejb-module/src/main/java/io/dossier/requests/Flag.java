package io.dossier.requests;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.dossier.errors.DossierException;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;

/** True or false, which clients also send as texts. */
@JsonDeserialize(using = Flag.Reader.class)
public record Flag(boolean value) {

    /** A parameter that is {@code true} or {@code false}, in any case; 400 for anything else. */
    public static boolean parse(String name, String text) {
        if (!text.equalsIgnoreCase("true") && !text.equalsIgnoreCase("false")) {
            throw DossierException.invalid("Invalid value for " + name + ": expected true or false");
        }
        return Boolean.parseBoolean(text);
    }

    /** The plain values of a map of flags. */
    public static Map<String, Boolean> values(Map<String, Flag> flags) {
        Map<String, Boolean> values = new TreeMap<>();
        flags.forEach((name, flag) -> values.put(name, flag.value()));
        return values;
    }

    /** Reads {@code true}, {@code "true"} and the same of false, in any case. */
    static final class Reader extends JsonDeserializer<Flag> {

        @Override
        public Flag deserialize(JsonParser json, DeserializationContext context) throws IOException {
            String text = json.currentToken() == JsonToken.VALUE_STRING ? json.getText() : "";
            if (json.currentToken() == JsonToken.VALUE_TRUE || text.equalsIgnoreCase("true")) {
                return new Flag(true);
            }
            if (json.currentToken() == JsonToken.VALUE_FALSE || text.equalsIgnoreCase("false")) {
                return new Flag(false);
            }
            return (Flag) context.handleUnexpectedToken(boolean.class, json);
        }

        @Override
        public Flag getNullValue(DeserializationContext context) throws JsonMappingException {
            return context.reportInputMismatch(boolean.class, "A flag is null");
        }
    }
}
