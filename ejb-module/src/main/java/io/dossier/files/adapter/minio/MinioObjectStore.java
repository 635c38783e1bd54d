package io.dossier.files.adapter.minio;

import io.dossier.errors.DossierException;
import io.dossier.errors.ErrorCode;
import io.dossier.files.ObjectStore;
import io.dossier.files.StorageSettings;
import io.minio.BucketExistsArgs;
import io.minio.GetObjectArgs;
import io.minio.GetPresignedObjectUrlArgs;
import io.minio.Http;
import io.minio.MinioClient;
import io.minio.PutObjectArgs;
import io.minio.RemoveObjectArgs;
import io.minio.StatObjectArgs;
import io.minio.UploadObjectArgs;
import io.minio.errors.ErrorResponseException;
import io.minio.errors.MinioException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.InputStream;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;

/** Any S3 through the MinIO client. */
@ApplicationScoped
public class MinioObjectStore implements ObjectStore {

    private final String bucket;
    private final MinioClient client;
    private final MinioClient signer;

    /** For the container's proxy. */
    protected MinioObjectStore() {
        bucket = null;
        client = null;
        signer = null;
    }

    @Inject
    public MinioObjectStore(StorageSettings settings) {
        bucket = settings.bucket();
        client = client(settings, settings.endpoint().toString());
        signer = client(settings, settings.publicEndpoint().toString());
    }

    /** The region is given, so that no request goes out to ask for it. */
    private static MinioClient client(StorageSettings settings, String endpoint) {
        return MinioClient.builder()
                .endpoint(endpoint)
                .region(settings.region())
                .credentials(settings.accessKey(), settings.secretKey())
                .httpClient(StorageHttp.client())
                .build();
    }

    @Override
    public void put(String key, Path file, String contentType) {
        call(() -> client.uploadObject(UploadObjectArgs.builder()
                .bucket(bucket)
                .object(key)
                .filename(file.toString())
                .contentType(contentType)
                .build()));
    }

    @Override
    public void put(String key, byte[] bytes, String contentType) {
        call(() -> client.putObject(PutObjectArgs.builder()
                .bucket(bucket)
                .object(key)
                .data(bytes, bytes.length)
                .contentType(contentType)
                .build()));
    }

    @Override
    public InputStream get(String key) {
        return call(() -> client.getObject(
                GetObjectArgs.builder().bucket(bucket).object(key).build()));
    }

    @Override
    public void copyTo(String key, Path file) {
        try (InputStream object = get(key)) {
            Files.copy(object, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw failed(e);
        }
    }

    @Override
    public String presign(String key, String fileName) {
        String name = URLEncoder.encode(fileName, StandardCharsets.UTF_8).replace("+", "%20");
        return call(() -> signer.getPresignedObjectUrl(GetPresignedObjectUrlArgs.builder()
                .method(Http.Method.GET)
                .bucket(bucket)
                .object(key)
                .expiry((int) LINK_LIFETIME.toSeconds())
                .extraQueryParams(Map.of("response-content-disposition", "attachment; filename*=UTF-8''" + name))
                .build()));
    }

    @Override
    public boolean exists(String key) {
        try {
            call(() -> client.statObject(
                    StatObjectArgs.builder().bucket(bucket).object(key).build()));
            return true;
        } catch (DossierException e) {
            if (e.code() == ErrorCode.NOT_FOUND) {
                return false;
            }
            throw e;
        }
    }

    @Override
    public void delete(String key) {
        call(() -> {
            client.removeObject(
                    RemoveObjectArgs.builder().bucket(bucket).object(key).build());
            return key;
        });
    }

    @Override
    public boolean ping() {
        try {
            return call(() -> client.bucketExists(
                    BucketExistsArgs.builder().bucket(bucket).build()));
        } catch (DossierException e) {
            return false;
        }
    }

    private interface StorageCall<T> {
        T run() throws MinioException;
    }

    private static <T> T call(StorageCall<T> call) {
        try {
            return call.run();
        } catch (ErrorResponseException e) {
            if (e.response().code() == 404) {
                throw new DossierException(ErrorCode.NOT_FOUND, "File not found", e);
            }
            throw failed(e);
        } catch (MinioException e) {
            throw failed(e);
        }
    }

    private static DossierException failed(Exception cause) {
        return new DossierException(ErrorCode.STORAGE_FAILED, "Object storage is not available", cause);
    }
}
