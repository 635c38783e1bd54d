package io.dossier.engine.reading.rtf;

import com.rtfparserkit.parser.IRtfSource;
import io.dossier.engine.reading.ReadingLimits;
import io.dossier.engine.reading.UnreadableSource;
import java.io.IOException;
import java.io.InputStream;

/** Looks ahead of the parser, which makes room for whatever length the file says and keeps text up to its next command. */
final class RtfSource implements IRtfSource {

    private static final String BINARY = "bin";
    private static final int LONGEST_NUMBER = 18;
    private static final int LONGEST_COMMAND = 64;

    private final InputStream in;
    private final long size;
    private final StringBuilder command = new StringBuilder();
    private long position;
    private int run;
    private int unread = -1;
    private boolean inCommand;
    private boolean inNumber;

    RtfSource(InputStream in, long size) {
        this.in = in;
        this.size = size;
    }

    @Override
    public int read() throws IOException {
        int next = unread;
        if (next == -1) {
            next = in.read();
            position++;
            look(next);
        }
        unread = -1;
        return next;
    }

    @Override
    public void unread(int character) {
        unread = character;
    }

    @Override
    public int read(byte[] bytes) throws IOException {
        int start = 0;
        if (unread != -1 && bytes.length > 0) {
            bytes[0] = (byte) unread;
            unread = -1;
            start = 1;
        }
        int read = in.readNBytes(bytes, start, bytes.length - start);
        position += read;
        return start + read;
    }

    private void look(int next) throws IOException {
        run = next == '\\' || next == '{' || next == '}' ? 0 : run + 1;
        if (run > ReadingLimits.BLOCK_CHARACTERS) {
            throw UnreadableSource.tooLarge(ReadingLimits.BLOCK_CHARACTERS + " characters in one piece of text");
        }
        if (inCommand && goesOn(next)) {
            inNumber = Character.isDigit(next);
            command.append((char) next);
            return;
        }
        boolean symbol = inCommand && command.isEmpty();
        if (inCommand) {
            checkLength();
        }
        inCommand = next == '\\' && !symbol;
        inNumber = false;
        command.setLength(0);
    }

    private boolean goesOn(int next) {
        boolean letter = Character.isLetter(next) && !inNumber;
        boolean number = !command.isEmpty() && (Character.isDigit(next) || next == '-' && !inNumber);
        return (letter || number) && command.length() < LONGEST_COMMAND;
    }

    private void checkLength() throws IOException {
        String length = command.indexOf(BINARY) == 0 ? command.substring(BINARY.length()) : "";
        boolean number = !length.isEmpty() && length.chars().allMatch(Character::isDigit);
        if (number && (length.length() > LONGEST_NUMBER || Long.parseLong(length) > size - position + 1)) {
            throw new IOException("More binary data than there is file");
        }
    }
}
