import { addDays, instantOf, localDateAt, type Place } from '@tailgate/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAppointment } from '../../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../../testing/builders/build-customer-of.ts';
import { buildGroomerAround } from '../../../../testing/builders/build-groomer-around.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';

const ZONE = 'America/Chicago';
const ROUTE = 'GET /v2/service-schedule/service-provider/day-route';
const APPOINTMENTS = '/v2/service-appointment/service-provider/appointments';
const MINUTE_MS = 60_000;
const ORDER = 'GET /v2/service-checkout/pet-service/service-provider/order/:id';
const PLACE: Place = { latitude: 30.26, longitude: -97.75 };

let api: TestApi;
let groomer: SignedIn;
let customerId: string;
let petId: string;
let appointmentAt: (hour: number, status?: 'accepted' | 'pending' | 'cancelled', days?: number) => Promise<string>;
const date = () => addDays(localDateAt(api.clock.now(), ZONE), 3);
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  const ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
  groomer = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom, degreesAway: 0.1 });
  await api.database.asOwner((owner) =>
    owner.query(`update providers set time_zone = $2 where account_id = $1`, [groomer.account.id, ZONE]),
  );
  const customer = await buildCustomerOf(api, groomer, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
  customerId = customer.id;
  petId = customer.pets[0]?.id ?? '';
  appointmentAt = (hour, status = 'accepted', days = 0) =>
    buildAppointment(api, {
      providerId: groomer.account.id,
      customerId,
      petId,
      serviceId: ids.groom,
      status,
      startsAt: instantOf(addDays(date(), days), hour * 60, ZONE),
    });
});
afterAll(() => api.close());

const routeOn = async (day = date()) => {
  const { status, body, raw } = await groomer.call(ROUTE, { query: { date: day } });
  expect(status, raw).toBe(200);
  return body;
};

describe('RL-schedule-12 the route of a day', () => {
  it('RL-map-10 has no stops and no drives on a free day, and names the next day with stops', async () => {
    await appointmentAt(9, 'accepted', 2);
    await appointmentAt(14, 'pending', 2);
    const route = await routeOn(addDays(date(), 1));
    expect(route).toMatchObject({ stops: [], driveHome: null, travelDistance: 0, travelDurationTraffic: 0 });
    expect(route.nextDay).toEqual({
      date: addDays(date(), 2),
      start: instantOf(addDays(date(), 2), 540, ZONE).toISOString(),
      stops: 2,
    });
    expect((await routeOn(addDays(date(), 2))).nextDay).toBeNull();
    const colleague = await api.as('groomer');
    expect((await colleague.call(ROUTE, { query: { date: addDays(date(), 1) } })).body.nextDay).toBeNull();
  });

  it('RL-map-11 has the stops in order with drives in minutes and miles, and says when to leave', async () => {
    const later = await appointmentAt(13);
    const first = await appointmentAt(9);
    await appointmentAt(11, 'cancelled');
    const { stops, driveHome, travelDistance, travelDurationTraffic, base } = await routeOn();
    expect(stops.map(({ id }) => id)).toEqual([first, later]);
    const [there, next] = stops;
    expect(there?.drive?.distanceMiles).toBeGreaterThan(6);
    expect(Date.parse(there?.appointmentStart ?? '') - Date.parse(there?.leaveBy ?? '')).toBe(
      (there?.drive?.minutes ?? 0) * 60_000,
    );
    expect(next?.drive).toEqual({ minutes: 0, distanceMiles: 0 });
    expect(base?.longitude).toBeCloseTo(PLACE.longitude, 1);
    expect(travelDistance).toBeCloseTo((there?.drive?.distanceMiles ?? 0) + (driveHome?.distanceMiles ?? 0), 0);
    expect(travelDurationTraffic).toBe((there?.drive?.minutes ?? 0) + (driveHome?.minutes ?? 0));
  });

  it('carries what the groomer must know at the door, as the appointment itself does', async () => {
    const endsOn = addDays(date(), 20);
    await api.database.asOwner(async (owner) => {
      await owner.query(`update provider_customers set alert = 'Dog door is open' where customer_id = $1`, [
        customerId,
      ]);
      await owner.query(
        `update pets set anxious_aggressive = true, groomer_note = 'Muzzle in drawer 2' where id = $1`,
        [petId],
      );
      const vaccination = `insert into pet_vaccinations (id, site_id, pet_id, name, expires_on)
        values (gen_random_uuid(), $1, $2, $3, $4)`;
      // The record that was renewed does not count.
      await owner.query(vaccination, [api.site.id, petId, 'Rabies', addDays(date(), -40)]);
      await owner.query(vaccination, [api.site.id, petId, 'Rabies', endsOn]);
      await owner.query(vaccination, [api.site.id, petId, 'Bordetella', addDays(date(), -1)]);
      await owner.query(vaccination, [api.site.id, petId, 'Distemper', addDays(date(), 300)]);
    });
    const [stop] = (await routeOn()).stops;
    expect(stop).toMatchObject({ startedAt: null, endedAt: null });
    expect(stop?.faces).toEqual([{ id: petId, name: 'Biscuit', petType: 'dog', photo: null }]);
    expect(stop?.alerts.map(({ kind, note, vaccination, expiresOn }) => [kind, note, vaccination, expiresOn])).toEqual([
      ['customer', 'Dog door is open', null, null],
      ['anxious_aggressive', 'Muzzle in drawer 2', null, null],
      ['vaccination_expired', '', 'Bordetella', addDays(date(), -1)],
      ['vaccination_ends_soon', '', 'Rabies', endsOn],
    ]);
    const appointment = await groomer.call(ORDER, { params: { id: stop?.id ?? '' } });
    expect(appointment.body.alerts, appointment.raw).toEqual(stop?.alerts);
  });

  it('has the note about a calm pet last', async () => {
    await api.database.asOwner((owner) =>
      owner.query(`update pets set anxious_aggressive = false, groomer_note = 'Epileptic' where id = $1`, [petId]),
    );
    const [stop] = (await routeOn()).stops;
    expect(stop?.alerts.at(-1)).toMatchObject({ kind: 'pet_note', note: 'Epileptic', vaccination: null });
    expect(stop?.alerts.map(({ kind }) => kind)).not.toContain('anxious_aggressive');
  });

  it('says when the customer expects the groomer, by what they were told last', async () => {
    const today = addDays(date(), -3);
    const startsAt = instantOf(today, 23 * 60, ZONE);
    const id = await appointmentAt(23, 'accepted', -3);
    const stopNow = async () => (await routeOn(today)).stops.find((stop) => stop.id === id);
    expect(await stopNow()).toMatchObject({
      expectedAt: startsAt.toISOString(),
      hasLateNoticesLeft: true,
      total: null,
    });
    const runLate = (minutes: number) =>
      groomer.call(`POST ${APPOINTMENTS}/:id/running-late`, { params: { id }, body: { minutes } });
    await runLate(20);
    expect((await stopNow())?.expectedAt).toBe(new Date(startsAt.getTime() + 20 * MINUTE_MS).toISOString());
    api.clock.advance(1);
    await groomer.call(`POST ${APPOINTMENTS}/:id/on-my-way`, { params: { id }, body: {} });
    const onTheWay = await stopNow();
    expect(onTheWay?.expectedAt).toBe(onTheWay?.onMyWay?.eta);
    for (const minutes of [30, 45]) {
      api.clock.advance(1);
      await runLate(minutes);
    }
    expect(await stopNow()).toMatchObject({
      expectedAt: new Date(startsAt.getTime() + 45 * MINUTE_MS).toISOString(),
      hasLateNoticesLeft: false,
    });
  });
});
