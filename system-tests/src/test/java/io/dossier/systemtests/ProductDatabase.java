package io.dossier.systemtests;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** The product's database as its superuser sees it: to stop a step where it writes, and to let a run be done again. */
final class ProductDatabase implements AutoCloseable {

    private final Connection locks;
    private final Connection reads;

    private ProductDatabase(Connection locks, Connection reads) {
        this.locks = locks;
        this.reads = reads;
    }

    static ProductDatabase of(Product product) throws SQLException {
        String url = "jdbc:postgresql://127.0.0.1:%s/dossier"
                .formatted(product.configuration("services").getProperty("database.port"));
        String password = product.configuration("secrets").getProperty("database.superuser-password");
        Connection locks = DriverManager.getConnection(url, "postgres", password);
        locks.setAutoCommit(false);
        return new ProductDatabase(locks, DriverManager.getConnection(url, "postgres", password));
    }

    /** Nobody writes the table until this is closed. */
    void lock(String table) throws SQLException {
        try (Statement statement = locks.createStatement()) {
            statement.execute("lock table " + table + " in exclusive mode");
        }
    }

    /** Returns when somebody waits for that lock. */
    void awaitWaitingFor(String table, Duration atMost) throws SQLException {
        Instant end = Instant.now().plus(atMost);
        while (strings("select 'waits' from pg_locks where not granted and relation = cast(? as regclass)", table)
                .isEmpty()) {
            if (Instant.now().isAfter(end)) {
                throw new AssertionError("Nobody writes " + table);
            }
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(50));
        }
    }

    /** The steps of which the ledger holds a part. */
    List<String> completedSteps(String documentId) throws SQLException {
        return strings("select distinct step from run_step where document_id = cast(? as uuid)", documentId);
    }

    /** Each part of each step that the ledger holds of a document. */
    List<String> completedParts(String documentId) throws SQLException {
        return strings(
                "select step || ' ' || part from run_step where document_id = cast(? as uuid) order by 1", documentId);
    }

    /** As if no source had been read before. */
    void forgetSources() throws SQLException {
        try (Statement statement = reads.createStatement()) {
            statement.execute("delete from source_content");
        }
    }

    /** The outline of each document whose output name begins so can never be written. */
    void poison(String outputNames) throws SQLException {
        try (Statement statement = reads.createStatement()) {
            statement.execute("""
                    create or replace function poisoned() returns trigger language plpgsql as $$
                    begin
                        if exists (select from public.document where id = new.id
                                   and starts_with(output_name, '%s')) then
                            raise exception 'poisoned';
                        end if;
                        return new;
                    end $$""".formatted(outputNames));
            statement.execute("create or replace trigger poisoned before insert on outline"
                    + " for each row execute function poisoned()");
        }
    }

    /** Whether nothing more happens to the document. */
    boolean hasEnded(String documentId) throws SQLException {
        return strings("select status from document where id = cast(? as uuid)", documentId).stream()
                .allMatch(List.of("READY", "FAILED")::contains);
    }

    /** The document's next attempt is due now. */
    void hurry(String documentId) throws SQLException {
        try (PreparedStatement statement = reads.prepareStatement(
                "update generation_run set due_at = now() where document_id = ? and status = 'PENDING'")) {
            statement.setObject(1, UUID.fromString(documentId));
            statement.executeUpdate();
        }
    }

    /** The document of an output name, if there is one. */
    List<String> documentsNamed(String outputName) throws SQLException {
        return strings("select id from document where output_name = ?", outputName + ".docx");
    }

    /** What is prepared and neither committed nor rolled back, by the names that the server gave. */
    List<String> preparedTransactions() throws SQLException {
        return strings("select gid from pg_prepared_xacts where database = ?", "dossier");
    }

    /** Puts the document's run back to where it began. */
    void runAgain(String documentId) throws SQLException {
        for (String sql : List.of(
                "delete from run_step where document_id = ?",
                "delete from stored_file where document_id = ?",
                "update document set status = 'PENDING', output_key = null, output_sha256 = null where id = ?",
                "update generation_run set status = 'PENDING', due_at = now() where document_id = ?")) {
            try (PreparedStatement statement = reads.prepareStatement(sql)) {
                statement.setObject(1, UUID.fromString(documentId));
                statement.executeUpdate();
            }
        }
    }

    void execute(String sql) throws SQLException {
        try (Statement statement = reads.createStatement()) {
            statement.execute(sql);
        }
    }

    /** The first column of what is found. */
    List<String> strings(String sql) throws SQLException {
        return strings(sql, null);
    }

    private List<String> strings(String sql, String parameter) throws SQLException {
        try (PreparedStatement statement = reads.prepareStatement(sql)) {
            if (parameter != null) {
                statement.setString(1, parameter);
            }
            try (ResultSet rows = statement.executeQuery()) {
                return column(rows);
            }
        }
    }

    private static List<String> column(ResultSet rows) throws SQLException {
        List<String> found = new ArrayList<>();
        while (rows.next()) {
            found.add(rows.getString(1));
        }
        return found;
    }

    /** Lets go of the lock; a database that was killed has let go of it already. */
    @Override
    public void close() throws SQLException {
        reads.close();
        locks.close();
    }
}
