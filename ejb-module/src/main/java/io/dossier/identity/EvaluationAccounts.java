package io.dossier.identity;

import io.dossier.identity.model.Account;
import io.dossier.identity.model.AccountRepository;
import io.dossier.identity.model.Organization;
import io.dossier.identity.model.Permissions;
import io.dossier.ids.Ids;
import jakarta.annotation.PostConstruct;
import jakarta.annotation.security.PermitAll;
import jakarta.ejb.Singleton;
import jakarta.ejb.Startup;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.util.Set;
import java.util.UUID;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** The people of the evaluation: made at the first start that asks for them. Called by the container only. */
@Singleton
@Startup
@PermitAll
public class EvaluationAccounts {

    private final AccountRepository accounts;
    private final Clock clock;
    // Boxed: the container's proxy class passes null, and is not verified with a primitive.
    private final Boolean wanted;

    /** For the container's proxy. */
    protected EvaluationAccounts() {
        this(null, null, null);
    }

    @Inject
    public EvaluationAccounts(
            AccountRepository accounts,
            Clock clock,
            @ConfigProperty(name = "evaluation.accounts", defaultValue = "false") Boolean wanted) {
        this.accounts = accounts;
        this.clock = clock;
        this.wanted = wanted;
    }

    @PostConstruct
    public void make() {
        if (!wanted) {
            return;
        }
        UUID acme = organization("Acme");
        account("owner@acme.example", acme, "Owner", Set.of());
        account("internal@acme.example", acme, "Internal", Set.of());
        account("admin@acme.example", acme, "Member", Set.of(Permissions.ADMIN));
        account("writer@acme.example", acme, "Member", Set.of());
        account("writer2@acme.example", acme, "Member", Set.of());
        account("owner@globex.example", organization("Globex"), "Owner", Set.of());
        account("nobody@example.org", null, "Member", Set.of());
    }

    private UUID organization(String name) {
        return accounts.organizationNamed(name)
                .orElseGet(() -> accounts.add(new Organization(Ids.next(), name, OffsetDateTime.now(clock))))
                .id();
    }

    private void account(String userId, UUID organization, String role, Set<String> permissions) {
        if (accounts.find(userId).isEmpty()) {
            accounts.add(new Account(userId, organization, role, permissions, OffsetDateTime.now(clock)));
        }
    }
}
