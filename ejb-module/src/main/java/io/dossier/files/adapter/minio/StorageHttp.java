package io.dossier.files.adapter.minio;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.time.Duration;
import javax.net.SocketFactory;
import okhttp3.OkHttpClient;

/** The connections to the object store. */
final class StorageHttp {

    private static final Duration CONNECT = Duration.ofSeconds(5);
    private static final Duration WAIT = Duration.ofSeconds(60);

    private StorageHttp() {}

    /** Never follows a redirect: a signed request is meant for the store alone. */
    static OkHttpClient client() {
        return new OkHttpClient.Builder()
                .socketFactory(new NoDelay())
                .connectTimeout(CONNECT)
                .readTimeout(WAIT)
                .writeTimeout(WAIT)
                .followRedirects(false)
                .followSslRedirects(false)
                .build();
    }

    /** Without it each small object waits for the peer's delayed acknowledgement: measured, 15 times slower. */
    private static final class NoDelay extends SocketFactory {

        private static Socket undelayed(Socket socket) throws SocketException {
            socket.setTcpNoDelay(true);
            return socket;
        }

        @Override
        public Socket createSocket() throws IOException {
            return undelayed(getDefault().createSocket());
        }

        @Override
        public Socket createSocket(String host, int port) throws IOException {
            return undelayed(getDefault().createSocket(host, port));
        }

        @Override
        public Socket createSocket(String host, int port, InetAddress local, int localPort) throws IOException {
            return undelayed(getDefault().createSocket(host, port, local, localPort));
        }

        @Override
        public Socket createSocket(InetAddress host, int port) throws IOException {
            return undelayed(getDefault().createSocket(host, port));
        }

        @Override
        public Socket createSocket(InetAddress host, int port, InetAddress local, int localPort) throws IOException {
            return undelayed(getDefault().createSocket(host, port, local, localPort));
        }
    }
}
