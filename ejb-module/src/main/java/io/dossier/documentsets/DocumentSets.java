package io.dossier.documentsets;

import io.dossier.audit.AuditTrail;
import io.dossier.audit.model.AuditCategory;
import io.dossier.documents.model.Document;
import io.dossier.documents.model.DocumentRepository;
import io.dossier.documents.model.SetMembership;
import io.dossier.documentsets.model.DocumentSet;
import io.dossier.documentsets.model.DocumentSetRepository;
import io.dossier.errors.DossierException;
import io.dossier.identity.Caller;
import io.dossier.identity.CurrentCaller;
import io.dossier.identity.Roles;
import io.dossier.identity.UserDirectory;
import io.dossier.identity.model.Visibility;
import io.dossier.ids.Ids;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

/** Makes and shows document sets. */
@Stateless
@RolesAllowed(Roles.USER)
public class DocumentSets {

    private final CurrentCaller currentCaller;
    private final DocumentSetRepository sets;
    private final DocumentRepository documents;
    private final UserDirectory users;
    private final AuditTrail audit;
    private final Clock clock;

    /** For the container's proxy. */
    protected DocumentSets() {
        this(null, null, null, null, null, null);
    }

    @Inject
    public DocumentSets(
            CurrentCaller currentCaller,
            DocumentSetRepository sets,
            DocumentRepository documents,
            UserDirectory users,
            AuditTrail audit,
            Clock clock) {
        this.currentCaller = currentCaller;
        this.sets = sets;
        this.documents = documents;
        this.users = users;
        this.audit = audit;
        this.clock = clock;
    }

    /** Makes an empty set whose member is the caller. */
    public DocumentSetView create(CreateDocumentSet request) {
        Caller caller = currentCaller.get();
        DocumentSet set = new DocumentSet(
                Ids.next(), caller.organizationId(), request.name(), caller.userId(), OffsetDateTime.now(clock));
        sets.add(set);
        audit.record(
                "document_set_create",
                AuditCategory.INFO,
                "document_set",
                set.id().toString(),
                Map.of("document_set_name", set.name()));
        return DocumentSetView.from(set, List.of());
    }

    /** What the caller sees, newest first. */
    public DocumentSetList list() {
        Visibility visibility = currentCaller.get().visibility();
        Map<UUID, List<UUID>> members = documents.memberships(visibility).stream()
                .collect(Collectors.groupingBy(
                        SetMembership::documentSetId,
                        Collectors.mapping(SetMembership::documentId, Collectors.toList())));
        return new DocumentSetList(sets.list(visibility).stream()
                .map(set -> DocumentSetView.from(set, members.getOrDefault(set.id(), List.of())))
                .toList());
    }

    /** Members and documents of one set; 400 if there is none, 403 if the caller may not see it. */
    public DocumentSetContent read(String id) {
        Visibility visibility = currentCaller.get().visibility();
        DocumentSet set = readable(visibility, id);
        List<Document> content = documents.inSet(set.id());
        Set<String> owners = content.stream().map(Document::owner).collect(Collectors.toSet());
        Map<String, String> emails = users.emails(set.organizationId(), owners);
        return new DocumentSetContent(
                users.views(set.organizationId(), set.userIds()),
                content.stream()
                        .map(document -> SetDocumentView.from(document, set, emails.getOrDefault(document.owner(), "")))
                        .toList());
    }

    private DocumentSet readable(Visibility visibility, String id) {
        DocumentSet set =
                Ids.parse(id).flatMap(sets::find).orElseThrow(() -> DossierException.invalid("Document set not found"));
        visibility.requireOwn(set.organizationId());
        if (!visibility.wholeOrganization() && !set.hasMember(visibility.userId())) {
            throw DossierException.forbidden();
        }
        return set;
    }
}
