package io.dossier.details;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import io.dossier.engine.provenance.GeneratedBlock;
import io.dossier.engine.worker.EngineJson;
import java.util.List;

/** Generated blocks as details keep them: a JSON array. */
public final class WrittenBlocks {

    private static final TypeReference<List<GeneratedBlock>> TYPE = new TypeReference<>() {};

    private WrittenBlocks() {}

    public static List<GeneratedBlock> read(String json) {
        try {
            return EngineJson.MAPPER.readValue(json, TYPE);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("Generated blocks cannot be read", e);
        }
    }

    /** PostgreSQL keeps no NUL, which some PDFs have in their text. */
    public static String write(List<GeneratedBlock> blocks) {
        try {
            return EngineJson.MAPPER.writerFor(TYPE).writeValueAsString(blocks).replace("\\u0000", "");
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("Generated blocks have no JSON form", e);
        }
    }
}
