/** The object store through the MinIO client, and links into it through the HTTP client below that. */
package io.dossier.files.adapter.minio;
