import { addDays, instantOf, localDateAt, type Place } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildAppointment } from '../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../testing/builders/build-customer-of.ts';
import { buildGroomerAround } from '../../../testing/builders/build-groomer-around.ts';
import { startTestApi, type Answer, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { occupyCalendar, wantedStretch } from '../../../testing/occupy-calendar.ts';
import { Failure } from '../../platform/failure.ts';

const ZONE = 'America/Chicago';
const SESSION = '/v2/service-checkout/pet-service/service-provider';
const TRADING = '/v2/service-appointment/trading';
const JOBS = '/v2/service-schedule/service-provider/grab-it';
/** Where `buildAppointment` puts them. */
const PLACE: Place = { latitude: 30.26, longitude: -97.75 };
const TEN = 10 * 60;

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
let partner: SignedIn;
let customer: Awaited<ReturnType<typeof buildCustomerOf>>;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(async () => {
  groomer = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
  partner = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
  customer = await buildCustomerOf(api, groomer, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
});

const dateIn = (days: number) => addDays(localDateAt(api.clock.now(), ZONE), days);
const date = () => dateIn(3);
const slot = () => instantOf(date(), TEN, ZONE);

interface Outcome {
  readonly won: boolean;
  readonly code?: string | undefined;
  readonly nextSlots?: readonly { readonly start: string }[] | undefined;
}
const outcomeOf = async (answer: Promise<Pick<Answer, 'status' | 'error'>>): Promise<Outcome> => {
  const { status, error } = await answer;
  return status === 200 ? { won: true } : { won: false, code: error.code, nextSlots: error.data.nextSlots };
};

const booking = async (minutes: number) => {
  const opened = await groomer.call(`POST ${SESSION}/init`, { body: { customerId: customer.id } });
  const params = { sessionId: opened.body.id };
  const petServices = [{ petId: customer.pets[0]?.id, services: [{ serviceId: ids.groom, addons: [] }] }];
  await groomer.call(`POST ${SESSION}/:sessionId/set-services`, { params, body: { petServices } });
  const body = { appointment: { date: date(), time: '10:00' }, overrideServiceTime: minutes, notify: false };
  return () => outcomeOf(groomer.call(`POST ${SESSION}/:sessionId/place-order`, { params, body }));
};
const appointment = (status: 'unassigned' | 'in_trade', startsAt: Date, minutes: number) =>
  buildAppointment(api, {
    providerId: partner.account.id,
    customerId: customer.id,
    petId: customer.pets[0]?.id ?? '',
    serviceId: ids.groom,
    status,
    startsAt,
    minutes,
    ...(status === 'in_trade' && { partnerId: groomer.account.id }),
  });
const grab = async (minutes: number) => {
  const orderId = await appointment('unassigned', slot(), minutes);
  return () => outcomeOf(groomer.call(`POST ${JOBS}/jobs`, { body: { orderId } }));
};
/** At another time with the seller, who wishes it to be then. */
const trade = async (minutes: number, day: number) => {
  const id = await appointment('in_trade', instantOf(dateIn(day), TEN, ZONE), minutes);
  await api.database.asOwner((owner) =>
    owner.query('update appointments set trade_desired_at = $2 where id = $1', [id, slot()]),
  );
  return () => outcomeOf(groomer.call(`PUT ${TRADING}/buyer/received-appointments/:id/accept`, { params: { id } }));
};
const hold = (minutes: number) => async (): Promise<Outcome> => {
  const end = new Date(slot().getTime() + minutes * 60_000);
  const expiresAt = new Date(api.clock.now().getTime() + 600_000);
  const wanted = { resourceId: groomer.account.id, start: slot(), end, kind: 'hold' as const, expiresAt };
  try {
    await occupyCalendar(api, ZONE, wantedStretch(wanted));
    return { won: true };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { won: false, code: error.code };
  }
};

describe('a hundred different requests for one time at once', () => {
  it('have one winner, and everybody else learns other times', async () => {
    const lengths = (count: number) => Array.from({ length: count }, (_, index) => 30 + (index % 7) * 15);
    const requests: (() => Promise<Outcome>)[] = [];
    for (const minutes of lengths(60)) requests.push(await booking(minutes));
    for (const minutes of lengths(20)) requests.push(await grab(minutes));
    for (const [index, minutes] of lengths(15).entries()) requests.push(await trade(minutes, 10 + index));
    requests.push(...lengths(5).map(hold));
    const outcomes = await Promise.all(requests.map((request) => request()));
    expect(outcomes.filter(({ won }) => won)).toHaveLength(1);
    const losers = outcomes.filter(({ won }) => !won);
    for (const { code } of losers) expect(['slot_taken', 'slot_unavailable']).toContain(code);
    // A hold is no call: it learns only that the time is taken.
    for (const { nextSlots } of losers.slice(0, -5)) {
      expect(nextSlots?.length).toBeGreaterThan(0);
      expect(nextSlots?.every(({ start }) => start !== slot().toISOString())).toBe(true);
    }
    const { rows } = await api.database.asOwner((owner) =>
      owner.query('select id from occupancy where resource_id = $1', [groomer.account.id]),
    );
    expect(rows).toHaveLength(1);
  });
});

describe('a call that is repeated while the first one is still running', () => {
  it('is answered like the first one, not with the conflict that the first one caused', async () => {
    const opened = await groomer.call(`POST ${SESSION}/init`, { body: { customerId: customer.id } });
    const params = { sessionId: opened.body.id };
    const petServices = [{ petId: customer.pets[0]?.id, services: [{ serviceId: ids.groom, addons: [] }] }];
    await groomer.call(`POST ${SESSION}/:sessionId/set-services`, { params, body: { petServices } });
    const place = () =>
      groomer.call(`POST ${SESSION}/:sessionId/place-order`, {
        params,
        body: { appointment: { date: date(), time: '10:00' } },
        headers: { 'idempotency-key': `repeated-${opened.body.id}` },
      });
    // The repetition looks for an answer, and the first call is done before it looks at the calendar.
    const { db } = api.platform;
    const ask = db.ask.bind(db);
    let first: ReturnType<typeof place> | undefined;
    const spy = vi.spyOn(db, 'ask').mockImplementation(async (...given) => {
      const result = await ask(...given);
      if (!first) await (first = place());
      return result;
    });
    const repeated = await place();
    spy.mockRestore();
    expect([repeated.status, repeated.raw]).toEqual([200, (await first)?.raw]);
  });
});

describe('a customer of two groomers', () => {
  it('starts a session with what this groomer did last time, not with what the other one did', async () => {
    const offer = { serviceId: ids.bath, sizes: [{ size: 'medium', price: 40, minutes: 30 }] };
    const groom = { serviceId: ids.groom, sizes: [{ size: 'medium', price: 90, minutes: 60 }] };
    await groomer.call('POST /v2/on-boarding/groomer/offered/services/prices', { body: { services: [offer, groom] } });
    const done = (providerId: string, serviceId: string, day: number) =>
      buildAppointment(api, {
        providerId,
        customerId: customer.id,
        petId: customer.pets[0]?.id ?? '',
        serviceId,
        status: 'complete',
        startsAt: instantOf(dateIn(day), TEN, ZONE),
      });
    await done(groomer.account.id, ids.bath, -9);
    await done(partner.account.id, ids.groom, -2);
    const opened = await groomer.call(`POST ${SESSION}/init`, { body: { customerId: customer.id } });
    expect(opened.body.petServices.map(({ serviceId }) => serviceId)).toEqual([ids.bath]);
  });
});
