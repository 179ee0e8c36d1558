import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';

const CHARGE = 'POST /v2/on-boarding/merchant/charge-method';
const DETAILS = 'GET /v2/on-boarding/merchant/payment-details';
const PROFILE = 'GET /v2/service-provider/account';

let api: TestApi;
let groomer: SignedIn;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  groomer = await api.as('groomer');
});

const allowPercentage = (person: SignedIn) =>
  api.database.asOwner((owner) =>
    owner.query('update providers set allow_percentage_plan = true where account_id = $1', [person.account.id]),
  );

describe('the charge method', () => {
  it('is a flat rate for everybody, and a percentage where the plan allows it', async () => {
    expect((await groomer.call(CHARGE, { body: { chargeMethod: 'flat_rate' } })).body).toMatchObject({
      chargeMethod: 'flat_rate',
      allowPercentagePlan: false,
    });
    const refused = await groomer.call(CHARGE, { body: { chargeMethod: 'percentage' } });
    expect(refused.error.code).toBe('percentage_plan_unavailable');
    await allowPercentage(groomer);
    expect((await groomer.call(CHARGE, { body: { chargeMethod: 'percentage' } })).body).toMatchObject({
      chargeMethod: 'percentage',
      allowPercentagePlan: true,
    });
    expect((await groomer.call(PROFILE)).body).toMatchObject({ allowPercentagePlan: true });
    expect((await groomer.call(CHARGE, { body: { chargeMethod: 'weekly' } })).status).toBe(422);
  });

  it('is each groomer’s own', async () => {
    const other = await api.as('groomer');
    await allowPercentage(groomer);
    await groomer.call(CHARGE, { body: { chargeMethod: 'percentage' } });
    await other.call(CHARGE, { body: { chargeMethod: 'flat_rate' } });
    const termsOf = async (person: SignedIn) => (await person.call(DETAILS)).body;
    expect(await termsOf(groomer)).toMatchObject({ chargeMethod: 'percentage', allowPercentagePlan: true });
    expect(await termsOf(other)).toMatchObject({ chargeMethod: 'flat_rate', allowPercentagePlan: false });
  });
});
