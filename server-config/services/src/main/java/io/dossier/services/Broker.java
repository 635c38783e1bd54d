package io.dossier.services;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import org.apache.activemq.artemis.api.core.QueueConfiguration;
import org.apache.activemq.artemis.api.core.RoutingType;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.apache.activemq.artemis.core.config.Configuration;
import org.apache.activemq.artemis.core.config.CoreAddressConfiguration;
import org.apache.activemq.artemis.core.config.impl.ConfigurationImpl;
import org.apache.activemq.artemis.core.config.impl.SecurityConfiguration;
import org.apache.activemq.artemis.core.security.Role;
import org.apache.activemq.artemis.core.server.JournalType;
import org.apache.activemq.artemis.core.server.embedded.EmbeddedActiveMQ;
import org.apache.activemq.artemis.core.settings.impl.AddressFullMessagePolicy;
import org.apache.activemq.artemis.core.settings.impl.AddressSettings;
import org.apache.activemq.artemis.spi.core.security.ActiveMQJAASSecurityManager;
import org.apache.activemq.artemis.spi.core.security.jaas.InVMLoginModule;

/** An Artemis broker with a journal on disk and the queue of the product. */
final class Broker implements Service {

    static final String QUEUE = "dossier.generation";
    private static final String DEAD_LETTERS = "DLQ";
    private static final String ROLE = "dossier";
    /** Percent of the disk: the default of 90 would block senders on many a full, healthy disk. */
    private static final int FULL_DISK = 98;

    private final EmbeddedActiveMQ server;

    private Broker(EmbeddedActiveMQ server) {
        this.server = server;
    }

    static Broker start(ServicesSettings.Broker settings) throws IOException {
        PortTaken.check("the message broker", settings.port());
        EmbeddedActiveMQ server = new EmbeddedActiveMQ();
        server.setConfiguration(configuration(settings));
        server.setSecurityManager(users(settings));
        Uncaught.call("The message broker does not start", server::start);
        return new Broker(server);
    }

    @Override
    public boolean alive() {
        return server.getActiveMQServer().isStarted();
    }

    @Override
    public void close() throws IOException {
        Uncaught.call("The message broker does not stop", server::stop);
    }

    private static Configuration configuration(ServicesSettings.Broker settings) throws IOException {
        Path folder = settings.folder().toAbsolutePath();
        Configuration configuration = new ConfigurationImpl()
                .setPersistenceEnabled(true)
                .setJournalType(JournalType.NIO)
                .setJournalDirectory(folder.resolve("journal").toString())
                .setBindingsDirectory(folder.resolve("bindings").toString())
                .setLargeMessagesDirectory(folder.resolve("large").toString())
                .setPagingDirectory(folder.resolve("paging").toString())
                .setMaxDiskUsage(FULL_DISK)
                .setSecurityEnabled(true)
                .setJMXManagementEnabled(false)
                .addAddressSetting("#", addressSettings())
                .putSecurityRoles("#", Set.of(everything()))
                .addAddressConfiguration(queue(QUEUE))
                .addAddressConfiguration(queue(DEAD_LETTERS));
        Uncaught.call(
                "The message broker has no address",
                () -> configuration.addAcceptorConfiguration(
                        "core", "tcp://127.0.0.1:" + settings.port() + "?protocols=CORE"));
        return configuration;
    }

    private static CoreAddressConfiguration queue(String name) {
        return new CoreAddressConfiguration()
                .setName(name)
                .addRoutingType(RoutingType.ANYCAST)
                .addQueueConfiguration(QueueConfiguration.of(name)
                        .setRoutingType(RoutingType.ANYCAST)
                        .setDurable(true));
    }

    private static AddressSettings addressSettings() {
        return new AddressSettings()
                .setDeadLetterAddress(SimpleString.of(DEAD_LETTERS))
                .setMaxDeliveryAttempts(3)
                .setRedeliveryDelay(1000)
                .setAddressFullMessagePolicy(AddressFullMessagePolicy.PAGE);
    }

    private static Role everything() {
        return new Role(ROLE, true, true, true, true, true, true, true, true, true, true, true, true);
    }

    private static ActiveMQJAASSecurityManager users(ServicesSettings.Broker settings) {
        SecurityConfiguration users = new SecurityConfiguration();
        users.addUser(settings.user(), settings.password());
        users.addRole(settings.user(), ROLE);
        return new ActiveMQJAASSecurityManager(InVMLoginModule.class.getName(), users);
    }
}
