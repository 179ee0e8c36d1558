import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { newId } from '../../platform/ids.ts';
import { orderBasis } from './order-basis.view.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const places = [
    ['TX', '', 6.25],
    ['TX', '787', 8.25],
    ['TX', '78701', 8.5],
    ['NM', '87', 7.6],
  ] as const;
  await api.platform.db.inSite(api.site.id, (tx) =>
    tx
      .insertInto('tax_places')
      .values(
        places.map(([state, prefix, percent]) => ({
          site_id: api.site.id,
          state_or_province: state,
          postal_prefix: prefix,
          percent,
        })),
      )
      .execute(),
  );
});
afterAll(() => api.close());

const basis = (stateOrProvince = 'TX', postalCode = '78701', { id: siteId } = api.site) =>
  api.platform.db.inSite(siteId, (tx) =>
    orderBasis(tx, { appointmentId: newId(), place: { stateOrProvince, postalCode } }),
  );

describe('sales tax', () => {
  it.each([
    ['TX', '78701', 8.5],
    ['TX', '78704', 8.25],
    ['TX', '75001', 6.25],
    ['NM', '87501', 7.6],
    ['NM', '88001', 0],
    ['AZ', '85001', 0],
  ])('in %s %s is %d percent: the longest prefix counts', async (state, postalCode, percent) => {
    expect((await basis(state, postalCode)).taxPercent).toBe(percent);
  });

  it('is the own site’s', async () => {
    expect((await basis('TX', '78701', api.otherSite)).taxPercent).toBe(0);
  });
});

it('fees have defaults that the site can change', async () => {
  expect((await basis()).fees).toEqual({
    processing: { percent: 2.9, fixedCents: 30 },
    management: { percent: 5, fixedCents: 0 },
  });
  await api.database.asOwner((owner) =>
    owner.query('update sites set management_fee_percent = 7.5, management_fee_cents = 25 where id = $1', [
      api.site.id,
    ]),
  );
  expect((await basis()).fees).toMatchObject({ management: { percent: 7.5, fixedCents: 25 } });
  const elsewhere = await basis('TX', '78701', api.otherSite);
  expect(elsewhere.fees).toMatchObject({ management: { percent: 5, fixedCents: 0 } });
  expect(elsewhere.terms).toBeUndefined();
});
