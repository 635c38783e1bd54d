package io.dossier.services;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.locks.LockSupport;
import org.apache.activemq.artemis.api.core.ActiveMQException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Real services, killed and started again. */
class ServicesIT {

    @TempDir
    private Path folder;

    @Test
    void keepWhatTheyGotThroughAKill() throws Exception {
        try (RunningServices services = new RunningServices(folder)) {
            services.start();
            assertThat(services.ready()).as(services.log()).isTrue();
            sql(services, "dossier_owner", "owner-secret", "CREATE TABLE kept(word text)");
            sql(services, "dossier_owner", "owner-secret", "INSERT INTO kept VALUES ('row')");
            StorageClient.of(services.settings).put("org/1/name.txt", "object");
            BrokerClient.send(services.settings, "message");

            services.kill();
            assertThat(Postmaster.on(services.settings.database().folder())).isPresent();
            services.start();

            assertThat(services.ready()).as(services.log()).isTrue();
            assertThat(query(services, "SELECT word FROM kept")).isEqualTo("row");
            assertThat(StorageClient.of(services.settings).get("org/1/name.txt"))
                    .isEqualTo("object");
            assertThat(BrokerClient.receive(services.settings)).isEqualTo("message");

            services.stop();
            assertThat(Postmaster.on(services.settings.database().folder())).isEmpty();
        }
    }

    @Test
    void databaseIsDurableAndAsksForPasswords() throws Exception {
        try (RunningServices services = new RunningServices(folder)) {
            services.start();
            assertThat(services.ready()).as(services.log()).isTrue();
            assertThat(query(services, "SHOW fsync")).isEqualTo("on");
            assertThat(query(services, "SHOW synchronous_commit")).isEqualTo("on");
            assertThat(query(services, "SHOW max_prepared_transactions")).isEqualTo("100");
            assertThatThrownBy(() -> services.connect("dossier_app", "wrong")).isInstanceOf(SQLException.class);
            assertThatThrownBy(() -> services.connect("postgres", "")).isInstanceOf(SQLException.class);
            assertThatThrownBy(() -> sql(services, "dossier_app", "app-secret", "CREATE TABLE public.mine(a int)"))
                    .isInstanceOf(SQLException.class);
            sql(services, "dossier_app", "app-secret", "CREATE TABLE batch.mine(a int)");
        }
    }

    @Test
    void brokerAndStorageAskForPasswords() throws Exception {
        try (RunningServices services = new RunningServices(folder)) {
            services.start();
            assertThat(services.ready()).as(services.log()).isTrue();
            assertThatThrownBy(() -> BrokerClient.send(services.settings, "dossier", "wrong", "message"))
                    .isInstanceOf(ActiveMQException.class);
            StorageClient storage = StorageClient.of(services.settings);
            storage.put("org/1/name.txt", "object");
            assertThat(storage.statusWithoutSignature("org/1/name.txt")).isEqualTo(403);
            assertThat(storage.statusWithoutSignature("")).as("the list").isEqualTo(403);
        }
    }

    @Test
    void killedDatabaseIsStartedAgain() throws Exception {
        try (RunningServices services = new RunningServices(folder)) {
            services.start();
            assertThat(services.ready()).as(services.log()).isTrue();
            Postmaster first =
                    Postmaster.on(services.settings.database().folder()).orElseThrow();
            first.process().destroyForcibly();
            assertThat(connectsAgain(services)).isTrue();
            services.awaitReady(true);
            assertThat(services.ready()).isTrue();
        }
    }

    @Test
    void eachIsStoppedAndStartedWhileTheOthersRunOn() throws Exception {
        try (RunningServices services = new RunningServices(folder)) {
            services.start();
            assertThat(services.ready()).as(services.log()).isTrue();
            StorageClient.of(services.settings).put("org/1/name.txt", "object");
            BrokerClient.send(services.settings, "message");

            services.stopOnly("broker");
            assertThatThrownBy(() -> BrokerClient.send(services.settings, "lost"))
                    .isInstanceOf(ActiveMQException.class);
            assertThat(StorageClient.of(services.settings).get("org/1/name.txt"))
                    .isEqualTo("object");

            services.stopOnly("storage");
            assertThatThrownBy(() -> StorageClient.of(services.settings).get("org/1/name.txt"))
                    .isInstanceOf(IOException.class);
            assertThat(query(services, "SELECT 'there'")).isEqualTo("there");

            services.stopOnly("database");
            assertThatThrownBy(() -> services.connect("dossier_app", "app-secret"))
                    .isInstanceOf(SQLException.class);
            assertThat(StorageClient.of(services.settings).get("org/1/name.txt"))
                    .isEqualTo("object");

            services.startAll();
            assertThat(services.ready()).as(services.log()).isTrue();
            assertThat(query(services, "SELECT 'there'")).isEqualTo("there");
            assertThat(BrokerClient.receive(services.settings)).isEqualTo("message");
        }
    }

    @Test
    void takenPortIsSaid() throws Exception {
        try (RunningServices services = new RunningServices(folder);
                ServerSocket taken =
                        new ServerSocket(services.settings.storage().port(), 1, InetAddress.getLoopbackAddress())) {
            Process process = services.start();
            assertThat(process.waitFor()).isEqualTo(ServicesMain.PORT_TAKEN);
            assertThat(services.log())
                    .contains("Port " + taken.getLocalPort() + " for the object store is taken by another program");
        }
    }

    private static boolean connectsAgain(RunningServices services) {
        Instant end = Instant.now().plus(Duration.ofMinutes(1));
        while (Instant.now().isBefore(end)) {
            try (Connection connection = services.connect("dossier_app", "app-secret")) {
                return connection.isValid(5);
            } catch (SQLException expected) {
                LockSupport.parkNanos(Duration.ofMillis(200).toNanos());
            }
        }
        return false;
    }

    private static void sql(RunningServices services, String role, String password, String text) throws SQLException {
        try (Connection connection = services.connect(role, password);
                Statement statement = connection.createStatement()) {
            statement.execute(text);
        }
    }

    private static String query(RunningServices services, String text) throws SQLException, IOException {
        try (Connection connection = services.connect("dossier_owner", "owner-secret");
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(text)) {
            rows.next();
            return rows.getString(1);
        }
    }
}
