import { addDays, instantOf, localDateAt, type LocalDate, type Place } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../testing/builders/build-customer-of.ts';
import { buildGroomerAround } from '../../../testing/builders/build-groomer-around.ts';
import { buildVanRow } from '../../../testing/builders/build-van-row.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import {
  hold,
  place,
  startIn,
  takeOver,
  visitorOf,
  withServices,
  type World,
} from '../../../testing/order-as-visitor.ts';
import type { Tx } from '../../platform/db/database.ts';
import { blockVan, changeCustody, unblockVan, vanOf, worksWithoutVan } from './index.ts';

const ZONE = 'America/Chicago';
const SESSION = '/v2/service-checkout/pet-service/service-provider';
const APPOINTMENTS = '/v2/service-appointment/service-provider/appointments';
const TRADING = '/v2/service-appointment/trading';
const SEARCH = '/v2/service-checkout/pet-service/customer';

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let center: Place = { latitude: 30.26, longitude: -97.75 };
let groomer: SignedIn;
let partner: SignedIn;
let fleet: SignedIn;
let van: string;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
  fleet = await api.as('fleet_owner');
  const lists = JSON.stringify({ rescheduleReasons: ['Running late'], cancellationReasons: ['Schedule conflict'] });
  await api.database.asOwner((owner) =>
    owner.query('update sites set reference_lists = $2 where id = $1', [api.site.id, lists]),
  );
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.reset();
  center = { ...center, longitude: center.longitude + 0.5 };
  groomer = await buildGroomerAround(api, { center, serviceId: ids.groom });
  partner = await buildGroomerAround(api, { center, serviceId: ids.groom });
  van = await buildVanRow(api, { ownerId: fleet.account.id });
});

const inSite = <T>(work: (tx: Tx) => Promise<T>) => api.platform.db.inSite(api.site.id, work);
const today = () => localDateAt(api.clock.now(), ZONE);
const day = (days: number): LocalDate => addDays(today(), days);
const at = (days: number, hour: number) => instantOf(day(days), hour * 60, ZONE);
const assign = (holder: SignedIn, from: number, to: number | null = null, vehicleId = van) =>
  inSite((tx) =>
    changeCustody(
      tx,
      { accountId: fleet.account.id },
      {
        vehicleId,
        changes: [
          {
            holderId: holder.account.id,
            during: { from: day(from), to: to === null ? null : day(to) },
            reason: to === null ? 'assignment' : 'temporary',
            subjectId: null,
          },
        ],
      },
      api.platform,
    ),
  );
const unblock = (id: string) => inSite((tx) => unblockVan(tx, { vehicleId: van, id }, api.platform));
const block = (days: number, from: number, to: number, vehicleId = van) =>
  inSite((tx) =>
    blockVan(
      tx,
      { vehicleId, kind: 'maintenance', subjectId: null, start: at(days, from), end: at(days, to) },
      api.platform,
    ),
  );
/** Everything that is in a calendar: what, from when, with the minutes of the drive before it. */
const calendarOf = async (resourceId: string) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ id: string; kind: string; start: Date; lead: number }>(
      `select id, kind, lower(busy) as start, extract(epoch from lower(busy) - lower(occupied))::int / 60 as lead
        from occupancy where resource_id = $1 order by 3`,
      [resourceId],
    ),
  );
  return rows;
};
const booking = async (who: SignedIn, where = center) => {
  const customer = await buildCustomerOf(api, who, { place: where, breedId: ids.beagle, petTypeId: ids.dog });
  const opened = await who.call(`POST ${SESSION}/init`, { body: { customerId: customer.id } });
  const params = { sessionId: opened.body.id };
  const petServices = [{ petId: customer.pets[0]?.id, services: [{ serviceId: ids.groom, addons: [] }] }];
  await who.call(`POST ${SESSION}/:sessionId/set-services`, { params, body: { petServices } });
  return params;
};
const book = async (who: SignedIn, days: number, time: string, more: object = {}, where = center) =>
  await who.call(`POST ${SESSION}/:sessionId/place-order`, {
    params: await booking(who, where),
    body: { appointment: { date: day(days), time }, overrideServiceTime: 60, ...more },
  });
const booked = async (who: SignedIn, days: number, time: string, where = center): Promise<string> => {
  const { status, body, raw } = await book(who, days, time, {}, where);
  expect(status, raw).toBe(200);
  return body.id;
};
const freeTimes = async (who: SignedIn, id: string, days: number) => {
  const { status, body, raw } = await who.call(`GET ${APPOINTMENTS}/:id/available-time-slots`, {
    params: { id },
    query: { date: day(days) },
  });
  expect(status, raw).toBe(200);
  return body.slots.map(({ start }) => start.slice(11, 16));
};

describe('a visit of a groomer who works with vans', () => {
  it('occupies the groomer and the van, with the same drive before it, until it is canceled', async () => {
    await assign(groomer, 0);
    const first = await booked(groomer, 3, '09:00');
    const second = await booked(groomer, 3, '13:00', { ...center, latitude: center.latitude + 0.05 });
    const taken = await calendarOf(groomer.account.id);
    expect(taken.map(({ id, kind }) => [id, kind])).toEqual([
      [first, 'appointment'],
      [second, 'appointment'],
    ]);
    expect(taken[1]?.lead).toBeGreaterThan(0);
    expect(await calendarOf(van)).toEqual(taken);
    // What comes in between shortens the drive to what is after it, in both.
    const between = await booked(groomer, 3, '11:00', { ...center, latitude: center.latitude + 0.05 });
    const three = await calendarOf(groomer.account.id);
    expect(three[2]?.lead).toBeLessThan(taken[1]?.lead ?? 0);
    expect(await calendarOf(van)).toEqual(three);
    for (const id of [first, between, second]) {
      const { status, raw } = await groomer.call(`POST ${APPOINTMENTS}/:id/cancel-appointment`, {
        params: { id },
        body: { reasonId: 'schedule-conflict', notifyCustomer: false },
      });
      expect(status, raw).toBe(200);
    }
    expect([await calendarOf(groomer.account.id), await calendarOf(van)]).toEqual([[], []]);
  });

  it('moves both', async () => {
    await assign(groomer, 0);
    const id = await booked(groomer, 3, '09:00');
    const { status, raw } = await groomer.call(`POST ${APPOINTMENTS}/:id/reschedule-appointment`, {
      params: { id },
      body: { reasonId: 'running-late', appointmentStart: at(4, 11).toISOString(), notifyCustomer: false },
    });
    expect(status, raw).toBe(200);
    expect((await calendarOf(van)).map(({ start }) => start)).toEqual([at(4, 11)]);
    expect(await calendarOf(van)).toEqual(await calendarOf(groomer.account.id));
  });

  it('takes neither where the van is in use', async () => {
    await assign(groomer, 0);
    await booked(groomer, 3, '16:00');
    await block(3, 10, 12);
    const before = [await calendarOf(groomer.account.id), await calendarOf(van)];
    const refused = await book(groomer, 3, '11:00', { checkAvailability: false });
    expect([refused.status, refused.error.code]).toEqual([409, 'slot_taken']);
    expect(refused.error.data.refusal).toMatchObject({ cause: 'block' });
    expect([await calendarOf(groomer.account.id), await calendarOf(van)]).toEqual(before);
  });

  it('leaves the calendar of a groomer without vans alone', async () => {
    const id = await booked(groomer, 3, '09:00');
    expect(await calendarOf(groomer.account.id)).toMatchObject([{ id }]);
    expect(await inSite((tx) => vanOf(tx, groomer.account.id, at(3, 9)))).toBeNull();
    expect(await freeTimes(groomer, id, 4)).toHaveLength(33);
  });
});

describe('a day without a van', () => {
  it('has no free times, and says why to whose calendar it is', async () => {
    await assign(groomer, 0, 3);
    const id = await booked(groomer, 3, '09:00');
    expect(await freeTimes(groomer, id, 2)).not.toEqual([]);
    expect(await freeTimes(groomer, id, 4)).toEqual([]);
    const [year = '', month = ''] = day(4).split('-');
    const { body } = await groomer.call(`GET ${APPOINTMENTS}/:id/:month/:year/available-days`, {
      params: { id, month: String(Number(month)), year },
    });
    expect(body.days.find(({ date }) => date === day(4))).toMatchObject({ available: false, whyNot: 'no_van' });
    const refused = await book(groomer, 4, '10:00', { checkAvailability: false });
    expect(refused.status, refused.raw).toBe(409);
    expect([refused.status, refused.error.code, refused.error.data.refusal?.cause]).toEqual([
      409,
      'slot_taken',
      'no_van',
    ]);
    const checked = await book(groomer, 4, '10:00');
    expect([checked.error.code, checked.error.data.refusal?.cause]).toEqual(['slot_unavailable', 'no_van']);
    const forced = await groomer.call(`POST ${APPOINTMENTS}/:id/reschedule-appointment`, {
      params: { id },
      body: {
        reasonId: 'running-late',
        appointmentStart: at(4, 11).toISOString(),
        forceUpdate: true,
        notifyCustomer: false,
      },
    });
    expect([forced.status, forced.error.data.refusal?.cause]).toEqual([409, 'no_van']);
    expect(await calendarOf(van)).toEqual(await calendarOf(groomer.account.id));
  });

  it('is one of work as before where a groomer works without vans again', async () => {
    await assign(groomer, 0, 3);
    const id = await booked(groomer, 2, '09:00');
    const again = () => inSite((tx) => worksWithoutVan(tx, groomer.account.id, api.platform));
    await expect(again()).rejects.toMatchObject({ code: 'holds_van' });
    api.clock.advance(4 * 24 * 3600);
    groomer = await api.as(groomer.account);
    expect(await freeTimes(groomer, id, 1)).toEqual([]);
    await again();
    expect(await freeTimes(groomer, id, 1)).not.toEqual([]);
  });

  it('does not come before the first one: who worked without a van does so until then', async () => {
    await assign(groomer, 5);
    expect((await book(groomer, 3, '09:00')).status).toBe(200);
    expect(await calendarOf(van)).toEqual([]);
    const id = await booked(groomer, 5, '09:00');
    expect(await calendarOf(van)).toMatchObject([{ id }]);
  });
});

describe('a customer', () => {
  const world = (): World => ({ api, place: center, ids });
  const found = async () => {
    const { body, raw } = await api.call(`POST ${SEARCH}/search`, {
      body: { location: center, pets: [{ serviceId: ids.groom, size: 'medium' }], order: 'soonest', limit: 10 },
    });
    expect(raw).toContain('items');
    return body.items;
  };

  it('is offered times in which the groomer has a van that is free, and holds both', async () => {
    await assign(groomer, 0, 6);
    await assign(partner, 0, 5);
    await assign(partner, 0, null, await buildVanRow(api, { ownerId: fleet.account.id }));
    const items = await found();
    expect(items.map(({ provider }) => provider.id)).toEqual([partner.account.id, groomer.account.id]);
    const own = items.find(({ provider }) => provider.id === groomer.account.id);
    expect([...new Set(own?.nextSlots.map(({ start }) => start.slice(0, 10)))]).toEqual([day(6)]);

    const visitor = visitorOf(api);
    const params = await withServices(world(), visitor);
    const kept = await hold(visitor, params, groomer.account.id, startIn(world(), 6));
    expect(kept.status, kept.raw).toBe(200);
    expect(await calendarOf(van)).toMatchObject([{ kind: 'hold', start: at(6, 10) }]);
    const none = await hold(
      visitorOf(api),
      await withServices(world(), visitorOf(api)),
      groomer.account.id,
      startIn(world(), 7),
    );
    expect(none.status).toBeGreaterThanOrEqual(400);

    const customer = await api.as('customer');
    const mine = await withServices(world(), customer);
    const cardId = await takeOver(world(), customer, mine);
    const chosen = await hold(customer, mine, groomer.account.id, startIn(world(), 6, 13 * 60));
    expect(chosen.status, chosen.raw).toBe(200);
    const placed = await place(customer, mine, cardId);
    expect(placed.status, placed.raw).toBe(200);
    expect((await calendarOf(van)).map(({ kind, start }) => [kind, start])).toEqual([
      ['hold', at(6, 10)],
      ['appointment', at(6, 13)],
    ]);
    expect(await calendarOf(van)).toEqual(await calendarOf(groomer.account.id));
  });

  it('gets the time of a hold that has ended, of the groomer and of the van', async () => {
    await assign(groomer, 0);
    const visitor = visitorOf(api);
    const kept = await hold(visitor, await withServices(world(), visitor), groomer.account.id, startIn(world(), 6));
    expect(kept.status, kept.raw).toBe(200);
    api.clock.advance(3600);
    groomer = await api.as(groomer.account);
    const id = await booked(groomer, 6, '10:00');
    expect(await calendarOf(van)).toMatchObject([{ id, kind: 'appointment' }]);
  });
});

describe('an appointment that a partner takes over', () => {
  it('is in the partner’s van', async () => {
    const theirs = await buildVanRow(api, { ownerId: fleet.account.id });
    await assign(groomer, 0);
    await assign(partner, 0, null, theirs);
    const id = await booked(groomer, 3, '09:00');
    const offered = await groomer.call(`POST ${TRADING}/seller/send`, {
      body: { orderId: id, recipientId: partner.account.id },
    });
    expect(offered.status, offered.raw).toBe(200);
    const accepted = await partner.call(`PUT ${TRADING}/buyer/received-appointments/:id/accept`, { params: { id } });
    expect(accepted.status, accepted.raw).toBe(200);
    expect([await calendarOf(groomer.account.id), await calendarOf(van)]).toEqual([[], []]);
    expect(await calendarOf(theirs)).toMatchObject([{ id }]);
    expect(await calendarOf(partner.account.id)).toMatchObject([{ id }]);
  });
});

describe('a van in the shop', () => {
  it('is free for nobody until it is back, and is not taken from a visit', async () => {
    await assign(groomer, 0);
    const id = await booked(groomer, 3, '09:00');
    const all = await freeTimes(groomer, id, 4);
    const blocked = await block(4, 10, 12);
    const left = await freeTimes(groomer, id, 4);
    expect(left).not.toContain('10:00');
    expect(left.length).toBeLessThan(all.length);
    await unblock(blocked);
    expect(await freeTimes(groomer, id, 4)).toEqual(all);
    const used = block(3, 9, 10);
    await expect(used).rejects.toMatchObject({
      code: 'van_in_use',
      vanUse: [{ id, kind: 'appointment', start: at(3, 9).toISOString(), holderId: groomer.account.id }],
    });
    await expect(unblock(id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is no obstacle to time off, nor to the stretches in which another one is held', async () => {
    const other = await buildVanRow(api, { ownerId: fleet.account.id });
    await assign(groomer, 0);
    await assign(groomer, 4, 4, other);
    await block(4, 8, 17);
    const id = await booked(groomer, 3, '09:00');
    expect(await freeTimes(groomer, id, 4)).not.toEqual([]);
    const there = await booked(groomer, 4, '10:00');
    expect(await calendarOf(other)).toMatchObject([{ id: there, start: at(4, 10) }]);
    expect((await calendarOf(van)).map(({ kind }) => kind)).toEqual(['appointment', 'maintenance']);
  });
});
