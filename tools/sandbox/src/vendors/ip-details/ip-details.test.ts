import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandbox as clientOf } from '../../client.ts';
import { type Sandbox, startSandbox } from '../../index.ts';
import { defaultSettings } from '../../settings.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());

const ask = async (ip: string, token = defaultSettings.ipDetailsToken) => {
  const response = await fetch(`${sandbox.url}/lite/${ip}`, { headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

describe('details of an address', () => {
  it.each([
    ['8.8.8.8', 'US'],
    ['2001:4860:4860::8888', 'US'],
    ['81.2.69.142', 'GB'],
  ])('have the country of %s', async (ip, country_code) => {
    expect(await ask(ip)).toMatchObject({ status: 200, body: { ip, country_code } });
  });

  it.each(['127.0.0.1', '10.1.2.3', '::1', 'fe80::1'])('have no country for %s', async (ip) => {
    expect(await ask(ip)).toEqual({ status: 200, body: { ip, bogon: true } });
  });

  it('take the token from the address line, too', async () => {
    const response = await fetch(`${sandbox.url}/lite/8.8.8.8?token=${defaultSettings.ipDetailsToken}`);
    expect(response.status).toBe(200);
  });

  it('are refused for a wrong token and for what is no address', async () => {
    expect((await ask('8.8.8.8', 'wrong')).status).toBe(403);
    expect((await ask('nobody')).status).toBe(404);
  });

  it('fail when a fault is set', async () => {
    await clientOf(sandbox.url).setFault({ vendor: 'ip-details', mode: 'error' });
    expect((await ask('8.8.8.8')).status).toBe(500);
    expect((await ask('8.8.8.8')).status).toBe(200);
  });
});
