package io.dossier.details;

import io.dossier.details.model.DetailsRecord;
import io.dossier.details.model.DetailsRepository;
import io.dossier.details.model.SectionHeading;
import io.dossier.documents.DocumentAccess;
import io.dossier.documents.OutputName;
import io.dossier.documents.model.Document;
import io.dossier.errors.DossierException;
import io.dossier.identity.Roles;
import io.dossier.identity.model.Visibility;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;

/** The transactions in which details are read. */
@Stateless
@RolesAllowed(Roles.USER)
public class DetailsReading {

    private final DocumentAccess access;
    private final DetailsRepository details;

    /** For the container's proxy. */
    protected DetailsReading() {
        this(null, null);
    }

    @Inject
    public DetailsReading(DocumentAccess access, DetailsRepository details) {
        this.access = access;
        this.details = details;
    }

    /** A document's details, whose link is still to be made. */
    public Unlinked ofDocument(Visibility visibility, String documentId) {
        Document document = access.readable(visibility, documentId);
        return details.ofDocument(document.id()).map(Unlinked::of).orElseThrow(DetailsReading::notFound);
    }

    /** The headings of a document in order. */
    public List<SectionHeading> headings(Visibility visibility, String documentId) {
        Document document = access.visible(visibility, documentId);
        List<SectionHeading> headings = details.headings(document.id());
        if (headings.isEmpty()) {
            throw notFound();
        }
        return headings;
    }

    /** For a document without details. */
    public static DossierException notFound() {
        return DossierException.notFound("Document details not found");
    }

    /**
     * Details without the link to their file.
     *
     * @param key of the file; empty until there is one
     */
    public record Unlinked(DetailsView view, Optional<String> key, String fileName) {

        static Unlinked of(DetailsRecord record) {
            String name = record.outputName().isBlank() ? "Document" : record.outputName();
            return new Unlinked(DetailsView.from(record), record.docxKey(), OutputName.of(name));
        }
    }
}
