import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startPrivateTestApi, startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const square = (latitude: number, longitude: number, size = 0.1) => [
  { latitude, longitude },
  { latitude: latitude + size, longitude },
  { latitude: latitude + size, longitude: longitude + size },
  { latitude, longitude: longitude + size },
];
const draw = (groomer: SignedIn, given: object = {}) =>
  groomer.call('POST /v2/service-provider/work-zone', {
    body: { name: 'South Austin', price: 12.5, availableDays: [5, 3], points: square(30.2, -97.8), ...given },
  });

const outline = (groomer: SignedIn, postalCodes: readonly string[]) =>
  groomer.call('POST /v2/service-provider/work-zone/outline', { body: { postalCodes } });

describe('a work zone', () => {
  it('RL-work-zones-01 RL-work-zones-03 is a polygon of latitude and longitude pairs, with its days and its price', async () => {
    const groomer = await api.as('groomer');
    const { status, body } = await draw(groomer, { type: 'POLYGON' });
    expect(status).toBe(200);
    expect(body.zones).toMatchObject([
      { type: 'POLYGON', name: 'South Austin', price: 12.5, availableDays: [3, 5], points: square(30.2, -97.8) },
    ]);
    expect(body.zones[0]?.squareMiles).toBeCloseTo(41, 0);
    expect((await groomer.call('GET /v2/service-provider/work-zone')).body).toEqual(body);
    expect((await draw(groomer, { type: 'CIRCLE' })).status).toBe(422);
  });

  it.each([
    ['without price', { price: undefined }],
    ['without points', { points: undefined }],
    ['with no point', { points: [] }],
  ])('RL-work-zones-02 %s is rejected with the specified message', async (_what, given) => {
    const { status, error } = await draw(await api.as('groomer'), given);
    expect(status).toBe(422);
    expect(error.errors).toEqual({ points: 'price and points are required' });
  });

  it.each([
    ['two corners', square(30, -97).slice(0, 2), 'needs at least three corners'],
    ['a border across itself', [0, 2, 1, 3].map((corner) => square(30, -97)[corner]), 'must not cross itself'],
    ['a front yard', square(30, -97, 0.0005), 'is too small to drive to'],
    ['half a country', square(30, -110, 12), 'is too large for one van'],
  ])('rejects %s', async (_what, points, problem) => {
    const { status, error } = await draw(await api.as('groomer'), { points });
    expect(status).toBe(422);
    expect(error.errors).toEqual({ points: problem });
  });

  it('can be changed and removed only by its owner', async () => {
    const groomer = await api.as('groomer');
    const stranger = await api.as('groomer');
    const id = (await draw(groomer)).body.zones[0]?.id ?? '';
    expect((await draw(stranger, { id, name: 'Mine' })).status).toBe(404);
    expect((await draw(groomer, { id, name: 'South' })).body.zones.map(({ name }) => name)).toEqual(['South']);
    const remove = (who: SignedIn) => who.call('DELETE /v2/service-provider/work-zone/:id', { params: { id } });
    expect((await remove(stranger)).status).toBe(404);
    expect((await remove(groomer)).body.zones).toEqual([]);
  });

  it('has a color of its own, which stays when other zones are deleted', async () => {
    await draw(await api.as('groomer'), { name: 'Of a colleague' });
    const groomer = await api.as('groomer');
    for (const name of ['First', 'Second', 'Third']) await draw(groomer, { name });
    const { body } = await groomer.call('GET /v2/service-provider/work-zone');
    expect(body.zones.map(({ name, color }) => [name, color])).toEqual([
      ['First', 1],
      ['Second', 2],
      ['Third', 3],
    ]);
    const params = { id: body.zones[0]?.id ?? '' };
    const left = (
      await groomer.call('DELETE /v2/service-provider/work-zone/:id', {
        params,
      })
    ).body.zones;
    expect(left.map(({ color }) => color)).toEqual([2, 3]);
    const [second] = left;
    const changed = (
      await draw(groomer, {
        id: second?.id,
        name: 'Second',
        availableDays: [1],
      })
    ).body.zones;
    expect(changed.map(({ color }) => color)).toEqual([2, 3]);
    // The next zone takes the color that was freed, so that all on the map differ.
    const next = (await draw(groomer, { name: 'Fourth' })).body.zones;
    expect(next.find(({ name }) => name === 'Fourth')?.color).toBe(1);
  });

  it('repeats a color only when all are in use', async () => {
    const groomer = await api.as('groomer');
    for (let count = 0; count < 9; count += 1) await draw(groomer, { name: `Zone ${count}` });
    const { body } = await groomer.call('GET /v2/service-provider/work-zone');
    expect(body.zones.map(({ color }) => color)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 1]);
  });

  it('lists the zones it overlaps and which of the two is cheaper', async () => {
    const groomer = await api.as('groomer');
    await draw(groomer, { name: 'Dear', price: 30 });
    await draw(groomer, { name: 'Cheap', price: 5, points: square(30.25, -97.75) });
    const { body } = await draw(groomer, { name: 'Next door', points: square(30.2, -97.9) });
    const nameOf = new Map(body.zones.map(({ id, name }) => [id, name]));
    expect(body.overlaps.map(({ zoneId, otherId }) => [nameOf.get(zoneId), nameOf.get(otherId)].sort())).toEqual([
      ['Cheap', 'Dear'],
    ]);
    expect(nameOf.get(body.overlaps[0]?.cheaperId ?? '')).toBe('Cheap');
  });

  it('can be outlined from ZIP codes', async () => {
    const groomer = await api.as('groomer');
    const { status, body } = await outline(groomer, ['78704', '78745', '00000']);
    expect(status).toBe(200);
    expect(body.unknown).toEqual(['00000']);
    expect(body.points.length).toBeGreaterThan(3);
    expect((await draw(groomer, { points: body.points })).status).toBe(200);
  });
});

describe('a border around ZIP codes', () => {
  it('counts every code against the rate limit of an IP address', async () => {
    // Allows six codes.
    await api.setRateLimitScale(0.02);
    onTestFinished(() => api.setRateLimitScale(1));
    const groomer = await api.as('groomer');
    expect((await outline(groomer, ['78704', '78745', '78704'])).status).toBe(200);
    expect((await outline(groomer, ['78701', '78702', '78703', '78704'])).status).toBe(200);
    const refused = await outline(groomer, ['78704']);
    expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests']);
  });

  it('is requested outside of transactions and fails with 503 when the vendor does', async () => {
    const open: number[] = [];
    const vendor = createServer((_request, response) => {
      void lookAtTransactions().then((count) => {
        open.push(count);
        response.writeHead(count === 0 ? 200 : 500, { 'content-type': 'application/json' });
        response.end('{"addresses":[]}');
      });
    }).listen(0, '127.0.0.1');
    await once(vendor, 'listening');
    const url = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
    const slow = await startPrivateTestApi({
      because: 'the address search stand-in counts open transactions',
      environment: { ADDRESS_SEARCH_API_URL: url },
    });
    // Every session with an open transaction holds the lock of its virtual transaction id, active or idle.
    const lookAtTransactions = async () => {
      const { rows } = await slow.database.asOwner((owner) =>
        owner.query<{ count: number }>(
          `select count(*)::int from pg_locks join pg_stat_activity using (pid)
           where locktype = 'virtualxid' and datname = current_database() and pid <> pg_backend_pid()`,
        ),
      );
      return rows[0]?.count ?? Number.NaN;
    };
    try {
      const groomer = await slow.as('groomer');
      const { status, body } = await outline(groomer, ['78704']);
      expect([status, body, open]).toEqual([200, { points: [], unknown: ['78704'] }, [0]]);
      vendor.close().closeAllConnections();
      const failed = await outline(groomer, ['78745']);
      expect([failed.status, failed.error.code]).toEqual([503, 'temporarily_unavailable']);
    } finally {
      vendor.close();
      await slow.close();
    }
  });
});
