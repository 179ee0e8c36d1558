import { MAX_LATE_NOTICES } from '@tailgate/contract';
import { sandbox } from '@tailgate/sandbox/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAppointment } from '../../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../../testing/builders/build-customer-of.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';

const LINE = '/v2/service-checkout/pet-service/service-provider/order/:id/pet-services/:petServiceId';
const PLACE = { latitude: 30.26, longitude: -97.75 };

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
let customerId: string;
let petId: string;
beforeAll(async () => {
  api = await startTestApi();
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(async () => {
  groomer = await api.as('groomer');
  const customer = await buildCustomerOf(api, groomer, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
  customerId = customer.id;
  petId = customer.pets[0]?.id ?? '';
});

const visit = async (startsAt = api.clock.now()) => {
  const id = await buildAppointment(api, {
    providerId: groomer.account.id,
    customerId,
    petId,
    serviceId: ids.groom,
    startsAt,
  });
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ id: string }>('select id from appointment_lines where appointment_id = $1', [id]),
  );
  return { id, petServiceId: rows[0]?.id ?? '' };
};

describe('at the van', () => {
  it('a service starts, ends and is reopened, each once', async () => {
    const params = await visit();
    const started = await groomer.call(`POST ${LINE}/start`, { params });
    expect(started.body.petServices[0], started.raw).toMatchObject({ endTime: null });
    const { startTime } = started.body.petServices[0] ?? {};
    expect(startTime).not.toBeNull();
    api.clock.advance(300);
    expect((await groomer.call(`POST ${LINE}/start`, { params })).body.petServices[0]).toMatchObject({ startTime });
    const ended = await groomer.call(`POST ${LINE}/end`, { params });
    expect(ended.body.petServices[0]).toMatchObject({ startTime });
    const { endTime } = ended.body.petServices[0] ?? {};
    expect(Date.parse(endTime ?? '') - Date.parse(startTime ?? '')).toBeGreaterThanOrEqual(300 * 1000);
    expect(ended.body.can.complete).toBe(true);
    const reopened = await groomer.call(`DELETE ${LINE}/end`, { params });
    expect(reopened.body.petServices[0]).toMatchObject({ endTime: null });
    expect(reopened.body.can.complete).toBe(false);
  });

  it('notes are kept, and shown in the history of the pet once the service has ended', async () => {
    const params = await visit();
    const saved = await groomer.call(`PUT ${LINE}/details`, { params, body: { spNote: 'Hates the dryer' } });
    expect(saved.body.petServices[0]).toMatchObject({ spNote: 'Hates the dryer', isPhotoPublic: false });
    const untouched = await groomer.call(`PUT ${LINE}/details`, { params, body: { isPhotoPublic: true } });
    expect(untouched.body.petServices[0]).toMatchObject({ spNote: 'Hates the dryer', isPhotoPublic: true });
    const history = async () =>
      (
        await groomer.call('GET /v2/service-schedule/service-provider/pet-history', {
          query: { pet_id: petId },
        })
      ).body.items;
    expect(await history()).toEqual([]);
    await groomer.call(`POST ${LINE}/end`, { params });
    expect(await history()).toMatchObject([
      { appointmentId: params.id, serviceName: 'Full groom', spNote: 'Hates the dryer' },
    ]);
  });

  it('nothing is recorded for a canceled appointment, nor under the line of another one', async () => {
    const later = new Date(api.clock.now().getTime() + 2 * 3_600_000);
    const [first, second] = [await visit(), await visit(later)];
    const mixed = { id: second.id, petServiceId: first.petServiceId };
    expect((await groomer.call(`POST ${LINE}/start`, { params: mixed })).status).toBe(404);
    await api.database.asOwner((owner) =>
      owner.query(`update appointments set status = 'cancelled' where id = $1`, [first.id]),
    );
    expect((await groomer.call(`POST ${LINE}/start`, { params: first })).error.code).toBe('illegal_transition');
  });
});

describe('running late', () => {
  const APPOINTMENT = '/v2/service-appointment/service-provider/appointments/:id';
  const onDay = async (daysAhead: number, lineEnded = false) => {
    const startsAt = new Date(api.clock.now().getTime() + daysAhead * 86_400_000);
    const given = { providerId: groomer.account.id, customerId, petId, serviceId: ids.groom, startsAt, lineEnded };
    return { params: { id: await buildAppointment(api, { ...given, minutes: 1 }) }, body: { minutes: 20 } };
  };
  const tell = (input: { params: { id: string }; body: { minutes: number } }) =>
    groomer.call(`POST ${APPOINTMENT}/running-late`, input);

  it('tells the customer by how much, and keeps the planned time', async () => {
    const worker = await api.startWorker();
    const input = await onDay(0);
    const told = await tell(input);
    expect(told.body.lateNotices, told.raw).toMatchObject([{ minutes: 20 }]);
    expect(told.body).toMatchObject({ status: 'accepted', rescheduleHistory: [] });
    const { text } = await sandbox(api.platform.config.SMS_API_URL).waitForSms({
      to: told.body.customer.phone ?? '',
      contains: 'running about 20 minutes late',
    });
    expect(text).toContain('Biscuit');
    await worker.stop();
  });

  it('works a few times for one appointment', async () => {
    const input = await onDay(0);
    for (let told = 1; told <= MAX_LATE_NOTICES; told += 1)
      expect((await tell(input)).body.can.runLate).toBe(told < MAX_LATE_NOTICES);
    expect((await tell(input)).error.code).toBe('illegal_transition');
  });

  it('works only on the day and before the first service starts', async () => {
    expect((await tell(await onDay(2))).error.code).toBe('illegal_transition');
    expect((await tell(await onDay(0, true))).error.code).toBe('illegal_transition');
  });
});

it('RL-customers-04 the loyalty points of a customer are the number of completed orders', async () => {
  const { id } = await visit();
  const detail = async () =>
    (await groomer.call('GET /v2/service-checkout/pet-service/service-provider/order/:id', { params: { id } })).body
      .customer;
  expect(await detail()).toMatchObject({ loyaltyPoints: 0, isNew: true });
  for (const daysAgo of [30, 60])
    await buildAppointment(api, {
      providerId: groomer.account.id,
      customerId,
      petId,
      serviceId: ids.groom,
      status: 'complete',
      startsAt: new Date(api.clock.now().getTime() - daysAgo * 86_400_000),
    });
  expect(await detail()).toMatchObject({ loyaltyPoints: 2, isNew: false });
});
