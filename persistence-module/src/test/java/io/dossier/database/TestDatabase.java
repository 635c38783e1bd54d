package io.dossier.database;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import jakarta.persistence.EntityManager;
import jakarta.persistence.EntityManagerFactory;
import jakarta.persistence.spi.PersistenceUnitTransactionType;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.persistence.jpa.PersistenceProvider;
import org.flywaydb.core.Flyway;

/** A PostgreSQL of its own with all migrations, reached through EclipseLink as the application role. */
public final class TestDatabase implements AutoCloseable {

    private final EmbeddedPostgres postgres;
    private final EntityManagerFactory factory;

    private TestDatabase(EmbeddedPostgres postgres) {
        this.postgres = postgres;
        this.factory = new PersistenceProvider()
                .createEntityManagerFactory(
                        "dossier",
                        Map.of(
                                "jakarta.persistence.transactionType",
                                        PersistenceUnitTransactionType.RESOURCE_LOCAL.name(),
                                "jakarta.persistence.nonJtaDataSource", postgres.getDatabase("dossier_app", "postgres"),
                                "eclipselink.logging.level", "WARNING"));
    }

    /** Starts and migrates. */
    public static TestDatabase start() {
        try {
            EmbeddedPostgres postgres = EmbeddedPostgres.start();
            execute(postgres, "create role dossier_app login");
            Flyway.configure().dataSource(postgres.getPostgresDatabase()).load().migrate();
            return new TestDatabase(postgres);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Runs SQL as the database's owner. */
    public void execute(String sql) {
        execute(postgres, sql);
    }

    /** Runs the work in a transaction of its own, as an EJB's method is. */
    public <T> T inTransaction(Function<EntityManager, T> work) {
        EntityManager em = factory.createEntityManager();
        try {
            em.getTransaction().begin();
            T result = work.apply(em);
            em.getTransaction().commit();
            return result;
        } finally {
            if (em.getTransaction().isActive()) {
                em.getTransaction().rollback();
            }
            em.close();
        }
    }

    /** The same for work without a result. */
    public void doInTransaction(Consumer<EntityManager> work) {
        inTransaction(em -> {
            work.accept(em);
            return null;
        });
    }

    @Override
    public void close() throws IOException {
        factory.close();
        postgres.close();
    }

    private static void execute(EmbeddedPostgres postgres, String sql) {
        try (Connection connection = postgres.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(sql, e);
        }
    }
}
