package io.dossier.library.adapter.hibernatesearch;

import org.hibernate.search.mapper.pojo.bridge.RoutingBridge;
import org.hibernate.search.mapper.pojo.bridge.binding.RoutingBindingContext;
import org.hibernate.search.mapper.pojo.bridge.mapping.programmatic.RoutingBinder;
import org.hibernate.search.mapper.pojo.bridge.runtime.RoutingBridgeRouteContext;
import org.hibernate.search.mapper.pojo.route.DocumentRoutes;

/** Passages go by their source, so that a source's passages can be removed without knowing them. */
public class SourceRouting implements RoutingBinder {

    @Override
    public void bind(RoutingBindingContext context) {
        context.dependencies().use("source");
        context.bridge(IndexedChunk.class, new Bridge());
    }

    private static final class Bridge implements RoutingBridge<IndexedChunk> {

        @Override
        public void route(DocumentRoutes routes, Object id, IndexedChunk chunk, RoutingBridgeRouteContext context) {
            routes.addRoute().routingKey(chunk.source);
        }

        @Override
        public void previousRoutes(
                DocumentRoutes routes, Object id, IndexedChunk chunk, RoutingBridgeRouteContext context) {
            routes.addRoute().routingKey(chunk.source);
        }
    }
}
