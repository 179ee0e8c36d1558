import { ROLES, anyone, endpoint, id, ref, signedInAs, type EndpointRow } from '@tailgate/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { everyRow, forAnyone, forViewer } from '../access/policy.ts';
import { bindModule, staged, type BoundModule, type Call } from './call.ts';
import { buildServer } from './server.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const answer = z.object({ name: z.string(), inner: z.object({ kept: z.string() }) });
const good = endpoint({ method: 'GET', path: '/v2/good', summary: 'Good.', access: anyone(), shows: [], answer });
const handled = (row: EndpointRow): BoundModule => ({
  name: 'test',
  policy: {},
  rows: [{ name: 'test.row', row, handler: () => ({}) }],
});

/** A server that starts is closed and named: a failing expectation could not print it. */
const start = async (...modules: BoundModule[]) => {
  const app = await buildServer(api.platform, modules);
  await app.close();
  return 'started';
};

describe('the server refuses to start', () => {
  it('on a row without access', async () => {
    const { access: _access, ...undeclared } = good;
    await expect(start(handled(undeclared as unknown as EndpointRow))).rejects.toThrow('declares no access');
  });

  it('on a parameter whose row nobody is responsible for', async () => {
    const row = endpoint({
      method: 'GET',
      path: '/v2/things/:id',
      summary: 'Thing.',
      access: anyone(),
      shows: [],
      params: z.object({ id: z.string() }),
    });
    await expect(start(handled(row))).rejects.toThrow('params.id');
  });

  it.each([
    ['query', { query: z.object({ spId: id.optional() }) }, 'query.spId'],
    ['body', { body: z.object({ pets: z.array(z.object({ breedId: id.nullable() })) }) }, 'body.pets[].breedId'],
  ])('on an id in the %s without an ability', async (_where, part, place) => {
    const row = endpoint({
      method: 'POST',
      path: '/v2/things',
      summary: 'Things.',
      access: anyone(),
      activity: 'Did',
      changes: [],
      ...part,
    });
    await expect(start(handled(row))).rejects.toThrow(place);
  });

  it('on an ability that no policy has a rule for', async () => {
    const row = endpoint({
      method: 'GET',
      path: '/v2/things/:id',
      summary: 'Thing.',
      access: anyone(),
      shows: [],
      params: z.object({ id: ref('session.end') }),
    });
    await expect(start(handled(row))).rejects.toThrow('No policy has a rule for session.end');
  });

  it('on a rule about the viewer where nobody is signed in', async () => {
    const row = endpoint({
      method: 'GET',
      path: '/v2/things/:id',
      summary: 'Thing.',
      access: anyone(),
      shows: [],
      params: z.object({ id: ref('session.end') }),
    });
    const policy = { 'session.end': forViewer<never>(() => everyRow()) };
    await expect(start({ ...handled(row), policy })).rejects.toThrow('requires a viewer');
  });

  it('on a limit per account where nobody is signed in', async () => {
    const row = endpoint({
      method: 'GET',
      path: '/v2/things',
      summary: 'Things.',
      access: anyone(),
      shows: [],
      limit: ['uploadsPerAccount'],
    });
    await expect(start(handled(row))).rejects.toThrow('uploadsPerAccount');
  });

  it('on a limit by a field that the body lacks', async () => {
    const row = endpoint({
      method: 'POST',
      path: '/v2/things',
      summary: 'Things.',
      access: anyone(),
      activity: 'Did',
      changes: [],
      limit: ['emailChangesPerEmail'],
    });
    await expect(start(handled(row))).rejects.toThrow('body.email');
  });

  it('on a write that does not say whether support may make it for somebody', async () => {
    const row = endpoint({
      method: 'POST',
      path: '/v2/things',
      summary: 'Things.',
      // @ts-expect-error A write without whileImpersonating does not compile either.
      access: signedInAs(['groomer']),
      activity: 'Changed things',
      changes: [],
    });
    await expect(start(handled(row))).rejects.toThrow('while impersonating');
  });

  it.each([
    ['for staff without a duty', signedInAs(['staff', 'support'])],
    ['with a duty for everybody', signedInAs(ROLES, { duty: 'people' })],
    ['with a duty for others', signedInAs(['groomer'], { duty: 'people' })],
  ])('on a row %s', async (_what, access) => {
    const row = endpoint({ method: 'GET', path: '/v2/things', summary: 'Things.', access, shows: [] });
    await expect(start(handled(row))).rejects.toThrow('has to name a duty');
  });

  it('on a write that is not in words for its audit record', async () => {
    // @ts-expect-error A write without activity does not compile either.
    const row = endpoint({ method: 'DELETE', path: '/v2/things', summary: 'Things.', access: anyone(), changes: [] });
    await expect(start(handled(row))).rejects.toThrow('declares no activity');
  });

  it('on a contract row without a handler', () => {
    expect(() => bindModule('test', { good }, {}, {} as never)).toThrow('test.good has no handler');
  });
});

describe('a limit whose key the handler knows', () => {
  const row = endpoint({
    method: 'POST',
    path: '/v2/tries',
    summary: 'Try.',
    access: anyone(),
    activity: 'Tried',
    changes: [],
    answer: z.object({ ok: z.boolean() }),
    limit: ['confirmPerSession'],
  });
  const statusOf = async (handler: Parameters<typeof bindModule<{ row: typeof row }>>[3]['row']) => {
    const app = await buildServer(api.platform, [bindModule('test', { row }, {}, { row: handler })]);
    const { statusCode } = await app.inject({ method: 'POST', url: '/v2/tries', headers: { host: api.site.host } });
    await app.close();
    return statusCode;
  };

  it('has to be counted before the handler succeeds', async () => {
    expect(await statusOf(() => ({ ok: true }))).toBe(500);
    expect(await statusOf(staged(() => Promise.resolve({ ok: true })))).toBe(500);
    const counting = staged<typeof row>(async ({ count, finish }) => {
      await count('confirmPerSession', 'somebody');
      return await finish(() => Promise.resolve({ ok: true }));
    });
    expect(await statusOf(counting)).toBe(200);
  });
});

describe('a reference', () => {
  const row = endpoint({
    method: 'GET',
    path: '/v2/sessions/:id',
    summary: 'Session.',
    access: anyone(),
    shows: [],
    params: z.object({ id: ref('session.end') }),
    answer: z.object({ ok: z.boolean() }),
  });
  const policy = { 'session.end': forAnyone<never>(() => everyRow()) };
  const statusOf = async (handler: Parameters<typeof bindModule<{ row: typeof row }>>[3]['row']) => {
    const app = await buildServer(api.platform, [bindModule('test', { row }, policy, { row: handler })]);
    const url = '/v2/sessions/01890000-0000-7000-8000-000000000000';
    const { statusCode } = await app.inject({ url, headers: { host: api.site.host } });
    await app.close();
    return statusCode;
  };

  it('has to be asked about before the handler succeeds', async () => {
    expect(await statusOf(() => ({ ok: true }))).toBe(500);
    expect(await statusOf(staged(() => Promise.resolve({ ok: true })))).toBe(500);
    const asking = ({ allowed, params }: Call<typeof row>) => ({ ok: typeof allowed(params.id) === 'function' });
    expect(await statusOf(asking)).toBe(200);
  });
});

describe('an answer', () => {
  it('carries declared fields only', async () => {
    const leaky = { name: 'Biscuit', secret: 'never', inner: { kept: 'yes', passwordHash: 'never' } };
    const app = await buildServer(api.platform, [bindModule('test', { good }, {}, { good: () => leaky })]);
    const response = await app.inject({ url: '/v2/good', headers: { host: api.site.host } });
    expect(response.json()).toEqual({ name: 'Biscuit', inner: { kept: 'yes' } });
    await app.close();
  });

  it('to something unexpected tells nothing of what went wrong', async () => {
    const failing = bindModule(
      'test',
      { good },
      {},
      { good: () => Promise.reject(new Error('relation "secrets" does not exist')) },
    );
    const app = await buildServer(api.platform, [failing]);
    const response = await app.inject({ url: '/v2/good', headers: { host: api.site.host } });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      code: 'internal_server_error',
      message: 'Oops. We ran into an error. Pls try again.',
      data: { status: 500 },
    });
    await app.close();
  });
});

describe('addresses', () => {
  it('RL-api-client-01 the two namespaces are served under their gateway prefixes too', async () => {
    const { V1_PREFIX, V2_PREFIX } = api.platform.config;
    const menu = await api.app.inject({
      url: `${V1_PREFIX}/sites/current/menu/primary`,
      headers: { host: api.site.host },
    });
    expect(menu.json()).toEqual({ items: [] });
    const health = await api.app.inject({ url: `${V2_PREFIX}/health`, headers: { host: api.site.host } });
    expect(health.json()).toEqual({ ok: true });
  });

  it.each([
    ['over-long', `/v1/sites/${'a'.repeat(300)}/settings`, 404],
    ['badly escaped', '/v1/sites/%E0%A4%A/settings', 400],
  ])('that are %s are refused in the common form before they reach a route', async (_what, url, status) => {
    const response = await api.app.inject({ url, headers: { host: api.site.host } });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ data: { status } });
  });

  it('nobody serves are not found, in the common form', async () => {
    const response = await api.app.inject({ url: '/v2/nothing-here' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found', data: { status: 404 } });
  });

  it('show the contract to people, with who may call what', async () => {
    const page = await api.app.inject({ url: '/docs/' });
    expect(page.headers['content-type']).toContain('text/html');
    const document = (await api.app.inject({ url: '/docs/openapi.json' })).json<{
      paths: Record<string, Record<string, { description: string }>>;
    }>();
    expect(document.paths['/v2/account/impersonation']?.['post']?.description).toContain('support');
  });

  it('for operators: alive, ready, measured', async () => {
    expect((await api.app.inject({ url: '/health/live' })).json()).toEqual({ alive: true });
    expect((await api.app.inject({ url: '/health/ready' })).json()).toEqual({
      database: true,
      schema: true,
      live: true,
      leaving: false,
    });
    expect((await api.app.inject({ url: '/metrics' })).body).toContain('tailgate_request_seconds_bucket');
  });
});

describe('a request', () => {
  const post = (headers: Record<string, string>, payload: string) =>
    api.app.inject({
      method: 'POST',
      url: '/v2/account/request-password-reset',
      headers: { host: api.site.host, ...headers },
      payload,
    });

  it.each([
    ['text', { 'content-type': 'text/plain' }, 'hello', 415],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=b', 415],
    ['broken JSON', { 'content-type': 'application/json' }, '{"a":', 400],
    ['a poisoned prototype', { 'content-type': 'application/json' }, '{"__proto__":{"admin":true}}', 400],
    ['too much', { 'content-type': 'application/json' }, JSON.stringify({ email: 'x'.repeat(300_000) }), 413],
    ['fields of the wrong kind', { 'content-type': 'application/json' }, '{"email":7}', 422],
  ])('with %s is refused in the common form', async (_what, headers, payload, status) => {
    const response = await post(headers, payload);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ data: { status } });
  });
});
