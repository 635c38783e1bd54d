package io.dossier.services;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;

/** Another program listens where a service should. */
final class PortTaken extends IOException {

    private static final long serialVersionUID = 1L;

    private PortTaken(String service, int port, IOException cause) {
        super("Port " + port + " for " + service + " is taken by another program", cause);
    }

    static void check(String service, int port) throws PortTaken {
        try (ServerSocket socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        } catch (IOException e) {
            throw new PortTaken(service, port, e);
        }
    }
}
