package io.dossier.templates.model;

import io.dossier.identity.model.Visibility;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Templates of one organization. */
@Dependent
public class TemplateRepository {

    private final EntityManager entityManager;

    @Inject
    public TemplateRepository(EntityManager entityManager) {
        this.entityManager = entityManager;
    }

    public void add(Template template) {
        entityManager.persist(template);
    }

    /** Newest first, their sections not loaded: see {@link #sectionLines}. */
    public List<Template> list(Visibility visibility) {
        return entityManager
                .createQuery(
                        "select t from Template t where t.organizationId = :organization"
                                + " order by t.createdAt desc, t.id desc",
                        Template.class)
                .setParameter("organization", visibility.organizationId())
                .getResultList();
    }

    /** The headings of all templates of the organization, without their texts, by template and order_index. */
    public List<SectionLine> sectionLines(Visibility visibility) {
        return entityManager
                .createQuery(
                        "select new io.dossier.templates.model.SectionLine("
                                + "t.id, s.id, s.name, s.orderIndex, s.level)"
                                + " from TemplateSection s join s.template t where t.organizationId = :organization"
                                + " order by t.id, s.orderIndex",
                        SectionLine.class)
                .setParameter("organization", visibility.organizationId())
                .getResultList();
    }

    /** The template, unless it is another organization's. */
    public Optional<Template> find(Visibility visibility, UUID id) {
        return Optional.ofNullable(entityManager.find(Template.class, id))
                .filter(template -> visibility.owns(template.organizationId()));
    }

    /** The template, whoever owns it, held until the transaction ends: changes come one after the other. */
    public Optional<Template> hold(UUID id) {
        return Optional.ofNullable(entityManager.find(Template.class, id, LockModeType.PESSIMISTIC_WRITE));
    }
}
