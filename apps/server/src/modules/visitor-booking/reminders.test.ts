import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildGroomerAround } from '../../../testing/builders/build-groomer-around.ts';
import { queuedFor, startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import {
  ORDERING,
  addressAt,
  hold,
  place,
  startIn,
  takeOver,
  visitorOf,
  withServices,
  type World,
} from '../../../testing/order-as-visitor.ts';
import { newId } from '../../platform/ids.ts';
import { forgetOldOrders, visitorBookingJobs } from './visitor-booking.jobs.ts';
import { visitorBookingReactions } from './visitor-booking.reactions.ts';

const PLACE = { latitude: 30.26, longitude: -97.75 };
const HOUR = 3600;
const REMIND = 'visitor-booking.remind-of-order';

let api: TestApi;
let world: World;
let groomer: SignedIn;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  const ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
  world = { api, place: PLACE, ids };
  groomer = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
});
afterAll(() => api.close());
beforeEach(() => api.clock.reset());

const claimed = async () => {
  const customer = await api.as('customer');
  const params = await withServices(world, visitorOf(api));
  await customer.call(`POST ${ORDERING}/:sessionId/claim`, { params });
  return { customer, params };
};

const tasks = async () => (await api.waitingJobs()).map(({ task }) => task);
/** What the reminder of one session adds to the queue. */
const remind = async (sessionId: string) => {
  const before = await tasks();
  const job = visitorBookingJobs.find(({ task }) => task === REMIND);
  await job?.run({ siteId: api.site.id, sessionId } as never, api.platform);
  return (await tasks()).slice(before.length);
};

describe('an order that was left', () => {
  it('is looked at two hours after the customer took it over', async () => {
    const { params } = await claimed();
    const waiting = (await api.waitingJobs()).filter(
      ({ task, payload }) => task === REMIND && (payload as typeof params).sessionId === params.sessionId,
    );
    expect(waiting).toHaveLength(1);
    const minutes = ((waiting[0]?.runAt.getTime() ?? 0) - api.clock.now().getTime()) / 60_000;
    expect(Math.round(minutes)).toBe(120);
  });

  it('is reminded of once, two hours after the last change', async () => {
    const { customer, params } = await claimed();
    api.clock.advance(1.5 * HOUR);
    const back = await api.as(customer.account);
    await back.call(`POST ${ORDERING}/:sessionId/set-location`, { params, body: { location: addressAt(PLACE) } });
    api.clock.advance(0.6 * HOUR);
    expect(await remind(params.sessionId)).toEqual([REMIND]);
    api.clock.advance(1.5 * HOUR);
    const sent = await remind(params.sessionId);
    expect(sent.length).toBeGreaterThan(0);
    expect(sent).not.toContain(REMIND);
    for (const address of [customer.account.phone, customer.account.email])
      expect(await queuedFor(api, address)).toEqual([expect.stringMatching(/is not booked yet/)]);
    expect(await remind(params.sessionId)).toEqual([]);
  });

  it('is not reminded of once it was placed, waits, ended, or a visit was booked elsewhere', async () => {
    const placed = await claimed();
    await hold(placed.customer, placed.params, groomer.account.id, startIn(world, 3));
    const cardId = await takeOver(world, placed.customer, placed.params);
    expect((await place(placed.customer, placed.params, cardId)).status).toBe(200);

    const waiting = await claimed();
    await waiting.customer.call(`POST ${ORDERING}/:sessionId/waitlist`, { params: waiting.params, body: {} });

    const elsewhere = await claimed();
    const other = await withServices(world, visitorOf(api));
    await hold(elsewhere.customer, other, groomer.account.id, startIn(world, 4));
    await place(elsewhere.customer, other, await takeOver(world, elsewhere.customer, other));

    const visitor = await withServices(world, visitorOf(api));
    const ended = await claimed();
    api.clock.advance(3 * HOUR);
    for (const { sessionId } of [placed.params, waiting.params, elsewhere.params, visitor])
      expect(await remind(sessionId)).toEqual([]);
    api.clock.advance(7 * 24 * HOUR);
    expect(await remind(ended.params.sessionId)).toEqual([]);
  });
});

describe('what nobody needs any more', () => {
  const forget = () => forgetOldOrders.run({ siteId: api.site.id }, api.platform);
  const exists = async (table: 'booking_sessions' | 'leads', id: string) =>
    (await api.database.asOwner((owner) => owner.query(`select id from ${table} where id = $1`, [id]))).rowCount === 1;

  it('is forgotten: sessions after a week, leads after a year, and times that are held no longer', async () => {
    const visitor = visitorOf(api);
    const held = await withServices(world, visitor);
    await hold(visitor, held, groomer.account.id, startIn(world, 5));
    const body = { email: 'ava@example.test' };
    await visitor.call(`POST ${ORDERING}/:sessionId/waitlist`, { params: held, body });
    await forget();
    expect(await exists('booking_sessions', held.sessionId)).toBe(true);
    api.clock.advance(HOUR);
    await forget();
    const left = await api.database.asOwner((owner) =>
      owner.query("select id from occupancy where kind = 'hold' and subject_id = $1", [held.sessionId]),
    );
    expect(left.rowCount).toBe(0);
    expect(await exists('booking_sessions', held.sessionId)).toBe(true);
    api.clock.advance(7 * 24 * HOUR);
    await forget();
    expect(await exists('booking_sessions', held.sessionId)).toBe(false);
    expect(await exists('leads', held.sessionId)).toBe(true);
    api.clock.advance(365 * 24 * HOUR);
    await forget();
    expect(await exists('leads', held.sessionId)).toBe(false);
  });

  it('goes with the account of a deleted customer, and nobody else’s', async () => {
    const [gone, staying] = [await claimed(), await claimed()];
    for (const { customer, params } of [gone, staying])
      await customer.call(`POST ${ORDERING}/:sessionId/waitlist`, { params, body: {} });
    const payload = { siteId: api.site.id, eventId: newId(), event: { accountId: gone.customer.account.id } };
    for (const { job } of visitorBookingReactions) await job.run(payload, api.platform);
    for (const table of ['booking_sessions', 'leads'] as const) {
      expect(await exists(table, gone.params.sessionId)).toBe(false);
      expect(await exists(table, staying.params.sessionId)).toBe(true);
    }
  });
});
