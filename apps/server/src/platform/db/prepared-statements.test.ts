import { testNow } from '@tailgate/kit/instant';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startPrivateTestApi, type TestApi } from '../../../testing/index.ts';
import { openDatabase, type Database, type Tx } from './database.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startPrivateTestApi({
    because: 'it alters tables and counts connections',
    environment: { DATABASE_POOL_SIZE: '4' },
  });
});
afterAll(() => api.close());

let opened: Database | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});
/** A database with a single connection. */
const open = (preparedStatements: number): Database =>
  (opened = openDatabase({
    url: api.database.environment['DATABASE_URL'] ?? '',
    poolSize: 1,
    preparedStatements,
    log: api.platform.log,
  }));
const inSite = <T>(db: Database, work: (tx: Tx) => Promise<T>) => db.inSite(api.site.id, work);

const PREPARED = 'select name, statement from pg_prepared_statements order by prepare_time';
const preparedOn = async (db: Database): Promise<string[]> => {
  const { rows } = await db.pool.query<{ statement: string }>(PREPARED);
  return rows.map(({ statement }) => statement);
};
/** Statements with different texts and distinguishable results. */
const answerOf = (db: Database, number: number): Promise<number | undefined> =>
  inSite(db, async (tx) => {
    const { rows } = await sql<{ n: number }>`select ${number}::int as n, ${sql.lit(number)}`.execute(tx);
    return rows[0]?.n;
  });

describe('prepared statements', () => {
  it('prepares a statement once and executes it by a name derived from its text', async () => {
    const db = open(10);
    for (const id of [api.site.id, api.otherSite.id])
      await inSite(db, (tx) => tx.selectFrom('sites').select('slug').where('id', '=', id).execute());
    const { rows } = await db.pool.query<{ name: string; statement: string }>(PREPARED);
    expect(rows).toEqual([
      {
        name: expect.stringMatching(/^tg_[0-9a-f]{24}$/) as string,
        statement: 'select "slug" from "sites" where "id" = $1',
      },
    ]);
  });

  it('evicts the least recently used statement beyond the limit of a connection', async () => {
    const db = open(3);
    for (let number = 1; number <= 8; number += 1) {
      expect(await answerOf(db, 100)).toBe(100);
      expect(await answerOf(db, number)).toBe(number);
    }
    expect(await preparedOn(db)).toHaveLength(3);
    expect(await preparedOn(db)).toContain('select $1::int as n, 100');
    // Prepared again after its eviction.
    expect(await answerOf(db, 1)).toBe(1);
    expect(await preparedOn(db)).toHaveLength(3);
  });

  it('sends lists of any length as one statement', async () => {
    const db = open(10);
    const slugsOf = (ids: readonly string[]) =>
      inSite(db, (tx) => tx.selectFrom('sites').select('slug').where('id', 'in', ids).orderBy('slug').execute());
    const both = [api.site, api.otherSite];
    expect(await slugsOf(both.map(({ id }) => id))).toEqual(
      both.map(({ slug }) => ({ slug })).toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
    );
    expect(await slugsOf([api.otherSite.id])).toEqual([{ slug: api.otherSite.slug }]);
    expect(await slugsOf([])).toEqual([]);
    const others = await inSite(db, (tx) =>
      tx.selectFrom('sites').select('id').where('id', 'not in', [api.site.id]).execute(),
    );
    expect(others).toEqual([{ id: api.otherSite.id }]);
    expect(await preparedOn(db)).toEqual([
      'select "slug" from "sites" where "id" = any($1) order by "slug"',
      'select "id" from "sites" where "id" <> all($1)',
    ]);
  });

  it('does not prepare inserts of several rows', async () => {
    const db = open(10);
    const leg = (hour: number) => ({ from_cell: 'a', to_cell: 'b', hour, minutes: 1, meters: 1, asked_at: testNow() });
    await inSite(db, (tx) =>
      tx
        .insertInto('drive_legs')
        .values([leg(1), leg(2)])
        .execute(),
    );
    expect(await preparedOn(db)).toEqual([]);
  });

  it('prepares nothing with a limit of 0', async () => {
    const db = open(0);
    expect(await answerOf(db, 7)).toBe(7);
    expect(await preparedOn(db)).toEqual([]);
  });
});

describe('the condition of a partial index', () => {
  it('is part of the text, because a generic plan could not infer the index', async () => {
    const db = open(10);
    const account = await api.account();
    const request = () =>
      inSite(db, (tx) =>
        tx
          .insertInto('deletion_requests')
          .values({
            id: sql`gen_random_uuid()`,
            account_id: account.id,
            site_id: api.site.id,
            requested_at: testNow(),
            scheduled_for: testNow(),
          })
          .onConflict((conflict) => conflict.column('account_id').where('status', '=', 'waiting').doNothing())
          .executeTakeFirst(),
      );
    // PostgreSQL considers a generic plan from the sixth call on.
    const inserted: bigint[] = [];
    for (let call = 0; call < 8; call += 1) inserted.push((await request()).numInsertedOrUpdatedRows ?? 0n);
    expect(inserted).toEqual([1n, 0n, 0n, 0n, 0n, 0n, 0n, 0n]);
  });
});

describe('a migration that changes the result columns of a prepared statement', () => {
  const READ = 'GET /v2/service-provider/account';
  const CONNECTIONS = 4;

  it('fails no call on any connection', async () => {
    const groomer = await api.as('groomer');
    const readAll = async () => {
      // As many concurrent calls as connections, so that each connection is used.
      const answers = await Promise.all(Array.from({ length: CONNECTIONS }, () => groomer.call(READ)));
      return [...new Set(answers.map(({ status, raw }) => `${status} ${status === 200 ? '' : raw}`))];
    };
    expect(await readAll()).toEqual(['200 ']);
    // `select "providers".*` is now prepared on every connection and gets an additional column.
    await api.database.asOwner((owner) => owner.query('alter table providers add column added_by_test int'));
    expect(await readAll()).toEqual(['200 ']);
  });

  it('retries a writing transaction once', async () => {
    const db = open(10);
    let attempts = 0;
    const rename = () =>
      inSite(db, async (tx) => {
        attempts += 1;
        await tx
          .insertInto('pet_types')
          .values({ id: sql`gen_random_uuid()`, site_id: api.site.id, name: 'Dog', slug: `dog-${attempts}` })
          .execute();
        return await sql`select * from pet_types`.execute(tx);
      });
    await rename();
    await api.database.asOwner((owner) => owner.query('alter table pet_types add column added_by_test int'));
    expect((await rename()).rows).toHaveLength(2);
    expect(attempts).toBe(3);
  });

  it('retries a question without a transaction', async () => {
    const db = open(10);
    const ask = () => db.ask<{ id: string }>('select * from sites where id = $1', [api.site.id]);
    expect(await ask()).toMatchObject([{ id: api.site.id }]);
    await api.database.asOwner((owner) => owner.query('alter table sites add column added_by_test int'));
    await expect(ask()).resolves.toMatchObject([{ id: api.site.id, added_by_test: null }]);
  });
});
