import { startServer, type ServerProcess } from '@tailgate/kit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { openDatabase } from '../db/database.ts';
import { newId } from '../ids.ts';
import { claimKey, fingerprintsOf, keptAnswer, lookUp } from './idempotency.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
});
afterAll(() => api.close());

const upload = { filename: 'biscuit.png', contentType: 'image/png', sizeBytes: 1234 };
const filesOf = async (caller: SignedIn) =>
  (await api.database.asOwner((owner) => owner.query('select id from files where owner_id = $1', [caller.account.id])))
    .rowCount;

const waitingForLocks = async () => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ waiting: number }>('select count(*)::int as waiting from pg_locks where not granted'),
  );
  return rows[0]?.waiting ?? 0;
};

describe('an Idempotency-Key', () => {
  it('replays the first response without a second effect', async () => {
    const groomer = await api.as('groomer');
    const send = () =>
      groomer.call('POST /v2/attachment/images', { body: upload, headers: { 'idempotency-key': 'again-and-again' } });
    const first = await send();
    const second = await send();
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(await filesOf(groomer)).toBe(1);
  });

  it('is rejected with a different body', async () => {
    const groomer = await api.as('groomer');
    const headers = { 'idempotency-key': 'one-key-two-bodies' };
    await groomer.call('POST /v2/attachment/images', { body: upload, headers });
    const other = await groomer.call('POST /v2/attachment/images', { body: { ...upload, sizeBytes: 4321 }, headers });
    expect(other.error).toMatchObject({ code: 'idempotency_key_reused', data: { status: 422 } });
    expect(await filesOf(groomer)).toBe(1);
  });

  it('is scoped to the account: the same key of two users has two effects', async () => {
    const [one, two] = [await api.as('groomer'), await api.as('groomer')];
    const headers = { 'idempotency-key': 'a-key-of-two-people' };
    const send = (caller: SignedIn) => caller.call('POST /v2/attachment/images', { body: upload, headers });
    const [first, second] = [await send(one), await send(two)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body.id).not.toBe(second.body.id);
    // Each keeps the response to its own call.
    const again = [await send(one), await send(two)];
    expect(again.map(({ raw }) => raw)).toEqual([first.raw, second.raw]);
  });

  it('replays nothing to a session that has ended', async () => {
    const groomer = await api.as('groomer');
    const send = () =>
      groomer.call('POST /v2/attachment/images', { body: upload, headers: { 'idempotency-key': 'session-is-over' } });
    expect((await send()).status).toBe(200);
    await api.database.asOwner((owner) =>
      owner.query('update sessions set revoked_at = app.now() where account_id = $1', [groomer.account.id]),
    );
    expect((await send()).status).toBe(401);
  });

  it('is looked up without leaving its connection in the site', async () => {
    const db = openDatabase({
      url: api.database.environment['DATABASE_URL'] ?? '',
      poolSize: 1,
      preparedStatements: 10,
      log: api.platform.log,
    });
    try {
      const fingerprints = fingerprintsOf(api.platform.seal, 'POST', '/v2/attachment/images', upload);
      const call = { scope: 'anyone', key: 'never-used-before', fingerprints };
      expect(await lookUp({ db, seal: api.platform.seal }, api.site.id, call, undefined)).toBeUndefined();
      const { rows } = await db.pool.query(`select coalesce(current_setting('app.site_id', true), '') as site`);
      expect(rows).toEqual([{ site: '' }]);
    } finally {
      await db.close();
    }
  });

  it('can be reused after a rejected call', async () => {
    const groomer = await api.as('groomer');
    const headers = { 'idempotency-key': 'first-wrong-then-right' };
    const settings = 'POST /v2/service-provider/account/settings';
    const taken = await groomer.call(settings, { body: { vanityUrl: 'groomer' }, headers });
    expect(taken.status).toBe(409);
    expect((await groomer.call(settings, { body: { vanityUrl: 'wet-noses-austin' }, headers })).status).toBe(200);
  });

  it.each([
    ['a call', 'POST /v2/service-schedule/service-provider/grab-it/reject-job', { orderId: newId() }, undefined, 204],
    [
      'a staged call',
      'POST /v2/service-schedule/service-provider/day-order',
      {
        date: '2026-06-02',
        moves: [{ orderId: newId(), appointmentStart: '2026-06-02T15:00:00Z' }],
        notifyCustomers: true,
      },
      { moved: [] },
      200,
    ],
  ] as const)('gives %s that is refused the response of another one that runs at the same time', async (...given) => {
    const [, name, body, done, status] = given;
    const groomer = await api.as('groomer');
    const headers = { 'idempotency-key': `overtaken-${newId()}` };
    const call = {
      scope: groomer.account.id,
      key: headers['idempotency-key'],
      fingerprints: fingerprintsOf(api.platform.seal, 'POST', name.slice('POST '.length), body),
    };
    // Alone it is refused: the appointment does not exist.
    expect((await groomer.call(name, { body, headers })).status).toBe(404);
    const claimed = Promise.withResolvers<undefined>();
    const mayCommit = Promise.withResolvers<undefined>();
    const first = api.platform.db.inSite(api.site.id, async (tx) => {
      await claimKey(tx, api.platform.seal, call);
      const { sealed } = keptAnswer(api.platform.seal, call, done);
      await tx.updateTable('idempotency_keys').set({ sealed_answer: sealed }).where('key', '=', call.key).execute();
      claimed.resolve(undefined);
      await mayCommit.promise;
    });
    await claimed.promise;
    const retry = groomer.call(name, { body, headers });
    await vi.waitFor(async () => expect(await waitingForLocks()).toBeGreaterThan(0), { timeout: 120_000 });
    mayCommit.resolve(undefined);
    await first;
    expect((await retry).status).toBe(status);
  });

  it.each(['short', 'with space in it', 'x'.repeat(129)])('is rejected if malformed: %j', async (key) => {
    const groomer = await api.as('groomer');
    const answer = await groomer.call('POST /v1/logEvent', {
      body: { message: 'hello' },
      headers: { 'idempotency-key': key },
    });
    expect(answer.status).toBe(422);
  });

  it('stores responses sealed, so that no link or token is readable in the database', async () => {
    const groomer = await api.as('groomer');
    const answer = await groomer.call('POST /v2/attachment/images', {
      body: upload,
      headers: { 'idempotency-key': 'sealed-answer' },
    });
    const { rows } = await api.database.asOwner((owner) =>
      owner.query<{ sealed_answer: Buffer }>('select sealed_answer from idempotency_keys where key = $1', [
        'sealed-answer',
      ]),
    );
    expect(rows[0]?.sealed_answer.includes(answer.body.id)).toBe(false);
  });
});

const SESSION = '/v2/service-checkout/pet-service/customer';
const HERE = { from: '198.51.100.7' };
const ELSEWHERE = { from: '203.0.113.9' };

describe('the Idempotency-Key of a visitor', () => {
  const open = (key: string, more: Parameters<TestApi['call']>[1] = HERE, body: object = {}) =>
    api.call(`POST ${SESSION}/init`, { body, ...more, headers: { 'idempotency-key': key, ...more.headers } });
  const leadsOf = async (name: string) =>
    (await api.database.asOwner((owner) => owner.query('select id from leads where first_name = $1', [name]))).rowCount;

  it.each([
    ['on another network', ELSEWHERE],
    ['with another browser', { ...HERE, headers: { 'user-agent': 'Another browser' } }],
  ])('replays nothing to a visitor %s, who has an effect of their own', async (where, other) => {
    const key = `chosen-by-both-${where.length}`;
    const [first, second] = [await open(key), await open(key, other)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.id).not.toBe(first.body.id);
    // Each keeps the response to its own call.
    const again = [await open(key), await open(key, other)];
    expect(again.map(({ body }) => body.id)).toEqual([first.body.id, second.body.id]);
  });

  it('does not keep another visitor from using the same one for something else', async () => {
    const groomer = await api.as('groomer');
    await open('taken-in-advance');
    const wanted = { providerId: groomer.account.id };
    expect((await open('taken-in-advance', HERE, wanted)).error.code).toBe('idempotency_key_reused');
    expect((await open('taken-in-advance', ELSEWHERE, wanted)).error.code).not.toBe('idempotency_key_reused');
  });

  it('goes with the session that the call names, from one network to the next', async () => {
    const { body } = await open('a-session-that-moves');
    const wish = (from: object) =>
      api.call(`POST ${SESSION}/:sessionId/waitlist`, {
        params: { sessionId: body.id },
        body: { firstName: 'Wanda Moves', email: 'wanda@example.test' },
        headers: { 'idempotency-key': 'a-wish-on-the-way' },
        ...from,
      });
    const [first, second] = [await wish(HERE), await wish(ELSEWHERE)];
    expect(first.status).toBe(200);
    expect(second.raw).toBe(first.raw);
    expect(await leadsOf('Wanda Moves')).toBe(1);
  });

  it('is not that of the customer who signs in: what was answered before is theirs to ask for again', async () => {
    const customer = await api.as('customer');
    const before = await open('before-and-after');
    const after = await customer.call(`POST ${SESSION}/init`, {
      body: {},
      headers: { 'idempotency-key': 'before-and-after' },
      ...HERE,
    });
    expect(after.status).toBe(200);
    expect(after.body.id).not.toBe(before.body.id);
  });

  it('stores no address: who called is kept as a keyed hash', async () => {
    await open('an-address-is-personal');
    const { rows } = await api.database.asOwner((owner) =>
      owner.query<{ scope: string }>(`select scope from idempotency_keys where key = 'an-address-is-personal'`),
    );
    expect(rows.map(({ scope }) => scope)).toEqual([expect.stringMatching(/^visitor:[\w-]{43}$/)]);
  });
});

describe('a thousand calls with one key, while one of two processes is killed', () => {
  let processes: [ServerProcess, ServerProcess];
  beforeAll(async () => {
    const environment = { ...api.database.environment, DEFAULT_SITE: api.site.slug, RATE_LIMIT_SCALE: '1000' };
    processes = await Promise.all([startServer('api', { environment }), startServer('api', { environment })]);
  });
  afterAll(() => Promise.all(processes.map((server) => server.kill())));

  it('have one effect and one response', async () => {
    const groomer = await api.as('groomer');
    const [survivor, victim] = processes;
    let answered = 0;
    const call = async (index: number): Promise<string> => {
      for (const server of index % 2 === 0 ? [survivor] : [victim, survivor]) {
        try {
          const response = await fetch(`${server.url}/v2/attachment/images`, {
            method: 'POST',
            headers: {
              authorization: `Bearer ${groomer.token}`,
              'content-type': 'application/json',
              'idempotency-key': 'a-thousand-calls',
              'x-bundle-id': `app.${api.site.slug}`,
            },
            body: JSON.stringify(upload),
          });
          const text = await response.text();
          answered += 1;
          if (answered === 200) void victim.kill();
          return `${response.status} ${text}`;
        } catch {
          // The process was killed during this call: retry on the other one with the same key.
        }
      }
      throw new Error('Nobody answered');
    };
    const bodies = new Set<string>();
    for (let wave = 0; wave < 10; wave += 1) {
      for (const body of await Promise.all(Array.from({ length: 100 }, (_, index) => call(index)))) bodies.add(body);
    }
    expect([...bodies]).toHaveLength(1);
    expect([...bodies][0]).toMatch(/^200 /);
    expect(await filesOf(groomer)).toBe(1);
  });
});
