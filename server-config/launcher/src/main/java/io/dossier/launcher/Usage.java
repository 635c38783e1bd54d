package io.dossier.launcher;

/** What {@code ./dossier help} says. */
final class Usage {

    static final String TEXT = """
            Usage: ./dossier <command>

              demo [--exit]   start the product, generate a document from samples/, show where it lies;
                              stays up until Ctrl-C, with --exit it stops at the end
              start           start the product and return when it answers
                              [--services: database, message broker and object store only]
              stop            stop it
                              [--part database|broker|storage: this one only, until the next start]
              status          say what runs
              logs [-f]       show the logs, and follow them
              migrate         bring the database up to date
                              [--url jdbc:postgresql://… --user …, password in DOSSIER_DB_OWNER_PASSWORD]
              generate --template T.docx --source F [--source F …] [--type CSR] [--out X.docx]
                              generate a document from your own files
                              [--url http://… of a product that runs elsewhere]

            Environment: DOSSIER_DATA (~/.dossier), DOSSIER_HTTP_PORT (8080), DOSSIER_DB_PORT (15432),
              DOSSIER_BROKER_PORT (61616), DOSSIER_STORAGE_PORT (9000), DOSSIER_SERVER_HEAP (1g),
              DOSSIER_SERVER_OPTS, DOSSIER_START_SECONDS (300); DOSSIER_NODE (node1) with another name and HTTP port
              means a further server over the same data: start, stop
            Exit codes: 0 done, 1 failed, 2 wrong usage, 3 port taken or not running, 4 not done in time""";

    private Usage() {}
}
