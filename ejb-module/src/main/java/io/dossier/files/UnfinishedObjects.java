package io.dossier.files;

import io.dossier.errors.DossierException;
import jakarta.ejb.EJBException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Objects that no row names yet: removed on closing, unless they are kept. */
final class UnfinishedObjects implements AutoCloseable {

    private static final Logger LOG = System.getLogger(UnfinishedObjects.class.getName());

    private final ObjectStore store;
    private final Reservations reservations;
    private final List<String> keys = new ArrayList<>();

    UnfinishedObjects(ObjectStore store, Reservations reservations) {
        this.store = store;
        this.reservations = reservations;
    }

    void put(String key, Path file, String contentType) {
        // Remembered first: a put whose answer is lost may have stored the object.
        reservations.reserve(key);
        keys.add(key);
        store.put(key, file, contentType);
    }

    /** Those that were put, in that order. */
    List<String> keys() {
        return List.copyOf(keys);
    }

    /** A committed row names them now. */
    void keep() {
        keys.clear();
    }

    @Override
    public void close() {
        for (String key : keys) {
            try {
                store.delete(key);
                reservations.release(key);
            } catch (DossierException | EJBException e) {
                LOG.log(Level.WARNING, "An object stays until its reservation expires: " + key, e);
            }
        }
    }
}
