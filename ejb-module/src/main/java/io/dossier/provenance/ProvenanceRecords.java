package io.dossier.provenance;

import io.dossier.details.DetailsReading;
import io.dossier.details.model.DetailsRecord;
import io.dossier.details.model.DetailsRepository;
import io.dossier.details.model.DetailsSection;
import io.dossier.documents.DocumentAccess;
import io.dossier.documents.model.Document;
import io.dossier.documents.model.DocumentSource;
import io.dossier.engine.provenance.SelectedText;
import io.dossier.errors.DossierException;
import io.dossier.files.model.StoredObject;
import io.dossier.identity.Roles;
import io.dossier.identity.model.Visibility;
import io.dossier.library.model.LibraryRepository;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;

/** The transaction in which places are looked up. */
@Stateless
@RolesAllowed(Roles.USER)
public class ProvenanceRecords {

    private static final int LONGEST_SELECTION = 20_000;
    private static final int MOST = 50;

    private final DocumentAccess access;
    private final DetailsRepository details;
    private final LibraryRepository library;

    /** For the container's proxy. */
    protected ProvenanceRecords() {
        this(null, null, null);
    }

    @Inject
    public ProvenanceRecords(DocumentAccess access, DetailsRepository details, LibraryRepository library) {
        this.access = access;
        this.details = details;
        this.library = library;
    }

    /** Places whose links are still to be made. */
    public Unlinked find(Visibility visibility, AskForSources request) {
        requireBounds(request);
        Document document = access.visible(visibility, request.documentId());
        DetailsRecord record = details.ofDocument(document.id()).orElseThrow(DetailsReading::notFound);
        List<DetailsSection> sections = sections(record, request);
        Map<String, DocumentSource> sources = new LinkedHashMap<>();
        document.sources()
                .forEach(source -> source.object().ifPresent(object -> sources.putIfAbsent(object.sha256(), source)));
        SelectedText selected = new SelectedText(request.selectedText());
        PlaceFinder finder =
                new PlaceFinder(selected, library.texts(document.organizationId(), sources.keySet()), sources);
        List<PlaceFinder.Found> found = finder.recorded(sections, request.limit());
        if (found.isEmpty()) {
            found = finder.similar(request.limit());
        }
        return new Unlinked(
                document.id(),
                found.stream()
                        .map(place -> new Source(
                                place.source(),
                                Optional.ofNullable(sources.get(place.sha256()))
                                        .flatMap(DocumentSource::object)
                                        .map(StoredObject::key)))
                        .toList());
    }

    private static void requireBounds(AskForSources request) {
        if (request.selectedText().isBlank()) {
            throw DossierException.missing("selected_text");
        }
        if (request.selectedText().length() > LONGEST_SELECTION) {
            throw DossierException.invalid(
                    "selected_text must not be longer than " + LONGEST_SELECTION + " characters");
        }
        if (request.limit() < 1 || request.limit() > MOST) {
            throw DossierException.invalid("limit must be between 1 and " + MOST);
        }
    }

    private static List<DetailsSection> sections(DetailsRecord record, AskForSources request) {
        List<DetailsSection> all = record.sections();
        List<DetailsSection> wanted = IntStream.range(0, all.size())
                .filter(i -> request.sectionId().isEmpty()
                        || request.sectionId().equals(all.get(i).title()))
                .filter(i -> request.sectionOrder() == null || request.sectionOrder() == i)
                .mapToObj(all::get)
                .toList();
        if (wanted.isEmpty()) {
            throw DossierException.notFound("Section not found: " + request.sectionId());
        }
        return wanted;
    }

    /** What was found in a document. */
    public record Unlinked(UUID documentId, List<Source> sources) {}

    /**
     * A place whose link is still to be made.
     *
     * @param objectKey of the source; empty if it is not the document's any more
     */
    public record Source(TextSource source, Optional<String> objectKey) {}
}
