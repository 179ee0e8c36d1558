import { addDays, instantOf, localDateAt, type LocalDate, type Place } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAppointment } from '../../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../../testing/builders/build-customer-of.ts';
import { buildGroomerAround } from '../../../../testing/builders/build-groomer-around.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';

const ZONE = 'America/Chicago';
const ORDER = 'GET /v2/service-schedule/service-provider/day-order';
const APPLY = 'POST /v2/service-schedule/service-provider/day-order';
const ROUTE = 'GET /v2/service-schedule/service-provider/day-route';
const SOUTH: Place = { latitude: 30.2, longitude: -97.75 };
const NORTH: Place = { latitude: 30.35, longitude: -97.75 };

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
let customer: Awaited<ReturnType<typeof buildCustomerOf>>;
let date: LocalDate;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());

const stopAt = async (hour: number, place: Place, status: 'accepted' | 'pending' = 'accepted') => {
  const id = await buildAppointment(api, {
    providerId: groomer.account.id,
    customerId: customer.id,
    petId: customer.pets[0]?.id ?? '',
    serviceId: ids.groom,
    status,
    startsAt: instantOf(date, hour * 60, ZONE),
  });
  await api.database.asOwner(async (owner) => {
    for (const table of ['appointments', 'occupancy'])
      await owner.query(`update ${table} set place = st_point($2, $3, 4326)::geography where id = $1`, [
        id,
        place.longitude,
        place.latitude,
      ]);
  });
  return id;
};

/** Twice through the town, in one part of the day. */
const stopsFromNoon = async () =>
  [await stopAt(12, SOUTH), await stopAt(13.5, NORTH), await stopAt(15, SOUTH), await stopAt(16.5, NORTH)] as const;

const buildGroomer = async () => {
  groomer = await buildGroomerAround(api, { center: SOUTH, serviceId: ids.groom });
  await api.database.asOwner((owner) =>
    owner.query(`update providers set time_zone = $2, max_distance_miles = 50 where account_id = $1`, [
      groomer.account.id,
      ZONE,
    ]),
  );
  customer = await buildCustomerOf(api, groomer, { place: SOUTH, breedId: ids.beagle, petTypeId: ids.dog });
  date = addDays(localDateAt(api.clock.now(), ZONE), 3);
};
beforeEach(buildGroomer);

const proposalOn = async (day = date) => {
  const { status, body, raw } = await groomer.call(ORDER, { query: { date: day } });
  expect(status, raw).toBe(200);
  return body.proposal;
};
const movesOf = (proposal: Awaited<ReturnType<typeof proposalOn>>) =>
  (proposal?.stops ?? [])
    .filter(({ start, startBefore }) => start !== startBefore)
    .map(({ id, start }) => ({ orderId: id, appointmentStart: start }));

describe('a better order of a day', () => {
  it('brings stops of one side of the town together, and says what that saves', async () => {
    const [first, second, third, fourth] = await stopsFromNoon();
    const proposal = await proposalOn();
    const order = proposal?.stops.map(({ id }) => id) ?? [];
    expect([order.slice(0, 2).toSorted(), order.slice(2).toSorted()]).toEqual([
      [first, third].toSorted(),
      [second, fourth].toSorted(),
    ]);
    expect(proposal?.savedMinutes).toBe((proposal?.minutesBefore ?? 0) - (proposal?.minutesAfter ?? 0));
    expect(proposal?.savedMinutes).toBeGreaterThan(20);
    expect(proposal?.savedMiles).toBeGreaterThan(10);
  });

  it('is applied as a whole: times, calendar and drives of the day follow, and customers are told', async () => {
    const stops = await stopsFromNoon();
    const proposal = await proposalOn();
    const moves = movesOf(proposal);
    const { status, body, raw } = await groomer.call(APPLY, { body: { date, moves } });
    expect(status, raw).toBe(200);
    expect(body.moved.toSorted()).toEqual(moves.map(({ orderId }) => orderId).toSorted());
    const route = await groomer.call(ROUTE, { query: { date } });
    expect(route.body.stops.map(({ id, appointmentStart }) => [id, appointmentStart])).toEqual(
      proposal?.stops.map(({ id, start }) => [id, start]),
    );
    expect(route.body.travelDurationTraffic).toBe(proposal?.minutesAfter);
    const { rows } = await api.database.asOwner((owner) =>
      owner.query<{ id: string; start: Date }>(
        'select id, lower(busy) as start from occupancy where resource_id = $1 order by lower(busy)',
        [groomer.account.id],
      ),
    );
    expect(rows.map(({ id, start }) => [id, start.toISOString()])).toEqual(
      proposal?.stops.map(({ id, start }) => [id, start]),
    );
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(stops));
    expect(await proposalOn()).toBeNull();
  });

  it('keeps every customer in the part of the day that they agreed to', async () => {
    // After the last stop, the first one would save a way through the town and back.
    const first = await stopAt(9, NORTH);
    await stopAt(10.5, SOUTH, 'pending');
    await stopAt(13, SOUTH, 'pending');
    await stopAt(15, NORTH, 'pending');
    expect(await proposalOn()).toBeNull();
    const moves = [{ orderId: first, appointmentStart: instantOf(date, 17 * 60, ZONE).toISOString() }];
    const { status, error } = await groomer.call(APPLY, { body: { date, moves } });
    expect([status, error.code]).toEqual([409, 'slot_unavailable']);
  });

  it('keeps the time of requests, and moves others around them', async () => {
    await stopAt(12, SOUTH);
    const asked = await stopAt(13.5, NORTH, 'pending');
    await stopAt(15, SOUTH);
    await stopAt(16.5, NORTH);
    const proposal = await proposalOn();
    const kept = proposal?.stops.find(({ id }) => id === asked);
    if (kept) expect([kept.isMovable, kept.start]).toEqual([false, kept.startBefore]);
    const move = { orderId: asked, appointmentStart: instantOf(date, 15 * 60, ZONE).toISOString() };
    const { status, error } = await groomer.call(APPLY, { body: { date, moves: [move] } });
    expect([status, error.code]).toEqual([409, 'conflict']);
  });

  it('is refused outside of the hours of the day, and moves none of the others', async () => {
    const first = await stopAt(9, SOUTH);
    const second = await stopAt(11, NORTH);
    const at = (hour: number) => instantOf(date, hour * 60, ZONE).toISOString();
    const moves = [
      { orderId: first, appointmentStart: at(9.5) },
      { orderId: second, appointmentStart: at(20) },
    ];
    const { status, error } = await groomer.call(APPLY, { body: { date, moves } });
    expect([status, error.code]).toEqual([409, 'slot_unavailable']);
    const route = await groomer.call(ROUTE, { query: { date } });
    expect(route.body.stops.map(({ appointmentStart }) => appointmentStart)).toEqual([at(9), at(11)]);
  });

  it('is refused as a whole where a time is taken', async () => {
    const first = await stopAt(9, SOUTH);
    await stopAt(11, NORTH);
    const moves = [{ orderId: first, appointmentStart: instantOf(date, 11.25 * 60, ZONE).toISOString() }];
    expect((await groomer.call(APPLY, { body: { date, moves } })).error.code).toBe('slot_taken');
  });

  it('finds nobody else’s appointment', async () => {
    const mine = await stopAt(9, SOUTH);
    const other = await api.as('groomer');
    const moves = [{ orderId: mine, appointmentStart: instantOf(date, 10 * 60, ZONE).toISOString() }];
    expect((await other.call(APPLY, { body: { date, moves } })).status).toBe(404);
  });

  it('moves nothing that starts within two hours', async () => {
    const tomorrow = addDays(localDateAt(api.clock.now(), ZONE), 1);
    const noon = instantOf(tomorrow, 12.5 * 60, ZONE);
    api.clock.advance((noon.getTime() - api.clock.now().getTime()) / 1000);
    await buildGroomer();
    date = tomorrow;
    await stopAt(8, SOUTH);
    await stopAt(10, NORTH);
    await stopAt(12, SOUTH);
    const next = await stopAt(14, NORTH);
    expect(await proposalOn()).toBeNull();
    const moves = [{ orderId: next, appointmentStart: instantOf(date, 15 * 60, ZONE).toISOString() }];
    expect((await groomer.call(APPLY, { body: { date, moves } })).error.code).toBe('conflict');
  });
});
