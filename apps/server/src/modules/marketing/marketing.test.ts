import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { referralCodes } from './make-referral-codes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const ask = (person: SignedIn) => person.call('GET /v1/coupons/referral-code');
const give = (person: SignedIn, codes: { groomer: string | null; customer: string | null }) =>
  api.database.asOwner((owner) =>
    owner.query('update providers set groomer_referral_code = $2, customer_referral_code = $3 where account_id = $1', [
      person.account.id,
      codes.groomer,
      codes.customer,
    ]),
  );
const viewerOf = ({ account }: SignedIn) => ({
  siteId: account.siteId,
  accountId: account.id,
  sessionId: '',
  role: 'groomer' as const,
  impersonatorId: null,
  orderId: null,
});

describe('referral codes', () => {
  it.each(['groomer', 'fleet_owner', 'mechanic', 'renter'] as const)(
    'are created once for a %s and never change',
    async (role) => {
      const person = await api.as(role);
      const { status, body } = await ask(person);
      expect(status).toBe(200);
      expect(body.code).toBe(body.groomerReferralCode);
      expect(body.customerReferralCode).not.toBe(body.groomerReferralCode);
      expect((await ask(person)).body).toEqual(body);
      const profile = await person.call('GET /v2/service-provider/account');
      expect(profile.body).toMatchObject({
        groomerReferralCode: body.groomerReferralCode,
        customerReferralCode: body.customerReferralCode,
      });
    },
  );

  it('come with links to the origin of the site', async () => {
    const { body } = await ask(await api.as('groomer'));
    const paths = [body.groomerShareUrl, body.customerShareUrl].map((url) => new URL(url));
    expect(paths.map(({ pathname }) => pathname)).toEqual(['/groomer/new', '/s/about']);
    expect(paths.map(({ searchParams }) => searchParams.get('referralCode'))).toEqual([
      body.groomerReferralCode,
      body.customerReferralCode,
    ]);
    expect(body.shareUrl).toBe(body.groomerShareUrl);
    expect(paths[0]?.host).toContain(api.site.slug);
  });

  it('keep existing codes and create only the missing one', async () => {
    const groomer = await api.as('groomer');
    await give(groomer, { groomer: 'DANA-G', customer: null });
    const { body } = await ask(groomer);
    expect(body.groomerReferralCode).toBe('DANA-G');
    expect(body.customerReferralCode).toMatch(/^\w{4}-\w{4}$/);
  });

  it('are the same for two concurrent calls', async () => {
    const groomer = await api.as('groomer');
    const [one, other] = await Promise.all([ask(groomer), ask(groomer)]);
    expect(one.body).toEqual(other.body);
  });

  it('are unique per site, not across sites', async () => {
    const [first, second] = [await api.as('groomer'), await api.as('groomer')];
    const elsewhere = await api.as('groomer', api.otherSite);
    const codes = { groomer: 'SAME-0001', customer: 'SAME-0002' };
    await give(first, codes);
    await give(elsewhere, codes);
    await expect(give(second, codes)).rejects.toThrow('providers_groomer_referral_code');
    const draw = () => 'SAME-0001';
    const drawn = api.platform.db.inSite(api.site.id, (tx) => referralCodes(tx, viewerOf(second), draw));
    await expect(drawn).rejects.toMatchObject({ code: 'conflict' });
    expect((await ask(second)).status).toBe(200);
  });

  it('are refused to a customer', async () => {
    expect((await ask(await api.as('customer'))).status).toBe(403);
  });
});
