import { anyone, endpoint } from '@tailgate/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { bindModule } from './call.ts';
import { buildServer } from './server.ts';
import { trustedProxies } from './trusted-proxies.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const contract = {
  where: endpoint({
    method: 'GET',
    path: '/v2/where',
    summary: 'Where.',
    access: anyone(),
    shows: [],
    answer: z.object({ siteId: z.string() }),
  }),
};
const modules = [bindModule('test', contract, {}, { where: ({ site }) => ({ siteId: site.id }) })];
const serverWith = (config: Partial<TestApi['platform']['config']>) =>
  buildServer({ ...api.platform, config: { ...api.platform.config, ...config } }, modules);

describe('in production', () => {
  it.each(['/metrics', '/docs/', '/docs/openapi.json'])('%s is not on the public port', async (url) => {
    const app = await serverWith({ NODE_ENV: 'production' });
    expect((await app.inject({ url })).statusCode).toBe(404);
    await app.close();
  });

  it.each(['unknown.example', '127.0.0.1', 'localhost'])('the host %s is of no site', async (host) => {
    const app = await serverWith({ NODE_ENV: 'production', DEFAULT_SITE: api.site.slug });
    expect((await app.inject({ url: '/v2/where', headers: { host } })).statusCode).toBe(404);
    await app.close();
  });
});

describe('a host name', () => {
  it('is of no site when nobody knows it or it is spelled otherwise, in development too', async () => {
    const app = await serverWith({ DEFAULT_SITE: api.site.slug });
    const ask = async (host: string) => (await app.inject({ url: '/v2/where', headers: { host } })).statusCode;
    expect(await ask(api.site.host)).toBe(200);
    expect(await ask(api.site.host.toUpperCase())).toBe(404);
    expect(await ask('unknown.example')).toBe(404);
    expect(await ask('127.0.0.1')).toBe(200);
    await app.close();
  });

  it('is taken from a proxy that is trusted, and from nobody else', async () => {
    const app = await serverWith({ TRUSTED_PROXIES: ['10.1.0.0/16'] });
    const siteFor = async (remoteAddress: string) => {
      const headers = { host: api.site.host, 'x-forwarded-host': api.otherSite.host };
      return (await app.inject({ url: '/v2/where', remoteAddress, headers })).json<{ siteId: string }>().siteId;
    };
    expect(await siteFor('10.1.2.3')).toBe(api.otherSite.id);
    expect(await siteFor('203.0.113.9')).toBe(api.site.id);
    await app.close();
  });
});

it('answers of the API are kept by no cache, refusals included', async () => {
  for (const name of ['GET /v2/account/me', 'GET /v2/account/sessions'] as const)
    expect((await api.call(name)).headers['cache-control']).toBe('no-store');
  expect((await (await api.as('groomer')).call('GET /v2/account/me')).headers['cache-control']).toBe('no-store');
});

it('proxies are trusted by address and by subnet, mapped addresses included', () => {
  const isTrusted = trustedProxies(['10.0.0.1', '192.168.0.0/16', 'fd00::/8']);
  expect(['10.0.0.1', '::ffff:10.0.0.1', '192.168.7.7', 'fd12::1'].every(isTrusted)).toBe(true);
  expect(['10.0.0.2', '203.0.113.1', '2001:db8::1', ''].some(isTrusted)).toBe(false);
});
