import { startSandbox, type Sandbox } from '@tailgate/sandbox';
import { sandbox as clientOf } from '@tailgate/sandbox/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accountToken,
  bankToken,
  connectBank,
  enterDeposits,
  openPayoutAccount,
  paymentDetails,
  TEST_BANKS,
  TEST_IDS,
} from '../../../testing/builders/build-payout.ts';
import { queuedFor, startPrivateTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';

const SET = 'POST /v2/on-boarding/set-payment-details';
const GET = 'GET /v2/on-boarding/merchant/payment-details';
const PROFILE = 'GET /v2/service-provider/account';
const WRONG = [1, 2] as const;

let api: TestApi;
let vendor: Sandbox;
let groomer: SignedIn;
beforeAll(async () => {
  vendor = await startSandbox({ port: 0, smtpPort: 0 });
  api = await startPrivateTestApi({
    because: 'its processor hangs and refuses on command',
    environment: { STRIPE_API_URL: vendor.url, STRIPE_PUBLIC_API_URL: vendor.url, VENDOR_TIMEOUT_SCALE: '0.1' },
  });
});
afterAll(async () => {
  await api.close();
  await vendor.close();
});
beforeEach(async () => {
  groomer = await api.as('groomer');
});
afterEach(() => clientOf(vendor.url).clear());

const details = async (person = groomer) => {
  const answer = await person.call(GET);
  expect(answer.status, answer.raw).toBe(200);
  return answer.body;
};
const opened = async (person = groomer, number?: string, id?: string) => {
  const answer = await openPayoutAccount(api, person, number, id);
  expect(answer.status, answer.raw).toBe(200);
  return answer.body;
};
const accountsAtProcessor = async () => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ id: string }>('select stripe_account_id as id from connected_accounts where provider_id = $1', [
      groomer.account.id,
    ]),
  );
  return rows.map(({ id }) => id);
};
const jobsOf = async (task: string) => (await api.waitingJobs()).filter((job) => job.task === task);

describe('opening the account', () => {
  it('RL-signup-11 is done by tokens for an individual, and shows bank and status', async () => {
    expect(await details()).toMatchObject({
      status: 'none',
      isReady: false,
      bank: null,
      accountHolderType: 'individual',
    });
    expect(await opened()).toMatchObject({
      status: 'bank_unverified',
      isReady: false,
      bank: { name: 'STRIPE TEST BANK', lastFour: '6789', status: 'unverified', triesLeft: 3 },
      requirements: [],
    });
    for (const address of [groomer.account.email, groomer.account.phone])
      expect(await queuedFor(api, address)).toEqual([expect.stringMatching(/your payouts (was changed|now go to)/)]);
    expect((await groomer.call(PROFILE)).body).toMatchObject({
      hasMerchantAccount: true,
      merchantAccountVerified: false,
    });
    expect((await enterDeposits(groomer)).body).toMatchObject({ status: 'ready', isReady: true });
    expect((await groomer.call(PROFILE)).body).toMatchObject({ merchantAccountVerified: true });
    const company = await groomer.call(SET, { body: { accountHolderType: 'company' } });
    expect(company.error.errors).toHaveProperty('accountHolderType');
  });

  it('takes the fields in snake_case as well', async () => {
    const given = await paymentDetails(api);
    const answer = await groomer.call(SET, {
      body: {
        accept_payment_processor_terms: true,
        account_holder_type: 'individual',
        account_token: given.accountToken,
        bank_account_token: given.bankAccountToken,
        bank_verification_token: given.bankVerificationToken,
        company_name: 'South Paws',
      },
    });
    expect(answer.body, answer.raw).toMatchObject({ status: 'bank_unverified', bank: { lastFour: '6789' } });
  });

  it.each(['groomer', 'fleet_owner', 'mechanic', 'renter'] as const)('is open to every %s', async (role) => {
    expect(await opened(await api.as(role))).toMatchObject({ status: 'bank_unverified' });
  });

  it.each([
    ['ssn', '123456789'],
    ['routingNumber', '110000000'],
    ['routing_number', '110000000'],
    ['account_number', '000123456789'],
    ['dateOfBirth', '1990-01-01'],
    ['companyTaxId', '12-3456789'],
    ['company_address', '1 Main Street'],
  ])('refuses a raw %s, also beside tokens', async (field, value) => {
    const answer = await groomer.call(SET, { body: { ...(await paymentDetails(api)), [field]: value } });
    expect([answer.status, answer.error.code]).toEqual([422, 'raw_details_refused']);
    expect(await accountsAtProcessor()).toEqual([]);
  });

  it.each(['accountToken', 'bankAccountToken', 'bankVerificationToken', 'acceptPaymentProcessorTerms'] as const)(
    'asks for %s',
    async (field) => {
      const { [field]: _missing, ...rest } = await paymentDetails(api);
      expect((await groomer.call(SET, { body: rest })).error.errors).toHaveProperty(field);
    },
  );

  it('refuses tokens that are unknown or used', async () => {
    const given = await paymentDetails(api);
    const unknown = await groomer.call(SET, { body: { ...given, bankVerificationToken: 'btok_unknown' } });
    expect(unknown.error.errors).toHaveProperty('bankVerificationToken');
    const person = await groomer.call(SET, { body: { ...given, accountToken: 'ct_unknown' } });
    expect(person.error.errors).toHaveProperty('accountToken');
    expect((await groomer.call(SET, { body: { ...given, accountToken: '123456789' } })).status).toBe(422);
  });

  it('makes one account, however often it is asked at the same moment', async () => {
    const bodies = await Promise.all(Array.from({ length: 4 }, () => paymentDetails(api)));
    const answers = await Promise.all(bodies.map((body) => groomer.call(SET, { body })));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
    expect(await accountsAtProcessor()).toHaveLength(1);
  });

  it('says what is missing and why when the person cannot be confirmed', async () => {
    expect(await opened(groomer, undefined, TEST_IDS.mismatched)).toMatchObject({
      status: 'action_needed',
      isReady: false,
      requirements: [{ code: 'id_document', isPastDue: true, problem: 'identity_mismatch' }],
    });
    const again = await groomer.call(SET, {
      body: { acceptPaymentProcessorTerms: true, accountToken: await accountToken(api) },
    });
    expect(again.body).toMatchObject({ status: 'bank_unverified', requirements: [] });
  });

  it('says that it cannot be done while the processor is silent, and can be done later', async () => {
    const body = await paymentDetails(api);
    await clientOf(vendor.url).setFault({ vendor: 'stripe', mode: 'timeout' });
    expect((await groomer.call(SET, { body })).error.code).toBe('temporarily_unavailable');
    await clientOf(vendor.url).clear();
    expect((await groomer.call(SET, { body })).status).toBe(200);
  });
});

describe('changing the bank', () => {
  it('asks for a fresh sign-in, takes readiness away until it is proved, and is told to the holder', async () => {
    await connectBank(api, groomer);
    const before = (await jobsOf('notifications.send-email')).length;
    const answer = await groomer.call(SET, {
      body: {
        bankAccountToken: await bankToken(api, TEST_BANKS.returning),
        bankVerificationToken: await bankToken(api, TEST_BANKS.returning),
      },
    });
    expect(answer.body, answer.raw).toMatchObject({
      status: 'bank_unverified',
      isReady: false,
      bank: { lastFour: '1116', status: 'unverified', triesLeft: 3 },
    });
    expect(await jobsOf('notifications.send-email')).toHaveLength(before + 1);
    await api.database.asOwner((owner) =>
      owner.query(`update sessions set authenticated_at = app.now() - interval '11 minutes' where account_id = $1`, [
        groomer.account.id,
      ]),
    );
    const stale = await groomer.call(SET, { body: { bankAccountToken: 'btok_1', bankVerificationToken: 'btok_2' } });
    expect(stale.error.code).toBe('fresh_sign_in_required');
  });

  it('that the processor refuses leaves the old bank as it was', async () => {
    await connectBank(api, groomer);
    const answer = await groomer.call(SET, {
      body: { bankAccountToken: 'btok_unknown', bankVerificationToken: await bankToken(api) },
    });
    expect(answer.error.errors).toHaveProperty('bankAccountToken');
    expect(await details()).toMatchObject({ status: 'ready', bank: { status: 'verified' } });
  });

  it('cannot be proved by the deposits of another bank', async () => {
    await connectBank(api, groomer);
    const answer = await groomer.call(SET, {
      body: {
        bankAccountToken: await bankToken(api, TEST_BANKS.returning),
        bankVerificationToken: await bankToken(api, TEST_BANKS.fine),
      },
    });
    expect(answer.body).toMatchObject({ isReady: false, bank: { lastFour: '1116', status: 'locked' } });
    expect((await enterDeposits(groomer)).error.code).toBe('bank_verification_locked');
  });
});

describe('the two deposits', () => {
  it('are entered in either order, and again without harm', async () => {
    await opened();
    expect((await enterDeposits(groomer, [45, 32])).body).toMatchObject({ isReady: true });
    expect((await enterDeposits(groomer, WRONG)).body).toMatchObject({ isReady: true });
  });

  it('lock the bank after three wrong tries, until it is added again', async () => {
    await opened();
    expect((await enterDeposits(groomer, WRONG)).error.code).toBe('deposits_do_not_match');
    expect(await details()).toMatchObject({ bank: { triesLeft: 2 } });
    expect((await enterDeposits(groomer, WRONG)).error.code).toBe('deposits_do_not_match');
    expect((await enterDeposits(groomer, WRONG)).error.code).toBe('bank_verification_locked');
    expect((await enterDeposits(groomer)).error.code).toBe('bank_verification_locked');
    expect(await details()).toMatchObject({ isReady: false, bank: { status: 'locked', triesLeft: 0 } });
    await opened();
    expect((await enterDeposits(groomer)).body).toMatchObject({ isReady: true });
  });

  it('are tried three times at most, also all at once', async () => {
    await opened();
    const answers = await Promise.all(Array.from({ length: 12 }, () => enterDeposits(groomer, WRONG)));
    expect(answers.every(({ status }) => status === 422 || status === 409)).toBe(true);
    const { rows } = await api.database.asOwner((owner) =>
      owner.query<{ customer: string; source: string }>(
        `select stripe_customer_id customer, stripe_source_id source from connected_accounts where provider_id = $1`,
        [groomer.account.id],
      ),
    );
    const source = await fetch(`${vendor.url}/v1/customers/${rows[0]?.customer}/sources/${rows[0]?.source}`, {
      headers: { authorization: `Bearer ${api.platform.config.STRIPE_SECRET_KEY}` },
    });
    expect(await source.json()).toMatchObject({ tries: 3 });
  });

  it('count no try while the processor is silent', async () => {
    await opened();
    await clientOf(vendor.url).setFault({ vendor: 'stripe', mode: 'timeout' });
    expect((await enterDeposits(groomer, WRONG)).error.code).toBe('temporarily_unavailable');
    await clientOf(vendor.url).clear();
    expect(await details()).toMatchObject({ bank: { triesLeft: 3 } });
  });

  it.each([[[32]], [[32, 45, 1]], [[0, 45]], [[100, 45]], [[32.5, 45]], [['32', 45]], [[-1, 45]]])(
    'are two whole amounts in cents, not %j',
    async (amounts) => {
      await opened();
      const answer = await groomer.call('POST /v2/on-boarding/merchant/setup/verify-bank-account', {
        body: { amounts },
      });
      expect([answer.status, answer.error.code]).toEqual([422, 'validation_failed']);
      expect(await details()).toMatchObject({ bank: { triesLeft: 3 } });
    },
  );

  it('need an account', async () => {
    expect((await enterDeposits(groomer)).error.code).toBe('payout_account_missing');
  });
});

it('each person sees their own account alone', async () => {
  await connectBank(api, groomer);
  expect(await details(await api.as('groomer'))).toMatchObject({ status: 'none', bank: null });
});
