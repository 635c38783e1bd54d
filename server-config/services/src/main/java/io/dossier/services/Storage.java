package io.dossier.services;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gaul.s3proxy.S3Proxy;
import org.gaul.s3proxy.auth.AuthenticationType;
import org.gaul.s3proxy.nio2blob.FilesystemNio2BlobStore;
import software.amazon.awssdk.services.s3.model.BucketCannedACL;

/** An object store that speaks S3, on the file system. */
final class Storage implements Service {

    /** Largest object that is sent in one signed piece; the product's largest upload is 100 MiB. */
    private static final long LARGEST_PIECE = 256L << 20;

    private static final int THREADS = 50;
    private static final int STOP_WITHIN_MS = 5_000;

    private final S3Proxy proxy;

    private Storage(S3Proxy proxy) {
        this.proxy = proxy;
    }

    static Storage start(ServicesSettings.Storage settings) throws IOException {
        PortTaken.check("the object store", settings.port());
        Path folder = settings.folder().toAbsolutePath();
        // A bucket is a folder.
        Files.createDirectories(folder.resolve(settings.bucket()));
        FilesystemNio2BlobStore files = new FilesystemNio2BlobStore(folder.toString());
        // What the file system lets others read, the store would show to anyone.
        files.setContainerAccess(settings.bucket(), BucketCannedACL.PRIVATE);
        S3Proxy proxy = S3Proxy.builder()
                .blobStore(files)
                .endpoint(URI.create("http://127.0.0.1:" + settings.port()))
                .awsAuthentication(AuthenticationType.AWS_V4, settings.accessKey(), settings.secretKey())
                .v4MaxNonChunkedRequestSize(LARGEST_PIECE)
                .jettyMaxThreads(THREADS)
                .stopTimeout(STOP_WITHIN_MS)
                .build();
        Uncaught.call("The object store does not start", () -> {
            proxy.start();
            return proxy;
        });
        return new Storage(proxy);
    }

    @Override
    public boolean alive() {
        return proxy.getState().equals("STARTED");
    }

    @Override
    public void close() throws IOException {
        Uncaught.call("The object store does not stop", () -> {
            proxy.stop();
            return proxy;
        });
    }
}
