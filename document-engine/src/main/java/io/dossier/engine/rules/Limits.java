package io.dossier.engine.rules;

import io.dossier.engine.instructions.Instruction;
import io.dossier.engine.instructions.Instruction.Order;
import io.dossier.engine.instructions.InstructionReader;
import io.dossier.engine.model.ListItem;
import io.dossier.engine.model.Note;
import io.dossier.engine.model.Paragraph;
import io.dossier.engine.model.Table;
import io.dossier.engine.provenance.GeneratedBlock;
import io.dossier.engine.provenance.Origin;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Orders about what and how much is written, applied to what was copied. Sentences are never cut. */
final class Limits {

    private final List<Instruction> orders;
    private final List<String> effects = new ArrayList<>();

    Limits(List<Instruction> orders) {
        this.orders = orders;
    }

    /** The last order of a kind: the user's comes behind the others. */
    Optional<Instruction> last(Order order) {
        List<Instruction> all = InstructionReader.of(orders, order);
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(all.size() - 1));
    }

    Draft apply(Draft draft) {
        List<TracedBlock> blocks = rows(draft.blocks());
        blocks = keep(blocks, Order.ONLY_TABLES, block -> block.block().block() instanceof Table);
        blocks = keep(blocks, Order.ONLY_LISTS, block -> block.block().block() instanceof ListItem);
        blocks = keep(blocks, Order.NO_TABLES, block -> !(block.block().block() instanceof Table));
        blocks = keep(blocks, Order.NO_LISTS, block -> !(block.block().block() instanceof ListItem));
        blocks = paragraphs(blocks);
        blocks = sentences(blocks);
        blocks = words(blocks);
        return effects.isEmpty() ? draft : draft.with(blocks, effects);
    }

    /** Tables with only the rows that were asked for; what else was copied stays. */
    private List<TracedBlock> rows(List<TracedBlock> blocks) {
        Optional<Instruction> asked = last(Order.ONLY_ROWS);
        if (asked.isEmpty()) {
            return blocks;
        }
        List<TracedBlock> kept = new ArrayList<>();
        for (TracedBlock block : blocks) {
            if (block.block().block() instanceof Table table) {
                TableRows rows = new TableRows(asked.get(), table);
                rows.under(block.block().id(), block.first()).ifPresent(kept::add);
                effects.add(rows.told());
            } else {
                kept.add(block);
            }
        }
        return kept;
    }

    private List<TracedBlock> keep(List<TracedBlock> blocks, Order order, Predicate<TracedBlock> wanted) {
        Optional<Instruction> asked = last(order);
        if (asked.isEmpty()) {
            return blocks;
        }
        List<TracedBlock> kept = blocks.stream().filter(wanted).toList();
        tell(blocks.size() - kept.size(), asked.get());
        return kept;
    }

    /** The first paragraphs with the lists and notes that belong to them. */
    private List<TracedBlock> paragraphs(List<TracedBlock> blocks) {
        Optional<Instruction> asked = last(Order.PARAGRAPHS);
        if (asked.isEmpty()) {
            return blocks;
        }
        List<TracedBlock> kept = new ArrayList<>();
        int paragraphs = 0;
        for (TracedBlock block : blocks) {
            paragraphs += block.block().block() instanceof Paragraph ? 1 : 0;
            if (paragraphs > asked.get().amount()
                    || paragraphs > 0 && block.block().block() instanceof Table) {
                break;
            }
            kept.add(block);
        }
        tell(blocks.size() - kept.size(), asked.get());
        return kept;
    }

    private List<TracedBlock> sentences(List<TracedBlock> blocks) {
        Optional<Instruction> asked = last(Order.SENTENCES);
        return asked.isEmpty() ? blocks : cut(blocks, asked.get(), origin -> 1);
    }

    private List<TracedBlock> words(List<TracedBlock> blocks) {
        Optional<Instruction> asked = last(Order.WORDS);
        return asked.isEmpty()
                ? blocks
                : cut(blocks, asked.get(), text -> text.strip().split("\\s+").length);
    }

    private interface Measure {
        int of(String sentence);
    }

    /** Whole sentences as long as they fit; tables do not count. */
    private List<TracedBlock> cut(List<TracedBlock> blocks, Instruction asked, Measure measure) {
        List<TracedBlock> kept = new ArrayList<>();
        int used = 0;
        int left = 0;
        for (TracedBlock traced : blocks) {
            GeneratedBlock block = traced.block();
            if (block.block() instanceof Table || block.block() instanceof Note) {
                kept.add(traced);
                continue;
            }
            int fitting = 0;
            for (Origin origin : block.origins()) {
                int size = measure.of(block.block().text().substring(origin.from(), origin.to()));
                if (left > 0 || used + size > asked.amount()) {
                    left++;
                } else {
                    used += size;
                    fitting++;
                }
            }
            if (fitting > 0) {
                kept.add(fitting == block.origins().size() ? traced : Shortened.to(traced, fitting));
            }
        }
        tell(left, asked);
        return kept;
    }

    private void tell(int leftOut, Instruction asked) {
        effects.add(
                (leftOut == 0 ? "Nothing had to be left out for " : "Shortened because of ") + asked.quoted() + ".");
    }
}
