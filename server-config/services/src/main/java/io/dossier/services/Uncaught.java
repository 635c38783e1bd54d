package io.dossier.services;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Calls libraries that say no more than {@code throws Exception}. */
final class Uncaught {

    private Uncaught() {}

    static void call(String complaint, Callable<?> call) throws IOException {
        FutureTask<?> task = new FutureTask<>(call);
        task.run();
        try {
            task.get();
        } catch (ExecutionException e) {
            throw new IOException(complaint + ": " + e.getCause(), e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(complaint, e);
        }
    }
}
