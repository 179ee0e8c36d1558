import type { SignedIn, TestApi } from '../test-api.ts';

/** The processor's test bank accounts: the second one takes a payout and sends it back. */
export const TEST_BANKS = { fine: '000123456789', returning: '000111111116' } as const;
/** The two deposits of every test bank account, in cents. */
export const TEST_DEPOSITS = [32, 45] as const;
/** The processor's test numbers of people: the second one does not match, the third one is reviewed for two seconds. */
export const TEST_IDS = { fine: '000000000', mismatched: '111111111', reviewed: '333333333' } as const;

type Asked = Pick<TestApi, 'platform'>;

/** What a browser does: the details go to the processor, and a token comes back. */
export const tokenOf = async (api: Asked, fields: Readonly<Record<string, string>>): Promise<string> => {
  const { config } = api.platform;
  const answer = await fetch(`${config.STRIPE_PUBLIC_API_URL}/v1/tokens`, {
    method: 'POST',
    body: new URLSearchParams({ key: config.STRIPE_PUBLISHABLE_KEY, ...fields }),
  });
  return ((await answer.json()) as { id: string }).id;
};

export const bankToken = (api: Asked, number: string = TEST_BANKS.fine, routing = '110000000'): Promise<string> =>
  tokenOf(api, { 'bank_account[routing_number]': routing, 'bank_account[account_number]': number });

export const accountToken = (api: Asked, idNumber: string = TEST_IDS.fine): Promise<string> =>
  tokenOf(api, {
    'account[business_type]': 'individual',
    'account[individual][first_name]': 'Maya',
    'account[individual][last_name]': 'Torres',
    'account[individual][dob][day]': '1',
    'account[individual][dob][month]': '1',
    'account[individual][dob][year]': '1990',
    'account[individual][address][line1]': '1 Main Street',
    'account[individual][address][city]': 'Austin',
    'account[individual][address][state]': 'TX',
    'account[individual][address][postal_code]': '78701',
    'account[individual][id_number]': idNumber,
    'account[tos_shown_and_accepted]': 'true',
  });

/** Everything that opens an account for payouts. */
export const paymentDetails = async (api: Asked, number?: string, idNumber?: string) => ({
  acceptPaymentProcessorTerms: true as const,
  accountToken: await accountToken(api, idNumber),
  bankAccountToken: await bankToken(api, number),
  bankVerificationToken: await bankToken(api, number),
});

export const openPayoutAccount = async (api: TestApi, person: SignedIn, number?: string, idNumber?: string) =>
  await person.call('POST /v2/on-boarding/set-payment-details', { body: await paymentDetails(api, number, idNumber) });

export const enterDeposits = (person: SignedIn, amounts: readonly [number, number] = TEST_DEPOSITS) =>
  person.call('POST /v2/on-boarding/merchant/setup/verify-bank-account', { body: { amounts: [...amounts] } });

/** An account that is ready for payouts. */
export const connectBank = async (api: TestApi, person: SignedIn, number?: string) => {
  await openPayoutAccount(api, person, number);
  return await enterDeposits(person);
};

const DAY_MS = 86_400_000;
/** Longer ago than new income waits for an instant payout. */
const DAYS_AGO = 3;
export const someDaysAgo = (api: Pick<TestApi, 'clock'>, days = DAYS_AGO): Date =>
  new Date(api.clock.now().getTime() - days * DAY_MS);

/** Credits the accounts of a person, some days ago; a negative amount is what they owe. */
export const earn = (
  api: TestApi,
  person: SignedIn,
  amountCents: number,
  account = 'groomer_payable',
  at: Date = someDaysAgo(api),
) =>
  api.database.asOwner((owner) =>
    owner.query(
      `with booked as (insert into ledger_transactions (id, site_id, kind, cause, occurred_at, entries)
         values (gen_random_uuid(), $1, 'completion', gen_random_uuid(), $5, 2) returning *)
       insert into ledger_entries (site_id, transaction_id, occurred_at, line, account, party_id, amount_cents, reason)
       select site_id, id, occurred_at, 1, $4, $2::uuid, -$3::int, 'services' from booked union all
       select site_id, id, occurred_at, 2, 'processor_clearing', null, $3::int, 'card' from booked`,
      [api.site.id, person.account.id, amountCents, account, at],
    ),
  );
