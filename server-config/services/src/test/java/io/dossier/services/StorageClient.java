package io.dossier.services;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.s3.S3Configuration;
import software.amazon.awssdk.services.s3.presigner.S3Presigner;

/** Puts and gets through signed addresses, over plain HTTP. */
final class StorageClient {

    private static final Duration VALID = Duration.ofMinutes(5);

    private final ServicesSettings.Storage settings;
    private final HttpClient http = HttpClient.newHttpClient();

    private StorageClient(ServicesSettings.Storage settings) {
        this.settings = settings;
    }

    static StorageClient of(ServicesSettings settings) {
        return new StorageClient(settings.storage());
    }

    void put(String key, String text) throws IOException, InterruptedException, URISyntaxException {
        URI address;
        try (S3Presigner presigner = presigner()) {
            address = presigner
                    .presignPutObject(
                            it -> it.signatureDuration(VALID).putObjectRequest(put -> put.bucket(settings.bucket())
                                    .key(key)))
                    .url()
                    .toURI();
        }
        send(HttpRequest.newBuilder(address).PUT(BodyPublishers.ofString(text)).build());
    }

    String get(String key) throws IOException, InterruptedException, URISyntaxException {
        try (S3Presigner presigner = presigner()) {
            URI address = presigner
                    .presignGetObject(
                            it -> it.signatureDuration(VALID).getObjectRequest(get -> get.bucket(settings.bucket())
                                    .key(key)))
                    .url()
                    .toURI();
            return send(HttpRequest.newBuilder(address).build());
        }
    }

    int statusWithoutSignature(String key) throws IOException, InterruptedException {
        URI address = endpoint().resolve("/" + settings.bucket() + "/" + key);
        return http.send(HttpRequest.newBuilder(address).build(), BodyHandlers.discarding())
                .statusCode();
    }

    private String send(HttpRequest request) throws IOException, InterruptedException {
        HttpResponse<String> response = http.send(request, BodyHandlers.ofString());
        if (response.statusCode() != 200) {
            throw new IOException(response.statusCode() + " " + response.body());
        }
        return response.body();
    }

    private S3Presigner presigner() {
        return S3Presigner.builder()
                .region(Region.US_EAST_1)
                .endpointOverride(endpoint())
                .credentialsProvider(StaticCredentialsProvider.create(
                        AwsBasicCredentials.create(settings.accessKey(), settings.secretKey())))
                .serviceConfiguration(
                        S3Configuration.builder().pathStyleAccessEnabled(true).build())
                .build();
    }

    private URI endpoint() {
        return URI.create("http://127.0.0.1:" + settings.port());
    }
}
