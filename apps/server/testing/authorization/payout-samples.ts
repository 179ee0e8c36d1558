import type { CallName } from '@tailgate/contract';
import { paymentDetails, TEST_DEPOSITS } from '../builders/build-payout.ts';
import type { Sample, Scene } from './samples.ts';

const PAYOUTS = '/v2/service-payment/payouts';
const ONBOARDING = '/v2/on-boarding';

/** The ledger is only ever added to: each call finds something that is owed, and a bank that the processor knows. */
const owed = ({ world }: Scene) => `
  update connected_accounts set bank_verified_at = app.now(),
    stripe_account_id = 'acct_demo6789${world.personId.replaceAll('-', '').slice(-24)}'
  where provider_id = '${world.personId}';
  with earned as (
    insert into ledger_transactions (id, site_id, kind, cause, occurred_at, entries)
    values (gen_random_uuid(), '${world.site.id}', 'completion', gen_random_uuid()::text, app.now() - interval '3 days', 2)
    returning id, site_id, occurred_at)
  insert into ledger_entries (site_id, transaction_id, occurred_at, line, account, party_id, amount_cents, reason)
  select earned.site_id, earned.id, earned.occurred_at, e.line, e.account, e.party::uuid, e.amount, e.reason
  from earned, (values (1, 'groomer_payable', '${world.personId}', -9000, 'services'),
    (2, 'processor_clearing', null, 9000, 'card')) e (line, account, party, amount, reason)`;

export const PAYOUT_SAMPLES = {
  [`GET ${PAYOUTS}`]: () => ({}),
  [`POST ${PAYOUTS}/instant`]: (scene) => ({ setup: owed(scene) }),
  [`POST ${ONBOARDING}/set-payment-details`]: async (scene) => ({
    setup: `delete from connected_accounts where provider_id = '${scene.world.personId}'`,
    body: await paymentDetails(scene.harness.api),
  }),
  [`GET ${ONBOARDING}/merchant/payment-details`]: () => ({}),
  // The bank is proved already, so that the call changes nothing and never locks it.
  [`POST ${ONBOARDING}/merchant/setup/verify-bank-account`]: ({ world }) => ({
    setup: `update connected_accounts set bank_verified_at = app.now() where provider_id = '${world.personId}'`,
    body: { amounts: [...TEST_DEPOSITS] },
  }),
  [`POST ${ONBOARDING}/merchant/charge-method`]: () => ({ body: { chargeMethod: 'flat_rate' } }),
} satisfies Partial<Record<CallName, Sample>>;
