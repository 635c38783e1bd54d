package io.dossier.library;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import io.dossier.engine.worker.EngineJson;
import io.dossier.errors.DossierException;
import io.dossier.errors.ErrorCode;
import io.dossier.files.ObjectStore;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** Artefacts in the object store: JSON, compressed. */
@ApplicationScoped
public class ArtefactStore {

    private ObjectStore objects;

    protected ArtefactStore() {}

    @Inject
    public ArtefactStore(ObjectStore objects) {
        this.objects = objects;
    }

    boolean exists(String key) {
        return objects.exists(key);
    }

    /** Stores a file of JSON. */
    void put(String key, Path json) {
        Path packed = json.resolveSibling(json.getFileName() + ".gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
            Files.copy(json, out);
        } catch (IOException e) {
            throw failed(e);
        }
        objects.put(key, packed, "application/gzip");
    }

    JsonNode tree(String key) {
        try (InputStream in = open(key)) {
            return EngineJson.MAPPER.readTree(in);
        } catch (IOException e) {
            throw failed(e);
        }
    }

    <T> T read(String key, JavaType type) {
        try (InputStream in = open(key)) {
            return EngineJson.MAPPER.readValue(in, type);
        } catch (IOException e) {
            throw failed(e);
        }
    }

    /** The JSON, unpacked into a file. */
    void copyTo(String key, Path json) {
        try (InputStream in = open(key)) {
            Files.copy(in, json);
        } catch (IOException e) {
            throw failed(e);
        }
    }

    private InputStream open(String key) throws IOException {
        return new GZIPInputStream(objects.get(key));
    }

    private static DossierException failed(IOException cause) {
        return new DossierException(ErrorCode.STORAGE_FAILED, "Storage operation failed", cause);
    }
}
