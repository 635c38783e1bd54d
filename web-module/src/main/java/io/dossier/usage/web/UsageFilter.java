package io.dossier.usage.web;

import io.dossier.identity.Caller;
import io.dossier.identity.CurrentCaller;
import io.dossier.usage.Metric;
import io.dossier.usage.Usage;
import jakarta.ejb.EJBException;
import jakarta.inject.Inject;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.ext.Provider;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/** Counts the request and writes all that it counted. A count that cannot be written never spoils the answer. */
@Provider
public class UsageFilter implements ContainerResponseFilter {

    private static final Logger LOG = System.getLogger(UsageFilter.class.getName());

    @Inject
    private CurrentCaller current;

    @Inject
    private Usage usage;

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        current.known().filter(Caller::hasOrganization).ifPresent(this::write);
    }

    private void write(Caller caller) {
        try {
            usage.count(Metric.REQUESTS, 1);
            usage.write(caller);
        } catch (EJBException e) {
            LOG.log(Level.WARNING, "Use of " + caller.requestId() + " is not counted", e);
        }
    }
}
