package io.dossier.templates;

import io.dossier.engine.templates.TemplateModel;
import io.dossier.errors.DossierException;
import io.dossier.files.ObjectStore;
import io.dossier.files.model.StoredFile;
import io.dossier.identity.Caller;
import io.dossier.identity.CurrentCaller;
import io.dossier.identity.Roles;
import io.dossier.templates.TemplateRecords.Unlinked;
import io.dossier.templates.model.Template;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;
import java.util.Optional;

/** Makes and shows templates. Without a transaction: files are looked for and read around those of the records. */
@Stateless
@RolesAllowed(Roles.USER)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class Templates {

    private final CurrentCaller currentCaller;
    private final TemplateRecords records;
    private final TemplateDrafts drafts;
    private final TemplateFiles files;
    private final TemplateReader reader;
    private final ObjectStore store;

    /** For the container's proxy. */
    protected Templates() {
        this(null, null, null, null, null, null);
    }

    @Inject
    public Templates(
            CurrentCaller currentCaller,
            TemplateRecords records,
            TemplateDrafts drafts,
            TemplateFiles files,
            TemplateReader reader,
            ObjectStore store) {
        this.currentCaller = currentCaller;
        this.records = records;
        this.drafts = drafts;
        this.files = files;
        this.reader = reader;
        this.store = store;
    }

    /** All templates of the caller's organization, newest first. */
    public TemplateList list() {
        return new TemplateList(
                records.list(currentCaller.get()).stream().map(this::linked).toList());
    }

    /** One template; 404 for one that there is not in the caller's organization. */
    public TemplateView read(String id) {
        return linked(records.read(currentCaller.get(), id));
    }

    /** Makes a template of the sections that the client sends. */
    public TemplateCreated create(CreateTemplate request) {
        Caller caller = currentCaller.get();
        String uri = text(request.templateS3Uri());
        String fileName = text(request.templateFileName());
        if (uri.isEmpty() && fileName.isEmpty()) {
            throw DossierException.missing("template_file_name or template_s3_uri");
        }
        Optional<StoredFile> file = files.find(caller, uri, fileName);
        Template template = drafts.of(caller, request, file);
        records.add(template);
        return TemplateCreated.from(template);
    }

    /** Makes a template of the headings of a Word file. */
    public TemplateCreated createFrom(ReadTemplateFile request) {
        Caller caller = currentCaller.get();
        StoredFile file = files.get(caller, request);
        TemplateModel model = reader.read(file);
        Template template = drafts.of(caller, request, file, model);
        records.add(template);
        return TemplateCreated.withSections(template);
    }

    private <T> T linked(Unlinked<T> unlinked) {
        String url = unlinked.key()
                .map(key -> store.presign(key, unlinked.fileName()))
                .orElse("");
        return unlinked.link().apply(url);
    }

    private static String text(String value) {
        return value == null ? "" : value.strip();
    }
}
