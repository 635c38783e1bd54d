package io.dossier.templates;

import io.dossier.audit.AuditTrail;
import io.dossier.audit.model.AuditCategory;
import io.dossier.errors.DossierException;
import io.dossier.files.FileDirectory;
import io.dossier.files.model.StoredFile;
import io.dossier.files.model.StoredObject;
import io.dossier.identity.Caller;
import io.dossier.identity.Roles;
import io.dossier.identity.UserDirectory;
import io.dossier.ids.Ids;
import io.dossier.templates.model.SectionLine;
import io.dossier.templates.model.Template;
import io.dossier.templates.model.TemplateRepository;
import io.dossier.usage.Metric;
import io.dossier.usage.Usage;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The short transactions around templates. What it gives still lacks the link to the Word file. */
@Stateless
@RolesAllowed(Roles.USER)
public class TemplateRecords {

    private final TemplateRepository templates;
    private final FileDirectory files;
    private final UserDirectory users;
    private final AuditTrail audit;
    private final Usage usage;

    /** For the container's proxy. */
    protected TemplateRecords() {
        this(null, null, null, null, null);
    }

    @Inject
    public TemplateRecords(
            TemplateRepository templates, FileDirectory files, UserDirectory users, AuditTrail audit, Usage usage) {
        this.templates = templates;
        this.files = files;
        this.users = users;
        this.audit = audit;
        this.usage = usage;
    }

    /** All templates of the organization, newest first. */
    public List<Unlinked<TemplateItem>> list(Caller caller) {
        Map<UUID, List<SectionLine>> sections = templates.sectionLines(caller.visibility()).stream()
                .collect(Collectors.groupingBy(SectionLine::templateId));
        List<Template> all = templates.list(caller.visibility());
        Map<String, StoredFile> uploaded = uploaded(caller, all);
        return all.stream()
                .map(template -> unlinked(
                        template,
                        Optional.ofNullable(uploaded.get(template.fileName())),
                        url -> TemplateItem.from(template, sections.getOrDefault(template.id(), List.of()), url)))
                .toList();
    }

    /** One template of the organization. */
    public Unlinked<TemplateView> read(Caller caller, String id) {
        Template template = Ids.parse(id)
                .flatMap(known -> templates.find(caller.visibility(), known))
                .orElseThrow(() -> DossierException.notFound("Template not found"));
        TemplateView view = TemplateView.from(template, users.views(template.organizationId(), readers(template)), "");
        Map<String, StoredFile> uploaded = uploaded(caller, List.of(template));
        return unlinked(template, Optional.ofNullable(uploaded.get(template.fileName())), view::linked);
    }

    /** Adds a template. */
    public void add(Template template) {
        templates.add(template);
        usage.count(Metric.TEMPLATES_CREATED, 1);
        audit.record(
                "template_create",
                AuditCategory.INFO,
                "template",
                template.id().toString(),
                Map.of(
                        "template_name", template.name(),
                        "section_count", template.sections().size()));
    }

    /** Current files of the templates that were made before theirs was there, by name: one query, or none. */
    private Map<String, StoredFile> uploaded(Caller caller, List<Template> all) {
        if (all.stream().allMatch(template -> template.file().isPresent())) {
            return Map.of();
        }
        return files.list(caller, TemplateFiles.CONTAINER).stream()
                .collect(Collectors.toMap(StoredFile::name, Function.identity()));
    }

    private static <T> Unlinked<T> unlinked(
            Template template, Optional<StoredFile> uploaded, Function<String, T> link) {
        Optional<StoredObject> file = template.file().or(() -> uploaded.map(StoredFile::source));
        return new Unlinked<>(file.map(StoredObject::key), template.fileName(), link);
    }

    /** The creator first, then those who were granted access. */
    private static List<String> readers(Template template) {
        return Stream.concat(Stream.of(template.createdBy()), template.userIds().stream())
                .distinct()
                .toList();
    }

    /**
     * What is shown once the link to its file is made.
     *
     * @param key of the file; empty until there is one
     * @param link completes it, given the link
     */
    public record Unlinked<T>(Optional<String> key, String fileName, Function<String, T> link) {}
}
