package io.dossier.generation;

import io.dossier.documentsets.model.DocumentSet;
import io.dossier.documentsets.model.DocumentSetRepository;
import io.dossier.errors.DossierException;
import io.dossier.identity.model.Visibility;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * Which document set a request means. The key is a set's id, or a free key that an earlier request has bound; else the
 * name decides, and the key is bound to what it names. A free key without a name means no set.
 */
@Dependent
public class DocumentSetChoice {

    private final DocumentSetRepository sets;

    @Inject
    public DocumentSetChoice(DocumentSetRepository sets) {
        this.sets = sets;
    }

    /** The set, or none; refused if the words name nothing that the caller sees, several sets, or two different ones. */
    Optional<DocumentSet> choose(Visibility visibility, String key, String name) {
        Optional<DocumentSet> byKey = byKey(visibility, key);
        if (byKey.isPresent()) {
            require(name.isEmpty() || byKey.get().name().equals(name));
            return byKey;
        }
        if (name.isEmpty()) {
            require(uuid(key).isEmpty());
            return Optional.empty();
        }
        return Optional.of(bound(visibility, key, byName(visibility, name)));
    }

    private Optional<DocumentSet> byKey(Visibility visibility, String key) {
        Optional<DocumentSet> byId = uuid(key).flatMap(id -> sets.visible(visibility, id));
        if (byId.isPresent()) {
            return byId;
        }
        Optional<UUID> bound = sets.boundTo(visibility.organizationId(), key);
        Optional<DocumentSet> seen = bound.flatMap(id -> sets.visible(visibility, id));
        require(bound.isEmpty() || seen.isPresent());
        return seen;
    }

    private DocumentSet byName(Visibility visibility, String name) {
        List<DocumentSet> named = sets.named(visibility, name);
        require(!named.isEmpty());
        if (named.size() > 1) {
            throw DossierException.invalid("Several document sets have this name: " + name);
        }
        return named.get(0);
    }

    /** Of two requests at once that bind one key, the first decides. */
    private DocumentSet bound(Visibility visibility, String key, DocumentSet set) {
        require(sets.bind(visibility.organizationId(), key, set.id()).equals(set.id()));
        return set;
    }

    private static Optional<UUID> uuid(String text) {
        try {
            return Optional.of(UUID.fromString(text)).filter(id -> id.toString().equalsIgnoreCase(text));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static void require(boolean holds) {
        if (!holds) {
            throw DossierException.invalid("Document set not found");
        }
    }
}
