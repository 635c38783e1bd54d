package io.dossier.systemtests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import org.jboss.byteman.agent.Main;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The server's JVM is halted in the middle of the commit over database and broker. Where exactly, a Byteman script says:
 * what is tested is the product as it is, with an agent in its JVM.
 */
class XaRecoveryIT {

    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private static Product product;

    private final String name = "halted-" + UUID.randomUUID();

    @BeforeAll
    static void startServices() {
        product = Product.fresh();
        product.startServices();
    }

    @AfterEach
    void endServer() {
        ProductProcess.find(product, "server").ifPresent(ProductProcess::kill);
    }

    @AfterAll
    static void stop() {
        product.stop();
    }

    @Test
    void whatWasDecidedIsCommittedAndDelivered() throws Exception {
        ProductBroker broker = ProductBroker.of(product);
        GenerationJob job = haltedIn("after-the-decision");
        try (ProductDatabase database = ProductDatabase.of(product)) {
            assertHalfDone(database);
            long delivered = broker.delivered();

            Product other = product.node("node2");
            other.start();
            assertHalfDone(database);
            other.stop();

            // Nothing that a job does is to be taken for the delivery of the request's own message.
            database.lock("run_step");
            product.start();
            assertThat(database.preparedTransactions()).isEmpty();
            assertThat(database.documentsNamed(name)).hasSize(1);
            broker.awaitDelivered(delivered + 1, PATIENCE);
        }
        try (ProductDatabase database = ProductDatabase.of(product)) {
            job.awaitStatus(database.documentsNamed(name).get(0), "Ready", PATIENCE);
        }
    }

    @Test
    void whatWasNotDecidedIsRolledBackAndCanBeAskedForAgain() throws Exception {
        ProductBroker broker = ProductBroker.of(product);
        GenerationJob job = haltedIn("before-the-decision");
        try (ProductDatabase database = ProductDatabase.of(product)) {
            assertHalfDone(database);
            long delivered = broker.delivered();

            product.start();
            assertThat(database.preparedTransactions()).isEmpty();
            assertThat(database.documentsNamed(name)).isEmpty();
            assertThat(broker.waiting()).isZero();
            assertThat(broker.delivered()).isEqualTo(delivered);
        }
        job.awaitStatus(job.accepted(body(job)), "Ready", PATIENCE);
    }

    /** Sends a request to a server that ends on it as the script says; its client gets no answer. */
    private GenerationJob haltedIn(String script) throws URISyntaxException {
        product.with("DOSSIER_SERVER_OPTS", agent(script)).start();
        GenerationJob job = new GenerationJob(new Api(product.url()).as(Api.WRITER), name);
        assertThatThrownBy(() -> job.accepted(body(job))).isInstanceOf(UncheckedIOException.class);
        ProductProcess.find(product, "server").ifPresent(ProductProcess::awaitEnd);
        return job;
    }

    /** The database holds the branch, and shows nothing of what it would write. */
    private void assertHalfDone(ProductDatabase database) throws SQLException {
        assertThat(database.preparedTransactions()).hasSize(1);
        assertThat(database.documentsNamed(name)).isEmpty();
    }

    private Map<String, Object> body(GenerationJob job) {
        Map<String, Object> body = job.body();
        body.put("output_name", name);
        return body;
    }

    private static String agent(String script) throws URISyntaxException {
        Path jar = Path.of(
                Main.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        Path rules = Path.of(
                XaRecoveryIT.class.getResource("/halts/" + script + ".btm").toURI());
        return "%s -javaagent:%s=script:%s".formatted(Product.SHORT_LIVED, jar, rules);
    }
}
