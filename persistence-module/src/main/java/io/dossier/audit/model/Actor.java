package io.dossier.audit.model;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import java.util.UUID;

/** Who acted, and from where. */
@Embeddable
public class Actor {

    /** Someone who showed no credential, or a wrong one. */
    public static final String ANONYMOUS = "anonymous";

    /** The service itself. */
    public static final String SYSTEM = "system";

    @Column(name = "user_id")
    private String userId;

    @Column(name = "organization_id")
    private UUID organizationId;

    @Column(name = "client_id")
    private String clientId;

    @Column(name = "ip_address")
    private String ipAddress;

    @Column(name = "user_agent")
    private String userAgent;

    @Column(name = "request_id")
    private String requestId;

    protected Actor() {}

    /** @param organizationId null when unknown: then no organization's administrator sees the entry */
    public Actor(String userId, UUID organizationId) {
        this.userId = userId;
        this.organizationId = organizationId;
    }

    /** The same actor, seen through a request. */
    public Actor from(String client, String address, String agent, String request) {
        Actor seen = new Actor(userId, organizationId);
        seen.clientId = client;
        seen.ipAddress = address;
        seen.userAgent = agent;
        seen.requestId = request;
        return seen;
    }

    /** Another user at the same place. */
    public Actor as(String user, UUID organization) {
        return new Actor(user, organization).from(clientId, ipAddress, userAgent, requestId);
    }

    public String userId() {
        return userId;
    }

    public UUID organizationId() {
        return organizationId;
    }

    public String clientId() {
        return clientId;
    }

    public String ipAddress() {
        return ipAddress;
    }

    public String userAgent() {
        return userAgent;
    }

    public String requestId() {
        return requestId;
    }
}
