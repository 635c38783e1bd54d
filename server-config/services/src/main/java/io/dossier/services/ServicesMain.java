package io.dossier.services;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The services process: its one argument is the file of its settings. */
public final class ServicesMain {

    static final int FAILED = 1;
    static final int PORT_TAKEN = 3;

    private static final Logger LOG = Logger.getLogger(ServicesMain.class.getName());
    private static final CountDownLatch STOPPING = new CountDownLatch(1);

    private ServicesMain() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        ServicesSettings settings = ServicesSettings.read(Path.of(args[0]));
        try {
            Services services = Services.start(settings);
            Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(services), "stop"));
            services.announce();
            LOG.info("Services are ready");
            watch(services);
        } catch (PortTaken e) {
            LOG.severe(e.getMessage());
            System.exit(PORT_TAKEN);
        } catch (IOException | SQLException e) {
            LOG.log(Level.SEVERE, "The services do not start: " + e.getMessage(), e);
            System.exit(FAILED);
        }
    }

    private static void watch(Services services) throws InterruptedException {
        while (!STOPPING.await(1, TimeUnit.SECONDS)) {
            try {
                services.mend();
            } catch (IOException e) {
                LOG.log(Level.WARNING, "The services cannot be looked after now", e);
            }
        }
    }

    private static void stop(Services services) {
        STOPPING.countDown();
        services.close();
        LOG.info("Services are stopped");
    }
}
