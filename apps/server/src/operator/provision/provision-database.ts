import { Client } from 'pg';
import type { Step } from '../step.ts';
import { databaseSql, EXTENSIONS, EXTENSIONS_SQL, type RolePasswords, ROLES, rolesSql } from './postgres-roles.ts';

export interface WantedDatabase {
  /** Somebody who may create roles, databases and extensions. */
  readonly superuserUrl: string;
  readonly name: string;
  readonly passwords: RolePasswords;
}

const withClient = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

export const inDatabase = (url: string, name: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${encodeURIComponent(name)}`;
  return changed.href;
};

const canLogIn = (superuserUrl: string, role: string, password: string): Promise<boolean> => {
  const url = new URL(superuserUrl);
  url.username = role;
  url.password = password;
  url.pathname = '/postgres';
  return withClient(url.href, () => Promise.resolve(true)).catch(() => false);
};

const namesIn = async (client: Client, statement: string): Promise<ReadonlySet<string>> => {
  const { rows } = await client.query<{ name: string }>(statement);
  return new Set(rows.map(({ name }) => name));
};

export const databaseSteps = async ({ superuserUrl, name, passwords }: WantedDatabase): Promise<Step[]> => {
  const { roles, databases } = await withClient(superuserUrl, async (client) => ({
    roles: await namesIn(client, 'select rolname as name from pg_roles'),
    databases: await namesIn(client, 'select datname as name from pg_database'),
  }));
  const hasDatabase = databases.has(name);
  const extensions = hasDatabase
    ? await withClient(inDatabase(superuserUrl, name), (client) =>
        namesIn(client, 'select extname as name from pg_extension'),
      )
    : new Set<string>();
  const login = { tailgate_owner: passwords.owner, tailgate_app: passwords.app, tailgate_jobs: passwords.jobs };
  const works = await Promise.all(
    ROLES.map(async (role) => roles.has(role) && (await canLogIn(superuserUrl, role, login[role]))),
  );
  return [
    {
      what: `create the roles ${ROLES.join(', ')} with their passwords and grants`,
      isDone: works.every(Boolean),
      apply: () =>
        withClient(superuserUrl, async (client) => {
          await client.query(rolesSql(passwords, { forTests: false }));
        }),
    },
    {
      what: `create the database ${name} of tailgate_owner`,
      isDone: hasDatabase,
      apply: () =>
        withClient(superuserUrl, async (client) => {
          await client.query(databaseSql(name));
        }),
    },
    {
      what: `create the extensions ${EXTENSIONS.join(', ')} in ${name}`,
      isDone: EXTENSIONS.every((extension) => extensions.has(extension)),
      apply: () =>
        withClient(inDatabase(superuserUrl, name), async (client) => {
          await client.query(EXTENSIONS_SQL);
        }),
    },
  ];
};
