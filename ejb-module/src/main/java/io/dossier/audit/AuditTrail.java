package io.dossier.audit;

import io.dossier.audit.model.Actor;
import io.dossier.audit.model.AuditCategory;
import io.dossier.audit.model.AuditEntry;
import io.dossier.audit.model.AuditRepository;
import io.dossier.ids.Ids;
import jakarta.annotation.security.PermitAll;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.util.Map;

/** Writes the audit log. Open to every caller: jobs and refused requests have no identity, and it only adds. */
@Stateless
@PermitAll
public class AuditTrail {

    private final AuditRepository entries;
    private final CurrentActor currentActor;
    private final Clock clock;

    /** For the container's proxy. */
    protected AuditTrail() {
        this(null, null, null);
    }

    @Inject
    public AuditTrail(AuditRepository entries, CurrentActor currentActor, Clock clock) {
        this.entries = entries;
        this.currentActor = currentActor;
        this.clock = clock;
    }

    /**
     * Records what the caller of this request does, in the caller's transaction.
     *
     * @param resourceId null for a thing without id
     * @param metadata facts by their wire names; no secrets
     */
    public void record(
            String action,
            AuditCategory category,
            String resourceType,
            String resourceId,
            Map<String, Object> metadata) {
        recordFor(currentActor.get(), action, category, resourceType, resourceId, metadata);
    }

    /** Records what someone does who is not the caller of a request: a job on its owner's behalf, or the service. */
    public void recordFor(
            Actor actor,
            String action,
            AuditCategory category,
            String resourceType,
            String resourceId,
            Map<String, Object> metadata) {
        entries.add(new AuditEntry(Ids.next(), OffsetDateTime.now(clock), actor, action, category)
                .about(resourceType, resourceId, metadata));
    }

    /** Records a refusal or a failure; stays when the transaction of the refused work rolls back. */
    @TransactionAttribute(TransactionAttributeType.REQUIRES_NEW)
    public void recordRefusal(
            String action,
            AuditCategory category,
            String resourceType,
            String resourceId,
            Map<String, Object> metadata) {
        record(action, category, resourceType, resourceId, metadata);
    }
}
