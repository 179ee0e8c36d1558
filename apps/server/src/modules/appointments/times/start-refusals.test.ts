import { addDays, instantOf, localDateAt, type LocalDate, type Place } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isWaivable, type StartRefusal } from '@tailgate/contract';
import { buildCatalogue } from '../../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../../testing/builders/build-customer-of.ts';
import { buildGroomerAround } from '../../../../testing/builders/build-groomer-around.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import { occupyCalendar, wantedStretch, type Wanted } from '../../../../testing/occupy-calendar.ts';

const ZONE = 'America/Chicago';
const SESSION = '/v2/service-checkout/pet-service/service-provider';
const APPOINTMENTS = '/v2/service-appointment/service-provider/appointments';
const HELD_SECONDS = 60;

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let center: Place = { latitude: 25, longitude: -101 };
let groomer: SignedIn;

beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
  await api.database.asOwner((owner) =>
    owner.query('update sites set reference_lists = $2 where id = $1', [
      api.site.id,
      JSON.stringify({ rescheduleReasons: ['Running late'] }),
    ]),
  );
});
afterAll(() => api.close());
beforeEach(async () => {
  center = { ...center, latitude: center.latitude + 1 };
  groomer = await buildGroomerAround(api, { center, serviceId: ids.groom, workdays: [2, 3, 4, 5, 6] });
});

/** A Wednesday to come. */
const DAY = (): LocalDate => {
  const today = localDateAt(api.clock.now(), ZONE);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, ((3 - weekday + 7) % 7) + 7);
};
const at = (hour: number, date = DAY()) => instantOf(date, hour * 60, ZONE);

/** Books an hour for a customer who lives there. */
const booked = async (hour: number, place = center) => {
  const customer = await buildCustomerOf(api, groomer, { place, breedId: ids.beagle, petTypeId: ids.dog });
  const opened = await groomer.call(`POST ${SESSION}/init`, { body: { customerId: customer.id } });
  const params = { sessionId: opened.body.id };
  const petServices = customer.pets
    .slice(0, 1)
    .map(({ id }) => ({ petId: id, services: [{ serviceId: ids.groom, addons: [] }] }));
  await groomer.call(`POST ${SESSION}/:sessionId/set-services`, { params, body: { petServices } });
  const time = `${String(Math.floor(hour)).padStart(2, '0')}:00`;
  const { status, body, raw } = await groomer.call(`POST ${SESSION}/:sessionId/place-order`, {
    params,
    body: { appointment: { date: DAY(), time }, checkAvailability: false },
  });
  expect(status, raw).toBe(200);
  return body.id;
};
const occupy = (given: Partial<Wanted> & { readonly from: number; readonly to: number }) => {
  const { from, to, ...more } = given;
  const stretch = { resourceId: groomer.account.id, start: at(from), end: at(to), place: center, ...more };
  return occupyCalendar(api, ZONE, wantedStretch(stretch));
};
const heldUntil = () => secondsAfter(api.clock.now(), HELD_SECONDS);

const asked = async (id: string, start: Date) => {
  const { status, body, raw } = await groomer.call(`GET ${APPOINTMENTS}/:id/available-time-slots`, {
    params: { id },
    query: { date: localDateAt(start, ZONE), start: start.toISOString() },
  });
  expect(status, raw).toBe(200);
  return body.refusal;
};
const moved = async (id: string, start: Date, forceUpdate: boolean) =>
  await groomer.call(`POST ${APPOINTMENTS}/:id/reschedule-appointment`, {
    params: { id },
    body: { reasonId: 'running-late', appointmentStart: start.toISOString(), forceUpdate, notifyCustomer: false },
  });

type Case = readonly [cause: StartRefusal['cause'], hour: number, prepare: () => Promise<unknown>];
const nothing = () => Promise.resolve();
const FAR = () => ({ ...center, latitude: center.latitude + 0.4 });
const keepNear = () =>
  api.database.asOwner((owner) =>
    owner.query('update providers set max_distance_miles = 10 where account_id = $1', [groomer.account.id]),
  );
const CASES: readonly Case[] = [
  ['appointment', 11.5, () => booked(11)],
  ['hold', 11.5, () => occupy({ from: 11, to: 12, kind: 'hold', expiresAt: heldUntil() })],
  ['block', 11.5, () => occupy({ from: 11, to: 12, kind: 'block' })],
  ['drive_from', 12, () => occupy({ from: 11, to: 12, place: FAR() })],
  ['drive_to', 10, () => occupy({ from: 11, to: 12, place: FAR() })],
  [
    'too_far',
    16,
    async () => {
      await occupy({ from: 11, to: 12, place: FAR() });
      await keepNear();
    },
  ],
  ['outside_hours', 20, nothing],
  ['outside_hours', 16.5, nothing],
  ['time_off', 11, () => groomer.call('POST /v1/groomer/time-off', { body: { startDate: DAY(), endDate: DAY() } })],
];

describe('a time to which an appointment cannot move', () => {
  it.each(CASES)('names %s when asked and when refused, and gives way only where it says so', async (...given) => {
    const [cause, hour, prepare] = given;
    const id = await booked(8);
    await prepare();
    const refusal = await asked(id, at(hour));
    expect(refusal?.cause).toBe(cause);
    const refused = await moved(id, at(hour), false);
    expect([refused.status, refused.error.data.refusal]).toEqual([409, refusal]);
    const forced = await moved(id, at(hour), true);
    expect(forced.status, forced.raw).toBe(isWaivable(cause) ? 200 : 409);
    if (!isWaivable(cause)) expect(forced.error.data.refusal).toEqual(refusal);
  });

  it('says what is there, and until when a customer’s choice is kept', async () => {
    const id = await booked(8);
    const until = heldUntil();
    const other = await booked(14);
    await occupy({ from: 11, to: 12, kind: 'hold', expiresAt: until });
    const { obstacle } = (await asked(id, at(11.5))) ?? {};
    expect(obstacle?.start).toContain(`${DAY()}T11:00:00`);
    expect(obstacle?.end).toContain(`${DAY()}T12:00:00`);
    expect(obstacle?.appointmentId).toBeNull();
    const kept = Date.parse((await asked(id, at(11.5)))?.obstacle?.until ?? '');
    expect(Math.abs(kept - until.getTime())).toBeLessThan(1000);
    expect(await asked(id, at(14))).toMatchObject({ obstacle: { appointmentId: other, until: null } });
    api.clock.advance(HELD_SECONDS);
    expect(await asked(id, at(11.5))).toBeNull();
    api.clock.reset();
  });

  it('says how long the drive takes and how much time there is', async () => {
    const id = await booked(8);
    await occupy({ from: 11, to: 12, place: FAR() });
    const refusal = await asked(id, at(12.25));
    expect(refusal).toMatchObject({ cause: 'drive_from', drive: { gap: 15 } });
    expect(refusal?.drive?.minutes).toBeGreaterThan(15);
  });

  it('names the hours of the day and the days off', async () => {
    const id = await booked(8);
    expect(await asked(id, at(20))).toMatchObject({ hours: [{ start: '08:00', end: '17:00' }], timeOff: null });
    const to = addDays(DAY(), 2);
    await groomer.call('POST /v1/groomer/time-off', { body: { startDate: DAY(), endDate: to } });
    expect(await asked(id, at(11))).toMatchObject({ hours: [], timeOff: { from: DAY(), to } });
  });
});

describe('a time that a customer is booking', () => {
  it('is in the groomer’s calendar as long as it is kept, without who it is', async () => {
    const until = heldUntil();
    await occupy({ from: 11, to: 12, kind: 'hold', expiresAt: until });
    await occupy({ from: 13, to: 14, kind: 'block' });
    const [year = '', month = ''] = DAY().split('-');
    const holds = async () => {
      const { body } = await groomer.call('GET /v2/service-schedule/service-provider/monthly-schedule/:year/:month', {
        params: { year, month: String(Number(month)) },
      });
      return body.holds;
    };
    expect((await holds()).map(({ id: _, ...hold }) => hold)).toEqual([
      { start: at(11).toISOString(), end: at(12).toISOString(), until: until.toISOString() },
    ]);
    api.clock.advance(HELD_SECONDS);
    expect(await holds()).toEqual([]);
    api.clock.reset();
  });
});

describe('the appointment’s own time', () => {
  it('does not stand in its way', async () => {
    const id = await booked(14);
    expect(await asked(id, at(14.25))).toBeNull();
    expect((await moved(id, at(14.25), false)).status).toBe(200);
  });

  it('nor does the one that its customer asks for', async () => {
    const id = await booked(14);
    await groomer.call(`POST ${APPOINTMENTS}/:id/reschedule-proposal`, {
      params: { id },
      body: { appointmentStart: at(11).toISOString() },
    });
    expect(await asked(id, at(11.5))).toBeNull();
  });

  it.each([13.75, 14.25])('can be asked for from %f, and is occupied without a gap', async (hour) => {
    const id = await booked(14);
    const { status, raw } = await groomer.call(`POST ${APPOINTMENTS}/:id/reschedule-proposal`, {
      params: { id },
      body: { appointmentStart: at(hour).toISOString() },
    });
    expect(status, raw).toBe(200);
    const { rows } = await api.database.asOwner((owner) =>
      owner.query<{ start: Date; end: Date }>(
        'select lower(busy) as start, upper(busy) as "end" from occupancy where subject_id = $1 order by 1',
        [id],
      ),
    );
    expect([rows[0]?.start, rows.at(-1)?.end]).toEqual([at(Math.min(hour, 14)), at(Math.max(hour, 14) + 1)]);
    expect(rows).toHaveLength(2);
  });
});
