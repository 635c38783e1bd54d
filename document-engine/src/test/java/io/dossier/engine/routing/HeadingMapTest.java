package io.dossier.engine.routing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

class HeadingMapTest {

    private final HeadingMap map = HeadingMap.load();

    @Test
    void everyTopicNamedInADataFileExists() {
        for (Topic topic : map.topics()) {
            assertThat(topic.broader())
                    .allSatisfy(id -> assertThat(map.topic(id)).isNotNull());
        }
        Lines.of("cues.tsv").forEach(fields -> assertThat(map.topic(fields[0])).isNotNull());
        for (String file : List.of("restated.tsv", "layouts.tsv")) {
            for (String[] fields : Lines.of(file)) {
                assertThat(map.topic(fields[0])).isNotNull();
                assertThat(fields[1].split(","))
                        .allSatisfy(id -> assertThat(map.topic(id)).isNotNull());
            }
        }
    }

    @Test
    void everyWordingHasWords() {
        assertThat(map.topics()).allSatisfy(topic -> assertThat(topic.wordings())
                .isNotEmpty()
                .allSatisfy(wording -> assertThat(wording.words()).isNotEmpty()));
    }

    @Test
    void topicsAreNamedOnce() {
        List<String> ids = StreamSupport.stream(map.topics().spliterator(), false)
                .map(Topic::id)
                .toList();
        assertThat(new HashSet<>(ids)).hasSameSizeAs(Lines.of("topics.tsv"));
    }

    @Test
    void everyLayoutNamesWhereItIsLaidDown() {
        assertThat(Lines.of("layouts.tsv"))
                .allSatisfy(fields -> assertThat(fields[2]).contains("ICH"));
    }

    @Test
    void everyTopicHasAtMostOneFacet() {
        List<String> topics = Lines.of("facets.tsv").stream()
                .filter(fields -> !fields[0].equals("reported"))
                .flatMap(fields -> Stream.of(fields[1].split(",")))
                .toList();
        assertThat(topics).doesNotHaveDuplicates().allSatisfy(id -> assertThat(map.topic(id))
                .isNotNull());
    }

    @Test
    void theOrderOfWordsMakesNoDifferenceButFromDoes() {
        assertThat(named("Discontinuation of Inadvertently Enrolled Patients", Set.of()))
                .extracting(Topic::id)
                .containsExactly("screen-failure");
        assertThat(named("Discontinuation of the Study", Set.of()))
                .extracting(Topic::id)
                .containsExactly("trial-stopping");
        assertThat(named("Discontinuation from the Study", Set.of()))
                .extracting(Topic::id)
                .containsExactly("withdrawal");
    }

    @Test
    void ofTwoHeadingsAboveTheNearerOneDecides() {
        Set<String> chapter = Set.of("trial", "objective", "endpoint");
        assertThat(named("Secondary", Set.of("trial", "objective"), chapter))
                .extracting(Topic::id)
                .containsExactly("objective-secondary");
        assertThat(named("Secondary", Set.of("trial", "endpoint"), chapter))
                .extracting(Topic::id)
                .containsExactly("endpoints");
    }

    @Test
    void aWordingBoundToItsChapterWins() {
        assertThat(named("Safety", Set.of("statistical", "method")))
                .extracting(Topic::id)
                .containsExactly("safety-analyses");
        assertThat(named("Safety", Set.of("efficacy", "evaluation")))
                .extracting(Topic::id)
                .containsExactly("safety-assessments");
    }

    @SafeVarargs
    private final List<Topic> named(String heading, Set<String>... above) {
        return map.named(Wordings.ofHeading(heading), List.of(above));
    }
}
