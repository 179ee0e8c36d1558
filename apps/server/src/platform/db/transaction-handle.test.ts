import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { openDatabase, type Database, type Tx } from './database.ts';

const ENDED = 'The transaction has ended';

let api: TestApi;
let db: Database;
beforeAll(async () => {
  api = await startTestApi();
  // A pool of one: the next transaction gets the connection of the previous one.
  db = openDatabase({
    url: api.platform.config.DATABASE_URL,
    poolSize: 1,
    preparedStatements: 10,
    log: pino({ level: 'silent' }),
  });
});
afterAll(async () => {
  await db.close();
  await api.close();
});

const emailsSeenBy = async (tx: Tx) =>
  (await tx.selectFrom('accounts').select('email').execute()).map(({ email }) => email);

/** A transaction that fails while another branch of its `Promise.all` is still running. */
const failWithWaitingBranch = async <T>(branch: (tx: Tx) => Promise<T>) => {
  const { promise: signal, resolve: goOn } = Promise.withResolvers<undefined>();
  let waiting: Promise<T> | undefined;
  const failed = db.inSite(api.site.id, (tx) => {
    waiting = signal.then(() => branch(tx));
    return Promise.all([waiting, Promise.reject(new Error('first branch failed'))]);
  });
  await expect(failed).rejects.toThrow('first branch failed');
  return { goOn, waiting: waiting?.then(String, String) };
};

describe('the handle of an ended transaction', () => {
  it('cannot read in the next transaction on its connection', async () => {
    const stranger = await api.account({}, api.otherSite);
    const { goOn, waiting } = await failWithWaitingBranch(emailsSeenBy);
    await db.inSite(api.otherSite.id, async (tx) => {
      goOn(undefined);
      expect(await waiting).toContain(ENDED);
      expect(await emailsSeenBy(tx)).toContain(stranger.email);
    });
  });

  it('cannot write in the next transaction on its connection', async () => {
    const { id } = await api.account({}, api.otherSite);
    const { goOn, waiting } = await failWithWaitingBranch((tx) =>
      tx.updateTable('accounts').set({ first_name: 'Changed' }).execute(),
    );
    const { first_name: name } = await db.inSite(api.otherSite.id, async (tx) => {
      goOn(undefined);
      await waiting;
      return await tx.selectFrom('accounts').select('first_name').where('id', '=', id).executeTakeFirstOrThrow();
    });
    expect(name).not.toBe('Changed');
  });

  it('rejects a statement that was queued when the work failed', async () => {
    let late: Promise<string> | undefined;
    const failed = db.inSite(api.site.id, (tx) => {
      void emailsSeenBy(tx);
      late = emailsSeenBy(tx).then(String, String);
      return Promise.reject(new Error('gave up'));
    });
    await expect(failed).rejects.toThrow('gave up');
    expect(await late).toContain(ENDED);
  });

  it('rejects statements after a commit', async () => {
    const { tx } = await db.inSite(api.site.id, (running) => Promise.resolve({ tx: running }));
    await expect(emailsSeenBy(tx)).rejects.toThrow(ENDED);
  });
});
