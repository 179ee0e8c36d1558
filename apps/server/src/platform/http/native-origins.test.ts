import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const ask = (method: 'GET' | 'OPTIONS', origin: string, url = '/v2/health') =>
  api.app.inject({ method, url, headers: { host: api.site.host, origin } });

describe('RL-white-label-08 the native apps', () => {
  it.each(['capacitor://localhost', 'https://localhost'])('call from %s, without cookies', async (origin) => {
    const preflight = await ask('OPTIONS', origin, '/v2/account/refresh-token');
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toContain('x-refresh-token');
    const answer = await ask('GET', origin);
    expect(answer.headers['access-control-allow-origin']).toBe(origin);
    for (const { headers } of [preflight, answer]) expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('hear what went wrong, too', async () => {
    const answer = await ask('GET', 'capacitor://localhost', '/v2/account/me');
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['access-control-allow-origin']).toBe('capacitor://localhost');
  });

  it('are the only ones: another origin is told nothing', async () => {
    expect((await ask('OPTIONS', 'https://elsewhere.example')).statusCode).toBe(403);
    expect((await ask('GET', 'https://elsewhere.example')).headers['access-control-allow-origin']).toBeUndefined();
  });
});
