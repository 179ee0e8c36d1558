import type { CallName } from '@tailgate/contract';
import type { Sample, Scene } from './samples.ts';

const PAYOUTS = '/v2/service-payment/payouts';

/** The ledger is only ever added to: each call finds something that is owed, and a bank that the processor knows. */
const owed = ({ world }: Scene) => `
  update connected_accounts set stripe_account_id = 'acct_demo6789${world.personId.replaceAll('-', '').slice(-24)}'
  where provider_id = '${world.personId}';
  with earned as (
    insert into ledger_transactions (id, site_id, kind, cause, occurred_at, entries)
    values (gen_random_uuid(), '${world.site.id}', 'completion', gen_random_uuid()::text, now(), 2)
    returning id, site_id, occurred_at)
  insert into ledger_entries (site_id, transaction_id, occurred_at, line, account, party_id, amount_cents, reason)
  select earned.site_id, earned.id, earned.occurred_at, e.line, e.account, e.party::uuid, e.amount, e.reason
  from earned, (values (1, 'groomer_payable', '${world.personId}', -9000, 'services'),
    (2, 'processor_clearing', null, 9000, 'card')) e (line, account, party, amount, reason)`;

/** What a browser does: the number goes to the processor, and a token comes back. */
const bankToken = async ({ harness }: Scene): Promise<string> => {
  const { config } = harness.api.platform;
  const answer = await fetch(`${config.STRIPE_PUBLIC_API_URL}/v1/tokens`, {
    method: 'POST',
    body: new URLSearchParams({
      key: config.STRIPE_PUBLISHABLE_KEY,
      'bank_account[routing_number]': '110000000',
      'bank_account[account_number]': '000123456789',
    }),
  });
  return ((await answer.json()) as { id: string }).id;
};

export const PAYOUT_SAMPLES = {
  [`GET ${PAYOUTS}`]: () => ({}),
  [`POST ${PAYOUTS}/instant`]: (scene) => ({ setup: owed(scene) }),
  'POST /v2/service-payment/payout-account': async (scene) => ({
    setup: `delete from connected_accounts where provider_id = '${scene.world.personId}'`,
    body: { token: await bankToken(scene) },
  }),
} satisfies Partial<Record<CallName, Sample>>;
