import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tailgate-migrations-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const run = async () => {
  const lines: string[] = [];
  const { DATABASE_URL_OWNER: owner = '', DATABASE_URL_JOBS: jobs = '' } = database.environment;
  await migrate({ owner, jobs }, (line) => lines.push(line), folder);
  return lines;
};
const messagesOf = async (failing: Promise<unknown>): Promise<string[]> => {
  const error = await failing.then(
    () => new Error('did not fail'),
    (reason: unknown) => reason as Error,
  );
  return [error.message, String((error.cause as Error | undefined)?.message)];
};
const isValidIndex = async (name: string) => {
  const { rows } = await database.asOwner((owner) =>
    owner.query<{ valid: boolean }>('select indisvalid as valid from pg_index where indexrelid = to_regclass($1)', [
      name,
    ]),
  );
  return rows[0]?.valid;
};

describe('a migration', () => {
  it('is rejected if it was changed after it was applied', async () => {
    await write('9001_notes.sql', 'create table checksum_notes (id int);');
    expect(await run()).toEqual(['applied 9001_notes.sql']);
    expect(await run()).toEqual([]);
    await write('9001_notes.sql', 'create table checksum_notes (id bigint);');
    await expect(run()).rejects.toThrow('9001_notes.sql was changed after it was applied');
  });

  it('gets a checksum if it was applied without one', async () => {
    await write('9002_old.sql', 'select 1;');
    await run();
    await database.asOwner((owner) =>
      owner.query(`update schema_migrations set checksum = null where name = '9002_old.sql'`),
    );
    expect(await run()).toEqual([]);
    await write('9002_old.sql', 'select 2;');
    await expect(run()).rejects.toThrow('was changed');
  });

  it('without a transaction runs per statement, and after a failure from the start', async () => {
    const text = (values: string) => `-- no transaction
-- Two rows are equal at first; a comment may contain one; or two semicolons.
create table if not exists step_by_step (id int);
insert into step_by_step select * from (values ${values}) v
  where not exists (select from step_by_step);
create unique index concurrently if not exists step_by_step_id on step_by_step (id);
`;
    await write('9003_steps.sql', text('(1), (1)'));
    expect(await messagesOf(run())).toEqual([
      'Migration 9003_steps.sql failed',
      'could not create unique index "step_by_step_id"',
    ]);
    expect(await isValidIndex('step_by_step_id')).toBe(false);
    await database.asOwner((owner) => owner.query('delete from step_by_step'));
    await write('9003_steps.sql', text('(1), (2)'));
    expect(await run()).toEqual(['applied 9003_steps.sql']);
    expect(await isValidIndex('step_by_step_id')).toBe(true);
  });

  it('waits for a concurrent run without blocking its concurrent index build', async () => {
    await write(
      '9004_one.sql',
      '-- no transaction\ncreate table if not exists turns (id int);\nselect pg_sleep(0.3);\ncreate index concurrently if not exists turns_id on turns (id);',
    );
    expect((await Promise.all([run(), run()])).flat()).toEqual(['applied 9004_one.sql']);
  });
});
