package io.dossier.services;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * Makes the roles, the database and jbatch's schema, at every start, so that a start that was cut short is made good. A
 * new cluster trusts who connects until the passwords stand; it has no data then.
 */
final class DatabaseRoles {

    private static final String ACCESS = """
            # Written by Dossier at each start.
            host all all 127.0.0.1/32 scram-sha-256
            """;

    private final ServicesSettings.Database settings;

    DatabaseRoles(ServicesSettings.Database settings) {
        this.settings = settings;
    }

    void prepare(EmbeddedPostgres postgres) throws SQLException, IOException {
        try (Connection connection = postgres.getPostgresDatabase().getConnection();
                Statement sql = connection.createStatement()) {
            role(sql, "dossier_owner", settings.ownerPassword());
            role(sql, "dossier_app", settings.appPassword());
            sql.execute("ALTER ROLE postgres PASSWORD " + literal(settings.superuserPassword()));
            if (!exists(sql, "SELECT FROM pg_database WHERE datname = 'dossier'")) {
                sql.execute("CREATE DATABASE dossier OWNER dossier_owner");
            }
            sql.execute("REVOKE ALL ON DATABASE dossier FROM PUBLIC");
            // Whatever hangs in a server must not hold its locks for ever.
            sql.execute("ALTER ROLE dossier_app SET idle_in_transaction_session_timeout = '2min'");
            sql.execute("GRANT CONNECT, TEMPORARY ON DATABASE dossier TO dossier_app");
            Files.writeString(settings.folder().resolve("pg_hba.conf"), ACCESS);
            sql.execute("SELECT pg_reload_conf()");
        }
        try (Connection connection = postgres.getDatabase("postgres", "dossier").getConnection();
                Statement sql = connection.createStatement()) {
            sql.execute("CREATE SCHEMA IF NOT EXISTS batch AUTHORIZATION dossier_app");
        }
    }

    private static void role(Statement sql, String name, String password) throws SQLException {
        String verb = exists(sql, "SELECT FROM pg_roles WHERE rolname = " + literal(name)) ? "ALTER" : "CREATE";
        sql.execute(verb + " ROLE " + name + " LOGIN PASSWORD " + literal(password));
    }

    private static boolean exists(Statement sql, String query) throws SQLException {
        try (ResultSet rows = sql.executeQuery(query)) {
            return rows.next();
        }
    }

    private static String literal(String text) {
        return "'" + text.replace("'", "''") + "'";
    }
}
