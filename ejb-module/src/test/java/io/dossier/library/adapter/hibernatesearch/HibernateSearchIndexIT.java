package io.dossier.library.adapter.hibernatesearch;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.library.IndexPassage;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HibernateSearchIndexIT {

    private static final UUID ACME = UUID.fromString("00000000-0000-0000-0000-00000000000a");
    private static final UUID GLOBEX = UUID.fromString("00000000-0000-0000-0000-00000000000b");

    @TempDir
    private Path directory;

    private HibernateSearchIndex index;

    @BeforeEach
    void open() {
        index = new HibernateSearchIndex(directory.toString());
    }

    @AfterEach
    void close() {
        index.close();
    }

    @Test
    void replacingASourceLeavesNothingOfTheOldOne() {
        index.replace(ACME, "a1", passages(5));
        index.replace(ACME, "a1", passages(2));

        assertThat(index.count(ACME, "a1")).isEqualTo(2);
    }

    @Test
    void organizationsDoNotSeeEachOther() {
        index.replace(ACME, "a1", passages(3));
        index.replace(GLOBEX, "a1", passages(4));
        index.replace(GLOBEX, "a1", List.of());

        assertThat(index.count(ACME, "a1")).isEqualTo(3);
        assertThat(index.count(GLOBEX, "a1")).isZero();
    }

    @Test
    void passagesAreThereAfterARestart() {
        index.replace(ACME, "a1", passages(3));
        index.close();

        assertThat(index.count(ACME, "a1")).isEqualTo(3);
    }

    private static List<IndexPassage> passages(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> new IndexPassage("a1-" + i, "Methods", "Passage " + i, unit(i)))
                .toList();
    }

    private static float[] unit(int axis) {
        float[] vector = new float[384];
        vector[axis] = 1;
        return vector;
    }
}
