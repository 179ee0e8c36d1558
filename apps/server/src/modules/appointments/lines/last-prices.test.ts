import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAppointment, type GivenAppointment } from '../../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../../testing/builders/build-customer-of.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';

const LAST = 'GET /v2/service-checkout/pet-service/service-provider/order/:id/last-prices';
const PLACE = { latitude: 30.26, longitude: -97.75 };
const DAY_MS = 86_400_000;

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
let given: Pick<GivenAppointment, 'providerId' | 'customerId' | 'petId' | 'serviceId'>;
let id: string;
beforeAll(async () => {
  api = await startTestApi();
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(async () => {
  groomer = await api.as('groomer');
  const kind = { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog };
  const customer = await buildCustomerOf(api, groomer, { ...kind, pets: ['Biscuit', 'Momo'] });
  const [pet] = customer.pets;
  given = { providerId: groomer.account.id, customerId: customer.id, petId: pet?.id ?? '', serviceId: ids.groom };
  id = await buildAppointment(api, { ...given, startsAt: daysAgo(0) });
});

const daysAgo = (days: number) => new Date(api.clock.now().getTime() - days * DAY_MS);
interface Earlier extends Partial<GivenAppointment> {
  readonly cents?: number;
  readonly tipCents?: number;
}
const earlier = async (startsAt: Date, { cents, tipCents = 0, ...more }: Earlier = {}) => {
  const one = await buildAppointment(api, { ...given, status: 'complete', lineEnded: true, startsAt, ...more });
  await api.database.asOwner(async (owner) => {
    await owner.query('update appointment_lines set final_cents = $2 where appointment_id = $1', [one, cents ?? null]);
    await owner.query(
      `insert into order_settlements (appointment_id, site_id, kind, tender, totals, split, processing_fee_payer,
         management_fee_payer, settled_at)
       values ($1, $2, 'completed', 'cash', jsonb_build_object('tipAmount', $3::int, 'total', 0), '{}', 'customer', 'customer', $4)`,
      [one, api.site.id, tipCents, startsAt],
    );
  });
  return one;
};
const asked = async (who = groomer) => (await who.call(LAST, { params: { id } })).body;
const prices = async () => (await asked()).petServices.flatMap((line) => line.prices.map(({ price }) => price));

describe('last prices', () => {
  it('RL-orders-15 are the five latest of the same service for the same pet since 2020', async () => {
    expect(await asked()).toEqual({ petServices: [], tips: [] });
    for (const days of [70, 60, 50, 40, 30, 20]) await earlier(daysAgo(days), { cents: 8000 + days });
    await earlier(new Date('2019-12-31T18:00:00Z'), { cents: 1 });
    expect(await prices()).toEqual([80.2, 80.3, 80.4, 80.5, 80.6]);
    await earlier(daysAgo(10));
    expect((await prices())[0]).toBe(90);
  });

  it('RL-orders-15 begin in 2020', async () => {
    await earlier(new Date('2019-12-31T23:59:00Z'), { cents: 100, tipCents: 100 });
    expect(await asked()).toEqual({ petServices: [], tips: [] });
    await earlier(new Date('2020-01-01T18:00:00Z'), { cents: 200, tipCents: 300 });
    expect(await prices()).toEqual([2]);
    expect((await asked()).tips).toMatchObject([{ amount: 3 }]);
  });

  it('leave out other pets, other services, other groomers and what was not completed', async () => {
    const other = await api.as('groomer');
    const momo = { petId: (await petNamed('Momo')) ?? '' };
    await earlier(daysAgo(9), { ...momo, cents: 100 });
    await earlier(daysAgo(8), { serviceId: ids.bath, cents: 200 });
    await earlier(daysAgo(7), { providerId: other.account.id, cents: 300, tipCents: 300 });
    await earlier(daysAgo(6), { status: 'cancelled', cents: 400, tipCents: 400 });
    expect(await asked()).toEqual({ petServices: [], tips: [] });
    expect((await other.call(LAST, { params: { id } })).status).toBe(404);
  });

  it('RL-orders-16 name the last tip of the customer', async () => {
    await earlier(daysAgo(30), { tipCents: 1500 });
    const last = await earlier(daysAgo(20), { tipCents: 1800 });
    await earlier(daysAgo(10), { tipCents: 0 });
    const somebody = await buildCustomerOf(api, groomer, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
    await earlier(daysAgo(5), { customerId: somebody.id, petId: somebody.pets[0]?.id ?? '', tipCents: 9900 });
    expect((await asked()).tips).toMatchObject([{ orderId: last, amount: 18 }]);
  });
});

const petNamed = async (name: string) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ id: string }>('select id from pets where customer_id = $1 and name = $2', [given.customerId, name]),
  );
  return rows[0]?.id;
};
