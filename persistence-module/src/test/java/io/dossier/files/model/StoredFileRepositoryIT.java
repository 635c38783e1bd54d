package io.dossier.files.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.database.Organizations;
import io.dossier.database.TestDatabase;
import io.dossier.ids.Ids;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class StoredFileRepositoryIT {

    private static TestDatabase database;

    @BeforeAll
    static void start() {
        database = TestDatabase.start();
    }

    @AfterAll
    static void stop() throws Exception {
        database.close();
    }

    @Test
    void laterFileOfTheSameNameReplacesTheEarlierInTheListing() {
        UUID organization = Organizations.in(database);
        add(file(organization, "input", "a.pdf", "key-1"));
        add(file(organization, "input", "a.pdf", "key-2"));

        assertThat(list(organization, "input"))
                .extracting(StoredFile::objectKey)
                .containsExactly("key-2");
        assertThat(withKey(organization, "key-1").current()).isFalse();
    }

    @Test
    void listingIsByNameAndOfOneContainerAndOrganization() {
        UUID organization = Organizations.in(database);
        UUID other = Organizations.in(database);
        add(file(organization, "input", "b.pdf", "b"));
        add(file(organization, "input", "a.pdf", "a"));
        add(file(organization, "output", "c.pdf", "c"));
        add(file(other, "input", "d.pdf", "d"));

        assertThat(list(organization, "input")).extracting(StoredFile::name).containsExactly("a.pdf", "b.pdf");
    }

    @Test
    void convertedFileIsFoundUnderBothNames() {
        UUID organization = Organizations.in(database);
        add(file(organization, "input", "a.pdf", "pdf").convertedFrom(new StoredObject("docx", "00"), "a.docx"));

        assertThat(named(organization, "a.pdf")).hasSize(1);
        assertThat(named(organization, "a.docx")).singleElement().satisfies(file -> {
            assertThat(file.source().key()).isEqualTo("docx");
            assertThat(file.sourceName()).isEqualTo("a.docx");
            assertThat(file.objectKey()).isEqualTo("pdf");
        });
        assertThat(named(Organizations.in(database), "a.pdf")).isEmpty();
    }

    private static StoredFile file(UUID organization, String container, String name, String key) {
        return new StoredFile(Ids.next(), organization, container, name, "owner")
                .storedAs(new StoredObject(key, "00"), 1, "application/pdf", Organizations.DAWN);
    }

    private static void add(StoredFile file) {
        database.doInTransaction(em -> new StoredFileRepository(em).add(file));
    }

    private static List<StoredFile> list(UUID organization, String container) {
        return database.inTransaction(em -> new StoredFileRepository(em).list(organization, container));
    }

    private static List<StoredFile> named(UUID organization, String name) {
        return database.inTransaction(em -> new StoredFileRepository(em).named(organization, name));
    }

    private static StoredFile withKey(UUID organization, String key) {
        return database.inTransaction(
                em -> new StoredFileRepository(em).withKey(organization, key).orElseThrow());
    }
}
