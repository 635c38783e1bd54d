package io.dossier.documents.web;

import io.dossier.errors.DossierException;
import io.dossier.files.FileSettings;
import io.dossier.files.ReceivedFile;
import io.dossier.files.web.MultipartForms;
import io.dossier.files.web.SpooledPart;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import java.util.Set;

/** Reads the form of {@code POST /api/v1/documents/local}. */
@Dependent
public class LocalUploadForms {

    private static final String FILE = "file";

    private final MultipartForms forms;
    private final FileSettings settings;

    @Inject
    public LocalUploadForms(MultipartForms forms, FileSettings settings) {
        this.forms = forms;
        this.settings = settings;
    }

    /** The file under its bare name: some browsers send the folders too. */
    ReceivedFile read(HttpServletRequest request) {
        MultipartForms.Form form = forms.read(request, Set.of(FILE), settings.maxUploadBytes());
        SpooledPart part = Optional.ofNullable(form.contents().get(FILE))
                .filter(content -> content.fileName() != null)
                .orElseThrow(() -> DossierException.missing(FILE));
        String name = part.fileName().replaceFirst("^.*[/\\\\]", "");
        return new ReceivedFile(name, "", part.declaredType(), part.path(), part.size(), part.sha256());
    }
}
