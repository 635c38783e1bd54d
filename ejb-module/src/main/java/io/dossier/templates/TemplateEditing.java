package io.dossier.templates;

import io.dossier.audit.AuditTrail;
import io.dossier.audit.model.AuditCategory;
import io.dossier.errors.DossierException;
import io.dossier.identity.Caller;
import io.dossier.identity.CurrentCaller;
import io.dossier.identity.Roles;
import io.dossier.ids.Ids;
import io.dossier.templates.model.SectionPlace;
import io.dossier.templates.model.Template;
import io.dossier.templates.model.TemplateRepository;
import io.dossier.templates.model.TemplateRule;
import io.dossier.templates.model.TemplateSection;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * Changes the structure of templates. A template is held while it is changed, so that changes come one after the other.
 * Refused are: a template that there is not (404), one of another organization and one that the caller may not change
 * (403), a section or rule that the template has not (404).
 */
@Stateless
@RolesAllowed(Roles.USER)
public class TemplateEditing {

    private final CurrentCaller currentCaller;
    private final TemplateRepository templates;
    private final AuditTrail audit;
    private final Clock clock;

    /** For the container's proxy. */
    protected TemplateEditing() {
        this(null, null, null, null);
    }

    @Inject
    public TemplateEditing(CurrentCaller currentCaller, TemplateRepository templates, AuditTrail audit, Clock clock) {
        this.currentCaller = currentCaller;
        this.templates = templates;
        this.audit = audit;
        this.clock = clock;
    }

    public SectionAdded addSection(String templateId, AddSection request) {
        Template template = held(templateId);
        TemplateSection section = template.insertSection(request.orderIndex(), request.level(), request.sectionName());
        changed(template, "section_add", Map.of("section_id", section.id(), "section_name", section.name()));
        return SectionAdded.to(template.id(), section);
    }

    public SectionRenamed renameSection(String templateId, String sectionId, RenameSection request) {
        Template template = held(templateId);
        TemplateSection section = template.section(id(sectionId, "Section not found"));
        String before = section.name();
        section.rename(request.sectionName());
        changed(
                template,
                "section_rename",
                Map.of("section_id", section.id(), "old_value", before, "new_value", section.name()));
        return SectionRenamed.from(section);
    }

    /** Moves sections and numbers all names anew. */
    public SectionsReordered reorder(String templateId, ReorderSections request) {
        Template template = held(templateId);
        List<SectionPlace> places = request.sections().stream()
                .map(place ->
                        new SectionPlace(id(place.sectionId(), "Section not found"), place.orderIndex(), place.level()))
                .toList();
        if (places.isEmpty()) {
            throw DossierException.missing("sections");
        }
        template.reorder(places);
        changed(template, "section_reorder", Map.of("section_count", places.size()));
        return SectionsReordered.from(template);
    }

    public RuleStyles styleRule(String templateId, String ruleId, StyleRule request) {
        Template template = held(templateId);
        TemplateRule rule = template.rule(id(ruleId, "Rule not found"));
        request.styleNames().ifSent(rule::inStyles);
        request.fill().ifSent(rule::filled);
        request.color().ifSent(rule::coloured);
        changed(template, "rule_styles", Map.of("rule_id", rule.id()));
        return RuleStyles.from(rule);
    }

    /** Deletes a section with its rules, and the sections below it if they are to go too. */
    public SectionDeleted deleteSection(String templateId, String sectionId, boolean withThoseBelow) {
        Template template = held(templateId);
        UUID section = id(sectionId, "Section not found");
        String name = template.section(section).name();
        int count = template.deleteSection(section, withThoseBelow);
        changed(
                template,
                "section_delete",
                Map.of("section_id", section, "section_name", name, "deleted_count", count));
        return SectionDeleted.of(section, count);
    }

    private Template held(String templateId) {
        Caller caller = currentCaller.get();
        Template template = Ids.parse(templateId)
                .flatMap(templates::hold)
                .orElseThrow(() -> DossierException.notFound("Template not found"));
        caller.visibility().requireOwn(template.organizationId());
        if (!caller.visibility().wholeOrganization() && !template.isChangedBy(caller.userId())) {
            throw DossierException.forbidden();
        }
        return template;
    }

    private static UUID id(String text, String notFound) {
        return Ids.parse(text).orElseThrow(() -> DossierException.notFound(notFound));
    }

    private void changed(Template template, String change, Map<String, Object> facts) {
        template.changedAt(OffsetDateTime.now(clock));
        audit.record(
                "template_" + change,
                AuditCategory.INFO,
                "template",
                template.id().toString(),
                facts);
    }
}
