package io.dossier.files;

import io.dossier.identity.model.Visibility;
import java.util.Set;
import java.util.UUID;

/** Which generated documents someone may see. Asked so that a listing of files does not go around the documents' rules. */
public interface OutputVisibility {

    /** Those of the given documents that are visible. */
    Set<UUID> visible(Visibility visibility, Set<UUID> documentIds);
}
