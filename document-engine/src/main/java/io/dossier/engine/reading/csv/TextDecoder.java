package io.dossier.engine.reading.csv;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.mozilla.universalchardet.UniversalDetector;

/** Text of unknown character set, which is never held as a whole. */
final class TextDecoder {

    private static final Charset WINDOWS = Charset.forName("windows-1252");
    private static final int SAMPLE_BYTES = 1 << 20;
    private static final int BUFFER = 1 << 16;

    private TextDecoder() {}

    /** As UTF-8 where all of it is valid, else as the detector says, else as Windows' western European. */
    static Reader open(Path file) throws IOException {
        Charset charset = charset(file);
        Reader text = new BufferedReader(new InputStreamReader(Files.newInputStream(file), charset), BUFFER);
        text.mark(1);
        if (text.read() != '\uFEFF') {
            text.reset();
        }
        return text;
    }

    private static Charset charset(Path file) throws IOException {
        byte[] sample;
        try (InputStream in = Files.newInputStream(file)) {
            sample = in.readNBytes(SAMPLE_BYTES);
        }
        return !marked(sample) && isUtf8(file) ? StandardCharsets.UTF_8 : detect(sample);
    }

    private static boolean isUtf8(Path file) throws IOException {
        char[] buffer = new char[BUFFER];
        // A reader that is given a decoder, not a name, reports what is malformed.
        try (Reader text = new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8.newDecoder())) {
            int read = text.read(buffer);
            while (read >= 0) {
                read = text.read(buffer);
            }
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }

    private static boolean marked(byte[] bytes) {
        return bytes.length > 1 && (bytes[0] & 0xFF) >= 0xFE && (bytes[1] & 0xFF) >= 0xFE;
    }

    private static Charset detect(byte[] sample) {
        UniversalDetector detector = new UniversalDetector();
        detector.handleData(sample, 0, sample.length);
        detector.dataEnd();
        String name = detector.getDetectedCharset();
        try {
            return name == null ? WINDOWS : Charset.forName(name);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            return WINDOWS;
        }
    }
}
