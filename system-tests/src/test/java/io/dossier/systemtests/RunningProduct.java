package io.dossier.systemtests;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.URI;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.TestWatcher;

/**
 * Gives tests an {@link Api} of a product that runs: the one at {@code base.url}, or one that is started for all tests
 * together and stopped after the last of them.
 */
public final class RunningProduct implements BeforeAllCallback, ParameterResolver, TestWatcher {

    private static final Logger LOG = System.getLogger(RunningProduct.class.getName());

    @Override
    public void beforeAll(ExtensionContext context) {
        shared(context);
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        Class<?> type = parameter.getParameter().getType();
        return type == Api.class || type == MailPort.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        Shared shared = shared(context);
        return parameter.getParameter().getType() == Api.class ? new Api(shared.url()) : shared.mailPort();
    }

    /** Where the product looks for its mail server; 0 for a product that tests have not started. */
    public record MailPort(int number) {}

    @Override
    public void testFailed(ExtensionContext context, Throwable cause) {
        LOG.log(Level.WARNING, "{0} failed; the product''s logs: {1}", context.getDisplayName(), shared(context).logs);
    }

    private static Shared shared(ExtensionContext context) {
        return context.getRoot()
                .getStore(Namespace.create(RunningProduct.class))
                .getOrComputeIfAbsent(Shared.class, key -> Shared.get(), Shared.class);
    }

    /** Closed by JUnit after the last test. */
    private record Shared(Product product, URI url, String logs, MailPort mailPort)
            implements AutoCloseable, ExtensionContext.Store.CloseableResource {

        static Shared get() {
            String given = System.getProperty("base.url", "");
            if (!given.isBlank()) {
                return new Shared(null, URI.create(given), "with whoever started it", new MailPort(0));
            }
            String mailPort = Product.freePort();
            Product product = Product.fresh()
                    .configured("mail.smtp.host", "127.0.0.1")
                    .configured("mail.smtp.port", mailPort)
                    .configured("mail.retry-after", "PT2S");
            product.start();
            return new Shared(
                    product, product.url(), product.logs().toString(), new MailPort(Integer.parseInt(mailPort)));
        }

        @Override
        public void close() {
            if (product != null) {
                product.stop();
            }
        }
    }
}
