/**
 * Where settings come from: environment and system properties as everywhere in MicroProfile, and the properties file
 * that an installation names in {@code dossier.config} or {@code DOSSIER_CONFIG}. Each feature reads its settings into
 * one record and refuses wrong ones at start.
 */
package io.dossier.configuration;
