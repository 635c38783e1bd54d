package io.dossier.documents.model;

import com.fasterxml.jackson.core.type.TypeReference;
import io.dossier.database.JsonConverter;
import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import java.util.List;

/** The chosen sections in one column. */
@Converter
public class SelectedSectionsConverter extends JsonConverter<List<SelectedSection>>
        implements AttributeConverter<List<SelectedSection>, Object> {

    public SelectedSectionsConverter() {
        super(new TypeReference<>() {});
    }
}
