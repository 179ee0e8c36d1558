import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAppointment } from '../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../testing/builders/build-customer-of.ts';
import { SIGNATURE } from '../../../testing/builders/build-order.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';

const LIST = 'GET /v2/service-provider/customer/list';
const FILE = 'GET /v2/service-provider/customer/file';
const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const PLACE = { latitude: 30.26, longitude: -97.75 };
const DAY_MS = 86_400_000;

let api: TestApi;
let groomer: SignedIn;
let soonId: string;
const inDays = (days: number) => new Date(api.clock.now().getTime() + days * DAY_MS);

/** Bea is overdue, Cai comes soon and owes $90, Dan was never seen. */
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  const ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
  groomer = await api.as('groomer');
  const customer = (firstName: string, lastName = 'Example') =>
    buildCustomerOf(api, groomer, { place: PLACE, firstName, lastName, breedId: ids.beagle, petTypeId: ids.dog });
  let hours = 0;
  const visit = (of: Awaited<ReturnType<typeof customer>>, startsAt: Date, given = {}) =>
    buildAppointment(api, {
      providerId: groomer.account.id,
      customerId: of.id,
      petId: of.pets[0]?.id ?? '',
      serviceId: ids.groom,
      startsAt,
      ...given,
    });
  const completed = async (of: Awaited<ReturnType<typeof customer>>, daysAgo: number, by: 'cash' | 'later') => {
    hours += 2;
    const params = { id: await visit(of, inDays(-hours / 24), { lineEnded: true }) };
    await groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: by } });
    const done = await groomer.call(`POST ${ORDER}/complete-order`, { params, body: { signature: SIGNATURE } });
    expect(done.status, done.raw).toBe(200);
    await api.database.asOwner((owner) =>
      owner.query(
        `update appointments set starts_at = $2, ends_at = $2::timestamptz + interval '1 hour' where id = $1`,
        [params.id, inDays(-daysAgo)],
      ),
    );
  };
  const [bea, cai] = [await customer('Bea', '=1+1'), await customer('Cai')];
  await customer('Dan');
  await completed(bea, 100, 'cash');
  await completed(bea, 70, 'cash');
  await completed(cai, 20, 'later');
  soonId = await visit(cai, inDays(4));
});
afterAll(() => api.close());

const list = async (query: Record<string, string | number> = {}) => {
  const { status, body, raw } = await groomer.call(LIST, { query });
  expect(status, raw).toBe(200);
  return body;
};
const names = async (query: Record<string, string | number>) =>
  (await list(query)).items.map(({ firstName }) => firstName);

it('says of each customer what is next, when they were seen, what they spent and owe', async () => {
  const { items, counts } = await list();
  expect(items).toMatchObject([
    { firstName: 'Bea', next: null, completed: 2, spent: 180, owed: 0, hasCard: false },
    { firstName: 'Cai', next: { id: soonId, status: 'accepted' }, dueOn: null, completed: 1, spent: 90, owed: 90 },
    { firstName: 'Dan', next: null, lastSeen: null, dueOn: null, completed: 0, spent: 0, owed: 0 },
  ]);
  const overdue = (api.clock.now().getTime() - Date.parse(items[0]?.dueOn ?? '')) / DAY_MS;
  expect(Math.abs(overdue - 40)).toBeLessThan(2);
  expect(counts).toMatchObject({ all: 3, upcoming: 1, due: 1, unbooked: 2, owes: 1, noCard: 3, new: 3, blocked: 0 });
});

it.each([
  ['upcoming', ['Cai']],
  ['due', ['Bea']],
  ['unbooked', ['Bea', 'Dan']],
  ['owes', ['Cai']],
])('shows only those who are %s', async (filter, found) => {
  expect(await names({ filter })).toEqual(found);
  expect((await list({ filter })).total).toBe(found.length);
});

it.each([
  ['next', ['Cai', 'Bea', 'Dan'], 1],
  ['last', ['Dan', 'Bea', 'Cai'], 3],
  ['-last', ['Cai', 'Bea', 'Dan'], 3],
  ['-spent', ['Bea', 'Cai', 'Dan'], 3],
  ['completed', ['Dan', 'Cai', 'Bea'], 3],
])('sorts by %s over all pages', async (sort, found, sure) => {
  expect((await names({ sort })).slice(0, sure)).toEqual(found.slice(0, sure));
  expect(await names({ sort, limit: 1 })).toEqual(found.slice(0, 1));
});

it('leaves as a file that a spreadsheet reads as text, of the same customers', async () => {
  const file = await groomer.call(FILE, { query: { download: 1, filter: 'unbooked', sort: '-spent' } });
  expect(file.status, file.raw).toBe(200);
  const [head, ...lines] = file.raw.trim().split('\r\n');
  expect(head).toContain('First name,Last name,Phone');
  expect(lines.map((line) => line.split(',').slice(0, 2))).toEqual([
    ['Bea', "'=1+1"],
    ['Dan', 'Example'],
  ]);
  expect(lines[0]).toContain(',2,180.00,0.00,');
  const stranger = await api.as('groomer');
  expect((await stranger.call(FILE, { query: { download: 1 } })).raw).not.toContain('Bea');
});
