package io.dossier.http;

import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import java.io.IOException;

/** JSON whose names and texts PostgreSQL can keep: it takes every character but NUL. */
final class StorableJson extends JsonParserDelegate {

    StorableJson(JsonParser parser) {
        super(parser);
    }

    @Override
    public JsonToken nextToken() throws IOException {
        JsonToken token = super.nextToken();
        boolean text = token == JsonToken.VALUE_STRING || token == JsonToken.FIELD_NAME;
        if (text && getText().indexOf('\0') >= 0) {
            throw new JsonParseException(this, "NUL in a text");
        }
        return token;
    }
}
