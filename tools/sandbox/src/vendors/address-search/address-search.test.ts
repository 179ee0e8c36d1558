import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandbox as clientOf } from '../../client.ts';
import { type Sandbox, startSandbox } from '../../index.ts';
import { defaultSettings } from '../../settings.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());

type Address = {
  formattedAddress: string;
  addressLabel: string;
  city: string;
  stateCode: string;
  postalCode?: string;
  layer: string;
  latitude: number;
  longitude: number;
};
type Answer = { meta: { code: number; param?: string }; addresses: Address[] };

const get = (path: string, query: Record<string, string>, init: RequestInit = {}) =>
  fetch(`${sandbox.url}${path}?${new URLSearchParams(query).toString()}`, {
    headers: { authorization: defaultSettings.addressSearchKey },
    ...init,
  });
const searching = { layers: 'address,postalCode', limit: '5', countryCode: 'US' };
const search = async (query: string, more: Record<string, string> = {}) =>
  ((await (await get('/v1/search/autocomplete', { query, ...searching, ...more })).json()) as Answer).addresses;
const labels = async (query: string, more?: Record<string, string>) =>
  (await search(query, more)).map(({ formattedAddress }) => formattedAddress);

describe('autocomplete', () => {
  it("answers an address in the vendor's shape, the same every time", async () => {
    const response = await get('/v1/search/autocomplete', { query: '1600 s lamar blvd austin tx 78704', ...searching });
    const answer = (await response.json()) as Answer;
    expect(response.status).toBe(200);
    expect(answer.meta).toEqual({ code: 200 });
    expect(answer.addresses).toEqual([
      expect.objectContaining({
        formattedAddress: '1600 S Lamar Blvd, Austin, TX 78704 US',
        addressLabel: '1600 S Lamar Blvd',
        number: '1600',
        street: 'S Lamar Blvd',
        city: 'Austin',
        state: 'Texas',
        stateCode: 'TX',
        postalCode: '78704',
        country: 'United States',
        countryCode: 'US',
        layer: 'address',
      }),
    ]);
    const [found] = answer.addresses;
    expect(found?.latitude).toBeCloseTo(30.24, 1);
    expect(found?.longitude).toBeCloseTo(-97.77, 1);
    expect(await search('1600 S Lamar Blvd, Austin, TX 78704')).toEqual(answer.addresses);
  });

  it('searches both demo cities without a location', async () => {
    const found = await search('200 W 5th St');
    expect(found).toHaveLength(5);
    expect(new Set(found.map(({ city, stateCode }) => `${city}, ${stateCode}`))).toEqual(
      new Set(['Austin, TX', 'Phoenix, AZ']),
    );
  });

  it('searches near a given point', async () => {
    const found = await search('40 oak ln', { near: '47.6,-122.3' });
    expect(new Set(found.map(({ city }) => city))).toEqual(new Set(['Seattle']));
  });

  it.each([
    ['a begun city after the comma', '12 elm st, phoe', /^12 Elm St, Phoenix, AZ 85\d{3} US$/],
    ['a street called like a small town', '1600 south lamar', /^1600 S(outh)? Lamar \w+, (Austin|Phoenix), /],
    ['a numbered street', '200 5th ave new york ny', /^200 5th Ave, New York, NY 1\d{4} US$/],
  ])('understands %s', async (_what, query, expected) => {
    const found = await labels(query);
    expect(found.length).toBeGreaterThan(0);
    for (const label of found) expect(label).toMatch(expected);
  });

  it('answers postal codes for a ZIP, a begun ZIP and a city', async () => {
    expect(await labels('78704')).toEqual(['78704, Austin, TX US']);
    expect(await labels('7870')).toContain('78702, Austin, TX US');
    const ofCity = await search('round rock');
    expect(ofCity.every(({ city, layer }) => city === 'Round Rock' && layer === 'postalCode')).toBe(true);
  });

  it('knows houses along country roads without their postal code', async () => {
    const [found] = await search('7 county road 12, austin');
    expect(found).toMatchObject({ formattedAddress: '7 County Road 12, Austin, TX US' });
    expect(found).not.toHaveProperty('postalCode');
  });

  it('finds nothing for nonsense, abroad or in other layers', async () => {
    expect(await labels('qwertz asdf')).toEqual([]);
    expect(await labels('78704', { countryCode: 'CA' })).toEqual([]);
    expect(await labels('1600 s lamar blvd', { layers: 'postalCode' })).toEqual([]);
    expect(await labels('78704', { layers: 'address' })).toEqual([]);
  });

  it.each([
    ['query', { query: ' ' }],
    ['near', { query: '78704', near: 'here' }],
    ['layers', { query: '78704', layers: 'address,planet' }],
    ['limit', { query: '78704', limit: '0' }],
  ])('refuses a wrong %s', async (param, query) => {
    const response = await get('/v1/search/autocomplete', query);
    expect(response.status).toBe(400);
    expect(((await response.json()) as Answer).meta).toMatchObject({ code: 400, param });
  });

  it('refuses a wrong key', async () => {
    const response = await get('/v1/search/autocomplete', { query: '78704' }, { headers: { authorization: 'wrong' } });
    expect(response.status).toBe(401);
    expect(((await response.json()) as Answer).meta).toMatchObject({ code: 401 });
  });
});

describe('reverse geocoding', () => {
  const at = async (coordinates: string) =>
    ((await (await get('/v1/geocode/reverse', { coordinates, layers: 'address' })).json()) as Answer).addresses;

  it('names the house at a point, and nothing at sea', async () => {
    const [found] = await at('30.2500,-97.7500');
    expect(found).toMatchObject({ city: 'Austin', postalCode: '78704', latitude: 30.25, longitude: -97.75 });
    expect(await at('0,0')).toEqual([]);
  });

  it('refuses coordinates that are none', async () => {
    for (const coordinates of ['30', '91,0', '30,,1', 'a,b'])
      expect((await get('/v1/geocode/reverse', { coordinates })).status, coordinates).toBe(400);
  });
});

describe('faults of the address search', () => {
  const ask = (init?: RequestInit) => get('/v1/search/autocomplete', { query: '78704' }, init);
  const headers = { authorization: defaultSettings.addressSearchKey };

  it("answer errors in the vendor's shape, then end", async () => {
    await clientOf(sandbox.url).setFault({ vendor: 'address-search', mode: 'error', status: 503 });
    const response = await ask();
    expect(response.status).toBe(503);
    expect(((await response.json()) as Answer).meta).toMatchObject({ code: 503 });
    expect((await ask()).status).toBe(200);
  });

  it('leave a call unanswered, or answer it late', async () => {
    await clientOf(sandbox.url).setFault({ vendor: 'address-search', mode: 'timeout' });
    await expect(ask({ headers, signal: AbortSignal.timeout(100) })).rejects.toThrow('timeout');
    await clientOf(sandbox.url).setFault({ vendor: 'address-search', mode: 'slow', delayMs: 30 });
    expect((await ask()).status).toBe(200);
  });
});
