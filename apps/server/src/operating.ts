/** Entry point for whoever prepares engines: what the operator's command prepares, development prepares alike. */
export { natsTrust } from './operator/provision/nats-configuration.ts';
export { makeNatsIdentity, type NatsIdentity } from './operator/provision/nats-identity.ts';
export { newKey, newPassword, newWebPushKeys } from './operator/provision/new-secrets.ts';
export { databaseSql, EXTENSIONS_SQL, rolesSql, type RolePasswords } from './operator/provision/postgres-roles.ts';
