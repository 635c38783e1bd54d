package io.dossier.files;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/** The names of the parts of an Office file. Reads the list at the end of the ZIP, bounded, and unpacks nothing. */
final class OfficePackage {

    private static final int END_RECORD = 0x06054b50;
    private static final int END_RECORD_BYTES = 22;
    private static final int MAX_COMMENT = 65_535;
    private static final int ENTRY_RECORD = 0x02014b50;
    private static final int ENTRY_RECORD_BYTES = 46;
    private static final int MAX_LIST_BYTES = 4 << 20;

    private final Set<String> parts;

    private OfficePackage(Set<String> parts) {
        this.parts = parts;
    }

    /** A file that is not a ZIP has no parts. */
    static OfficePackage of(Path file) throws IOException {
        try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
            return new OfficePackage(names(list(in)));
        }
    }

    boolean hasPartsIn(String folder) {
        return parts.contains("[Content_Types].xml")
                && parts.stream().anyMatch(part -> part.startsWith(folder) && part.endsWith(".xml"));
    }

    private static ByteBuffer list(RandomAccessFile in) throws IOException {
        int tailBytes = (int) Math.min(in.length(), END_RECORD_BYTES + MAX_COMMENT);
        ByteBuffer tail = read(in, in.length() - tailBytes, tailBytes);
        for (int at = tailBytes - END_RECORD_BYTES; at >= 0; at--) {
            if (tail.getInt(at) == END_RECORD) {
                long size = Integer.toUnsignedLong(tail.getInt(at + 12));
                long start = Integer.toUnsignedLong(tail.getInt(at + 16));
                boolean sane = size <= MAX_LIST_BYTES && start + size <= in.length();
                return sane ? read(in, start, (int) size) : ByteBuffer.allocate(0);
            }
        }
        return ByteBuffer.allocate(0);
    }

    private static ByteBuffer read(RandomAccessFile in, long start, int size) throws IOException {
        byte[] bytes = new byte[size];
        in.seek(start);
        in.readFully(bytes);
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static Set<String> names(ByteBuffer list) {
        Set<String> names = new HashSet<>();
        int at = 0;
        while (at + ENTRY_RECORD_BYTES <= list.limit() && list.getInt(at) == ENTRY_RECORD) {
            int name = Short.toUnsignedInt(list.getShort(at + 28));
            int extra = Short.toUnsignedInt(list.getShort(at + 30));
            int comment = Short.toUnsignedInt(list.getShort(at + 32));
            if (at + ENTRY_RECORD_BYTES + name > list.limit()) {
                break;
            }
            names.add(new String(list.array(), at + ENTRY_RECORD_BYTES, name, StandardCharsets.UTF_8));
            at += ENTRY_RECORD_BYTES + name + extra + comment;
        }
        return names;
    }
}
