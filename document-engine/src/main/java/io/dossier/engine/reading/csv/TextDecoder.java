package io.dossier.engine.reading.csv;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import org.mozilla.universalchardet.UniversalDetector;

/** Text of unknown character set. */
final class TextDecoder {

    private static final Charset WINDOWS = Charset.forName("windows-1252");

    private TextDecoder() {}

    /** As UTF-8 where it is valid, else as the detector says, else as Windows' western European. */
    static String decode(byte[] bytes) {
        String text;
        try {
            text = marked(bytes)
                    ? new String(bytes, detect(bytes))
                    : StandardCharsets.UTF_8
                            .newDecoder()
                            .decode(ByteBuffer.wrap(bytes))
                            .toString();
        } catch (CharacterCodingException e) {
            text = new String(bytes, detect(bytes));
        }
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    private static boolean marked(byte[] bytes) {
        return bytes.length > 1 && (bytes[0] & 0xFF) >= 0xFE && (bytes[1] & 0xFF) >= 0xFE;
    }

    private static Charset detect(byte[] bytes) {
        UniversalDetector detector = new UniversalDetector();
        detector.handleData(bytes, 0, Math.min(bytes.length, 1 << 20));
        detector.dataEnd();
        String name = detector.getDetectedCharset();
        try {
            return name == null ? WINDOWS : Charset.forName(name);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            return WINDOWS;
        }
    }
}
