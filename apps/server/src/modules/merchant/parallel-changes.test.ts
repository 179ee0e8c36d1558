import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { bankToken, connectBank, enterDeposits, TEST_BANKS } from '../../../testing/builders/build-payout.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';

const SET = 'POST /v2/on-boarding/set-payment-details';
const GET = 'GET /v2/on-boarding/merchant/payment-details';
const OTHER_BANK = '000222222227';
const LATER_BANK = TEST_BANKS.returning;
const LATER_LAST_FOUR = '1116';

let api: TestApi;
let groomer: SignedIn;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
});
afterAll(() => api.close());
beforeEach(async () => {
  groomer = await api.as('groomer');
  await connectBank(api, groomer);
});
afterEach(() => {
  vi.restoreAllMocks();
});

type Held = 'updateAccount' | 'readAccount';
/** The next answer of the processor to this call was given, and reaches us when it is let go. */
const holdNext = (name: Held) => {
  const { payments } = api.platform;
  const [given, goOn] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const ask = payments[name] as (...asked: unknown[]) => Promise<never>;
  vi.spyOn(payments, name).mockImplementationOnce(async (...asked: unknown[]) => {
    const answer = await ask.apply(payments, asked);
    given.resolve(undefined);
    await goOn.promise;
    return answer;
  });
  return { given: given.promise, letGo: () => goOn.resolve(undefined) };
};
const change = async (number: string) =>
  await groomer.call(SET, {
    body: { bankAccountToken: await bankToken(api, number), bankVerificationToken: await bankToken(api, number) },
  });
/** The bank that is paid, and the deposits that prove it. */
const storedBank = async () => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ bank: string; source: string }>(
      'select stripe_bank_id bank, stripe_source_id source from connected_accounts where provider_id = $1',
      [groomer.account.id],
    ),
  );
  return rows;
};
const expectLaterBankProvable = async () => {
  expect((await groomer.call(GET)).body).toMatchObject({
    isReady: false,
    bank: { lastFour: LATER_LAST_FOUR, status: 'unverified', triesLeft: 3 },
  });
  expect((await enterDeposits(groomer)).body).toMatchObject({ isReady: true, bank: { lastFour: LATER_LAST_FOUR } });
};

it('a bank that was replaced before its change ended does not come back', async () => {
  const held = holdNext('updateAccount');
  const overtaken = change(OTHER_BANK);
  await held.given;
  expect((await change(LATER_BANK)).status).toBe(200);
  const kept = await storedBank();
  held.letGo();
  expect((await overtaken).body).toMatchObject({ isReady: false, bank: { lastFour: LATER_LAST_FOUR } });
  expect(await storedBank()).toEqual(kept);
  await expectLaterBankProvable();
});

it('the later bank keeps its deposits also where the overtaken change writes it first', async () => {
  const early = holdNext('updateAccount');
  const overtaken = change(OTHER_BANK);
  await early.given;
  const late = holdNext('readAccount');
  const kept = change(LATER_BANK);
  await late.given;
  early.letGo();
  expect((await overtaken).body).toMatchObject({ isReady: false, bank: { lastFour: LATER_LAST_FOUR } });
  late.letGo();
  expect((await kept).status).toBe(200);
  await expectLaterBankProvable();
});

it('a refused change does not make the account ready while another change is under way', async () => {
  const held = holdNext('updateAccount');
  const refused = groomer.call(SET, {
    body: { bankAccountToken: 'btok_unknown', bankVerificationToken: await bankToken(api) },
  });
  await held.given;
  const late = holdNext('readAccount');
  const kept = change(LATER_BANK);
  await late.given;
  held.letGo();
  expect((await refused).error.errors).toHaveProperty('bankAccountToken');
  expect((await groomer.call(GET)).body).toMatchObject({ isReady: false });
  late.letGo();
  expect((await kept).status).toBe(200);
  await expectLaterBankProvable();
});
