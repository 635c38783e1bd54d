package io.dossier.identity.model;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What an account may do. Every account holds the permissions to read and to write each kind of resource; a token may name
 * fewer. Others are granted.
 */
public final class Permissions {

    /** To administer one's organization: always an Owner's, grantable to anyone. */
    public static final String ADMIN = "admin";

    public static final String FILES = "files";
    public static final String TEMPLATES = "templates";
    public static final String DOCUMENTS = "documents";
    public static final String DOCUMENT_SETS = "document-sets";

    private static final Set<String> OF_EVERYBODY = Stream.of(FILES, TEMPLATES, DOCUMENTS, DOCUMENT_SETS)
            .flatMap(kind -> Stream.of(toRead(kind), toWrite(kind)))
            .collect(Collectors.toUnmodifiableSet());

    private Permissions() {}

    /** Such as {@code documents:read}. */
    public static String toRead(String kind) {
        return kind + ":read";
    }

    /** Such as {@code documents:write}. */
    public static String toWrite(String kind) {
        return kind + ":write";
    }

    static Set<String> ofEverybodyAnd(Set<String> granted) {
        Set<String> all = new TreeSet<>(OF_EVERYBODY);
        all.addAll(granted);
        return all;
    }
}
