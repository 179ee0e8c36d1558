import { anyone, endpoint, ref, signedInAs, unlisted, value } from '@tailgate/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditRecordsOf, recordedCallsOf, startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { forViewer } from '../access/policy.ts';
import { Failure } from '../failure.ts';
import { bindModule, staged } from '../http/call.ts';
import { buildServer } from '../http/server.ts';

const access = signedInAs(['groomer'], { whileImpersonating: 'allowed' });
const wanted = z.object({ fails: z.boolean().default(false) });
const contract = {
  write: endpoint({
    method: 'POST',
    path: '/v2/w',
    summary: 'Writes.',
    access,
    activity: 'Wrote',
    changes: [],
    body: wanted,
  }),
  writeInStages: endpoint({
    method: 'POST',
    path: '/v2/s',
    summary: 'S.',
    access,
    activity: 'Wrote',
    changes: [],
    body: wanted,
  }),
  neverFinish: endpoint({ method: 'POST', path: '/v2/n', summary: 'N.', access, activity: 'Wrote', changes: [] }),
  name: endpoint({
    method: 'PUT',
    path: '/v2/:id/:page',
    summary: 'Names rows.',
    access,
    activity: unlisted('Test.'),
    changes: [],
    params: z.object({ id: ref('session.end'), page: value(z.string()) }),
    body: z.object({ secret: z.string(), others: z.array(ref('session.end')) }),
    answer: z.object({ id: z.string() }),
  }),
  belongsToSomebody: endpoint({
    method: 'POST',
    path: '/v2/link',
    summary: 'Opens a link.',
    access: anyone(),
    activity: 'Opened a link',
    changes: [],
    body: z.object({ accountId: z.string() }),
  }),
};

const unlessItFails = ({ fails }: { fails: boolean }): Promise<void> =>
  fails ? Promise.reject(new Failure('conflict')) : Promise.resolve();

let api: TestApi;
let app: FastifyInstance;
beforeAll(async () => {
  api = await startTestApi();
  const policy = {
    'session.end': forViewer<'sessions'>((viewer) => (row) => row('account_id', '=', viewer.accountId)),
  };
  const module = bindModule('test', contract, policy, {
    write: ({ body }) => unlessItFails(body),
    writeInStages: staged(async ({ stage, finish, body }) => {
      await stage(() => Promise.resolve());
      await finish(() => unlessItFails(body));
    }),
    neverFinish: staged(({ stage }) => stage(() => Promise.resolve())),
    name: async ({ tx, allowedIds, params, body }) => {
      await allowedIds(tx, [params.id, ...body.others]);
      return { id: 'answered' };
    },
    belongsToSomebody: ({ body, identify }) => identify(body.accountId),
  });
  app = await buildServer(api.platform, [module]);
});
afterAll(async () => {
  await app.close();
  await api.close();
});

const send = (person: SignedIn | undefined, method: 'POST' | 'PUT', url: string, payload = {}, headers = {}) =>
  app.inject({
    method,
    url,
    payload,
    headers: { host: api.site.host, ...(person && { authorization: `Bearer ${person.token}` }), ...headers },
  });

describe('a write', () => {
  it.each(['/v2/w', '/v2/s'])(
    '%s is recorded once with its request id, and not at all when it rolls back',
    async (url) => {
      const groomer = await api.as('groomer');
      const answer = await send(groomer, 'POST', url);
      expect(answer.statusCode).toBe(204);
      expect((await send(groomer, 'POST', url, { fails: true })).statusCode).toBe(409);
      expect(await auditRecordsOf(api, groomer.account.id)).toEqual([
        {
          endpoint: url === '/v2/w' ? 'test.write' : 'test.writeInStages',
          accountId: groomer.account.id,
          impersonatorId: null,
          reason: null,
          touched: {},
          requestId: answer.headers['x-request-id'],
        },
      ]);
    },
  );

  it('that is repeated with its idempotency key is recorded once', async () => {
    const groomer = await api.as('groomer');
    const key = { 'idempotency-key': 'recorded-only-once' };
    for (let times = 0; times < 2; times += 1)
      expect((await send(groomer, 'POST', '/v2/w', {}, key)).statusCode).toBe(204);
    expect(await recordedCallsOf(api, groomer.account.id)).toEqual(['test.write']);
  });

  it('whose record fails leaves neither an effect nor its idempotency key', async () => {
    const key = { 'idempotency-key': 'recorded-in-vain' };
    const claimed = () =>
      api.database.asOwner(async (owner) => {
        const { rowCount } = await owner.query(`select from idempotency_keys where key = 'recorded-in-vain'`);
        return rowCount;
      });
    // No account has such an id, so that no record can name it.
    expect((await send(undefined, 'POST', '/v2/link', { accountId: 'nobody' }, key)).statusCode).toBe(500);
    expect(await claimed()).toBe(0);
    const account = await api.account();
    expect((await send(undefined, 'POST', '/v2/link', { accountId: account.id }, key)).statusCode).toBe(204);
    expect(await claimed()).toBe(1);
    expect(await recordedCallsOf(api, account.id)).toEqual(['test.belongsToSomebody']);
  });

  it('in stages fails when it never finishes: nothing would record it', async () => {
    expect((await send(await api.as('groomer'), 'POST', '/v2/n')).statusCode).toBe(500);
  });

  it('is recorded with the ids that it declares and nothing else of what was sent', async () => {
    const groomer = await api.as('groomer');
    const { rows } = await api.database.asOwner((owner) =>
      owner.query<{ id: string }>('select id from sessions where account_id = $1', [groomer.account.id]),
    );
    const id = rows[0]?.id ?? '';
    const answer = await send(groomer, 'PUT', `/v2/${id}/about`, { secret: 'do not keep', others: [id, id] });
    expect(answer.statusCode).toBe(200);
    const records = await auditRecordsOf(api, groomer.account.id);
    expect(records.map(({ touched }) => touched)).toEqual([{ sessions: [id], page: ['about'], answer: ['answered'] }]);
  });

  it('without a session is recorded for the account that it turns out to belong to', async () => {
    const account = await api.account();
    expect((await send(undefined, 'POST', '/v2/link', { accountId: account.id })).statusCode).toBe(204);
    expect(await recordedCallsOf(api, account.id)).toEqual(['test.belongsToSomebody']);
  });
});

describe('audit records', () => {
  it('cannot be changed or deleted by the application', async () => {
    for (const statement of ['update audit_records set endpoint = null', 'delete from audit_records'])
      await expect(api.platform.db.pool.query(statement)).rejects.toThrow('permission denied');
  });

  it('are dropped by the month after 13 months', async () => {
    const months = () =>
      api.database.asOwner(async (owner) => {
        const { rows } = await owner.query<{ name: string }>(
          `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit_records'::regclass`,
        );
        return rows.map(({ name }) => name);
      });
    await api.database.asOwner((owner) =>
      owner.query(`create table audit_records_2020_01 partition of audit_records
        for values from ('2020-01-01') to ('2020-02-01')`),
    );
    await api.platform.db.pool.query('select app.keep_audit_months()');
    const kept = await months();
    expect(kept).not.toContain('audit_records_2020_01');
    expect(kept).toContain('audit_records_default');
    expect(kept).toHaveLength(5);
  });
});
