import { CAPS, MAX_BLOCK_NOTE_LENGTH } from '@tailgate/contract';
import { addDays, instantOf, localDateAt, type LocalDate, type Place } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildVanRow } from '../../../../testing/builders/build-van-row.ts';
import {
  buildCatalogue,
  buildCustomerOf,
  buildGroomerAround,
  queuedFor,
  startTestApi,
  type SignedIn,
  type TestApi,
} from '../../../../testing/index.ts';
import { newId } from '../../../platform/ids.ts';
import { changeCustody } from '../../custody/index.ts';

const VAN = '/v2/service-vehicle/fleet-owner/fleet-management/:id';
const SESSION = '/v2/service-checkout/pet-service/service-provider';
const ZONE = 'America/Chicago';

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let center: Place = { latitude: 30.26, longitude: -97.75 };
let owner: SignedIn;
let ana: SignedIn;
let van: string;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.reset();
  center = { ...center, longitude: center.longitude + 0.5 };
  owner = await api.as('fleet_owner');
  ana = await buildGroomerAround(api, { center, serviceId: ids.groom });
  van = await buildVanRow(api, { ownerId: owner.account.id });
});

const day = (days: number): LocalDate => addDays(localDateAt(api.clock.now(), ZONE), days);
const at = (days: number, hour: number) => instantOf(day(days), hour * 60, ZONE).toISOString();
const block = (given: object, { by = owner, id = van } = {}) =>
  by.call(`POST ${VAN}/blocks`, { params: { id }, body: { reason: 'own_use', ...given } });
const days = (from: number, to = from, more: object = {}) => ({ from: day(from), to: day(to), ...more });
const remove = (blockId: string, { by = owner, id = van } = {}) =>
  by.call(`DELETE ${VAN}/blocks/:blockId`, { params: { id, blockId } });
const dayOf = async (date: LocalDate, { by = owner, id = van } = {}) => {
  const { body, status, raw } = await by.call(`GET ${VAN}/day`, { params: { id }, query: { date } });
  expect(status, raw).toBe(200);
  return body;
};
const give = (holder: SignedIn, from: number, reason: 'assignment' | 'rental' = 'assignment') =>
  api.platform.db.inSite(api.site.id, (tx) =>
    changeCustody(
      tx,
      { accountId: owner.account.id },
      {
        vehicleId: van,
        changes: [
          {
            holderId: holder.account.id,
            during: { from: day(from), to: null },
            reason,
            subjectId: reason === 'rental' ? newId() : null,
          },
        ],
      },
      api.platform,
    ),
  );
const book = async (who: SignedIn, inDays: number, time: string) => {
  const customer = await buildCustomerOf(api, who, { place: center, breedId: ids.beagle, petTypeId: ids.dog });
  const opened = await who.call(`POST ${SESSION}/init`, { body: { customerId: customer.id } });
  const params = { sessionId: opened.body.id };
  const petServices = [{ petId: customer.pets[0]?.id, services: [{ serviceId: ids.groom, addons: [] }] }];
  await who.call(`POST ${SESSION}/:sessionId/set-services`, { params, body: { petServices } });
  const placed = await who.call(`POST ${SESSION}/:sessionId/place-order`, {
    params,
    body: { appointment: { date: day(inDays), time }, overrideServiceTime: 60 },
  });
  return { ...placed, customer };
};
const storedBlocks = async () => {
  const { rows } = await api.database.asOwner((db) =>
    db.query<{ blocks: number; uses: number }>(
      `select (select count(*)::int from van_blocks where vehicle_id = $1) as blocks,
        (select count(*)::int from occupancy where resource_id = $1 and kind = 'block') as uses`,
      [van],
    ),
  );
  return rows[0];
};

describe('a block of a van', () => {
  it('of days takes them whole, and is on the day of the van with its reason', async () => {
    const { body, status, raw } = await block(days(2, 3, { note: 'Trade show in Dallas' }));
    expect(status, raw).toBe(200);
    expect(body).toMatchObject({ startsAt: at(2, 0), endsAt: at(4, 0), timeZone: ZONE, note: 'Trade show in Dallas' });
    const use = {
      id: body.id,
      kind: 'block',
      groomer: null,
      block: { reason: 'own_use', note: 'Trade show in Dallas' },
    };
    expect((await dayOf(day(3))).uses).toMatchObject([use]);
    expect((await dayOf(day(4))).uses).toEqual([]);
  });

  it('of hours leaves the rest of the day', async () => {
    await give(ana, 0);
    const { body } = await block(days(2, 2, { startTime: '12:00', endTime: '15:00', reason: 'service' }));
    expect(body).toMatchObject({ startsAt: at(2, 12), endsAt: at(2, 15) });
    expect((await book(ana, 2, '13:00')).status).toBe(409);
    expect((await book(ana, 2, '16:00')).status).toBe(200);
  });

  it('of today begins now', async () => {
    const { body } = await block(days(0));
    expect(Date.parse(body.startsAt)).toBeGreaterThanOrEqual(api.clock.now().getTime() - 60_000);
    expect(body.endsAt).toBe(at(1, 0));
  });

  it('keeps the van from being booked, and tells its driver once', async () => {
    await give(ana, 0);
    await block(days(2, 2, { reason: 'service', note: 'Brakes squeal' }));
    expect((await book(ana, 2, '10:00')).status).toBe(409);
    const told = (await queuedFor(api, ana.account.phone)).filter((words) => words.includes('out of use'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('It is in for service.');
    // What the owner notes is for the owner.
    expect(told[0]).not.toContain('Brakes');
  });

  it('over an appointment is refused with it and its groomer, and writes nothing', async () => {
    await give(ana, 0);
    const { body: placed, customer } = await book(ana, 2, '10:00');
    const refused = await block(days(1, 4));
    expect(refused.status).toBe(409);
    expect(refused.error).toMatchObject({
      code: 'van_in_use',
      data: {
        vanUse: [
          {
            id: placed.id,
            kind: 'appointment',
            start: at(2, 10),
            end: at(2, 11),
            holderId: ana.account.id,
            choices: [],
          },
        ],
      },
    });
    expect(refused.raw).not.toContain(customer.id);
    expect(await storedBlocks()).toEqual({ blocks: 0, uses: 0 });
    expect((await block(days(3, 4))).status).toBe(200);
  });

  it('within a rental is refused: the van was promised', async () => {
    await give(ana, 2, 'rental');
    expect((await block(days(3))).error.code).toBe('van_taken');
    expect((await block(days(1))).status).toBe(200);
  });

  it('that is removed frees the van, and its driver hears of it', async () => {
    await give(ana, 0);
    const { body } = await block(days(2));
    expect((await remove(body.id)).status).toBe(204);
    expect(await storedBlocks()).toEqual({ blocks: 0, uses: 0 });
    expect((await book(ana, 2, '10:00')).status).toBe(200);
    expect((await queuedFor(api, ana.account.phone)).join()).toContain('back in use');
    expect((await remove(body.id)).status).toBe(404);
  });

  it('under way ends now: what has passed stays', async () => {
    const { body } = await block(days(0, 1));
    api.clock.advance(300);
    expect((await remove(body.id)).status).toBe(204);
    const [use] = (await dayOf(day(0))).uses;
    expect(use).toMatchObject({ id: body.id, startsAt: body.startsAt, block: { reason: 'own_use' } });
    const minutes = (Date.parse(use?.endsAt ?? '') - Date.parse(body.startsAt)) / 60_000;
    expect(minutes).toBeGreaterThanOrEqual(5);
    expect(minutes).toBeLessThan(10);
    expect((await block(days(0, 1))).status).toBe(200);
    expect((await remove(body.id)).status).toBe(404);
  });

  it('is sent twice and made once', async () => {
    const headers = { 'idempotency-key': newId() };
    const send = () =>
      owner.call(`POST ${VAN}/blocks`, { params: { id: van }, body: { reason: 'own_use', ...days(2) }, headers });
    const [one, again] = [await send(), await send()];
    expect([one.status, again.status]).toEqual([200, 200]);
    expect(again.body.id).toBe(one.body.id);
    expect(await storedBlocks()).toEqual({ blocks: 1, uses: 1 });
  });
});

describe('nobody', () => {
  it('blocks, looks at or frees the van of another owner', async () => {
    const { body } = await block(days(2));
    const other = await api.as('fleet_owner');
    const theirs = await buildVanRow(api, { ownerId: other.account.id });
    expect((await block(days(5), { by: other })).status).toBe(404);
    expect((await remove(body.id, { by: other })).status).toBe(404);
    expect((await remove(body.id, { by: other, id: theirs })).status).toBe(404);
    const read = await other.call(`GET ${VAN}/day`, { params: { id: van }, query: { date: day(2) } });
    expect(read.status).toBe(404);
    // Their own van with a block of another one of theirs.
    const second = await buildVanRow(api, { ownerId: owner.account.id });
    expect((await remove(body.id, { id: second })).status).toBe(404);
    expect(await storedBlocks()).toEqual({ blocks: 1, uses: 1 });
  });

  it.each([
    ['in the past', () => days(-3, 2), 'time_passed'],
    ['that begins before it ends', () => days(3, 2), 'validation_failed'],
    ['of hours the wrong way round', () => days(2, 2, { startTime: '15:00', endTime: '12:00' }), 'validation_failed'],
    ['of ten years', () => days(1, 3650), 'validation_failed'],
    ['in ten years', () => days(3650), 'validation_failed'],
    ['with a huge note', () => days(1, 1, { note: 'x'.repeat(MAX_BLOCK_NOTE_LENGTH + 1) }), 'validation_failed'],
    ['without a reason', () => days(1, 1, { reason: 'because' }), 'validation_failed'],
    ['on a day that is none', () => ({ from: '2027-02-30', to: '2027-02-30' }), 'validation_failed'],
  ])('blocks a van %s', async (_what, given, code) => {
    const refused = await block(given());
    expect(refused.error.code, refused.raw).toBe(code);
    expect(await storedBlocks()).toEqual({ blocks: 0, uses: 0 });
  });

  it('gets more than one of forty blocks of the same days at once', async () => {
    await give(ana, 0);
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => block(days(2, 3))));
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(outcomes.filter(({ status }) => status !== 200).map(({ error }) => error.code))).toEqual(
      new Set(['van_in_use']),
    );
    expect(await storedBlocks()).toEqual({ blocks: 1, uses: 1 });
    const told = (await queuedFor(api, ana.account.phone)).filter((words) => words.includes('out of use'));
    expect(told).toHaveLength(1);
  });

  it(`keeps more than ${CAPS.vanBlocks.atMost} blocks ahead in one van`, async () => {
    await api.database.asOwner((db) =>
      db.query(
        `insert into van_blocks (id, site_id, vehicle_id, reason, starts_at, ends_at, created_by, created_at)
         select gen_random_uuid(), $1, $2, 'other', app.now(), app.now() + interval '1 day', $3, app.now()
         from generate_series(1, $4::int)`,
        [api.site.id, van, owner.account.id, CAPS.vanBlocks.atMost],
      ),
    );
    expect((await block(days(2))).error.code).toBe('limit_reached');
    expect((await storedBlocks())?.uses).toBe(0);
  });
});

describe('the day of a van', () => {
  it('says who holds it and who grooms when, and nothing of the pet owners', async () => {
    await give(ana, 1);
    const { body: placed, customer } = await book(ana, 2, '10:00');
    const answer = await dayOf(day(2));
    expect(answer).toMatchObject({ startsAt: at(2, 0), endsAt: at(3, 0), timeZone: ZONE });
    expect(answer.custody).toMatchObject([{ holder: { id: ana.account.id }, reason: 'assignment', endsAt: null }]);
    expect(answer.uses).toEqual([
      {
        id: placed.id,
        kind: 'appointment',
        startsAt: at(2, 10),
        endsAt: at(2, 11),
        groomer: answer.custody[0]?.holder,
        block: null,
      },
    ]);
    expect(JSON.stringify(answer)).not.toContain(customer.id);
  });

  it('keeps what an owner typed as it was typed', async () => {
    const note = '<img src=x onerror=alert(1)> & "quotes" {{link}}';
    await block(days(2, 2, { note }));
    expect((await dayOf(day(2))).uses[0]?.block?.note).toBe(note);
  });
});
