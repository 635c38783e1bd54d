package io.dossier.generation;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.UUID;

/** This node's name and life: a node that was started again is another owner than the one that died. */
@ApplicationScoped
public class NodeOwner {

    private String node;
    private String life;

    protected NodeOwner() {}

    @Inject
    public NodeOwner(GenerationSettings settings) {
        this.node = settings.nodeName();
        this.life = UUID.randomUUID().toString();
    }

    String node() {
        return node;
    }

    /** The owner of what is claimed now. */
    String current() {
        return node + "/" + life;
    }
}
