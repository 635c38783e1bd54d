package io.dossier.http;

import io.dossier.ids.Ids;
import jakarta.servlet.http.HttpServletRequest;
import java.util.regex.Pattern;

/** The name of a request in answers and logs. */
public final class RequestId {

    public static final String HEADER = "X-Request-Id";

    private static final Pattern ACCEPTABLE = Pattern.compile("[A-Za-z0-9._-]{8,64}");
    private static final String ATTRIBUTE = RequestId.class.getName();

    private RequestId() {}

    /** The client's own id if it is a harmless text, else a new one; the same for the whole request. */
    public static String of(HttpServletRequest request) {
        if (request.getAttribute(ATTRIBUTE) instanceof String known) {
            return known;
        }
        String given = request.getHeader(HEADER);
        String id = given != null && ACCEPTABLE.matcher(given).matches()
                ? given
                : Ids.next().toString();
        request.setAttribute(ATTRIBUTE, id);
        return id;
    }
}
