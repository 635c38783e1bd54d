package io.dossier.errors.web;

import io.dossier.http.Json;
import io.dossier.http.RequestId;
import io.dossier.http.ResponseHeaders;
import jakarta.inject.Inject;
import jakarta.servlet.DispatcherType;
import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** What the container refuses, in the words of the interface. Asked for directly it is not there. */
@WebServlet("/_error")
public class ErrorPage extends HttpServlet {

    private static final long serialVersionUID = 1L;

    @Inject
    private transient ErrorAnswers answers;

    @Override
    protected void service(HttpServletRequest request, HttpServletResponse response) throws IOException {
        boolean refused = request.getDispatcherType() == DispatcherType.ERROR;
        int status = refused && request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE) instanceof Integer code
                ? code
                : HttpServletResponse.SC_NOT_FOUND;
        String path = request.getAttribute(RequestDispatcher.ERROR_REQUEST_URI) instanceof String uri
                ? uri
                : request.getRequestURI();
        write(Problem.ofStatus(status), path, request, response);
    }

    private void write(Problem problem, String path, HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        ResponseHeaders.apply(request, response);
        response.setStatus(answers.status(problem, request.getMethod(), path));
        if (problem.isCredentialFailure()) {
            response.setHeader("WWW-Authenticate", "Bearer");
        }
        response.setContentType("application/json;charset=UTF-8");
        response.getOutputStream()
                .write(Json.MAPPER.writeValueAsBytes(answers.body(problem, path, RequestId.of(request))));
    }
}
