/** What a template's rules write: passages, tables, values, each with its origin. */
package io.dossier.engine.rules;
