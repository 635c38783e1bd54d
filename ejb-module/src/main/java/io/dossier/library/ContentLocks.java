package io.dossier.library;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Stream;

/** Keeps two runs of this node from computing the same at the same time; two nodes may, which does no harm. */
final class ContentLocks {

    private final Lock[] stripes = Stream.generate(ReentrantLock::new).limit(64).toArray(Lock[]::new);

    void holding(String key, Runnable action) {
        Lock lock = stripes[Math.floorMod(key.hashCode(), stripes.length)];
        lock.lock();
        try {
            action.run();
        } finally {
            lock.unlock();
        }
    }
}
