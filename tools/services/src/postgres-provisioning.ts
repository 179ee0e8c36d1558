import pg from 'pg';

import type { Secrets } from './secrets.ts';

export const DATABASE = 'tailgate_dev';

/**
 * `tailgate_owner` makes the schema and test databases, and ends connections to a database it drops;
 * it may act as `tailgate_jobs` so that a migration can create the job queue's schema on that role's behalf.
 * `tailgate_app` owns nothing: row-level security binds it.
 */
export function rolesSql(passwords: Secrets['postgres']): string {
  const role = (name: string, options: string, password: string): string => `
    DO $$ BEGIN CREATE ROLE ${name}; EXCEPTION WHEN duplicate_object THEN NULL; END $$;
    ALTER ROLE ${name} LOGIN NOSUPERUSER NOBYPASSRLS ${options} PASSWORD ${pg.escapeLiteral(password)};`;
  return `
    ${role('tailgate_owner', 'CREATEDB', passwords.owner)}
    ${role('tailgate_app', 'NOCREATEDB', passwords.app)}
    ${role('tailgate_jobs', 'NOCREATEDB', passwords.jobs)}
    GRANT tailgate_jobs, pg_signal_backend TO tailgate_owner;`;
}

/** PostGIS wants a superuser; in template1 it is there in every database that `tailgate_owner` makes. */
export const EXTENSIONS_SQL = `
    CREATE EXTENSION IF NOT EXISTS postgis;
    CREATE EXTENSION IF NOT EXISTS btree_gist;
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE EXTENSION IF NOT EXISTS citext;`;

export const DATABASE_SQL = `CREATE DATABASE ${DATABASE} OWNER tailgate_owner`;
