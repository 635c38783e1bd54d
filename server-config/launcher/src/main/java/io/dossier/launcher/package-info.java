package io.dossier.launcher;
