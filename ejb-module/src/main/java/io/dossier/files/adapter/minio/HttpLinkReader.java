package io.dossier.files.adapter.minio;

import io.dossier.errors.DossierException;
import io.dossier.errors.ErrorCode;
import io.dossier.files.LinkContent;
import io.dossier.files.LinkReader;
import io.dossier.files.PresignedLink;
import io.dossier.files.StorageSettings;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import okhttp3.HttpUrl;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.Response;

/**
 * Follows links by HTTP. The server reaches the store under its own address; the link's host goes along as header, for
 * that is what was signed.
 */
@ApplicationScoped
public class HttpLinkReader implements LinkReader {

    private static final List<String> OF_CONTENT = List.of(
            "Content-Type",
            "Content-Length",
            "Content-Range",
            "Content-Disposition",
            "Accept-Ranges",
            "ETag",
            "Last-Modified");
    private static final int ERROR_BYTES = 4_096;

    private final HttpUrl endpoint;
    private final OkHttpClient http;

    /** For the container's proxy. */
    protected HttpLinkReader() {
        endpoint = null;
        http = null;
    }

    @Inject
    public HttpLinkReader(StorageSettings settings) {
        endpoint = HttpUrl.get(settings.endpoint());
        http = StorageHttp.client();
    }

    @Override
    public LinkContent open(URI link, String range) {
        Response response = fetch(link, range);
        if (response.code() == 200 || response.code() == 206) {
            return new LinkContent(
                    response.code(), headers(response), response.body().byteStream());
        }
        try (response) {
            throw refusal(response);
        } catch (IOException e) {
            throw failed(e);
        }
    }

    private Response fetch(URI link, String range) {
        HttpUrl signed = HttpUrl.get(link);
        if (signed == null) {
            throw new DossierException(ErrorCode.INVALID_REQUEST, "URL is not an object storage URL");
        }
        HttpUrl reachable = signed.newBuilder()
                .scheme(endpoint.scheme())
                .host(endpoint.host())
                .port(endpoint.port())
                .build();
        Request.Builder request = new Request.Builder().url(reachable).header("Host", link.getRawAuthority());
        // Compressing is not ours to ask for: the bytes are passed on as they are.
        request.header("Accept-Encoding", "identity");
        if (range != null) {
            request.header("Range", range);
        }
        try {
            return http.newCall(request.build()).execute();
        } catch (IOException e) {
            throw failed(e);
        }
    }

    private static Map<String, String> headers(Response response) {
        Map<String, String> headers = new TreeMap<>();
        for (String name : OF_CONTENT) {
            String value = response.header(name);
            if (value != null) {
                headers.put(name, value);
            }
        }
        return headers;
    }

    private static DossierException refusal(Response response) throws IOException {
        return switch (response.code()) {
            case 403 ->
                response.peekBody(ERROR_BYTES).string().contains("Request has expired")
                        ? PresignedLink.gone()
                        : new DossierException(ErrorCode.FORGED_LINK, "Presigned URL is not valid");
            case 404 -> DossierException.notFound("File not found");
            case 416 -> new DossierException(ErrorCode.RANGE_NOT_SATISFIABLE, "Range not satisfiable");
            case 400 -> DossierException.invalid("Presigned URL is not valid");
            default -> failed(new IOException("Object storage answered " + response.code()));
        };
    }

    private static DossierException failed(IOException cause) {
        return new DossierException(ErrorCode.STORAGE_FAILED, "Object storage is not available", cause);
    }
}
