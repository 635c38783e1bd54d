package io.dossier.services;

import java.io.IOException;

/** A service that runs: what all three can be asked for. */
interface Service extends AutoCloseable {

    /** Whether it still does. */
    boolean alive() throws IOException;

    @Override
    void close() throws IOException;
}
