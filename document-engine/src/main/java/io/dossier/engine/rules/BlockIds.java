package io.dossier.engine.rules;

import io.dossier.engine.routing.RoutingPlan.BlockRef;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Ids of generated blocks: 80 bits of a hash, so two blocks of a document never share one by chance. */
final class BlockIds {

    private BlockIds() {}

    /** At most 17 characters, a letter first. */
    static String of(String sectionId, int rule, BlockRef ref) {
        String inputs = sectionId + '\n' + rule + '\n' + ref.source() + '\n' + ref.index();
        byte[] hash = sha256().digest(inputs.getBytes(StandardCharsets.UTF_8));
        return "b" + new BigInteger(1, hash).shiftRight(256 - 80).toString(32);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256", e);
        }
    }
}
