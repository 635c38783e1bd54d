package io.dossier.services;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class ServicesSettingsTest {

    @Test
    void readsWhatTheLauncherWrites() {
        ServicesSettings settings = ServicesSettings.of(complete());
        assertThat(settings.database().port()).isEqualTo(15432);
        assertThat(settings.broker().user()).isEqualTo("dossier");
        assertThat(settings.storage().folder()).isEqualTo(Path.of("/data/objects"));
    }

    @Test
    void missingSettingIsNamed() {
        Properties properties = complete();
        properties.remove("broker.password");
        assertThatThrownBy(() -> ServicesSettings.of(properties)).hasMessageContaining("broker.password");
    }

    @Test
    void portsArePorts() {
        for (String wrong : new String[] {"0", "65536", "-1", "many", "99999999999"}) {
            Properties properties = complete();
            properties.setProperty("storage.port", wrong);
            assertThatThrownBy(() -> ServicesSettings.of(properties)).hasMessageContaining("storage.port");
        }
    }

    private static Properties complete() {
        Properties properties = new Properties();
        for (String part : new String[] {"database", "broker", "storage"}) {
            properties.setProperty(part + ".folder", "/data/objects");
            properties.setProperty(part + ".port", "15432");
        }
        properties.setProperty("database.superuser-password", "a");
        properties.setProperty("database.owner-password", "b");
        properties.setProperty("database.app-password", "c");
        properties.setProperty("broker.user", "dossier");
        properties.setProperty("broker.password", "d");
        properties.setProperty("storage.bucket", "dossier");
        properties.setProperty("storage.access-key", "e");
        properties.setProperty("storage.secret-key", "f");
        properties.setProperty("ready.file", "/data/ready");
        properties.setProperty("stopped.file", "/data/stopped");
        return properties;
    }
}
