package io.dossier.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.provenance.FieldValue;
import io.dossier.engine.provenance.FieldValue.Field;
import io.dossier.engine.routing.RoutedSource;
import io.dossier.engine.routing.SourceBuilder;
import java.util.List;
import org.junit.jupiter.api.Test;

class StudyFieldsTest {

    private final RoutedSource protocol = new SourceBuilder("protocol.pdf", "Protocol")
            .text("Study title: Zorblax in adults with a low score")
            .text("Study number: NW-77")
            .text("Sponsor: Northwind Biologics")
            .build();

    @Test
    void bareValuesAreTakenWithTheirPlaces() {
        List<FieldValue> values = StudyFields.of(List.of(protocol));

        assertThat(values)
                .extracting(FieldValue::field)
                .containsExactly(Field.TITLE, Field.PROTOCOL_NUMBER, Field.SPONSOR);
        assertThat(values)
                .extracting(value -> value.block().block().text())
                .containsExactly("Zorblax in adults with a low score", "NW-77", "Northwind Biologics");
        assertThat(values).allSatisfy(value -> assertThat(value.block().origins())
                .allSatisfy(origin -> assertThat(origin.place().name()).isEqualTo("protocol.pdf")));
    }

    @Test
    void whereTheSourcesDifferTheFieldIsLeftToTheAuthor() {
        RoutedSource plan =
                new SourceBuilder("plan.pdf", "SAP").text("Study number: NW-78").build();

        assertThat(StudyFields.of(List.of(protocol, plan)))
                .extracting(FieldValue::field)
                .containsExactly(Field.TITLE, Field.SPONSOR);
    }
}
