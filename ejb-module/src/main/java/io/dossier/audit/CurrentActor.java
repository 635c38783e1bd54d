package io.dossier.audit;

import io.dossier.audit.model.Actor;
import jakarta.enterprise.context.RequestScoped;

/** Who acts in this request; {@code anonymous} until the credential is verified. */
@RequestScoped
public class CurrentActor {

    private Actor actor = new Actor(Actor.ANONYMOUS, null);

    public Actor get() {
        return actor;
    }

    public void become(Actor actor) {
        this.actor = actor;
    }
}
