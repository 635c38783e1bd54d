package io.dossier.systemtests.container;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.dossier.errors.DossierException;
import io.dossier.errors.ErrorCode;
import io.dossier.files.ExpiredObjects;
import io.dossier.files.FileDirectory;
import io.dossier.files.ObjectStore;
import io.dossier.files.Reservations;
import io.dossier.files.StorageKeys;
import io.dossier.files.model.ReservedObjectRepository;
import io.dossier.files.model.StoredFile;
import io.dossier.files.model.StoredObject;
import io.dossier.identity.Caller;
import io.dossier.identity.CurrentCaller;
import io.dossier.identity.UserDirectory;
import io.dossier.identity.model.Account;
import io.dossier.identity.model.AccountRepository;
import io.dossier.identity.model.Organization;
import io.dossier.ids.Ids;
import io.dossier.library.ChunkIndex;
import io.dossier.library.LibraryIndex;
import io.dossier.library.model.LibraryRepository;
import io.dossier.library.model.SourceContent;
import io.dossier.library.model.StoredChunk;
import io.dossier.templates.Templates;
import jakarta.annotation.Resource;
import jakarta.ejb.EJBAccessException;
import jakarta.inject.Inject;
import jakarta.jms.ConnectionFactory;
import jakarta.jms.JMSConnectionFactory;
import jakarta.jms.JMSContext;
import jakarta.transaction.Status;
import jakarta.transaction.UserTransaction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.assertj.core.api.Assertions;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.shrinkwrap.api.ShrinkWrap;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The product's beans as the server runs them: transactions over database and broker, roles, tenants, store, index. */
@ExtendWith(ArquillianExtension.class)
class ContainerIT {

    private static final long ARRIVES_WITHIN_MILLIS = 10_000;
    private static final byte[] CONTENT = "Arm,Subjects\nPlacebo,86\n".getBytes(StandardCharsets.UTF_8);
    private static final OffsetDateTime NOW = OffsetDateTime.of(2026, 1, 1, 0, 0, 0, 0, ZoneOffset.UTC);

    @Inject
    private UserTransaction transaction;

    @Inject
    private AccountRepository accounts;

    @Inject
    @JMSConnectionFactory("jms/dossierCF")
    private JMSContext jms;

    @Resource(lookup = "jms/dossierCF")
    private ConnectionFactory connections;

    @Inject
    private Templates templates;

    @Inject
    private CurrentCaller currentCaller;

    @Inject
    private FileDirectory files;

    @Inject
    private UserDirectory users;

    @Inject
    private ObjectStore store;

    @Inject
    private Reservations reservations;

    @Inject
    private ReservedObjectRepository reserved;

    @Inject
    private ExpiredObjects expiredObjects;

    @Inject
    private LibraryRepository library;

    @Inject
    private LibraryIndex libraryIndex;

    @Inject
    private ChunkIndex index;

    @Deployment
    static WebArchive product() {
        Path war = Path.of(System.getProperty("dossier.root"), "server-config/distribution/target/dossier/ROOT.war");
        return ShrinkWrap.createFromZipFile(WebArchive.class, war.toFile())
                .addClasses(ContainerIT.class)
                .addAsLibrary(Path.of(Assertions.class
                                .getProtectionDomain()
                                .getCodeSource()
                                .getLocation()
                                .getPath())
                        .toFile());
    }

    @Test
    void rowAndMessageCommitTogether() throws Exception {
        String name = fresh("committed");

        transaction.begin();
        writeRowAndMessage(name);
        transaction.commit();

        assertThat(accounts.organizationNamed(name)).isPresent();
        assertThat(received(name, ARRIVES_WITHIN_MILLIS)).isEqualTo(name);
    }

    @Test
    void rowAndMessageRollBackTogether() throws Exception {
        String name = fresh("rolled back");
        String mark = fresh("sent afterwards");

        transaction.begin();
        writeRowAndMessage(name);
        transaction.rollback();

        assertThat(accounts.organizationNamed(name)).isEmpty();
        try (JMSContext context = connections.createContext()) {
            context.createProducer().send(context.createQueue(name), mark);
        }
        assertThat(received(name, ARRIVES_WITHIN_MILLIS)).isEqualTo(mark);
    }

    @Test
    void callerWithoutTheRoleIsRefusedByTheBeanItself() throws Exception {
        currentCaller.become(caller(organization()));

        assertThatExceptionOfType(EJBAccessException.class).isThrownBy(templates::list);
    }

    @Test
    void refusalComesAsItIsAndRollsTheTransactionBack() throws Exception {
        String name = fresh("refused");
        Caller caller = caller(organization());

        transaction.begin();
        accounts.add(new Organization(Ids.next(), name, NOW));
        assertThatExceptionOfType(DossierException.class)
                .isThrownBy(() -> files.resolve(caller, "input/none.csv"))
                .extracting(DossierException::code)
                .isEqualTo(ErrorCode.NOT_FOUND);
        assertThat(transaction.getStatus()).isEqualTo(Status.STATUS_MARKED_ROLLBACK);
        transaction.rollback();

        assertThat(accounts.organizationNamed(name)).isEmpty();
    }

    @Test
    void nobodySeesAnotherOrganizationsFilesAndAddresses() throws Exception {
        Caller ours = caller(organization());
        Caller theirs = caller(organization());
        StoredFile file = upload(ours, "table.csv");
        String key = "%s/input/table.csv".formatted(ours.organizationId());

        assertThat(files.resolve(ours, key).id()).isEqualTo(file.id());
        assertThat(files.list(theirs, "input")).isEmpty();
        for (String reference : List.of(key, file.objectKey(), "input/table.csv", "table.csv")) {
            assertThatExceptionOfType(DossierException.class)
                    .as(reference)
                    .isThrownBy(() -> files.resolve(theirs, reference));
        }
        assertThat(users.emails(ours.organizationId(), Set.of(ours.userId(), theirs.userId())))
                .containsOnlyKeys(ours.userId());
    }

    @Test
    void bytesLieInTheStoreUnderTheRowsKey() throws Exception {
        Caller caller = caller(organization());
        StoredFile file = upload(caller, "stored.csv");

        try (var bytes = store.get(file.objectKey())) {
            assertThat(bytes.readAllBytes()).isEqualTo(CONTENT);
        }
        store.delete(file.objectKey());
        assertThat(store.exists(file.objectKey())).isFalse();
    }

    @Test
    void objectsThatADeadUploadLeftAreRemoved() throws Exception {
        String left = fresh("org/left/input") + "/left.csv";
        String underWay = fresh("org/left/input") + "/under-way.csv";
        transaction.begin();
        reserved.reserve(left, NOW.minusYears(1));
        transaction.commit();
        store.put(left, CONTENT, "text/csv");
        reservations.reserve(underWay);
        store.put(underWay, CONTENT, "text/csv");

        expiredObjects.remove();

        assertThat(store.exists(left)).isFalse();
        assertThat(store.exists(underWay)).isTrue();
    }

    @Test
    void indexCatchesUpWithWhatAnotherServerWrote() throws Exception {
        UUID organization = organization();
        String source = UUID.randomUUID().toString().replace("-", "");
        transaction.begin();
        SourceContent content = library.findOrAdd(organization, source);
        content.read(new SourceContent.Reading("protocol.docx", "PROTOCOL", "DOCX", 1, 2, "model-" + source), NOW);
        content.ingested("ingested-" + source, 2, NOW);
        library.replaceChunks(content, List.of(chunk(organization, source, 0), chunk(organization, source, 1)));
        transaction.commit();
        assertThat(index.count(organization, source)).isZero();

        libraryIndex.repair();

        assertThat(index.count(organization, source)).isEqualTo(2);
    }

    private void writeRowAndMessage(String name) {
        accounts.add(new Organization(Ids.next(), name, NOW));
        jms.createProducer().send(jms.createQueue(name), name);
    }

    /** The first message of a queue, or null. */
    private String received(String queue, long withinMillis) {
        try (JMSContext context = connections.createContext()) {
            return context.createConsumer(context.createQueue(queue)).receiveBody(String.class, withinMillis);
        }
    }

    private UUID organization() throws Exception {
        UUID id = Ids.next();
        transaction.begin();
        accounts.add(new Organization(id, fresh("organization"), NOW));
        transaction.commit();
        return id;
    }

    /** A member with an account, and with a request of his own. */
    private Caller caller(UUID organization) throws Exception {
        String user = fresh("user") + "@example.org";
        transaction.begin();
        accounts.add(new Account(user, organization, "Member", Set.of(), NOW));
        transaction.commit();
        return new Caller(user, user, organization, "Member", Set.of(), "test", "127.0.0.1", "test", fresh("request"));
    }

    /** Stores a file as an upload does. */
    private StoredFile upload(Caller caller, String name) {
        currentCaller.become(caller);
        StoredFile file = new StoredFile(Ids.next(), caller.organizationId(), "input", name, caller.userId());
        String key = StorageKeys.file(file.organizationId(), file.container(), file.id(), name);
        reservations.reserve(key);
        store.put(key, CONTENT, "text/csv");
        file.storedAs(new StoredObject(key, "0".repeat(64)), CONTENT.length, "text/csv", NOW);
        files.receive(file, List.of(key));
        return file;
    }

    private static StoredChunk chunk(UUID organization, String source, int ordinal) {
        return new StoredChunk(organization, source, ordinal, source + "-" + ordinal)
                .at(List.of("Population"), 1, ordinal, ordinal)
                .saying("Passage " + ordinal, unit(ordinal));
    }

    private static float[] unit(int axis) {
        float[] vector = new float[384];
        vector[axis] = 1;
        return vector;
    }

    private static String fresh(String name) {
        return name + "-" + UUID.randomUUID();
    }
}
