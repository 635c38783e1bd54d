package io.dossier.documentsets;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import io.dossier.identity.UserView;
import java.util.List;

/**
 * Members and documents of a set.
 *
 * @param documentSet its documents, in order of joining; the interface's name for them
 */
@JsonNaming(SnakeCaseStrategy.class)
public record DocumentSetContent(List<UserView> users, List<SetDocumentView> documentSet) {}
