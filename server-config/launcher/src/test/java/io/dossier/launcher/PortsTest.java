package io.dossier.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;

class PortsTest {

    @Test
    void takenPortIsNamedWithItsSetting() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            int port = taken.getLocalPort();
            assertThat(Ports.isFree(port)).isFalse();
            assertThatThrownBy(() -> Ports.check(port, "the application", "DOSSIER_HTTP_PORT"))
                    .isInstanceOfSatisfying(LauncherFailure.class, failure -> assertThat(failure.code())
                            .isEqualTo(ExitCode.UNAVAILABLE))
                    .hasMessageContaining("Port " + port)
                    .hasMessageContaining("DOSSIER_HTTP_PORT");
        }
    }

    @Test
    void releasedPortIsFree() throws IOException {
        ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        int port = socket.getLocalPort();
        socket.close();
        assertThat(Ports.isFree(port)).isTrue();
    }
}
