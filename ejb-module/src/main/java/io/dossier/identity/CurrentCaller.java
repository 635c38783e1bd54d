package io.dossier.identity;

import io.dossier.errors.DossierException;
import jakarta.enterprise.context.RequestScoped;
import java.util.Optional;

/** The verified caller of this request. Set by the web layer before a resource method runs. */
@RequestScoped
public class CurrentCaller {

    private Caller caller;

    /** The caller, who belongs to an organization; refused otherwise. */
    public Caller get() {
        Caller known = account();
        if (known.organizationId() == null) {
            throw DossierException.wrongOrganization();
        }
        return known;
    }

    /** The caller, perhaps without organization; refused without credential. */
    public Caller account() {
        if (caller == null) {
            throw DossierException.notAuthenticated();
        }
        return caller;
    }

    public Optional<Caller> known() {
        return Optional.ofNullable(caller);
    }

    public void become(Caller caller) {
        this.caller = caller;
    }
}
