package io.dossier.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.dossier.errors.DossierException;
import java.net.URI;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FileReferenceTest {

    private static final UUID ACME = UUID.fromString("6f1c1a52-0a77-4e4a-9a3e-0d2a5c1b7e11");
    private static final String KEY = "org/" + ACME + "/input/1/protocol.pdf";

    private final StorageSettings storage = new StorageSettings(
            URI.create("http://127.0.0.1:9000"),
            URI.create("https://files.example.com"),
            "us-east-1",
            "dossier",
            "key",
            "secret");

    @Test
    void bareNameHasNoContainer() {
        FileReference bare = FileReference.of("protocol.pdf", storage);
        assertThat(bare.container()).isEmpty();
        assertThat(bare.path()).isEqualTo("protocol.pdf");
        assertThat(bare.organizationId()).isNull();
    }

    @Test
    void containerAndNameMayHaveFolders() {
        FileReference nested = FileReference.of("input/study1/protocol.pdf", storage);
        assertThat(nested.container()).isEqualTo("input");
        assertThat(nested.nameInContainer()).isEqualTo("study1/protocol.pdf");
    }

    @Test
    void fullKeyNamesItsOrganization() {
        FileReference full = FileReference.of(ACME + "/input/protocol.pdf", storage);
        assertThat(full.organizationId()).isEqualTo(ACME);
        assertThat(full.path()).isEqualTo("input/protocol.pdf");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://127.0.0.1:9000/dossier/",
                "https://files.example.com/dossier/",
                "https://FILES.example.com:443/dossier/",
                "s3://dossier/",
                ""
            })
    void linksAndPhysicalKeysMeanTheSameObject(String address) {
        String query = address.startsWith("http") ? "?X-Amz-Expires=3600" : "";
        FileReference physical = FileReference.of(address + KEY + query, storage);
        assertThat(physical.objectKey()).isEqualTo(KEY);
        assertThat(physical.organizationId()).isEqualTo(ACME);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://127.0.0.1:9001/dossier/x",
                "https://files.example.com.evil.org/dossier/x",
                "https://files.example.com@evil.org/dossier/x",
                "https://evil@files.example.com/dossier/x",
                "https://files.example.com/other/x",
                "http://files.example.com/dossier/x",
                "s3://other/x",
                "ftp://files.example.com/dossier/x",
                "http://a b/"
            })
    void otherAddressesAreRefused(String address) {
        assertThatThrownBy(() -> FileReference.of(address, storage))
                .isInstanceOf(DossierException.class)
                .hasMessage("URL is not an object storage URL");
    }
}
