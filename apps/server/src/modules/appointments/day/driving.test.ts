import { addDays, instantOf, localDateAt, type Place } from '@tailgate/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAppointment } from '../../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../../testing/builders/build-customer-of.ts';
import { buildGroomerAround } from '../../../../testing/builders/build-groomer-around.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';

const ZONE = 'America/Chicago';
const DRIVING = 'GET /v2/service-schedule/service-provider/driving-details';
const PLACE: Place = { latitude: 30.26, longitude: -97.75 };

let api: TestApi;
let groomer: SignedIn;
let appointmentAt: (hour: number, status?: 'accepted' | 'cancelled') => Promise<string>;
const date = () => addDays(localDateAt(api.clock.now(), ZONE), 3);
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  const ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
  // Somebody else starts elsewhere.
  await buildGroomerAround(api, { center: { latitude: 33, longitude: -97 }, serviceId: ids.groom });
  groomer = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom, degreesAway: 0.1 });
  await api.database.asOwner((owner) =>
    owner.query(`update providers set time_zone = $2 where account_id = $1`, [groomer.account.id, ZONE]),
  );
  const customer = await buildCustomerOf(api, groomer, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
  appointmentAt = (hour, status = 'accepted') =>
    buildAppointment(api, {
      providerId: groomer.account.id,
      customerId: customer.id,
      petId: customer.pets[0]?.id ?? '',
      serviceId: ids.groom,
      status,
      startsAt: instantOf(date(), hour * 60, ZONE),
    });
});
afterAll(() => api.close());

const drivingOn = async (from = date(), to = date()) => {
  const { status, body, raw } = await groomer.call(DRIVING, { query: { start_date: from, end_date: to } });
  expect(status, raw).toBe(200);
  return body.days;
};

describe('RL-schedule-12 driving details', () => {
  it('RL-map-10 are zero on a day without stops', async () => {
    expect(await drivingOn(addDays(date(), 1), addDays(date(), 2))).toEqual(
      [1, 2].map((days) => ({ date: addDays(date(), days), travelDistance: 0, travelDurationTraffic: 0, legs: [] })),
    );
  });

  it('RL-map-11 go from the base through the stops in order and back, in miles', async () => {
    const later = await appointmentAt(13);
    const first = await appointmentAt(9);
    await appointmentAt(11, 'cancelled');
    const [day] = await drivingOn();
    expect(day?.legs.map(({ appointmentId }) => appointmentId)).toEqual([first, later]);
    const [there, next] = day?.legs ?? [];
    // The base is about seven miles north; the second stop is at the same address as the first.
    expect(there?.distanceMiles).toBeGreaterThan(6);
    expect(next).toMatchObject({ distanceMiles: 0, minutes: 0 });
    expect(day?.travelDistance).toBeGreaterThan(12);
    expect(day?.travelDurationTraffic).toBeGreaterThan(2 * ((there?.minutes ?? 0) - 5));
  });

  it('are for at most a month', async () => {
    const query = { start_date: date(), end_date: addDays(date(), 31) };
    expect((await groomer.call(DRIVING, { query })).error.errors).toEqual({ end_date: 'is at most 31 days later' });
  });
});
