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
        return parameter.getParameter().getType() == Api.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return new Api(shared(context).url());
    }

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
    private record Shared(Product product, URI url, String logs)
            implements AutoCloseable, ExtensionContext.Store.CloseableResource {

        static Shared get() {
            String given = System.getProperty("base.url", "");
            if (!given.isBlank()) {
                return new Shared(null, URI.create(given), "with whoever started it");
            }
            Product product = Product.fresh();
            product.start();
            return new Shared(product, product.url(), product.logs().toString());
        }

        @Override
        public void close() {
            if (product != null) {
                product.stop();
            }
        }
    }
}
