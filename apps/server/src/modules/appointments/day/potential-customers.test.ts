import { sandbox } from '@tailgate/sandbox/client';
import { addDays, instantOf, localDateAt, type Place } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAppointment } from '../../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../../testing/builders/build-customer-of.ts';
import { buildGroomerAround } from '../../../../testing/builders/build-groomer-around.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';

const ZONE = 'America/Chicago';
const LIST = 'GET /v2/service-schedule/service-provider/potential-customers';
const INVITE = 'POST /v2/service-schedule/service-provider/potential-customers';
const PLACE: Place = { latitude: 30.26, longitude: -97.75 };
const DAY_MS = 86_400_000;

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
/** Hours that keep the appointments of a day apart. */
let hoursApart = 0;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
beforeEach(async () => {
  hoursApart = 0;
  groomer = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
  await change('update providers set time_zone = $2 where account_id = $1', [groomer.account.id, ZONE]);
});
afterAll(() => api.close());

const change = (statement: string, values: readonly unknown[]) =>
  api.database.asOwner((owner) => owner.query(statement, [...values]));
const date = () => addDays(localDateAt(api.clock.now(), ZONE), 3);
const daysAgo = (days: number) => new Date(api.clock.now().getTime() - days * DAY_MS);

interface Given {
  readonly firstName?: string;
  readonly place?: Place;
  /** Days since each appointment; negative ones are ahead. */
  readonly seen?: readonly number[];
  readonly addedDaysAgo?: number;
  readonly minutes?: number;
}

const dueCustomer = async ({ firstName = 'Priya', place = PLACE, seen = [60], ...given }: Given = {}) => {
  const customer = await buildCustomerOf(api, groomer, { place, firstName, breedId: ids.beagle, petTypeId: ids.dog });
  const petId = customer.pets[0]?.id ?? '';
  await change('update provider_customers set created_at = $2 where customer_id = $1', [
    customer.id,
    daysAgo(given.addedDaysAgo ?? 400),
  ]);
  for (const days of seen)
    await buildAppointment(api, {
      providerId: groomer.account.id,
      customerId: customer.id,
      petId,
      serviceId: ids.groom,
      status: days > 0 ? 'complete' : 'accepted',
      startsAt: new Date(daysAgo(days).getTime() + hoursApart * 3_600_000),
      minutes: given.minutes ?? 60,
    });
  hoursApart += 6;
  return { id: customer.id, petId };
};

type ListQuery = Record<string, string | number>;
const list = async (query: ListQuery = { date: date() }, as = groomer) => {
  const { status, body, raw } = await as.call(LIST, { query });
  expect(status, raw).toBe(200);
  return body;
};
const names = async (query?: ListQuery) => (await list(query)).items.map(({ firstName }) => firstName);
const invite = (body: { date?: string; id?: string; customers: string[]; text?: string }) =>
  groomer.call(INVITE, { body: { text: 'I am near you that day.', ...body } });

describe('potential customers of a day', () => {
  it('have customer fields, pets, when they were last seen and how often they come', async () => {
    const { id, petId } = await dueCustomer({ seen: [60, 102, 144] });
    const { items, total, timeZone, date: listed } = await list();
    expect({ total, timeZone, listed }).toEqual({ total: 1, timeZone: ZONE, listed: date() });
    expect(items).toEqual([
      expect.objectContaining({
        id,
        firstName: 'Priya',
        city: 'Austin',
        pets: [{ id: petId, name: 'Biscuit', petType: 'dog', photo: null }],
        usualCycleDays: 42,
        invitedAt: null,
        freeStart: null,
      }),
    ]);
    expect(Math.round((api.clock.now().getTime() - Date.parse(items[0]?.lastSeen ?? '')) / DAY_MS)).toBe(60);
  });

  it('were not seen for the given months, and customers who never came count from when they were added', async () => {
    await dueCustomer({ firstName: 'Lately', seen: [20] });
    await dueCustomer({ firstName: 'Spring', seen: [70] });
    await dueCustomer({ firstName: 'Never', seen: [], addedDaysAgo: 100 });
    await dueCustomer({ firstName: 'Added', seen: [], addedDaysAgo: 3 });
    expect((await names()).toSorted()).toEqual(['Never', 'Spring']);
    expect(await names({ date: date(), months: 3 })).toEqual(['Never']);
    expect((await list()).items.find(({ firstName }) => firstName === 'Never')).toMatchObject({
      lastSeen: null,
      usualCycleDays: null,
    });
  });

  it('have nothing booked, are not blocked, and can be reached', async () => {
    await dueCustomer({ firstName: 'Booked', seen: [60, -10] });
    const waiting = await dueCustomer({ firstName: 'Waiting', seen: [60, -12] });
    await change(`update appointments set status = 'unassigned' where customer_id = $1 and status = 'accepted'`, [
      waiting.id,
    ]);
    const canceled = await dueCustomer({ firstName: 'Canceled', seen: [60, -14] });
    await change(`update appointments set status = 'cancelled' where customer_id = $1 and status = 'accepted'`, [
      canceled.id,
    ]);
    const blocked = await dueCustomer({ firstName: 'Blocked' });
    await change('update provider_customers set blocked_at = app.now() where customer_id = $1', [blocked.id]);
    const gone = await dueCustomer({ firstName: 'Inactive' });
    await change(`update accounts set status = 'inactive' where id = $1`, [gone.id]);
    const nowhere = await dueCustomer({ firstName: 'Nowhere' });
    await change('update customer_profiles set location = null where account_id = $1', [nowhere.id]);
    expect(await names()).toEqual(['Canceled']);
  });

  it('live near a stop of the day or the base, the nearest first, in pages', async () => {
    const far = { latitude: PLACE.latitude + 0.5, longitude: PLACE.longitude };
    const stop = await dueCustomer({ firstName: 'Stop', place: far, seen: [-30] });
    await dueCustomer({ firstName: 'Near', place: { ...PLACE, latitude: PLACE.latitude + 0.012 } });
    await dueCustomer({ firstName: 'Nearer', place: { ...PLACE, latitude: PLACE.latitude + 0.011 } });
    await dueCustomer({ firstName: 'Beside', place: { ...far, latitude: far.latitude + 0.05 } });
    expect(await names()).toEqual(['Nearer', 'Near']);
    await change('update appointments set starts_at = $2, ends_at = $3, place = $4 where customer_id = $1', [
      stop.id,
      instantOf(date(), 600, ZONE),
      instantOf(date(), 660, ZONE),
      `POINT(${far.longitude} ${far.latitude})`,
    ]);
    const { items } = await list();
    expect(items.map(({ firstName }) => firstName)).toEqual(['Nearer', 'Near', 'Beside']);
    expect(items[2]?.distanceMiles).toBeCloseTo(3.4, 0);
    const second = await list({ date: date(), limit: 1, offset: 1 });
    expect(second).toMatchObject({ total: 3, limit: 1, offset: 1, items: [{ firstName: 'Near' }] });
  });

  it('are near by the groomer’s own maximum distance, and all are where base and stops are unknown', async () => {
    await dueCustomer({ place: { ...PLACE, latitude: PLACE.latitude + 0.1 } });
    await change('update providers set max_distance_miles = 2 where account_id = $1', [groomer.account.id]);
    expect(await names()).toEqual([]);
    await change('update providers set location = null where account_id = $1', [groomer.account.id]);
    expect((await list()).items).toEqual([expect.objectContaining({ firstName: 'Priya', distanceMiles: null })]);
  });

  it('are only the groomer’s own', async () => {
    await dueCustomer();
    const colleague = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
    expect((await list({ date: date() }, colleague)).items).toEqual([]);
  });

  it('fit the day when the schedule is checked, with the first time that is free', async () => {
    await dueCustomer({ firstName: 'Short', minutes: 60 });
    await dueCustomer({ firstName: 'Long', minutes: 300 });
    const busy = await dueCustomer({ firstName: 'Busy', seen: [-30], minutes: 60 });
    // Work is from 8 to 5: with 10:00 to 12:30 and 1:30 to 4:30 taken, five hours are nowhere free.
    for (const [hour, minutes] of [
      [10, 150],
      [13.5, 180],
    ] as const)
      await buildAppointment(api, {
        providerId: groomer.account.id,
        customerId: busy.id,
        petId: busy.petId,
        serviceId: ids.groom,
        startsAt: instantOf(date(), hour * 60, ZONE),
        minutes,
      });
    expect((await names()).toSorted()).toEqual(['Long', 'Short']);
    const { items } = await list({ date: date(), exact_check_schedule: 'true' });
    expect(items.map(({ firstName, freeStart }) => [firstName, freeStart])).toEqual([
      ['Short', instantOf(date(), 480, ZONE).toISOString()],
    ]);
  });
});

describe('an invitation to book a day', () => {
  it('U-120 texts own customers with the words of the groomer, and marks them as invited', async () => {
    const { id } = await dueCustomer();
    const phone = (await list()).items[0]?.phone ?? '';
    const { status, body, raw } = await invite({ date: date(), customers: [id], text: 'Shall I stop by?' });
    expect(status, raw).toBe(200);
    expect(body).toEqual({ invited: [id], skipped: [] });
    const invitedAt = Date.parse((await list()).items[0]?.invitedAt ?? '');
    expect(api.clock.now().getTime() - invitedAt).toBeLessThan(60_000);
    const worker = await api.startWorker();
    try {
      // At night it waits for the morning.
      await api.makeJobsDue();
      const { text } = await sandbox(api.platform.config.SMS_API_URL).waitForSms({ to: phone, contains: 'stop by' });
      expect(text).toMatch(/has time for Biscuit on \w{3}, \w{3} \d+\. "Shall I stop by\?"/);
    } finally {
      await worker.stop();
    }
  });

  it('skips customers who were invited within a week or have an appointment ahead', async () => {
    const due = await dueCustomer({ firstName: 'Due' });
    const booked = await dueCustomer({ firstName: 'Booked', seen: [60, -10] });
    const customers = [due.id, booked.id, due.id];
    expect((await invite({ date: date(), customers })).body).toEqual({ invited: [due.id], skipped: [booked.id] });
    expect((await invite({ date: date(), customers })).body).toEqual({ invited: [], skipped: [due.id, booked.id] });
    await change(`update provider_customers set invited_at = invited_at - interval '7 days' where customer_id = $1`, [
      due.id,
    ]);
    expect((await invite({ date: date(), customers: [due.id] })).body.invited).toEqual([due.id]);
  });

  it('is for the day of an appointment, or for a day that is not over', async () => {
    const { id } = await dueCustomer();
    const other = await dueCustomer({ firstName: 'Stop', seen: [] });
    const appointment = await buildAppointment(api, {
      providerId: groomer.account.id,
      customerId: other.id,
      petId: other.petId,
      serviceId: ids.groom,
      startsAt: instantOf(date(), 600, ZONE),
    });
    const past = await invite({ date: addDays(date(), -4), customers: [id] });
    expect([past.status, past.error]).toEqual([422, expect.objectContaining({ code: 'validation_failed' })]);
    const nothing = await invite({ customers: [id] });
    expect(nothing.raw).toContain('is required without an appointment');
    expect((await invite({ id: appointment, customers: [id] })).body.invited).toEqual([id]);
  });

  it('reaches no blocked customers and no customers of others', async () => {
    const { id } = await dueCustomer();
    await change('update provider_customers set blocked_at = app.now() where customer_id = $1', [id]);
    expect((await invite({ date: date(), customers: [id] })).status).toBe(404);
    const stranger = await api.account({ roles: ['customer'] });
    expect((await invite({ date: date(), customers: [stranger.id] })).status).toBe(404);
  });

  it('is a matter of one groomer: what another has booked or sent counts for nothing here', async () => {
    const shared = await dueCustomer({ firstName: 'Shared' });
    const other = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
    await change(
      `insert into provider_customers (site_id, provider_id, customer_id, created_at)
       select site_id, $2, customer_id, created_at from provider_customers where customer_id = $1`,
      [shared.id, other.account.id],
    );
    await buildAppointment(api, {
      providerId: other.account.id,
      customerId: shared.id,
      petId: shared.petId,
      serviceId: ids.groom,
      startsAt: daysAgo(-10),
    });
    expect(await names()).toEqual(['Shared']);
    expect((await invite({ date: date(), customers: [shared.id] })).body.invited).toEqual([shared.id]);
    const { rows } = await change('select invited_at from provider_customers where provider_id = $1', [
      other.account.id,
    ]);
    expect(rows).toEqual([{ invited_at: null }]);
  });
});
