package io.dossier.files.adapter.jodconverter;

import io.dossier.errors.DossierException;
import io.dossier.errors.ErrorCode;
import io.dossier.files.FileSettings;
import io.dossier.files.PageRendering;
import io.dossier.files.PdfConversion;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.jodconverter.core.document.DefaultDocumentFormatRegistry;
import org.jodconverter.core.office.OfficeException;
import org.jodconverter.core.office.OfficeUtils;
import org.jodconverter.local.LocalConverter;
import org.jodconverter.local.office.LocalOfficeManager;
import org.jodconverter.local.office.LocalOfficeUtils;

/** One LibreOffice process, started by the first conversion, bounded in time, replaced after some conversions. */
@ApplicationScoped
public class OfficeConversion implements PdfConversion, PageRendering {

    private static final Logger LOG = Logger.getLogger(OfficeConversion.class.getName());

    private static final long CONVERSION_MS = 120_000;
    private static final long QUEUE_MS = 60_000;
    private static final int CONVERSIONS_PER_PROCESS = 100;

    /** Every page as it is counted, those that a section's odd or even start leaves blank too. */
    private static final Map<String, Object> WITH_DESTINATIONS =
            Map.of("FilterData", Map.of("ExportBookmarksToPDFDestination", true, "IsSkipEmptyPages", false));

    private final FileSettings settings;
    private final Path home;
    private LocalOfficeManager office;

    /** For the container's proxy. */
    protected OfficeConversion() {
        settings = null;
        home = null;
    }

    @Inject
    public OfficeConversion(FileSettings settings) {
        this.settings = settings;
        this.home = settings.officeHome() == null ? usualHome() : settings.officeHome();
    }

    private static Path usualHome() {
        var found = LocalOfficeUtils.getDefaultOfficeHome();
        return found == null ? null : found.toPath();
    }

    @Override
    public boolean available() {
        return home != null && Files.isDirectory(home);
    }

    @Override
    public int rank() {
        return 1;
    }

    @Override
    public void convert(Path docx, Path pdf) {
        convert(docx, pdf, Map.of());
    }

    /** Twice if need be: a task that ran into the end of a process is only cancelled. */
    @Override
    public void render(Path docx, Path pdf) {
        try {
            convert(docx, pdf, WITH_DESTINATIONS);
        } catch (DossierException e) {
            LOG.log(Level.FINE, "Rendered once more", e);
            convert(docx, pdf, WITH_DESTINATIONS);
        }
    }

    private void convert(Path docx, Path pdf, Map<String, Object> storeProperties) {
        try {
            LocalConverter.builder()
                    .officeManager(running())
                    .storeProperties(storeProperties)
                    .build()
                    .convert(docx.toFile())
                    .as(DefaultDocumentFormatRegistry.DOCX)
                    .to(pdf.toFile())
                    .as(DefaultDocumentFormatRegistry.PDF)
                    .execute();
        } catch (OfficeException e) {
            throw refused(e);
        }
    }

    /** LibreOffice that cannot load a file says so; everything else is LibreOffice's own failure. */
    private static DossierException refused(OfficeException failure) {
        // JODConverter 4.4 reports it as a null document, somewhere below its own exception.
        boolean unreadable = Stream.<Throwable>iterate(failure, cause -> cause != null, Throwable::getCause)
                .anyMatch(cause -> String.valueOf(cause.getMessage()).startsWith("Could not open document"));
        return unreadable
                ? new DossierException(ErrorCode.INVALID_REQUEST, "File could not be converted", failure)
                : new DossierException(ErrorCode.CONVERSION_FAILED, "File conversion is not available", failure);
    }

    private synchronized LocalOfficeManager running() throws OfficeException {
        if (office == null) {
            OfficeFolder folder = OfficeFolder.of(settings.nodeName());
            LocalOfficeManager started = LocalOfficeManager.builder()
                    .officeHome(home.toFile())
                    .portNumbers(freePort())
                    .workingDir(folder.path().toFile())
                    .taskExecutionTimeout(CONVERSION_MS)
                    .taskQueueTimeout(QUEUE_MS)
                    .maxTasksPerProcess(CONVERSIONS_PER_PROCESS)
                    .build();
            started.start();
            office = started;
        }
        return office;
    }

    private static int freePort() {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new DossierException(ErrorCode.CONVERSION_FAILED, "File conversion is not available", e);
        }
    }

    @PreDestroy
    synchronized void stop() {
        OfficeUtils.stopQuietly(office);
    }
}
