import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { freePort } from '@tailgate/kit';
import { startSandbox, type Sandbox } from '@tailgate/sandbox';
import { sandbox as clientOf, type SandboxClient } from '@tailgate/sandbox/client';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startPrivateTestApi, type TestApi } from '../../../testing/index.ts';
import { loggerOptions } from '../../platform/telemetry/log.ts';
import { radarAddressSearch } from '../../vendors/address-search/radar.ts';
import { cacheCountries, ipinfoCountry } from '../../vendors/ip-details/ipinfo.ts';

let vendors: Sandbox;
let sandbox: SandboxClient;
let api: TestApi;
const KEYS = { addressSearchKey: 'prj_test_lookups', ipDetailsToken: 'lookups-token' };
const environment = () => ({
  ADDRESS_SEARCH_API_URL: vendors.url,
  ADDRESS_SEARCH_KEY: KEYS.addressSearchKey,
  IP_DETAILS_API_URL: vendors.url,
  IP_DETAILS_TOKEN: KEYS.ipDetailsToken,
});
beforeAll(async () => {
  // A private sandbox: faults set here must not affect other suites.
  vendors = await startSandbox({ port: 0, smtpPort: 0, ...KEYS });
  sandbox = clientOf(vendors.url);
  api = await startPrivateTestApi({
    because: 'the vendors fail on command',
    environment: { ...environment(), RATE_LIMIT_SCALE: '1000' },
  });
});
afterAll(async () => {
  await api.close();
  await vendors.close();
});

const search = (query: string, more: Record<string, string> = {}) =>
  api.call('GET /v2/lookups/addresses', { query: { query, ...more } });
const fail = (vendor: 'address-search' | 'ip-details', times = 1) => sandbox.setFault({ vendor, mode: 'error', times });

describe('the address search', () => {
  it('returns addresses in the fields of our forms', async () => {
    const { status, body } = await search('1600 s lamar blvd, austin tx 78704');
    expect(status).toBe(200);
    expect(body.items).toEqual([
      {
        label: '1600 S Lamar Blvd, Austin, TX 78704 US',
        address: '1600 S Lamar Blvd',
        city: 'Austin',
        stateOrProvince: 'TX',
        postalCode: '78704',
        country: 'US',
        latitude: expect.closeTo(30.24, 1) as number,
        longitude: expect.closeTo(-97.77, 1) as number,
        layer: 'address',
      },
    ]);
  });

  it('RL-address-08 returns at most five results', async () => {
    expect((await search('200 W 5th St')).body.items).toHaveLength(5);
  });

  it('RL-address-11 returns addresses and ZIP codes', async () => {
    expect((await search('78704')).body.items).toMatchObject([{ layer: 'postalCode', postalCode: '78704' }]);
    expect((await search('40 oak ln, austin')).body.items[0]).toMatchObject({ layer: 'address' });
  });

  it('RL-address-07 rejects fewer than four characters', async () => {
    for (const query of ['787', ' 787 ', '']) expect((await search(query)).status).toBe(422);
  });

  it('prefers results near a given point', async () => {
    const { body } = await search('40 oak ln', { near: '47.6,-122.3' });
    expect(body.items[0]).toMatchObject({ city: 'Seattle', stateOrProvince: 'WA' });
  });

  it.each(['here', '47.6', '47.6,', '91,0', '0,181', '1,2,3', ','])(
    'rejects %s as a point to search near',
    async (near) => {
      const { status, error } = await search('40 oak ln', { near });
      expect(status).toBe(422);
      expect(error.errors).toHaveProperty('near');
    },
  );

  it('returns empty fields where the vendor has no value', async () => {
    const { body } = await search('7 county road 12, austin');
    expect(body.items[0]).toMatchObject({ address: '7 County Road 12', postalCode: '', city: 'Austin' });
  });

  it.each(['%', '🐾🐾🐾🐾', "'; drop table x", '12 '.repeat(60), '1 \u202e\u202e', '&layers=place&limit=99'])(
    'treats %j as plain text',
    async (query) => {
      expect((await search(query.slice(0, 200).padEnd(4, 'x'))).status).toBe(200);
    },
  );

  it('calls the vendor once for equal queries', async () => {
    expect((await search('12 Pecan Hollow Dr')).status).toBe(200);
    await fail('address-search');
    expect((await search('12  pecan hollow dr ')).status).toBe(200);
    expect((await search('13 pecan hollow dr')).status).toBe(503);
  });

  it('responds with 503 when the vendor fails and does not cache the failure', async () => {
    await fail('address-search', 2);
    for (let i = 0; i < 2; i += 1) {
      const { status, error } = await search('14 Pecan Hollow Dr');
      expect(status).toBe(503);
      expect(error.code).toBe('temporarily_unavailable');
    }
    expect((await search('14 Pecan Hollow Dr')).status).toBe(200);
  });

  it('needs no session and holds no transaction during the vendor call', async () => {
    const vendor = createServer().listen(0, '127.0.0.1');
    await once(vendor, 'listening');
    const small = await startPrivateTestApi({
      because: 'one database connection must be enough',
      environment: {
        ...environment(),
        ADDRESS_SEARCH_API_URL: `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`,
        DATABASE_POOL_SIZE: '1',
      },
    });
    try {
      const asked = once(vendor, 'request') as Promise<[IncomingMessage, ServerResponse]>;
      const slow = small.call('GET /v2/lookups/addresses', { query: { query: '16 Pecan Hollow Dr' } });
      const [, response] = await asked;
      expect((await small.call('GET /v2/pet/types')).status).toBe(200);
      response.setHeader('content-type', 'application/json').end('{"addresses":[]}');
      expect((await slow).status).toBe(200);
    } finally {
      await small.close();
      vendor.close();
    }
  });
});

describe('the address search adapter', () => {
  /** Responds with a fixed body and records the requests. */
  const vendorAnswering = async (body: string) => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(`${request.headers.authorization ?? ''} ${request.url ?? ''}`);
      response.setHeader('content-type', 'application/json').end(body);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const adapter = radarAddressSearch({
      ADDRESS_SEARCH_API_URL: url,
      ADDRESS_SEARCH_KEY: 'prj_key',
      VENDOR_TIMEOUT_SCALE: 20,
    });
    return { adapter, asked, close: () => server.close() };
  };
  const house = { formattedAddress: '1 Elm St, Austin, TX', city: 'Austin', stateCode: 'TX', layer: 'address' };

  it('RL-address-08 RL-address-09 RL-address-11 fixes layers, limit and country, and sends the key as a header', async () => {
    const vendor = await vendorAnswering('{"addresses":[]}');
    await vendor.adapter.search('1 elm st&countryCode=CA', undefined);
    expect(vendor.asked).toEqual([
      'prj_key /v1/search/autocomplete?query=1+elm+st%26countryCode%3DCA&layers=address%2CpostalCode&limit=5&countryCode=US',
    ]);
    vendor.close();
  });

  it('RL-address-08 RL-address-09 keeps five results and drops those abroad or without a city', async () => {
    const addresses = [
      { ...house, countryCode: 'CA' },
      { ...house, countryCode: 'US', city: null },
      { ...house, countryCode: 'US', layer: 'place' },
      ...Array.from({ length: 8 }, () => ({ ...house, countryCode: 'US' })),
    ];
    const vendor = await vendorAnswering(JSON.stringify({ addresses }));
    const found = await vendor.adapter.search('1 elm st', undefined);
    expect(found).toHaveLength(5);
    expect(found[0]).toMatchObject({ label: house.formattedAddress, postalCode: undefined, point: undefined });
    vendor.close();
  });

  it.each(['', 'secret street 5', '{"addresses":{}}', '{"addresses":[{"latitude":"x"}]}', '[]'])(
    'throws on the response %j without quoting it',
    async (body) => {
      const vendor = await vendorAnswering(body);
      const failure = await vendor.adapter.search('12 hidden ln', undefined).catch((error: unknown) => error);
      expect(String(failure)).toBe('VendorFailure: address-search search failed: ours (invalid-response)');
      vendor.close();
    },
  );
});

describe('the address at a point', () => {
  const at = (latitude: number | string, longitude: number | string) =>
    api.call('GET /v2/lookups/address-at', { query: { latitude, longitude } });

  it('is the nearest house, or null where there is none', async () => {
    const { body } = await at(30.25, -97.75);
    expect(body.address).toMatchObject({ city: 'Austin', postalCode: '78704', latitude: 30.25, longitude: -97.75 });
    expect((await at(0, 0)).body).toEqual({ address: null });
  });

  it('rejects invalid coordinates', async () => {
    for (const [latitude, longitude] of [
      [91, 0],
      [0, -181],
      ['north', 0],
      ['Infinity', 0],
    ] as const)
      expect((await at(latitude, longitude)).status).toBe(422);
  });

  it('responds with 503 when the vendor fails', async () => {
    await fail('address-search');
    expect((await at(30.26, -97.74)).error.code).toBe('temporarily_unavailable');
  });
});

describe('the time zone at a point', () => {
  it.each([
    ['Austin', 30.27, -97.74, 'America/Chicago'],
    ['Phoenix', 33.45, -112.07, 'America/Phoenix'],
    ['Honolulu', 21.31, -157.86, 'Pacific/Honolulu'],
  ])('RL-lookups-01 of %s is its IANA name', async (_city, latitude, longitude, timeZone) => {
    expect((await api.call('GET /v2/lookups/time-zone', { query: { latitude, longitude } })).body).toEqual({
      timeZone,
    });
  });

  it('exists at the poles and the date line', async () => {
    for (const latitude of [-90, 0, 90])
      for (const longitude of [-180, 0, 180]) {
        const { status, body } = await api.call('GET /v2/lookups/time-zone', { query: { latitude, longitude } });
        expect(status).toBe(200);
        expect(() => new Intl.DateTimeFormat('en', { timeZone: body.timeZone })).not.toThrow();
      }
  });
});

describe('the country of the caller', () => {
  const from = async (remoteAddress: string) => {
    const answer = await api.app.inject({
      url: '/v2/lookups/ip-details',
      remoteAddress,
      headers: { host: api.site.host },
    });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };

  it.each([
    ['8.8.4.4', 'US'],
    ['::ffff:81.2.69.142', 'GB'],
    ['2001:4860:4860::8844', 'US'],
    ['127.0.0.1', ''],
    ['192.168.1.7', ''],
    ['fe80::1', ''],
  ])('RL-lookups-01 from %s is %j', async (address, country_code) => {
    expect(await from(address)).toEqual({ status: 200, body: { country_code } });
  });

  it('RL-errors-07 is empty while the vendor fails', async () => {
    await fail('ip-details');
    expect(await from('8.8.8.8')).toEqual({ status: 200, body: { country_code: '' } });
    expect(await from('8.8.8.8')).toEqual({ status: 200, body: { country_code: 'US' } });
  });

  it('does not look up private addresses', async () => {
    const asked = ipinfoCountry({
      IP_DETAILS_API_URL: `http://127.0.0.1:${await freePort()}`,
      IP_DETAILS_TOKEN: 'x',
      VENDOR_TIMEOUT_SCALE: 20,
    });
    const unreachable = cacheCountries(asked);
    expect(await unreachable('10.0.0.1')).toBe('');
    expect(await unreachable('not an address')).toBe('');
    await expect(unreachable('8.8.8.8')).rejects.toThrow('ip-details country failed: later (ECONNREFUSED)');
  });
});

describe('a vendor that does not answer', () => {
  let impatient: TestApi;
  beforeAll(async () => {
    impatient = await startPrivateTestApi({
      because: 'its time limits are short',
      environment: { ...environment(), VENDOR_TIMEOUT_SCALE: '0.05' },
    });
  });
  afterAll(() => impatient.close());

  // The sandbox closes the connection after two minutes and the test ends earlier, so the timeout must be ours.
  it('fails the address search after the time limit', { timeout: 60_000 }, async () => {
    await sandbox.setFault({ vendor: 'address-search', mode: 'timeout', times: 1 });
    const { status } = await impatient.call('GET /v2/lookups/addresses', { query: { query: '15 Pecan Hollow Dr' } });
    expect(status).toBe(503);
  });

  it('RL-errors-07 leaves the country empty after the time limit', { timeout: 60_000 }, async () => {
    await sandbox.setFault({ vendor: 'ip-details', mode: 'timeout', times: 1 });
    const answer = await impatient.app.inject({
      url: '/v2/lookups/ip-details',
      remoteAddress: '9.9.9.9',
      headers: { host: impatient.site.host },
    });
    expect(answer.json<unknown>()).toEqual({ country_code: '' });
  });
});

describe('the log', () => {
  it('RL-errors-07 contains the failure but neither query nor IP address', async () => {
    const lines: string[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString());
        done();
      },
    });
    const logged = await startPrivateTestApi({ because: 'the log is read', environment: environment() });
    try {
      Object.assign(logged.platform, { log: pino(loggerOptions('debug'), sink) });
      await fail('address-search');
      expect((await logged.call('GET /v2/lookups/addresses', { query: { query: '17 Hidden Hollow Ln' } })).status).toBe(
        503,
      );
      await fail('ip-details');
      await logged.app.inject({
        url: '/v2/lookups/ip-details',
        remoteAddress: '8.8.4.4',
        headers: { host: logged.site.host },
      });
      const log = lines.join('');
      expect(log).toContain('address-search search failed: later (500)');
      expect(log).toContain('"lookup":"ip-details"');
      expect(log).not.toMatch(/hidden|hollow|8\.8\.4\.4/i);
    } finally {
      await logged.close();
    }
  });
});

describe('the rate limit', () => {
  it('counts calls per IP address', async () => {
    await api.setRateLimitScale(0.02);
    onTestFinished(() => api.setRateLimitScale(1000));
    const ask = async (url: string, remoteAddress: string) =>
      (await api.app.inject({ url, remoteAddress, headers: { host: api.site.host } })).statusCode;
    const addresses = '/v2/lookups/addresses?query=78704';
    const point = '?latitude=30.25&longitude=-97.75';
    for (let i = 0; i < 5; i += 1) expect(await ask(addresses, '10.9.9.1')).toBe(200);
    expect(await ask(`/v2/lookups/address-at${point}`, '10.9.9.1')).toBe(200);
    expect(await ask(addresses, '10.9.9.1')).toBe(429);
    expect(await ask(`/v2/lookups/address-at${point}`, '10.9.9.1')).toBe(429);
    expect(await ask(addresses, '10.9.9.2')).toBe(200);
    for (let i = 0; i < 2; i += 1) expect(await ask(`/v2/lookups/time-zone${point}`, '10.9.9.3')).toBe(200);
    expect(await ask('/v2/lookups/ip-details', '10.9.9.3')).toBe(429);
  });
});
