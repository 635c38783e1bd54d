package io.dossier.files;

import java.nio.file.Path;

/**
 * What may be uploaded, and what converts it.
 *
 * @param maxUploadBytes of one file
 * @param officeHome folder of LibreOffice; null to look for it where it usually is
 * @param nodeName keeps the temporary files of several servers on one host apart
 */
public record FileSettings(long maxUploadBytes, Path officeHome, String nodeName) {

    public FileSettings {
        if (maxUploadBytes < 1) {
            throw new IllegalArgumentException("Setting files.max-upload-bytes must be positive");
        }
    }
}
