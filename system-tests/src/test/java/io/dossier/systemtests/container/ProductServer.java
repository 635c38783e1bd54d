package io.dossier.systemtests.container;

import io.dossier.systemtests.Product;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jboss.arquillian.container.spi.Container;
import org.jboss.arquillian.container.spi.event.SetupContainer;
import org.jboss.arquillian.container.spi.event.container.AfterStop;
import org.jboss.arquillian.core.api.annotation.Observes;
import org.jboss.arquillian.core.spi.LoadableExtension;

/** Starts the product's services, and tells Arquillian how to start the server over them as the product does. */
public final class ProductServer implements LoadableExtension {

    @Override
    public void register(ExtensionBuilder builder) {
        builder.observer(Services.class);
    }

    /** Services that run while the container does. */
    public static final class Services {

        private static final Pattern VARIABLE = Pattern.compile("\\$\\{ENV\\\\?=(\\w+)}");

        private final Product product = Product.fresh();

        void start(@Observes(precedence = 1) SetupContainer event) throws IOException {
            product.startServices();
            configure(event.getContainer());
        }

        void stop(@Observes AfterStop event) {
            product.stop();
        }

        private void configure(Container<?> container) throws IOException {
            Path home = product.home();
            String clusterPort = Product.freePort();
            container
                    .getContainerConfiguration()
                    .overrideProperty(
                            "microJar", home.resolve("payara-micro.jar").toString())
                    .overrideProperty("randomHttpPort", "false")
                    .overrideProperty("autoBindHttp", "false")
                    // Only as a member of a cluster does Micro give an address that can be reached on loopback.
                    .overrideProperty("clusterEnabled", "true")
                    .overrideProperty("startupTimeoutInSeconds", "300")
                    .overrideProperty("outputToConsole", "false")
                    .overrideProperty("cmdOptions", String.join(" ", jvm()))
                    .overrideProperty("extraMicroOptions", String.join(" ", micro(home, clusterPort)));
        }

        private List<String> jvm() {
            return List.of(
                    "-Xmx1g",
                    Product.SHORT_LIVED,
                    "-Djava.io.tmpdir=" + product.data().resolve("tmp"),
                    "-Dhazelcast.socket.bind.any=false",
                    "-Ddossier.config=" + product.data().resolve("config/dossier.properties"));
        }

        private List<String> micro(Path home, String clusterPort) throws IOException {
            return List.of(
                    "--rootdir",
                    product.data().resolve("payara").toString(),
                    "--port",
                    product.environment("DOSSIER_HTTP_PORT"),
                    "--clustermode",
                    "tcpip:127.0.0.1:" + clusterPort,
                    "--interfaces",
                    "127.0.0.1",
                    "--startport",
                    clusterPort,
                    "--disablephonehome",
                    "--addlibs",
                    home.resolve("lib/server/postgresql.jar").toString(),
                    "--prebootcommandfile",
                    commands("preboot.txt").toString(),
                    "--postbootcommandfile",
                    commands("postboot.txt").toString());
        }

        /** The product's command file with the values in it: Arquillian starts the server in our environment. */
        private Path commands(String name) throws IOException {
            Matcher variables = VARIABLE.matcher(
                    Files.readString(product.home().resolve("asadmin").resolve(name)));
            Map<String, String> values = environment();
            Path file = product.data().resolve("config").resolve(name);
            return Files.writeString(
                    file, variables.replaceAll(found -> Matcher.quoteReplacement(values.get(found.group(1)))));
        }

        private Map<String, String> environment() {
            Properties secrets = product.configuration("secrets");
            return Map.ofEntries(
                    Map.entry("DOSSIER_HOME", product.home().toString()),
                    Map.entry("DOSSIER_NODE", "node1"),
                    Map.entry("DOSSIER_HTTP_ADDRESS", "127.0.0.1"),
                    Map.entry("DOSSIER_METRICS", "true"),
                    Map.entry("DOSSIER_DB_HOST", "127.0.0.1"),
                    Map.entry("DOSSIER_DB_PORT", product.environment("DOSSIER_DB_PORT")),
                    Map.entry("DOSSIER_DB_NAME", "dossier"),
                    Map.entry("DOSSIER_DB_USER", "dossier_app"),
                    Map.entry("DOSSIER_DB_PASSWORD", secrets.getProperty("database.app-password")),
                    Map.entry("DOSSIER_BROKER_HOST", "127.0.0.1"),
                    Map.entry("DOSSIER_BROKER_PORT", product.environment("DOSSIER_BROKER_PORT")),
                    Map.entry("DOSSIER_BROKER_USER", "dossier"),
                    Map.entry("DOSSIER_BROKER_PASSWORD", secrets.getProperty("broker.password")));
        }
    }
}
