import type { AppointmentStatus } from '@tailgate/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAppointment } from '../../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../../testing/builders/build-customer-of.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';

const OWN = '/v2/service-appointment/customer/appointments';
const SETTINGS = 'POST /v2/service-provider/account/settings';
const BUSINESS_PHONE = '+15125550142';
const HOUR_MS = 3_600_000;

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
let built: Awaited<ReturnType<typeof buildCustomerOf>>;
let customer: SignedIn;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(async () => {
  groomer = await api.as('groomer');
  built = await buildCustomerOf(api, groomer, {
    place: { latitude: 30.26, longitude: -97.75 },
    breedId: ids.beagle,
    petTypeId: ids.dog,
  });
  customer = await api.as(built.account);
  await groomer.call(SETTINGS, { body: { businessPhone: BUSINESS_PHONE } });
});

const asOwner = (text: string, ...values: unknown[]) => api.database.asOwner((owner) => owner.query(text, values));
/** Lasts an hour; by default in three days. */
const appointment = (status: AppointmentStatus = 'accepted', hoursAhead = 72) =>
  buildAppointment(api, {
    providerId: groomer.account.id,
    customerId: built.id,
    petId: built.pets[0]?.id ?? '',
    serviceId: ids.groom,
    status,
    startsAt: new Date(api.clock.now().getTime() + hoursAhead * HOUR_MS),
  });
const phoneOf = async (id: string) => {
  const { body, raw } = await customer.call(`GET ${OWN}/:id`, { params: { id } });
  expect(body.id, raw).toBe(id);
  return body.serviceProvider.phone;
};

describe('the phone of the groomer', () => {
  it('is the business phone, on the appointment and in the list; never the phone of the account', async () => {
    const id = await appointment();
    const list = await customer.call(`GET ${OWN}`);
    expect(list.body.items).toMatchObject([{ id, serviceProvider: { phone: BUSINESS_PHONE } }]);
    expect(await phoneOf(id)).toBe(BUSINESS_PHONE);
    await groomer.call(SETTINGS, { body: { businessPhone: null } });
    const without = await customer.call(`GET ${OWN}/:id`, { params: { id } });
    expect(without.body.serviceProvider.phone).toBeNull();
    expect(without.raw).not.toContain(groomer.account.phone);
  });

  it.each([
    ['pending', null],
    ['accepted', BUSINESS_PHONE],
    ['in_trade', BUSINESS_PHONE],
    ['cancellation_request', BUSINESS_PHONE],
    ['reschedule_request_ask', BUSINESS_PHONE],
    // A customer can ask to move a request that the groomer has not accepted.
    ['reschedule_request', null],
    ['rejected', null],
    ['unassigned', null],
    ['cancelled', null],
  ] as const)('of an appointment that is %s: %s', async (status, phone) => {
    expect(await phoneOf(await appointment(status))).toBe(phone);
  });

  it.each([
    ['complete', -24, BUSINESS_PHONE],
    ['accepted', -24, BUSINESS_PHONE],
    ['complete', -26, null],
    ['accepted', -26, null],
  ] as const)('of an appointment that is %s and started %d hours from now: %s', async (status, hours, phone) => {
    expect(await phoneOf(await appointment(status, hours))).toBe(phone);
  });

  it.each([
    [-24 * 6, BUSINESS_PHONE],
    [-24 * 8, null],
  ] as const)('of a no-show %d hours from now: %s', async (hours, phone) => {
    const id = await appointment('cancelled', hours);
    await asOwner('update appointments set is_no_show = true where id = $1', id);
    expect(await phoneOf(id)).toBe(phone);
  });

  it('is that of the groomer who took the appointment over', async () => {
    const id = await appointment();
    const partner = await api.as('groomer');
    await partner.call(SETTINGS, { body: { businessPhone: '+15125550143' } });
    await asOwner('update appointments set provider_id = $2 where id = $1', id, partner.account.id);
    expect(await phoneOf(id)).toBe('+15125550143');
  });

  it('is not given to other customers, to a blocked one, or once the groomer left', async () => {
    const id = await appointment();
    const stranger = await api.as('customer');
    const foreign = await stranger.call(`GET ${OWN}/:id`, { params: { id } });
    expect([foreign.status, foreign.raw.includes(BUSINESS_PHONE)]).toEqual([404, false]);
    const block = 'update provider_customers set blocked_at = $2 where provider_id = $1';
    await asOwner(block, groomer.account.id, api.clock.now());
    expect(await phoneOf(id)).toBeNull();
    await asOwner(block, groomer.account.id, null);
    expect(await phoneOf(id)).toBe(BUSINESS_PHONE);
    await asOwner(`update accounts set status = 'inactive' where id = $1`, groomer.account.id);
    expect(await phoneOf(id)).toBeNull();
  });
});
