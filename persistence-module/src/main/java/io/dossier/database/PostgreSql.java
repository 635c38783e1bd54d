package io.dossier.database;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.util.UUID;
import org.eclipse.persistence.internal.sessions.AbstractSession;
import org.eclipse.persistence.platform.database.PostgreSQLPlatform;

/**
 * EclipseLink's PostgreSQL with what it lacks: a null UUID is bound as untyped (as text it is refused), and JSON text
 * as untyped, so that a {@code jsonb} column takes it.
 */
public class PostgreSql extends PostgreSQLPlatform {

    private static final long serialVersionUID = 1L;

    @Override
    public int getJDBCType(Class<?> javaType) {
        return javaType == UUID.class || javaType == Object.class ? Types.OTHER : super.getJDBCType(javaType);
    }

    @Override
    public void setParameterValueInDatabaseCall(
            Object parameter, PreparedStatement statement, int index, AbstractSession session) throws SQLException {
        if (parameter instanceof JsonText json) {
            statement.setObject(index, json.text(), Types.OTHER);
        } else {
            super.setParameterValueInDatabaseCall(parameter, statement, index, session);
        }
    }
}
