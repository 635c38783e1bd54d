package io.dossier.http;

import com.fasterxml.jackson.core.JsonParser;
import jakarta.annotation.Priority;
import jakarta.ws.rs.ClientErrorException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.Provider;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;

/** Reads and writes JSON bodies with {@link Json#MAPPER}. */
@Provider
@Priority(Priorities.USER)
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class JsonBody implements MessageBodyReader<Object>, MessageBodyWriter<Object> {

    /** Far above any sensible details record; a body is held in memory. */
    private static final long MAX_BYTES = 32L << 20;

    @Override
    public boolean isReadable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return isObject(type) && !InputStream.class.isAssignableFrom(type);
    }

    @Override
    public Object readFrom(
            Class<Object> type,
            Type genericType,
            Annotation[] annotations,
            MediaType mediaType,
            MultivaluedMap<String, String> headers,
            InputStream body)
            throws IOException {
        try (JsonParser parser = new StorableJson(Json.MAPPER.createParser(new BoundedStream(body, MAX_BYTES)))) {
            return Json.MAPPER.readValue(parser, Json.MAPPER.constructType(genericType));
        } catch (BoundedStream.TooLong e) {
            throw new ClientErrorException(Response.Status.REQUEST_ENTITY_TOO_LARGE, e);
        }
    }

    @Override
    public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return isObject(type);
    }

    @Override
    public void writeTo(
            Object value,
            Class<?> type,
            Type genericType,
            Annotation[] annotations,
            MediaType mediaType,
            MultivaluedMap<String, Object> headers,
            OutputStream body)
            throws IOException {
        body.write(Json.MAPPER.writeValueAsBytes(value));
    }

    private static boolean isObject(Class<?> type) {
        return type != String.class
                && type != byte[].class
                && !jakarta.ws.rs.core.StreamingOutput.class.isAssignableFrom(type);
    }
}
