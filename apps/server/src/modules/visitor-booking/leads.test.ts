import { LEAD_DAYS, MAX_LEAD_NOTE_LENGTH, MAX_PAGE_SIZE } from '@tailgate/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordedCallsOf, startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { newId } from '../../platform/ids.ts';
import { keepLead } from './leads.queries.ts';
import { forgetOldOrders } from './visitor-booking.jobs.ts';

const LEADS = '/v2/staff/leads';
const DAY_MS = 86_400_000;

let api: TestApi;
let staff: SignedIn;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.as('staff');
});
afterAll(() => api.close());

const LOCATION = {
  address: '12 Elm Street',
  city: 'Marfa',
  stateOrProvince: 'TX',
  postalCode: '79843',
  country: 'US',
  latitude: 30.31,
  longitude: -104.02,
};
interface Given {
  readonly id?: string;
  readonly providerId?: string;
  readonly customerId?: string;
  readonly daysAgo?: number;
  readonly site?: TestApi['site'];
}
const leave = async ({ id = newId(), providerId, customerId, daysAgo = 0, site = api.site }: Given = {}) => {
  const said = { firstName: 'Robin', email: 'robin@example.test', phone: null, petCount: 2, message: 'Any weekday.' };
  const lead = { id, customerId: customerId ?? null, providerId: providerId ?? null, ...said };
  const at = new Date(api.clock.now().getTime() - daysAgo * DAY_MS);
  await api.platform.db.inSite(site.id, (tx) => keepLead(tx, { ...lead, location: LOCATION }, at));
  return id;
};
const list = async (filter?: 'open' | 'answered' | 'all', by = staff) =>
  (await by.call(`GET ${LEADS}`, { query: { ...(filter && { filter }), limit: 100 } })).body;
const idsIn = async (filter?: 'open' | 'answered' | 'all', by = staff) =>
  (await list(filter, by)).items.map(({ id }) => id);
const answer = (id: string, note = 'Called. Books in June.', by = staff) =>
  by.call(`PUT ${LEADS}/:id/answer`, { params: { id }, body: { note } });
const reopen = (id: string, by = staff) => by.call(`DELETE ${LEADS}/:id/answer`, { params: { id } });

describe('leads', () => {
  it('say who asked for what, where and whom, the latest first', async () => {
    const groomer = await api.as('groomer');
    const [older, newer] = [await leave({ daysAgo: 2 }), await leave({ providerId: groomer.account.id, daysAgo: 1 })];
    const { items, counts, total } = await list();
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining([newer, older]));
    expect(items.findIndex(({ id }) => id === newer)).toBeLessThan(items.findIndex(({ id }) => id === older));
    expect(total).toBe(counts.open);
    expect(items.find(({ id }) => id === newer)).toMatchObject({
      id: newer,
      firstName: 'Robin',
      email: 'robin@example.test',
      phone: null,
      city: 'Marfa',
      stateOrProvince: 'TX',
      postalCode: '79843',
      petCount: 2,
      message: 'Any weekday.',
      isCustomer: false,
      serviceProvider: { id: groomer.account.id },
      answered: null,
    });
    expect(items.find(({ id }) => id === older)?.serviceProvider).toBeNull();
  });

  it('are answered with a note, which another replaces, and reopened', async () => {
    const own = await api.as('staff');
    const id = await leave();
    const answered = await answer(id, '  Called. Books in June. ', own);
    expect(answered.body, answered.raw).toMatchObject({ id, answered: { note: 'Called. Books in June.' } });
    expect([(await idsIn()).includes(id), (await idsIn('answered')).includes(id)]).toEqual([false, true]);
    expect((await answer(id, 'Booked.', own)).body.answered?.note).toBe('Booked.');
    expect((await reopen(id, own)).body.answered).toBeNull();
    expect([(await idsIn()).includes(id), (await idsIn('answered')).includes(id)]).toEqual([true, false]);
    expect(await idsIn('all')).toContain(id);
    expect(await recordedCallsOf(api, own.account.id)).toEqual([
      'visitor-booking.answerLead',
      'visitor-booking.answerLead',
      'visitor-booking.reopenLead',
    ]);
  });

  it('wait again when the same visitor asks again', async () => {
    const id = await leave();
    await answer(id);
    await leave({ id });
    expect((await list()).items.find((lead) => lead.id === id)?.answered).toBeNull();
  });

  it('come in pages', async () => {
    await leave();
    await leave();
    const { body } = await staff.call(`GET ${LEADS}`, { query: { limit: 1, offset: 1 } });
    expect(body.items).toHaveLength(1);
    expect(body.total).toBeGreaterThan(1);
    expect((await staff.call(`GET ${LEADS}`, { query: { limit: 101 } })).body.limit).toBe(MAX_PAGE_SIZE);
  });

  it('are bounded', async () => {
    const id = await leave();
    expect((await answer(id, 'x'.repeat(MAX_LEAD_NOTE_LENGTH + 1))).status).toBe(422);
    expect((await answer(id, 'a\u0000b')).status).toBe(422);
    expect((await answer(newId())).status).toBe(404);
    expect((await reopen(newId())).status).toBe(404);
  });

  it('are of the own site, and for its staff alone', async () => {
    const id = await leave();
    const other = await api.as('staff', api.otherSite);
    expect(await idsIn('all', other)).not.toContain(id);
    expect([(await answer(id, '', other)).status, (await reopen(id, other)).status]).toEqual([404, 404]);
    for (const role of ['groomer', 'customer', 'fleet_owner', 'mechanic', 'renter', 'support'] as const) {
      const person = await api.as(role);
      const calls = [await person.call(`GET ${LEADS}`), await answer(id, '', person), await reopen(id, person)];
      expect(
        calls.map(({ status }) => status),
        role,
      ).toEqual([403, 403, 403]);
    }
    expect((await list()).items.find((lead) => lead.id === id)?.answered).toBeNull();
  });

  it('are forgotten after a year, answered or not', async () => {
    const [kept, open, answered] = [
      await leave({ daysAgo: LEAD_DAYS - 1 }),
      await leave({ daysAgo: LEAD_DAYS + 1 }),
      await leave({ daysAgo: LEAD_DAYS + 1 }),
    ];
    await answer(answered);
    await forgetOldOrders.run({ siteId: api.site.id }, api.platform);
    const left = await idsIn('all');
    expect([kept, open, answered].map((id) => left.includes(id))).toEqual([true, false, false]);
  });
});
