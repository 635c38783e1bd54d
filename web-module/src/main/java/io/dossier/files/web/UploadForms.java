package io.dossier.files.web;

import io.dossier.errors.DossierException;
import io.dossier.files.FileSettings;
import io.dossier.files.ReceivedFile;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import java.util.Set;

/** Reads the form of {@code POST /api/v1/files/upload}; a missing part is refused by its name. */
@Dependent
public class UploadForms {

    private static final String CONTENT = "file_content";

    private final MultipartForms forms;
    private final FileSettings settings;

    @Inject
    public UploadForms(MultipartForms forms, FileSettings settings) {
        this.forms = forms;
        this.settings = settings;
    }

    ReceivedFile read(HttpServletRequest request) {
        MultipartForms.Form form = forms.read(request, Set.of(CONTENT), settings.maxUploadBytes());
        String name = text(form, "file_name");
        SpooledPart content =
                Optional.ofNullable(form.contents().get(CONTENT)).orElseThrow(() -> DossierException.missing(CONTENT));
        return new ReceivedFile(
                name,
                text(form, "container"),
                content.declaredType(),
                content.path(),
                content.size(),
                content.sha256());
    }

    private static String text(MultipartForms.Form form, String name) {
        return Optional.ofNullable(form.texts().get(name))
                .filter(value -> !value.isBlank())
                .orElseThrow(() -> DossierException.missing(name));
    }
}
