package io.dossier.identity;

import io.dossier.identity.model.Account;
import io.dossier.identity.model.AccountRepository;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;

/** Shows user ids with the addresses behind them, in one query, and never an address of another organization. */
@Dependent
public class UserDirectory {

    private final AccountRepository accounts;

    @Inject
    public UserDirectory(AccountRepository accounts) {
        this.accounts = accounts;
    }

    /** The users in the order of their ids as given. */
    public List<UserView> views(UUID organizationId, Collection<String> userIds) {
        Map<String, String> emails = emails(organizationId, userIds);
        return userIds.stream()
                .map(id -> new UserView(id, emails.getOrDefault(id, "")))
                .toList();
    }

    /** Addresses by user id; those that are not known in the organization are left out. */
    public Map<String, String> emails(UUID organizationId, Collection<String> userIds) {
        return accounts.findAll(userIds).stream()
                .filter(account -> organizationId.equals(account.organizationId()))
                .collect(Collectors.toMap(Account::userId, Account::email));
    }
}
