package io.dossier.templates;

import io.dossier.engine.templates.TemplateModel;
import io.dossier.errors.DossierException;
import io.dossier.files.model.StoredFile;
import io.dossier.identity.Caller;
import io.dossier.ids.Ids;
import io.dossier.templates.model.Template;
import io.dossier.templates.model.TemplateSection;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;

/** Turns what a client sends, or what a worker has read, into a template that is not stored yet. */
@Dependent
class TemplateDrafts {

    private static final int LONGEST_TITLE = 255;

    private final Clock clock;

    @Inject
    TemplateDrafts(Clock clock) {
        this.clock = clock;
    }

    Template of(Caller caller, CreateTemplate request, Optional<StoredFile> file) {
        if (request.documentType().isBlank()) {
            throw DossierException.missing("document_type");
        }
        if (request.sections().isEmpty()) {
            throw DossierException.missing("sections");
        }
        Template template = named(caller, request.templateName(), request.documentType())
                .describedAs(request.documentDescription(), request.tags())
                .grantedTo(request.users());
        locate(template, caller, request, file);
        request.sections().forEach(section -> add(template, section));
        return template;
    }

    Template of(Caller caller, ReadTemplateFile request, StoredFile file, TemplateModel model) {
        String title = model.title().isBlank() ? withoutExtension(lastPart(file.name())) : model.title();
        String name =
                request.templateName() == null || request.templateName().isBlank() ? title : request.templateName();
        Template template = named(caller, name, request.documentType())
                .styled(model.styles(), model.hiddenTextStyle())
                .writtenIn(file.name(), key(caller, file), file.source());
        List<TemplateModel.TemplateSection> headings = model.sections();
        for (int i = 0; i < headings.size(); i++) {
            TemplateModel.TemplateSection heading = headings.get(i);
            TemplateSection section = template.addSection(i, heading.level(), heading.name())
                    .saying(null, heading.instructions(), heading.text())
                    .anchoredAt(heading.heading());
            WrittenRules.in(heading.instructions())
                    .forEach(rule -> section.addRule(rule.type(), rule.mode(), rule.description()));
        }
        return template;
    }

    private Template named(Caller caller, String name, String documentType) {
        return new Template(
                Ids.next(), caller.organizationId(), name, documentType, caller.userId(), OffsetDateTime.now(clock));
    }

    private static void locate(Template template, Caller caller, CreateTemplate request, Optional<StoredFile> file) {
        String uri =
                request.templateS3Uri() == null ? "" : request.templateS3Uri().strip();
        String fallback = uri.isEmpty() ? request.templateFileName().strip() : lastPart(uri);
        template.writtenIn(
                file.map(StoredFile::name).orElse(fallback),
                uri.isEmpty() ? file.map(found -> key(caller, found)).orElse("") : uri,
                file.map(StoredFile::source).orElse(null));
    }

    private static void add(Template template, CreateTemplate.Section sent) {
        TemplateSection section = template.addSection(sent.orderIndex(), sent.level(), named(sent))
                .saying(sent.synopsis(), sent.templateInstructions(), sent.templateText())
                .as(sent.sectionType(), sent.sectionMode())
                .repeating(sent.isRepeating(), sent.expansionType());
        sent.rules().forEach(rule -> section.addRule(rule.ruleType(), rule.ruleMode(), rule.description())
                .styled(rule.styleNames(), rule.fill(), rule.color()));
    }

    private static String named(CreateTemplate.Section sent) {
        if (sent.sectionName().isBlank()) {
            throw DossierException.missing("section_name");
        }
        return sent.sectionName();
    }

    /** The full key under which the interface knows a file. */
    private static String key(Caller caller, StoredFile file) {
        return "%s/%s/%s".formatted(caller.organizationId(), file.container(), file.name());
    }

    private static String lastPart(String path) {
        String withoutQuery = path.split("[?#]", 2)[0];
        return withoutQuery.substring(withoutQuery.lastIndexOf('/') + 1);
    }

    private static String withoutExtension(String name) {
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }
}
