package io.dossier.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What must not be left of what was cut short. */
final class Leftovers {

    /** The transaction manager looks for what is in doubt every minute. */
    private static final Duration PATIENCE = Duration.ofMinutes(4);

    private final Product product;
    private final ProductDatabase database;

    Leftovers(Product product, ProductDatabase database) {
        this.product = product;
        this.database = database;
    }

    void assertNone() throws SQLException {
        assertNone("transactions in doubt", () -> rows("select gid from pg_prepared_xacts"));
        assertNone("orphans", () -> ProductProcess.orphans(product));
        assertThat(rows("select id::text from document where status not in ('READY', 'FAILED')"))
                .as("documents without end")
                .isEmpty();
        assertThat(rows("select id::text from generation_run where status not in ('DONE', 'FAILED')"))
                .as("runs without end")
                .isEmpty();
        assertThat(rows("select id::text from document d where not exists"
                        + " (select from generation_run r where r.document_id = d.id and r.version = d.version)"))
                .as("documents without run")
                .isEmpty();
        assertThat(rows("select resource_id from audit_entry where action = 'document_generated'"
                        + " group by resource_id having count(*) > 1"))
                .as("documents written twice")
                .isEmpty();
    }

    /** Every row has its object, and every object its row or a reservation that will expire. */
    void assertObjectsAreThoseOfRows() {
        Set<String> stored = objects();
        Set<String> named = new TreeSet<>(rows("select object_key from stored_file"
                + " union select original_key from stored_file where original_key is not null"
                + " union select model_key from source_content"
                + " union select ingested_key from source_content where ingested_key is not null"));
        assertThat(stored).as("objects that rows name").containsAll(named);
        stored.removeAll(named);
        stored.removeAll(rows("select object_key from reserved_object"));
        stored.removeIf(key -> key.contains("/derived/"));
        assertThat(stored).as("objects that nobody knows of").isEmpty();
    }

    private Set<String> objects() {
        Path bucket = product.data().resolve("objects/dossier");
        try (Stream<Path> files = Files.walk(bucket)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> bucket.relativize(file).toString())
                    .collect(Collectors.toCollection(TreeSet::new));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<String> rows(String sql) {
        try {
            return database.strings(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(sql, e);
        }
    }

    private static void assertNone(String what, Supplier<Collection<?>> left) {
        Instant end = Instant.now().plus(PATIENCE);
        while (!left.get().isEmpty() && Instant.now().isBefore(end)) {
            LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(1));
        }
        assertThat(left.get()).as(what).isEmpty();
    }
}
