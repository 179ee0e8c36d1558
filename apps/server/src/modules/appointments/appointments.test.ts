import { sandbox, type SandboxClient } from '@tailgate/sandbox/client';
import { addDays, instantOf, localDateAt, type LocalDate, type Place } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../testing/builders/build-customer-of.ts';
import { buildGroomerAround } from '../../../testing/builders/build-groomer-around.ts';
import { meetBeforeWriting, startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';

const ZONE = 'America/Chicago';
const SESSION = '/v2/service-checkout/pet-service/service-provider';
const APPOINTMENTS = '/v2/service-appointment/service-provider/appointments';

let api: TestApi;
let outbox: SandboxClient;
let worker: { stop(): Promise<void> };
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let center: Place = { latitude: 25, longitude: -101 };
let groomer: SignedIn;
let customer: Awaited<ReturnType<typeof buildCustomerOf>>;

beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  outbox = sandbox(api.platform.config.SMS_API_URL);
  worker = await api.startWorker();
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
  await api.database.asOwner((owner) =>
    owner.query('update sites set reference_lists = $2 where id = $1', [
      api.site.id,
      JSON.stringify({
        cancellationReasons: ['Owner or pet ill', 'Schedule conflict'],
        rejectionReasons: ['Fully booked', 'Outside zone'],
        rescheduleReasons: ['Van breakdown', 'Running late'],
      }),
    ]),
  );
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

const today = () => localDateAt(api.clock.now(), ZONE);
const dateIn = (days: number) => addDays(today(), days);
const at = (date: LocalDate, hour: number) => instantOf(date, hour * 60, ZONE);

const openSession = async (petCount = 1) => {
  const opened = await groomer.call(`POST ${SESSION}/init`, { body: { customerId: customer.id } });
  expect(opened.status, opened.raw).toBe(200);
  const params = { sessionId: opened.body.id };
  const petServices = customer.pets
    .slice(0, petCount)
    .map(({ id }) => ({ petId: id, services: [{ serviceId: ids.groom, addons: [] }] }));
  const set = await groomer.call(`POST ${SESSION}/:sessionId/set-services`, { params, body: { petServices } });
  expect(set.status, set.raw).toBe(200);
  return { params, session: set.body };
};
const place = async (date: LocalDate, time: string, more: object = {}, petCount = 1) => {
  const { params } = await openSession(petCount);
  return await groomer.call(`POST ${SESSION}/:sessionId/place-order`, {
    params,
    body: { appointment: { date, time }, ...more },
  });
};
const placed = async (date: LocalDate, time: string) => {
  const { status, body, raw } = await place(date, time);
  expect(status, raw).toBe(200);
  return body;
};
const occupied = async (id: string) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ start: Date }>('select lower(busy) as start from occupancy where subject_id = $1 order by busy', [
      id,
    ]),
  );
  return rows.map(({ start }) => start.toISOString());
};
const textAbout = async (words: string) =>
  (await outbox.waitForSms({ to: customer.account.phone, contains: words })).text;

describe('a checkout session', () => {
  it('RL-orders-14 prices the services of the pets as the groomer does, and takes as long as all of them', async () => {
    const { session, params } = await openSession(2);
    expect(session).toMatchObject({
      customer: { id: customer.id, address: { city: 'Austin' } },
      petServices: [
        { petName: 'Biscuit', breed: 'Beagle', serviceName: 'Full groom', minPrice: 90, maxPrice: 90, minutes: 60 },
        { petName: 'Momo', minPrice: 90 },
      ],
      serviceTime: 120,
      minPrice: 180,
      placedOrder: null,
    });
    expect((await groomer.call(`GET ${SESSION}/:sessionId`, { params })).body).toEqual(session);
  });

  it('refuses what the groomer does not offer for the pet, and pets of other customers', async () => {
    const { params } = await openSession();
    const set = (petServices: object[]) =>
      groomer.call(`POST ${SESSION}/:sessionId/set-services`, { params, body: { petServices } });
    const bath = await set([{ petId: customer.pets[0]?.id, services: [{ serviceId: ids.bath, addons: [] }] }]);
    expect(bath.status).toBe(422);
    expect(bath.error.errors).toEqual({ 'petServices.0.services.0': 'is not offered for this pet' });
    const other = await buildCustomerOf(api, groomer, { place: center, breedId: ids.beagle, petTypeId: ids.dog });
    const foreign = [{ petId: other.pets[0]?.id, services: [{ serviceId: ids.groom, addons: [] }] }];
    expect((await set(foreign)).status).toBe(404);
  });

  it('RL-orders-17 offers the days and times at which the visit fits, by dates as YYYY-MM-DD', async () => {
    const { params } = await openSession(2);
    const date = dateIn(2);
    const [year = '', month = ''] = date.split('-');
    const days = await groomer.call(`GET ${SESSION}/:sessionId/:month/:year/available-days`, {
      params: { ...params, month: String(Number(month)), year },
    });
    expect(days.body.days.find((day) => day.date === date)).toEqual({
      date,
      available: true,
      whyNot: null,
      starts: 29,
    });
    const { body } = await groomer.call(`GET ${SESSION}/:sessionId/available-time-slots`, { params, query: { date } });
    expect(body.slots[0]?.start).toContain(`${date}T08:00:00`);
    expect(body.slots.at(-1)?.end).toContain('T17:00:00');
    const query = { date: `${month}/01/${year}` as LocalDate };
    const refused = await groomer.call(`GET ${SESSION}/:sessionId/available-time-slots`, { params, query });
    expect(refused.error.errors).toHaveProperty('date');
  });

  it('is placed once', async () => {
    const { params } = await openSession();
    const call = (time: string) =>
      groomer.call(`POST ${SESSION}/:sessionId/place-order`, {
        params,
        body: { appointment: { date: dateIn(3), time } },
      });
    const answers = await meetBeforeWriting(api.database, 'occupancy', [() => call('09:00'), () => call('13:00')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await groomer.call(`GET ${SESSION}/:sessionId`, { params })).body.placedOrder).toBe(
      answers.find(({ status }) => status === 200)?.body.id,
    );
  });
});

describe('a booked appointment', () => {
  it('RL-orders-01 RL-orders-19 occupies the groomer, copies address, prices and the message, and tells the customer', async () => {
    const date = dateIn(2);
    const { status, body, raw } = await place(date, '09:00', { message: 'Gate code 12' }, 2);
    expect(status, raw).toBe(200);
    expect(body).toMatchObject({
      status: 'accepted',
      appointmentStart: at(date, 9).toISOString(),
      appointmentEnd: at(date, 11).toISOString(),
      bookedBy: 'groomer',
      travelFee: 15,
      minPrice: 195,
      maxPrice: 195,
      serviceTime: 120,
      message: 'Gate code 12',
      address: { address: '12 Elm Street', postalCode: '78701' },
      customer: { id: customer.id, isNew: true },
      petServices: [{ pet: { name: 'Biscuit' } }, { pet: { name: 'Momo' } }],
      can: { cancel: true, reschedule: true, accept: false, withdraw: false, acceptTrade: false },
    });
    expect(await occupied(body.id)).toEqual([at(date, 9).toISOString()]);
    expect(await textAbout('booked')).toMatch(/booked Biscuit and Momo for \w{3}.* 9:00 AM, estimate \$195\.00\. h/);
  });

  it('has the travel fee of this groomer, not of a cheaper one near by', async () => {
    await buildGroomerAround(api, { center, serviceId: ids.groom, zones: [{ price: 3 }] });
    expect((await placed(dateIn(2), '09:00')).travelFee).toBe(15);
  });

  it('is quiet if the groomer says so', async () => {
    await place(dateIn(2), '09:00', { notify: false });
    await place(dateIn(2), '15:00');
    await textAbout('3:00 PM');
    expect(await outbox.messages({ to: customer.account.phone, channel: 'sms' })).toHaveLength(1);
  });

  it('stays within hours unless the groomer waives it, and never overlaps', async () => {
    const early = await place(dateIn(2), '06:00');
    expect([early.status, early.error.code]).toEqual([409, 'slot_unavailable']);
    expect(early.error.data.nextSlots?.map((slot) => slot.start.slice(0, 16))).toEqual(
      ['08:00', '08:15', '08:30'].map((time) => `${dateIn(2)}T${time}`),
    );
    expect((await place(dateIn(2), '06:00', { checkAvailability: false })).status).toBe(200);
    const overlapping = await place(dateIn(2), '06:30', { checkAvailability: false });
    expect([overlapping.status, overlapping.error.code]).toEqual([409, 'slot_taken']);
  });

  it('has one winner among many who want the same time', async () => {
    const sessions = await Promise.all(Array.from({ length: 12 }, () => openSession()));
    const answers = await Promise.all(
      sessions.map(({ params }) =>
        groomer.call(`POST ${SESSION}/:sessionId/place-order`, {
          params,
          body: { appointment: { date: dateIn(4), time: '10:00' }, checkAvailability: false },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error.code))).toEqual(
      new Set(['slot_taken']),
    );
  });

  it('needs the address of the customer', async () => {
    await api.database.asOwner((owner) =>
      owner.query('update customer_profiles set address_line = null, location = null where account_id = $1', [
        customer.id,
      ]),
    );
    const refused = await place(dateIn(2), '09:00');
    expect([refused.status, refused.error.code]).toEqual([409, 'address_missing']);
  });
});

describe('rescheduling', () => {
  it('RL-appointments-10 takes a reason, a new start and a duration, and tells the customer', async () => {
    const { id } = await placed(dateIn(2), '09:00');
    const start = at(dateIn(3), 13);
    const { status, body, raw } = await groomer.call(`POST ${APPOINTMENTS}/:id/reschedule-appointment`, {
      params: { id },
      body: { reasonId: 'van-breakdown', appointmentStart: start.toISOString(), duration: 90 },
    });
    expect(status, raw).toBe(200);
    expect(body).toMatchObject({
      status: 'accepted',
      appointmentStart: start.toISOString(),
      appointmentEnd: at(dateIn(3), 14.5).toISOString(),
      reason: 'Van breakdown',
      rescheduleCount: 1,
      rescheduleHistory: [
        { oldDateTime: at(dateIn(2), 9).toISOString(), newDateTime: start.toISOString(), changedBy: 'groomer' },
      ],
    });
    expect(await occupied(id)).toEqual([start.toISOString()]);
    expect(await textAbout('moved from')).toMatch(/at 1:00 PM/);
  });

  it('may overlap its own old time, and needs no reason', async () => {
    const { id } = await placed(dateIn(2), '09:00');
    const start = at(dateIn(2), 9.5);
    const moved = await groomer.call(`POST ${APPOINTMENTS}/:id/reschedule-appointment`, {
      params: { id },
      body: { appointmentStart: start.toISOString(), notifyCustomer: false },
    });
    expect(moved.status, moved.raw).toBe(200);
    expect(await occupied(id)).toEqual([start.toISOString()]);
  });

  it('never overlaps another appointment, even by force', async () => {
    await placed(dateIn(2), '11:00');
    const { id } = await placed(dateIn(2), '14:00');
    const body = { reasonId: 'running-late', appointmentStart: at(dateIn(2), 11.5).toISOString() };
    const refused = await groomer.call(`POST ${APPOINTMENTS}/:id/reschedule-appointment`, { params: { id }, body });
    expect(refused.error.code).toBe('slot_unavailable');
    const forced = await groomer.call(`POST ${APPOINTMENTS}/:id/reschedule-appointment`, {
      params: { id },
      body: { ...body, forceUpdate: true },
    });
    expect(forced.error.code).toBe('slot_taken');
    expect(await occupied(id)).toEqual([at(dateIn(2), 14).toISOString()]);
  });

  it('offers times that its own time does not block', async () => {
    const { id } = await placed(dateIn(2), '09:00');
    const { body } = await groomer.call(`GET ${APPOINTMENTS}/:id/available-time-slots`, {
      params: { id },
      query: { date: dateIn(2) },
    });
    expect(body.slots.map(({ start }) => start.slice(11, 16))).toContain('09:15');
  });

  it('refuses a reason that is not on the list', async () => {
    const { id } = await placed(dateIn(2), '09:00');
    const refused = await groomer.call(`POST ${APPOINTMENTS}/:id/reschedule-appointment`, {
      params: { id },
      body: { reasonId: 'boredom', appointmentStart: at(dateIn(3), 9).toISOString() },
    });
    expect(refused.error.errors).toEqual({ reasonId: 'is not one of the reasons' });
  });
});

describe('canceling', () => {
  it('RL-appointments-06 takes a reason, frees the time and tells the customer', async () => {
    const { id } = await placed(dateIn(2), '09:00');
    const canceled = await groomer.call(`POST ${APPOINTMENTS}/:id/cancel-appointment`, {
      params: { id },
      body: { reasonId: 'owner-or-pet-ill', description: 'Flu' },
    });
    expect(canceled.body).toEqual({ cancelled: [id] });
    expect(await occupied(id)).toEqual([]);
    const { body } = await groomer.call(`GET ${SESSION}/order/:id`, { params: { id } });
    expect(body).toMatchObject({ status: 'cancelled', reason: 'Owner or pet ill', reasonNote: 'Flu' });
    expect(body).toMatchObject({ cancelledBy: 'groomer', cancelledAt: expect.any(String) as string });
    await textAbout('canceled Biscuit on');
    const again = await groomer.call(`POST ${APPOINTMENTS}/:id/cancel-appointment`, {
      params: { id },
      body: { reasonId: 'owner-or-pet-ill' },
    });
    expect(again.error.code).toBe('illegal_transition');
  });

  it('RL-appointments-18 of a day cancels all of it and can take the day off', async () => {
    const first = await placed(dateIn(2), '09:00');
    const second = await placed(dateIn(2), '13:00');
    const other = await placed(dateIn(3), '09:00');
    const { body } = await groomer.call(`POST ${APPOINTMENTS}/cancel-appointments`, {
      body: { reasonId: 'van-breakdown', date: dateIn(2), turnOfDay: true },
    });
    expect(body.cancelled.sort()).toEqual([first.id, second.id].sort());
    expect(await occupied(other.id)).toHaveLength(1);
    const { body: off } = await groomer.call('GET /v1/groomer/time-off');
    expect(off.items).toMatchObject([{ startDate: dateIn(2), endDate: dateIn(2) }]);
  });
});

describe('the schedule', () => {
  it('lists a month by start, with pets, services and prices', async () => {
    const date = dateIn(2);
    const { id } = await placed(date, '09:00');
    const [year = '', month = ''] = date.split('-');
    const { body, status, raw } = await groomer.call(
      'GET /v2/service-schedule/service-provider/monthly-schedule/:year/:month',
      {
        params: { year, month: String(Number(month)) },
      },
    );
    expect(status, raw).toBe(200);
    expect(body).toMatchObject({
      timeZone: ZONE,
      items: [
        {
          id,
          customer: { id: customer.id },
          pets: [{ name: 'Biscuit', breed: 'Beagle', services: ['Full groom'] }],
          minPrice: 105,
          city: 'Austin',
          answerBy: null,
        },
      ],
    });
  });

  it('RL-schedule-01 rejects a month outside 1 to 12', async () => {
    const refused = await groomer.call('GET /v2/service-schedule/service-provider/monthly-schedule/:year/:month', {
      params: { year: '2030', month: '13' },
    });
    expect(refused.error.message).toBe('month should be a number between 1 and 12');
  });

  it('is found by status, days, customer, pet and words, in pages that continue where the last one ended', async () => {
    const LIST = 'GET /v2/service-schedule/service-provider/orders';
    const first = await placed(dateIn(2), '09:00');
    const second = await placed(dateIn(3), '09:00');
    const third = await placed(dateIn(4), '09:00');
    const found = async (query: Record<string, string | number>) => {
      const { status, body, raw } = await groomer.call(LIST, { query });
      expect(status, raw).toBe(200);
      return body;
    };
    const foundIds = async (query: Record<string, string | number>) => (await found(query)).items.map(({ id }) => id);
    expect(await foundIds({})).toEqual([first.id, second.id, third.id]);
    expect(await foundIds({ order: 'desc' })).toEqual([third.id, second.id, first.id]);
    expect(await foundIds({ start_date: dateIn(3), end_date: dateIn(3) })).toEqual([second.id]);
    expect(await foundIds({ status: 'pending' })).toEqual([]);
    expect(await foundIds({ customer_id: customer.id, pet_id: customer.pets[0]?.id ?? '' })).toHaveLength(3);
    expect(await foundIds({ pet_id: customer.pets[1]?.id ?? '' })).toEqual([]);
    const page = await found({ limit: 2 });
    expect(page.meta).toMatchObject({ page: 1, totalPages: 2, total: 3 });
    expect(await foundIds({ limit: 2, after: page.meta.next ?? '' })).toEqual([third.id]);
    expect(await foundIds({ limit: 2, page: 2 })).toEqual([third.id]);
    expect((await groomer.call(LIST, { query: { after: 'x' } })).status).toBe(422);
  });

  it('does not show the appointments of other groomers', async () => {
    const { id } = await placed(dateIn(2), '09:00');
    const other = await api.as('groomer');
    expect((await other.call(`GET ${SESSION}/order/:id`, { params: { id } })).status).toBe(404);
    expect((await other.call('GET /v2/service-schedule/service-provider/orders')).body).toMatchObject({
      items: [],
      meta: { total: 0 },
    });
    const body = { reasonId: 'schedule-conflict' };
    expect((await other.call(`POST ${APPOINTMENTS}/:id/cancel-appointment`, { params: { id }, body })).status).toBe(
      404,
    );
  });
});
