import pg from 'pg';

export interface RolePasswords {
  readonly owner: string;
  readonly app: string;
  readonly jobs: string;
}

export const ROLES = ['tailgate_owner', 'tailgate_app', 'tailgate_jobs'] as const;

const role = (name: (typeof ROLES)[number], options: string, password: string): string => `
    DO $$ BEGIN CREATE ROLE ${name}; EXCEPTION WHEN duplicate_object THEN NULL; END $$;
    ALTER ROLE ${name} LOGIN ${options} PASSWORD ${pg.escapeLiteral(password)};`;

/** A role of that name may have been there before us. */
const NOBODY_ABOVE_THE_WALL = `
    DO $$ BEGIN
      IF EXISTS (SELECT FROM pg_roles WHERE rolname IN (${ROLES.map((name) => `'${name}'`).join(', ')})
        AND (rolsuper OR rolbypassrls)) THEN
        RAISE EXCEPTION 'A role of Tailgate is a superuser or bypasses row-level security';
      END IF;
    END $$;`;

/**
 * `tailgate_owner` makes the schema; it may act as `tailgate_jobs` so that a migration can create the job queue's schema on
 * that role's behalf. `tailgate_app` owns nothing: row-level security binds it. `forTests`: the owner also makes databases,
 * and ends connections to one it drops.
 */
export const rolesSql = (passwords: RolePasswords, { forTests }: { readonly forTests: boolean }): string => `
    ${role('tailgate_owner', forTests ? 'CREATEDB' : 'NOCREATEDB', passwords.owner)}
    ${role('tailgate_app', 'NOCREATEDB', passwords.app)}
    ${role('tailgate_jobs', 'NOCREATEDB', passwords.jobs)}
    ${NOBODY_ABOVE_THE_WALL}
    GRANT tailgate_jobs${forTests ? ', pg_signal_backend' : ''} TO tailgate_owner;`;

export const EXTENSIONS = ['postgis', 'btree_gist', 'pg_trgm', 'citext'] as const;

/** PostGIS wants a superuser. */
export const EXTENSIONS_SQL = EXTENSIONS.map((name) => `CREATE EXTENSION IF NOT EXISTS ${name};`).join('\n    ');

/** Texts are sorted alike on every machine. */
export const databaseSql = (name: string): string =>
  `CREATE DATABASE ${pg.escapeIdentifier(name)} OWNER tailgate_owner TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'`;
