package io.dossier.description.web;

import io.dossier.identity.Roles;
import jakarta.inject.Inject;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.annotation.WebFilter;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.Set;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Shows the description, as YAML unless JSON is asked for. A filter, because Payara puts a servlet of its own there, which
 * is open to everybody and adds a field that OpenAPI does not know.
 */
@WebFilter({"/openapi", "/openapi/*"})
public class DescriptionFilter extends HttpFilter {

    private static final long serialVersionUID = 1L;

    private static final Set<String> METHODS = Set.of("GET", "HEAD");

    private final Access access;

    /** For the container's proxy. */
    public DescriptionFilter() {
        this("bearer");
    }

    @Inject
    public DescriptionFilter(@ConfigProperty(name = "openapi.access", defaultValue = "bearer") String access) {
        this.access = Access.of(access);
    }

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        int refusal = access.refusal(request.getUserPrincipal() != null, request.isUserInRole(Roles.USER));
        if (refusal != 0) {
            response.sendError(refusal);
        } else if (!request.getRequestURI().matches("/openapi/?")) {
            response.sendError(HttpServletResponse.SC_NOT_FOUND);
        } else if (!METHODS.contains(request.getMethod())) {
            response.setHeader("Allow", "GET, HEAD");
            response.sendError(HttpServletResponse.SC_METHOD_NOT_ALLOWED);
        } else {
            write(wantsJson(request) ? "json" : "yaml", response);
        }
    }

    private static boolean wantsJson(HttpServletRequest request) {
        String format = request.getParameter("format");
        String accept = request.getHeader("Accept");
        return format == null
                ? accept != null && accept.contains("application/json")
                : format.toLowerCase(Locale.ROOT).equals("json");
    }

    private static void write(String format, HttpServletResponse response) throws IOException {
        response.setContentType("application/" + format);
        response.setCharacterEncoding("UTF-8");
        try (InputStream document = DescriptionFilter.class.getResourceAsStream("/META-INF/openapi." + format)) {
            document.transferTo(response.getOutputStream());
        }
    }
}
