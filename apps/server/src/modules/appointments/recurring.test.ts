import { sandbox, type SandboxClient } from '@tailgate/sandbox/client';
import { addDays, instantOf, localDateAt, weekdayOf, type LocalDate, type Place } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../testing/builders/build-customer-of.ts';
import { buildGroomerAround } from '../../../testing/builders/build-groomer-around.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';

const ZONE = 'America/Chicago';
const SESSION = '/v2/service-checkout/pet-service/service-provider';
const WEEK = 7;

let api: TestApi;
let outbox: SandboxClient;
let worker: { stop(): Promise<void> };
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let center: Place = { latitude: 25, longitude: -111 };
let groomer: SignedIn;
let customer: Awaited<ReturnType<typeof buildCustomerOf>>;

beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  outbox = sandbox(api.platform.config.SMS_API_URL);
  worker = await api.startWorker();
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(async () => {
  await worker.stop();
  await api.close();
});
beforeEach(async () => {
  center = { ...center, latitude: center.latitude + 1 };
  groomer = await buildGroomerAround(api, { center, serviceId: ids.groom, zones: [{ price: 15 }] });
  customer = await buildCustomerOf(api, groomer, {
    place: center,
    breedId: ids.beagle,
    petTypeId: ids.dog,
    pets: ['Biscuit', 'Momo'],
  });
});

const dateIn = (days: number) => addDays(localDateAt(api.clock.now(), ZONE), days);
const at = (date: LocalDate, hour: number) => instantOf(date, hour * 60, ZONE).toISOString();
const weekly = (visits: number) => ({
  repeat: 'week' as const,
  every: 1,
  on: [],
  start: dateIn(2),
  end: dateIn(2 + (visits - 1) * WEEK),
});

const openSession = async () => {
  const { body } = await groomer.call(`POST ${SESSION}/init`, { body: { customerId: customer.id } });
  const params = { sessionId: body.id };
  const petServices = customer.pets
    .slice(0, 1)
    .map(({ id }) => ({ petId: id, services: [{ serviceId: ids.groom, addons: [] }] }));
  const set = await groomer.call(`POST ${SESSION}/:sessionId/set-services`, { params, body: { petServices } });
  expect(set.status, set.raw).toBe(200);
  return params;
};
const book = async (date: LocalDate, time: string) => {
  const body = { appointment: { date, time }, checkAvailability: false };
  const { status, raw } = await groomer.call(`POST ${SESSION}/:sessionId/place-order`, {
    params: await openSession(),
    body,
  });
  expect(status, raw).toBe(200);
};
const preview = async (recurring: object, time = '09:00', more: object = {}) =>
  await groomer.call(`POST ${SESSION}/:sessionId/recurring-orders-date`, {
    params: await openSession(),
    body: { appointment: { time }, recurring, ...more },
  });
const placeSeries = async (recurring: object, more: object = {}) =>
  await groomer.call(`POST ${SESSION}/:sessionId/place-recurring-orders`, {
    params: await openSession(),
    body: { appointment: { time: '09:00' }, recurring, ...more },
  });
const booked = async () =>
  (await groomer.call('GET /v2/service-schedule/service-provider/orders')).body.items.map(
    ({ appointmentStart }) => appointmentStart,
  );

describe('a new session', () => {
  const open = async () => {
    const { body } = await groomer.call(`POST ${SESSION}/init`, { body: { customerId: customer.id } });
    return body;
  };

  it('starts with the default service for every pet', async () => {
    const { customer: booked, petServices } = await open();
    expect(booked.pets).toMatchObject([
      { name: 'Biscuit', breed: 'Beagle' },
      { name: 'Momo', breed: 'Beagle' },
    ]);
    expect(petServices.map(({ petName, serviceName }) => [petName, serviceName])).toEqual([
      ['Biscuit', 'Full groom'],
      ['Momo', 'Full groom'],
    ]);
  });

  it('starts with what was done last time', async () => {
    await book(dateIn(2), '09:00');
    const { petServices } = await open();
    expect(petServices).toMatchObject([{ petName: 'Biscuit', serviceName: 'Full groom', minPrice: 90 }]);
  });
});

describe('the preview of a series', () => {
  it('shows every date in the time zone of the groomer, and places nothing', async () => {
    const { status, body, raw } = await preview(weekly(52));
    expect(status, raw).toBe(200);
    expect(body.timeZone).toBe(ZONE);
    expect(body.dates).toHaveLength(52);
    expect(body.dates.every(({ start, conflict }) => start.slice(11, 16) === '09:00' && conflict === null)).toBe(true);
    // A year has both offsets: the time on the clock stays.
    expect(new Set(body.dates.map(({ start }) => start.slice(19)))).toEqual(new Set(['-06:00', '-05:00']));
    expect(await booked()).toEqual([]);
  });

  it('says what stands in the way, with the next free time of that day or the nearest day', async () => {
    await book(dateIn(2), '09:30');
    await groomer.call('POST /v1/groomer/time-off', {
      body: { startDate: dateIn(2 + WEEK), endDate: dateIn(2 + WEEK) },
    });
    const { body } = await preview(weekly(3));
    expect(
      body.dates.map(({ date, conflict, alternative }) => [date, conflict, alternative?.start.slice(0, 16)]),
    ).toEqual([
      [dateIn(2), 'slot_taken', `${dateIn(2)}T10:30`],
      [dateIn(2 + WEEK), 'time_off', `${dateIn(3 + WEEK)}T09:00`],
      [dateIn(2 + 2 * WEEK), null, undefined],
    ]);
    const waived = await preview(weekly(3), '06:00', { check_availability: false });
    expect(waived.body.dates.map(({ conflict }) => conflict)).toEqual([null, null, null]);
    const early = await preview(weekly(1), '06:00');
    expect(early.body.dates).toMatchObject([
      { conflict: 'outside_hours', alternative: { start: expect.stringContaining('T08:00:00') as string } },
    ]);
  });

  it('takes the duration that the groomer gives it', async () => {
    await book(dateIn(2), '11:00');
    const short = await preview(weekly(1));
    const long = await preview(weekly(1), '09:00', { override_service_time: 150 });
    expect(short.body.dates[0]?.conflict).toBeNull();
    expect(long.body.dates[0]).toMatchObject({ conflict: 'slot_taken' });
  });

  it('refuses more than 60 dates, and an end before the start', async () => {
    const daily = { repeat: 'day', every: 1, start: dateIn(2), end: dateIn(70) };
    expect((await preview(daily)).error.errors).toEqual({ 'recurring.end': 'makes more than 60 appointments' });
    expect((await preview({ ...daily, end: dateIn(1) })).error.errors).toEqual({
      'recurring.end': 'is before the start',
    });
  });
});

/** What a card may be charged, and whether a fee can follow from the time. */
const known = (appointments: readonly { readonly id: string }[]) =>
  Promise.all(
    appointments.map(async ({ id }) => {
      const { body } = await groomer.call(`GET ${SESSION}/order/:id`, { params: { id } });
      return [body.consent.most, body.canCostFee];
    }),
  );

describe('placing a series', () => {
  it('tells nobody anything where the customer cannot be reached: no charge and no fee follow', async () => {
    await api.database.asOwner((owner) =>
      owner.query('update accounts set phone = null, email = null where id = $1', [customer.id]),
    );
    const { body, raw } = await placeSeries(weekly(2));
    expect(await known(body.appointments), raw).toEqual(Array(2).fill([null, false]));
  });

  it('RL-orders-23 books all dates with one recurrence, moved and without those left out, and tells the customer once', async () => {
    const { status, body, raw } = await placeSeries(weekly(4), {
      unselectedDates: [dateIn(2 + WEEK)],
      modifiedDates: [{ date: dateIn(2 + 2 * WEEK), newDate: dateIn(3 + 2 * WEEK), newTime: '13:00' }],
    });
    expect(status, raw).toBe(200);
    const starts = [at(dateIn(2), 9), at(dateIn(3 + 2 * WEEK), 13), at(dateIn(2 + 3 * WEEK), 9)];
    expect(body.appointments.map(({ appointmentStart }) => appointmentStart)).toEqual(starts);
    expect(await booked()).toEqual(starts);
    for (const { id } of body.appointments) {
      const one = await groomer.call(`GET ${SESSION}/order/:id`, { params: { id } });
      expect(one.body).toMatchObject({ recurrenceId: body.recurrenceId, minPrice: 105, status: 'accepted' });
    }
    // One message tells the times and the estimate of all.
    expect(await known(body.appointments)).toEqual(Array(3).fill([126, true]));
    const { text } = await outbox.waitForSms({ to: customer.account.phone, contains: 'appointments' });
    expect(text).toMatch(
      /booked Biscuit for 3 appointments, estimate \$105\.00 each\. The first is \w{3}, \w{3} \d+ at 9:00 AM\. http/,
    );
    expect(await outbox.messages({ to: customer.account.phone, channel: 'sms' })).toHaveLength(1);
  });

  it('books all or nothing, and names the dates in the way', async () => {
    await book(dateIn(2 + WEEK), '09:30');
    const refused = await placeSeries(weekly(3));
    expect([refused.status, refused.error.code]).toEqual([409, 'dates_unavailable']);
    expect(refused.error.errors).toEqual({ [dateIn(2 + WEEK)]: 'slot_taken' });
    const forced = await placeSeries(weekly(3), { check_availability: false });
    expect([forced.error.code, forced.error.errors]).toEqual([
      'dates_unavailable',
      { [dateIn(2 + WEEK)]: 'slot_taken' },
    ]);
    expect(await booked()).toHaveLength(1);
    expect((await placeSeries(weekly(3), { unselectedDates: [dateIn(2 + WEEK)] })).status).toBe(200);
  });

  it('does not put two of its own visits at one time', async () => {
    const modifiedDates = [{ date: dateIn(2 + WEEK), newDate: dateIn(2), newTime: '09:30' }];
    const refused = await placeSeries(weekly(2), { modifiedDates, check_availability: false });
    expect(refused.error.errors).toEqual({ [dateIn(2)]: 'slot_taken' });
  });

  it('has one winner among several that want the same dates', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => placeSeries(weekly(3))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await booked()).toHaveLength(3);
  });

  it('can be canceled from one visit on', async () => {
    const { body } = await placeSeries(weekly(3));
    await api.database.asOwner((owner) =>
      owner.query('update sites set reference_lists = $2 where id = $1', [
        api.site.id,
        JSON.stringify({ cancellationReasons: ['Moved away'], rejectionReasons: [], rescheduleReasons: [] }),
      ]),
    );
    const [, second, third] = body.appointments;
    const canceled = await groomer.call(
      'POST /v2/service-appointment/service-provider/appointments/:id/cancel-appointment',
      { params: { id: second?.id ?? '' }, body: { reasonId: 'moved-away', recurrenceId: body.recurrenceId } },
    );
    expect(canceled.body.cancelled.sort()).toEqual([second?.id, third?.id].sort());
    const told = await outbox.waitForSms({ to: customer.account.phone, contains: 'canceled 2 appointments of' });
    expect(told.text).toContain('There is no fee.');
    const all = await outbox.messages({ to: customer.account.phone });
    expect(all.filter(({ text }) => text.includes('canceled'))).toHaveLength(1);
  });

  it('RL-orders-24 follows the weekdays given', async () => {
    const on = [weekdayOf(dateIn(2)), weekdayOf(dateIn(4))];
    const { body } = await placeSeries({ ...weekly(2), on });
    expect(body.appointments.map(({ appointmentStart }) => appointmentStart)).toEqual([
      at(dateIn(2), 9),
      at(dateIn(4), 9),
      at(dateIn(2 + WEEK), 9),
    ]);
  });
});

describe('additional times of a visit', () => {
  const times = () => [
    { date: dateIn(3), time: '10:00' },
    { date: dateIn(5), time: '13:30' },
  ];

  it('RL-orders-18 are placed together with the appointment, each with this groomer and as long', async () => {
    const params = await openSession();
    const set = await groomer.call(`POST ${SESSION}/:sessionId/set-additional-appointment-times`, {
      params,
      body: { times: times() },
    });
    expect(set.body.additionalTimes, set.raw).toEqual(times());
    const body = { appointment: { date: dateIn(2), time: '09:00' } };
    const { status, raw } = await groomer.call(`POST ${SESSION}/:sessionId/place-order`, { params, body });
    expect(status, raw).toBe(200);
    const starts = [at(dateIn(2), 9), at(dateIn(3), 10), at(dateIn(5), 13.5)];
    expect(await booked()).toEqual(starts);
    const session = await groomer.call(`GET ${SESSION}/:sessionId`, { params });
    expect(session.body.placedOrders.map(({ appointmentStart }) => appointmentStart)).toEqual(starts);
    const { rows } = await api.database.asOwner((owner) =>
      owner.query(
        'select distinct provider_id, extract(epoch from ends_at - starts_at)::int / 60 as minutes from appointments where id = any($1)',
        [session.body.placedOrders.map(({ id }) => id)],
      ),
    );
    expect(rows).toEqual([{ provider_id: groomer.account.id, minutes: session.body.serviceTime }]);
    const again = await groomer.call(`POST ${SESSION}/:sessionId/set-additional-appointment-times`, {
      params,
      body: { times: [] },
    });
    expect(again.error.code).toBe('illegal_transition');
  });

  it('are placed all or not at all', async () => {
    await book(dateIn(5), '13:00');
    const params = await openSession();
    await groomer.call(`POST ${SESSION}/:sessionId/set-additional-appointment-times`, {
      params,
      body: { times: times() },
    });
    const body = { appointment: { date: dateIn(2), time: '09:00' } };
    const refused = await groomer.call(`POST ${SESSION}/:sessionId/place-order`, { params, body });
    expect([refused.error.code, refused.error.errors]).toEqual(['dates_unavailable', { [dateIn(5)]: 'slot_taken' }]);
    expect(await booked()).toHaveLength(1);
  });
});
