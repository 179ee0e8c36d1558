import { MAX_DAYS_AHEAD } from '@tailgate/contract';
import { addDays, instantOf, localDateAt, type LocalDate, type Place } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAppointment } from '../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../testing/builders/build-customer-of.ts';
import { buildGroomerAround } from '../../../testing/builders/build-groomer-around.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';

const ZONE = 'America/Chicago';
const SESSION = '/v2/service-checkout/pet-service/service-provider';
const APPOINTMENTS = '/v2/service-appointment/service-provider/appointments';
const SCHEDULE = '/v2/service-schedule/service-provider';
const TRADING = '/v2/service-appointment/trading';
/** Where `buildAppointment` puts them. */
const PLACE: Place = { latitude: 30.26, longitude: -97.75 };

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
let customer: Awaited<ReturnType<typeof buildCustomerOf>>;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
  await api.database.asOwner((owner) =>
    owner.query('update sites set reference_lists = $2 where id = $1', [
      api.site.id,
      JSON.stringify({ rescheduleReasons: ['Van breakdown'] }),
    ]),
  );
});
afterAll(() => api.close());
beforeEach(async () => {
  groomer = await buildGroomerAround(api, {
    center: PLACE,
    serviceId: ids.groom,
  });
  customer = await buildCustomerOf(api, groomer, {
    place: PLACE,
    breedId: ids.beagle,
    petTypeId: ids.dog,
  });
});

const dateIn = (days: number) => addDays(localDateAt(api.clock.now(), ZONE), days);
const at = (date: LocalDate) => instantOf(date, 10 * 60, ZONE);
const FAR = MAX_DAYS_AHEAD - 10;
const TOO_FAR = MAX_DAYS_AHEAD + 2;

const openSession = async () => {
  const { body } = await groomer.call(`POST ${SESSION}/init`, {
    body: { customerId: customer.id },
  });
  return { sessionId: body.id };
};
const place = async (date: LocalDate) =>
  await groomer.call(`POST ${SESSION}/:sessionId/place-order`, {
    params: await openSession(),
    body: { appointment: { date, time: '10:00' } },
  });
const reschedule = (id: string, date: LocalDate) =>
  groomer.call(`POST ${APPOINTMENTS}/:id/reschedule-appointment`, {
    params: { id },
    body: {
      reasonId: 'van-breakdown',
      appointmentStart: at(date).toISOString(),
    },
  });
const booked = () =>
  buildAppointment(api, {
    providerId: groomer.account.id,
    customerId: customer.id,
    petId: customer.pets[0]?.id ?? '',
    serviceId: ids.groom,
    startsAt: at(dateIn(3)),
  });
const idsInMonthOf = async (date: LocalDate) => {
  const [year = '', month = ''] = date.split('-');
  const params = { year, month: String(Number(month)) };
  const { body } = await groomer.call(`GET ${SCHEDULE}/monthly-schedule/:year/:month`, { params });
  return body.items.map(({ id }) => id);
};
const idsOn = async (date: LocalDate) => {
  const query = { start_date: date, end_date: date };
  return (await groomer.call(`GET ${SCHEDULE}/orders`, { query })).body.items.map(({ id }) => id);
};
const REFUSED = [422, 'too_far_ahead'];

describe('an appointment far ahead', () => {
  it('is in its month and in the list of its day after it was booked', async () => {
    const { status, body, raw } = await place(dateIn(FAR));
    expect(status, raw).toBe(200);
    expect(await idsInMonthOf(dateIn(FAR))).toEqual([body.id]);
    expect(await idsOn(dateIn(FAR))).toEqual([body.id]);
  });

  it('is in its month after it was moved there', async () => {
    const id = await booked();
    const moved = await reschedule(id, dateIn(FAR));
    expect(moved.status, moved.raw).toBe(200);
    expect(await idsInMonthOf(dateIn(FAR))).toEqual([id]);
  });
});

describe('an appointment too far ahead', () => {
  it('is not booked', async () => {
    const refused = await place(dateIn(TOO_FAR));
    expect([refused.status, refused.error.code]).toEqual(REFUSED);
    expect(refused.error.message).toBe('This date is too far ahead. Choose one within 800 days of the booking.');
    expect(await idsOn(dateIn(TOO_FAR))).toEqual([]);
  });

  it('is not booked as a date of a series, nor shown in its preview', async () => {
    const recurring = {
      repeat: 'month' as const,
      every: 6,
      on: [],
      start: dateIn(500),
      end: dateIn(500 + 700),
    };
    const body = { appointment: { time: '10:00' }, recurring };
    const placed = await groomer.call(`POST ${SESSION}/:sessionId/place-recurring-orders`, {
      params: await openSession(),
      body,
    });
    expect([placed.status, placed.error.code]).toEqual(REFUSED);
    expect(await idsInMonthOf(dateIn(500))).toEqual([]);
    const shown = await groomer.call(`POST ${SESSION}/:sessionId/recurring-orders-date`, {
      params: await openSession(),
      body,
    });
    expect([shown.status, shown.error.code]).toEqual(REFUSED);
  });

  it('is not a further time of a session, and its day has no times to choose', async () => {
    const params = await openSession();
    const times = await groomer.call(`POST ${SESSION}/:sessionId/set-additional-appointment-times`, {
      params,
      body: { times: [{ date: dateIn(TOO_FAR), time: '10:00' }] },
    });
    expect([times.status, times.error.code]).toEqual(REFUSED);
    const query = { date: dateIn(TOO_FAR) };
    const slots = await groomer.call(`GET ${SESSION}/:sessionId/available-time-slots`, { params, query });
    expect([slots.status, slots.error.code]).toEqual(REFUSED);
    const forMove = await groomer.call(`GET ${APPOINTMENTS}/:id/available-time-slots`, {
      params: { id: await booked() },
      query,
    });
    expect([forMove.status, forMove.error.code]).toEqual(REFUSED);
  });

  it('is not moved there', async () => {
    const id = await booked();
    const refused = await reschedule(id, dateIn(TOO_FAR));
    expect([refused.status, refused.error.code]).toEqual(REFUSED);
    expect(await idsOn(dateIn(3))).toEqual([id]);
  });

  it('is neither offered to a partner nor taken over', async () => {
    const id = await booked();
    const partner = await buildGroomerAround(api, {
      center: PLACE,
      serviceId: ids.groom,
    });
    const offer = (desiredDatetime?: string) =>
      groomer.call(`POST ${TRADING}/seller/send`, {
        body: {
          orderId: id,
          recipientId: partner.account.id,
          ...(desiredDatetime && { desiredDatetime }),
        },
      });
    const refused = await offer(at(dateIn(TOO_FAR)).toISOString());
    expect([refused.status, refused.error.code]).toEqual(REFUSED);
    expect((await offer()).status).toBe(200);
    await api.database.asOwner((owner) =>
      owner.query('update appointments set trade_desired_at = $2 where id = $1', [id, at(dateIn(TOO_FAR))]),
    );
    const taken = await partner.call(`PUT ${TRADING}/buyer/received-appointments/:id/accept`, { params: { id } });
    expect([taken.status, taken.error.code]).toEqual(REFUSED);
    expect(await idsOn(dateIn(3))).toEqual([id]);
  });
});
