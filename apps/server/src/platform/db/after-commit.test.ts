import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { afterCommit } from './after-commit.ts';
import { openDatabase, type Database, type Tx } from './database.ts';

let api: TestApi;
let db: Database;
const logged: string[] = [];
beforeAll(async () => {
  api = await startTestApi();
  const lines = new Writable({
    write: (line, _encoding, done) => {
      logged.push(String(line));
      done();
    },
  });
  // A pool of one: a callback that runs before the connection is released cannot open another transaction.
  db = openDatabase({ url: api.platform.config.DATABASE_URL, poolSize: 1, preparedStatements: 10, log: pino(lines) });
});
afterAll(async () => {
  await db.close();
  await api.close();
});

const inSite = <T>(work: (tx: Tx) => Promise<T>) => db.inSite(api.site.id, work);

describe('afterCommit', () => {
  it('runs callbacks in order after the change is visible and the connection is released', async () => {
    const { id } = await api.account();
    const order: string[] = [];
    let seen: Promise<{ first_name: string }> | undefined;
    await inSite(async (tx) => {
      afterCommit(tx, () => {
        order.push('first');
        seen = inSite((other) =>
          other.selectFrom('accounts').select('first_name').where('id', '=', id).executeTakeFirstOrThrow(),
        );
      });
      await tx.updateTable('accounts').set({ first_name: 'Committed' }).where('id', '=', id).execute();
      afterCommit(tx, () => order.push('second'));
      expect(order).toEqual([]);
    });
    expect(order).toEqual(['first', 'second']);
    expect(await seen).toEqual({ first_name: 'Committed' });
  });

  it('runs nothing after a rollback', async () => {
    let ran = false;
    const undone = inSite((tx) => {
      afterCommit(tx, () => (ran = true));
      return Promise.reject(new Error('rolled back on purpose'));
    });
    await expect(undone).rejects.toThrow('rolled back on purpose');
    expect(ran).toBe(false);
  });

  it('runs nothing and rejects when the error of a failed statement was ignored', async () => {
    let ran = false;
    const swallowed = inSite(async (tx) => {
      afterCommit(tx, () => (ran = true));
      await sql`select 1 / 0`.execute(tx).catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow('current transaction is aborted');
    expect(ran).toBe(false);
  });

  it('logs an error in a callback without affecting the result or other callbacks', async () => {
    let ran = false;
    const answer = await inSite((tx) => {
      afterCommit(tx, () => {
        throw new Error('NATS is unavailable');
      });
      afterCommit(tx, () => (ran = true));
      return Promise.resolve('answer');
    });
    expect(answer).toBe('answer');
    expect(ran).toBe(true);
    expect(logged.join('')).toContain('afterCommit callback failed');
  });

  it('throws for an ended transaction', async () => {
    const ended = await inSite((tx) => Promise.resolve({ tx }));
    expect(() => afterCommit(ended.tx, () => undefined)).toThrow('afterCommit requires a running transaction');
  });
});
