package io.dossier.files;

import io.dossier.errors.DossierException;
import io.dossier.errors.ErrorCode;
import jakarta.annotation.security.PermitAll;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Clock;

/** Reads presigned links for clients that cannot reach the object store. Open to everybody: the link is the right. */
@Stateless
@PermitAll
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class FileProxy {

    private final StorageSettings storage;
    private final LinkReader reader;
    private final Clock clock;

    /** For the container's proxy. */
    protected FileProxy() {
        this(null, null, null);
    }

    @Inject
    public FileProxy(StorageSettings storage, LinkReader reader, Clock clock) {
        this.storage = storage;
        this.reader = reader;
        this.clock = clock;
    }

    /** @throws DossierException not our store's (400), expired (410), forged (403), object gone (404) */
    public LinkContent open(String presignedUrl, String range) {
        URI link = parse(presignedUrl);
        if (!storage.isStorage(link) || !link.getRawPath().startsWith("/" + storage.bucket() + "/")) {
            throw foreign();
        }
        if (PresignedLink.expired(link, clock.instant())) {
            throw PresignedLink.gone();
        }
        return reader.open(link, range);
    }

    private static URI parse(String presignedUrl) {
        try {
            URI link = new URI(presignedUrl).parseServerAuthority();
            if (link.getHost() == null || link.getScheme() == null) {
                throw foreign();
            }
            return link;
        } catch (URISyntaxException e) {
            throw foreign();
        }
    }

    private static DossierException foreign() {
        return new DossierException(ErrorCode.RULE_EVASION, "URL is not an object storage URL");
    }
}
