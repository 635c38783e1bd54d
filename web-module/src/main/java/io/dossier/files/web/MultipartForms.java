package io.dossier.files.web;

import io.dossier.errors.DossierException;
import io.dossier.errors.ErrorCode;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.apache.commons.fileupload2.core.FileItemInput;
import org.apache.commons.fileupload2.core.FileItemInputIterator;
import org.apache.commons.fileupload2.jakarta.servlet6.JakartaServletFileUpload;

/** Reads a multipart request as it comes in: text parts into memory, bounded, content parts to disk. */
@Dependent
public class MultipartForms {

    private static final int MAX_TEXT_BYTES = 8_192;
    private static final int MAX_PARTS = 20;

    private final Spool spool;

    @Inject
    public MultipartForms(Spool spool) {
        this.spool = spool;
    }

    /** The parts of a form by their names. */
    public record Form(Map<String, String> texts, Map<String, SpooledPart> contents) {}

    /**
     * @param contentNames the parts that go to disk
     * @param limit bytes of one of them
     */
    public Form read(HttpServletRequest request, Set<String> contentNames, long limit) {
        if (!JakartaServletFileUpload.isMultipartContent(request)) {
            throw request.getContentType() == null
                    ? DossierException.invalid("Missing required header: Content-Type (multipart/form-data)")
                    : new DossierException(ErrorCode.UNSUPPORTED_MEDIA_TYPE, "Request must be multipart/form-data");
        }
        try {
            JakartaServletFileUpload<?, ?> parser = new JakartaServletFileUpload<>();
            parser.setHeaderCharset(StandardCharsets.UTF_8);
            return parts(parser.getItemIterator(request), contentNames, limit);
        } catch (IOException e) {
            throw new DossierException(ErrorCode.INVALID_REQUEST, "Malformed multipart request", e);
        }
    }

    private Form parts(FileItemInputIterator items, Set<String> contentNames, long limit) throws IOException {
        Form form = new Form(new HashMap<>(), new HashMap<>());
        int count = 0;
        while (items.hasNext()) {
            if (++count > MAX_PARTS) {
                throw DossierException.invalid("Request has too many parts");
            }
            FileItemInput item = items.next();
            try (InputStream in = item.getInputStream()) {
                if (contentNames.contains(item.getFieldName())) {
                    form.contents()
                            .put(item.getFieldName(), spool.write(item.getName(), item.getContentType(), in, limit));
                } else {
                    form.texts().put(item.getFieldName(), text(item.getFieldName(), in));
                }
            }
        }
        return form;
    }

    private static String text(String name, InputStream in) throws IOException {
        byte[] bytes = in.readNBytes(MAX_TEXT_BYTES + 1);
        if (bytes.length > MAX_TEXT_BYTES) {
            throw DossierException.invalid("Value of " + name + " is too long");
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
