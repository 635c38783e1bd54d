/** Counters of what organizations use: one row per organization, user, metric and day. */
package io.dossier.usage.model;
