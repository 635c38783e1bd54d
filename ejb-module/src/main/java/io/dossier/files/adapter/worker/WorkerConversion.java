package io.dossier.files.adapter.worker;

import io.dossier.engine.worker.WorkerTask;
import io.dossier.errors.DossierException;
import io.dossier.errors.ErrorCode;
import io.dossier.files.PdfConversion;
import io.dossier.workers.UnreadableFile;
import io.dossier.workers.WorkerFailure;
import io.dossier.workers.Workers;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.nio.file.Path;

/** Always there; its layout is plainer than LibreOffice's. */
@ApplicationScoped
public class WorkerConversion implements PdfConversion {

    private final Workers workers;

    /** For the container's proxy. */
    protected WorkerConversion() {
        this(null);
    }

    @Inject
    public WorkerConversion(Workers workers) {
        this.workers = workers;
    }

    @Override
    public boolean available() {
        return true;
    }

    @Override
    public int rank() {
        return 2;
    }

    @Override
    public void convert(Path docx, Path pdf) {
        try {
            workers.run(new WorkerTask.ConvertToPdf(docx.toString(), pdf.toString()));
        } catch (UnreadableFile e) {
            throw new DossierException(ErrorCode.INVALID_REQUEST, "File could not be converted", e);
        } catch (WorkerFailure e) {
            throw new DossierException(ErrorCode.CONVERSION_FAILED, "File conversion is not available", e);
        }
    }
}
