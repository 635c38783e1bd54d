package io.dossier.templates;

import java.util.List;

/** All templates of the organization, newest first. */
public record TemplateList(List<TemplateItem> templates) {}
