package io.dossier.launcher;

import java.util.logging.Level;
import java.util.logging.Logger;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.output.MigrateResult;

/** Brings the schema to this release's, as the role that owns it. */
final class Migrations {

    /** Kept, so that its level is. */
    private static final Logger FLYWAY = Logger.getLogger("org.flywaydb");

    private Migrations() {}

    /** Returns how many were carried out. */
    static int run(String url, String user, String password) throws LauncherFailure {
        FLYWAY.setLevel(Level.WARNING);
        try {
            MigrateResult result = Flyway.configure()
                    .dataSource(url, user, password)
                    .locations("classpath:db/migration")
                    .defaultSchema("public")
                    .connectRetries(10)
                    .load()
                    .migrate();
            return result.migrationsExecuted;
        } catch (FlywayException e) {
            throw new LauncherFailure(ExitCode.FAILED, "The database cannot be migrated: " + e.getMessage(), e);
        }
    }
}
