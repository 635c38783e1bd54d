package io.dossier.http;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;
import java.util.Map;

/** All resources and providers of the archive, from the root: the interface has paths with and without prefix. */
@ApplicationPath("/")
public class DossierApplication extends Application {

    /** {@link JsonBody} is the only one that reads and writes JSON. */
    @Override
    public Map<String, Object> getProperties() {
        return Map.of(
                "jersey.config.disableJsonBinding", true,
                "jersey.config.disableJsonProcessing", true,
                "jersey.config.disableMoxyJson", true,
                "jersey.config.server.wadl.disableWadl", true);
    }
}
