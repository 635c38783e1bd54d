package io.dossier.engine.reading.rtf;

import com.rtfparserkit.parser.standard.StandardRtfParser;
import io.dossier.engine.reading.BlockWriter;
import io.dossier.engine.reading.FormatReader;
import io.dossier.engine.reading.ReadingLimits;
import io.dossier.engine.reading.UnreadableSource;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads RTF. */
public final class RtfReader implements FormatReader {

    @Override
    public void read(Path file, BlockWriter blocks) throws IOException {
        long size = Files.size(file);
        if (size > ReadingLimits.TEXT_BYTES) {
            throw UnreadableSource.tooLarge((ReadingLimits.TEXT_BYTES >> 20) + " MiB of text");
        }
        RtfBlocks out = new RtfBlocks(blocks);
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
            new StandardRtfParser().parse(new RtfSource(in, size), new RtfEvents(out));
        }
        out.finish();
    }
}
