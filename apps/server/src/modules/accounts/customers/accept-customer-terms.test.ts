import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordedCallsOf, startTestApi, type TestApi } from '../../../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('a pet owner whose account was made for them is pending until they accept the terms themselves', async () => {
  const customer = await api.as('customer');
  await api.database.asOwner(async (owner) => {
    await owner.query("update accounts set status = 'pending' where id = $1", [customer.account.id]);
    await owner.query(
      'update customer_profiles set terms_version = null, terms_accepted_at = null where account_id = $1',
      [customer.account.id],
    );
  });
  const before = await customer.call('GET /v1/customer');
  expect(before.body).toMatchObject({ status: 'pending', termsAcceptedAt: null });

  const refused = await customer.call('POST /v2/customer/accept-terms', { body: { termsConditions: false } });
  expect(refused.status).toBe(422);

  const accepted = await customer.call('POST /v2/customer/accept-terms', { body: { termsConditions: true } });
  expect(accepted.body).toMatchObject({ status: 'active', termsAcceptedAt: expect.any(String) as string });
  expect(await recordedCallsOf(api, customer.account.id)).toEqual(['accounts.acceptCustomerTerms']);
});
