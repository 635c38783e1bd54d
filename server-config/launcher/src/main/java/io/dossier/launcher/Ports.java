package io.dossier.launcher;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;

/** Whether a port can be had on the loopback address. */
final class Ports {

    private Ports() {}

    static boolean isFree(int port) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    static void check(int port, String use, String variable) throws LauncherFailure {
        if (!isFree(port)) {
            throw new LauncherFailure(
                    ExitCode.UNAVAILABLE,
                    "Port " + port + " for " + use + " is taken by another program. Set " + variable
                            + " to a free one.");
        }
    }
}
