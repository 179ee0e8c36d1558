import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { feeTermsOf, taxPercentAt } from './index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.platform.db.inSite(api.site.id, (tx) =>
    tx
      .insertInto('tax_places')
      .values(
        [
          ['TX', '', 6.25],
          ['TX', '787', 8.25],
          ['TX', '78701', 8.5],
          ['NM', '87', 7.6],
        ].map(([state, prefix, percent]) => ({
          site_id: api.site.id,
          state_or_province: String(state),
          postal_prefix: String(prefix),
          percent: Number(percent),
        })),
      )
      .execute(),
  );
});
afterAll(() => api.close());

const taxIn = (stateOrProvince: string, postalCode: string, site = api.site) =>
  api.platform.db.inSite(site.id, (tx) => taxPercentAt(tx, { stateOrProvince, postalCode }));

describe('sales tax', () => {
  it.each([
    ['TX', '78701', 8.5],
    ['TX', '78704', 8.25],
    ['TX', '75001', 6.25],
    ['NM', '87501', 7.6],
    ['NM', '88001', 0],
    ['AZ', '85001', 0],
  ])('in %s %s is %d percent: the longest prefix counts', async (state, postalCode, percent) => {
    expect(await taxIn(state, postalCode)).toBe(percent);
  });

  it('is the own site’s', async () => {
    expect(await taxIn('TX', '78701', api.otherSite)).toBe(0);
  });
});

it('fees have defaults that the site can change', async () => {
  const fees = (id: string) => api.platform.db.inSite(id, (tx) => feeTermsOf(tx, id));
  expect(await fees(api.site.id)).toEqual({
    processing: { percent: 2.9, fixedCents: 30 },
    management: { percent: 5, fixedCents: 0 },
  });
  await api.database.asOwner((owner) =>
    owner.query('update sites set management_fee_percent = 7.5, management_fee_cents = 25 where id = $1', [
      api.site.id,
    ]),
  );
  expect(await fees(api.site.id)).toMatchObject({ management: { percent: 7.5, fixedCents: 25 } });
  expect(await fees(api.otherSite.id)).toMatchObject({ management: { percent: 5, fixedCents: 0 } });
});
