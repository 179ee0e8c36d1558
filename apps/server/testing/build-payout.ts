import type { SignedIn, TestApi } from './test-api.ts';

/** The processor's test bank accounts: the second one takes a payout and sends it back. */
export const TEST_BANKS = { fine: '000123456789', returning: '000111111116' } as const;

/** What a browser does: the number goes to the processor, and a token comes back. */
export const bankToken = async (api: Pick<TestApi, 'platform'>, number: string = TEST_BANKS.fine): Promise<string> => {
  const { config } = api.platform;
  const answer = await fetch(`${config.STRIPE_PUBLIC_API_URL}/v1/tokens`, {
    method: 'POST',
    body: new URLSearchParams({
      key: config.STRIPE_PUBLISHABLE_KEY,
      'bank_account[routing_number]': '110000000',
      'bank_account[account_number]': number,
    }),
  });
  return ((await answer.json()) as { id: string }).id;
};

export const connectBank = async (api: TestApi, person: SignedIn, number: string = TEST_BANKS.fine) =>
  await person.call('POST /v2/service-payment/payout-account', { body: { token: await bankToken(api, number) } });

/** Credits the accounts of a person; a negative amount is what they owe. */
export const earn = (api: TestApi, person: SignedIn, amountCents: number, account = 'groomer_payable') =>
  api.database.asOwner((owner) =>
    owner.query(
      `with booked as (insert into ledger_transactions (id, site_id, kind, cause, occurred_at, entries)
         values (gen_random_uuid(), $1, 'completion', gen_random_uuid(), now(), 2) returning *)
       insert into ledger_entries (site_id, transaction_id, occurred_at, line, account, party_id, amount_cents, reason)
       select site_id, id, occurred_at, 1, $4, $2::uuid, -$3::int, 'services' from booked union all
       select site_id, id, occurred_at, 2, 'processor_clearing', null, $3::int, 'card' from booked`,
      [api.site.id, person.account.id, amountCents, account],
    ),
  );
