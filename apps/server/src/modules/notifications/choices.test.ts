import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { newId } from '../../platform/ids.ts';
import type { ProvedEmail } from './deliveries.ts';
import { notify } from './notify.ts';

const SETTINGS = '/v2/customer/notification-settings';
const VISIT = { groomer: 'Maya Torres', pets: 'Biscuit', when: 'Tue, Jun 2 at 9:00 AM', id: '0197-6b2f' };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const reachable = (customer: SignedIn) => ({
  accountId: customer.account.id,
  phone: '+15125550188',
  email: 'ava@example.test' as ProvedEmail,
});
const about = () => ({ appointmentId: newId(), startsAt: api.clock.now() });
/** News, which can be turned off. */
const sendNews = (customer: SignedIn) =>
  api.platform.db.inSite(api.site.id, (tx) =>
    notify(tx, api.platform, 'reportCardSent', {
      to: reachable(customer),
      variables: { ...VISIT, petId: '0197-6b30' },
      about: about(),
    }),
  );
const sendNecessary = (customer: SignedIn) =>
  api.platform.db.inSite(api.site.id, (tx) =>
    notify(tx, api.platform, 'groomerLate', {
      to: reachable(customer),
      variables: { ...VISIT, minutes: 20 },
      by: null,
      about: about(),
    }),
  );

describe('the channels of a customer', () => {
  it('are all on until one is turned off, for reminders and news only', async () => {
    const customer = await api.as('customer');
    expect((await customer.call(`GET ${SETTINGS}`)).body).toEqual({ sms: true, email: true, push: true });
    expect(await sendNews(customer)).toEqual({ sms: 1, email: 1, push: 0 });
    const body = { sms: false, email: true, push: true };
    const saved = await customer.call(`PUT ${SETTINGS}`, { body });
    expect(saved.status, saved.raw).toBe(200);
    expect((await customer.call(`GET ${SETTINGS}`)).body).toEqual(body);
    expect(await sendNews(customer)).toEqual({ sms: 0, email: 1, push: 0 });
    await customer.call(`PUT ${SETTINGS}`, { body: { sms: false, email: false, push: false } });
    expect(await sendNews(customer)).toEqual({ sms: 0, email: 0, push: 0 });
    expect(await sendNecessary(customer)).toEqual({ sms: 1, email: 1, push: 0 });
    await customer.call(`PUT ${SETTINGS}`, { body: { sms: true, email: true, push: true } });
    expect(await sendNews(customer)).toEqual({ sms: 1, email: 1, push: 0 });
  });

  it('are the person’s own', async () => {
    const [customer, other] = [await api.as('customer'), await api.as('customer')];
    await customer.call(`PUT ${SETTINGS}`, { body: { sms: false, email: false, push: false } });
    expect((await customer.call(`GET ${SETTINGS}`)).body.sms).toBe(false);
    expect((await other.call(`GET ${SETTINGS}`)).body.sms).toBe(true);
    expect(await sendNews(other)).toEqual({ sms: 1, email: 1, push: 0 });
  });

  it('are chosen all at once', async () => {
    const customer = await api.as('customer');
    expect((await customer.call(`PUT ${SETTINGS}`, { body: { sms: false } })).status).toBe(422);
  });
});
