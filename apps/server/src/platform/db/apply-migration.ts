import type { Client } from 'pg';

export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

const STEP_BY_STEP = '-- no transaction';
const BUILDS_INDEX = /^create (?:unique )?index concurrently if not exists (\w+)/i;

/** Whether each statement is applied in a transaction of its own instead of all in one. */
export const isStepByStep = (text: string): boolean => text.startsWith(STEP_BY_STEP);

/** A statement ends at a line ending in a semicolon, so functions need a migration with a transaction. */
export const statementsOf = (text: string): string[] =>
  text
    .split(/;[ \t]*(?:\r?\n|$)/)
    .map((statement) => statement.replaceAll(/^\s*--.*$/gm, '').trim())
    .filter((statement) => statement !== '');

const record = (client: Client, { name, checksum }: Migration) =>
  client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);

/** An interrupted concurrent build leaves an unused invalid index that occupies the name. */
const dropInvalidIndex = async (client: Client, statement: string) => {
  const name = BUILDS_INDEX.exec(statement)?.[1];
  if (!name) return;
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  );
  if (rowCount) await client.query(`drop index concurrently ${name}`);
};

const applyStepByStep = async (client: Client, migration: Migration) => {
  for (const statement of statementsOf(migration.text)) {
    // Building an index concurrently waits for old transactions without blocking others.
    await client.query(`set lock_timeout = '${BUILDS_INDEX.test(statement) ? '0' : '3s'}'`);
    await dropInvalidIndex(client, statement);
    await client.query(statement);
  }
  await record(client, migration);
};

const applyAtOnce = async (client: Client, migration: Migration) => {
  // Fail fast and rerun instead of queueing other queries behind a waiting lock.
  await client.query(`set lock_timeout = '3s'`);
  await client.query('begin');
  try {
    await client.query(migration.text);
    await record(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

/** Applies a migration in one transaction, or per statement if the file says so; those statements must be idempotent. */
export const applyMigration = async (client: Client, migration: Migration): Promise<void> => {
  try {
    await (isStepByStep(migration.text) ? applyStepByStep : applyAtOnce)(client, migration);
  } catch (error) {
    throw new Error(`Migration ${migration.name} failed`, { cause: error });
  }
};
