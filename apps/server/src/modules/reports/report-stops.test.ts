import { COST_PER_MILE_CENTS } from '@tailgate/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAppointment } from '../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../testing/builders/build-customer-of.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { pdfLines } from '../../../testing/pdf-text.ts';
import { ledgerBook, type LedgerBook } from './ledger-book.testing.ts';

const STOPS = 'GET /v2/service-report/service-provider/profit-per-stop';
const MARCH = { start_date: '2026-03-01', end_date: '2026-03-31' };
const BASE = { latitude: 30.26, longitude: -97.75 };

let api: TestApi;
let book: LedgerBook;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
beforeAll(async () => {
  api = await startTestApi();
  book = ledgerBook(api);
  ids = await book.inSite(buildCatalogue);
});
afterAll(() => api.close());

const centsOf = (dollars: number) => Math.round(dollars * 100);
const asOwner = (statement: string, values: readonly unknown[]) =>
  api.database.asOwner((owner) => owner.query(statement, [...values]));

/** A completed stop, so many degrees north of the base. */
const stop = async (groomer: SignedIn, time: string, north: number, services = 10_000, ownerId?: string) => {
  const customer = await buildCustomerOf(api, groomer, { place: BASE, breedId: ids.beagle, petTypeId: ids.dog });
  const id = await buildAppointment(api, {
    providerId: groomer.account.id,
    customerId: customer.id,
    petId: customer.pets[0]?.id ?? '',
    serviceId: ids.groom,
    status: 'complete',
    startsAt: new Date(time),
  });
  await asOwner('update appointments set place = st_point(-97.75, $2, 4326)::geography where id = $1', [
    id,
    BASE.latitude + north,
  ]);
  const order = { time, customerId: customer.id, services, appointmentId: id, ...(ownerId && { ownerId }) };
  return await book.complete(groomer, order);
};
const stops = async (person: SignedIn, query: object = {}) =>
  (await person.call(STOPS, { query: { ...MARCH, ...query } })).body;

it('leaves of each stop what fees, van and miles do not take, in any order and on pages', async () => {
  const groomer = await api.as('groomer');
  const owner = await api.as('fleet_owner');
  await asOwner('update providers set location = st_point(-97.75, 30.26, 4326)::geography where account_id = $1', [
    groomer.account.id,
  ]);
  const first = await stop(groomer, '2026-03-10T15:00:00Z', 0.1, 10_000, owner.account.id);
  const second = await stop(groomer, '2026-03-10T18:00:00Z', 0.1, 7000);
  const next = await stop(groomer, '2026-03-11T15:00:00Z', 0.2, 12_000);
  await stop(groomer, '2026-04-01T15:00:00Z', 0.1);
  await stop(await api.as('groomer'), '2026-03-10T15:00:00Z', 0.1);
  const answer = await stops(groomer);
  expect(answer.items.map(({ orderId }) => orderId)).toEqual([next.id, second.id, first.id]);
  expect([answer.total, answer.costPerMile]).toEqual([3, COST_PER_MILE_CENTS / 100]);
  // A tenth of a degree is 6.9 miles, by road 1.3 times as many; the second stop is where the first was.
  expect(answer.items.map(({ miles }) => miles)).toEqual([17.9, 0, 9]);
  expect(answer.items[2]).toMatchObject({ work: 105, tips: 15, fees: -9.28, van: -21, driving: -6.27, profit: 83.45 });
  for (const { work, tips, fees, van, driving, profit } of [...answer.items, answer])
    expect(centsOf(work) + centsOf(tips) + centsOf(fees) + centsOf(van) + centsOf(driving)).toBe(centsOf(profit));
  for (const figure of ['work', 'tips', 'fees', 'van', 'driving', 'profit'] as const)
    expect(answer.items.reduce((sum, item) => sum + centsOf(item[figure]), 0)).toBe(centsOf(answer[figure]));

  const sorted = async (sort: string) => (await stops(groomer, { sort })).items.map(({ orderId }) => orderId);
  expect(await sorted('date')).toEqual([first.id, second.id, next.id]);
  expect(await sorted('-profit')).toEqual([next.id, first.id, second.id]);
  expect(await sorted('profit')).toEqual([second.id, first.id, next.id]);
  expect((await stops(groomer, { limit: 1, offset: 1 })).items.map(({ orderId }) => orderId)).toEqual([second.id]);

  const { raw } = await groomer.call(STOPS, { query: { ...MARCH, download: 1 } });
  expect(raw.split('\r\n')[3]).toMatch(/^2026-03-10,[^,]+,9\.0,105\.00,15\.00,-9\.28,-21\.00,-6\.27,83\.45$/);
  const { bytes } = await groomer.call(STOPS, { query: { ...MARCH, download: 1, format: 'pdf' } });
  const printed = pdfLines(bytes).flat();
  expect(printed[0]).toEqual(['Profit per stop']);
  expect(printed.find(([cell]) => cell === 'Total')?.at(-1)).toBe(answer.profit.toFixed(2));

  // What is given back is taken off, whenever it was.
  await book.refund(second.id, second.total, '2026-05-02T18:00:00Z');
  expect((await stops(groomer)).items[1]).toMatchObject({ work: 0, tips: 0, fees: 0, profit: 0 });
});

it('drives nowhere without a base, and is for groomers', async () => {
  const groomer = await api.as('groomer');
  await asOwner('update providers set location = null where account_id = $1', [groomer.account.id]);
  expect(await stops(groomer)).toMatchObject({ items: [], total: 0, profit: 0, miles: 0 });
  await stop(groomer, '2026-03-10T15:00:00Z', 0.1);
  expect(await stops(groomer)).toMatchObject({ total: 1, miles: 0, driving: 0 });
  expect((await (await api.as('fleet_owner')).call(STOPS, { query: MARCH })).status).toBe(403);
});
