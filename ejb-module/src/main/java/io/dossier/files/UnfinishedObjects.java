package io.dossier.files;

import io.dossier.errors.DossierException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Objects that no row names yet: removed on closing, unless they are kept. */
public final class UnfinishedObjects implements AutoCloseable {

    private static final Logger LOG = System.getLogger(UnfinishedObjects.class.getName());

    private final ObjectStore store;
    private final List<String> keys = new ArrayList<>();

    public UnfinishedObjects(ObjectStore store) {
        this.store = store;
    }

    public void put(String key, Path file, String contentType) {
        // Remembered first: a put whose answer is lost may have stored the object.
        keys.add(key);
        store.put(key, file, contentType);
    }

    /** A committed row names them now. */
    public void keep() {
        keys.clear();
    }

    @Override
    public void close() {
        for (String key : keys) {
            try {
                store.delete(key);
            } catch (DossierException e) {
                LOG.log(Level.WARNING, "An object stays behind that no row names: " + key, e);
            }
        }
    }
}
