import type { Cents } from '@tailgate/values/money';
import { secondsAfter } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import type { ConnectedAccount } from '../merchant/index.ts';
import { weekOf } from './payouts.rules.ts';

/** A weekly payout that arrived; it is in the ledger by its id. */
export type SeedPayout = Pick<ConnectedAccount, 'providerId' | 'accountId' | 'bankLastFour'> & {
  readonly id: string;
  readonly amountCents: Cents;
  readonly at: Date;
};

const DAYS_TO_THE_BANK_S = 2 * 86_400;

/** Resets the payouts of the site to the demo data. */
export const seedPayouts = async (tx: Tx, payouts: readonly SeedPayout[]): Promise<void> => {
  await tx.deleteFrom('payouts').execute();
  await insertRows(
    tx,
    'payouts',
    payouts.map((payout) => ({
      id: payout.id,
      provider_id: payout.providerId,
      kind: 'weekly',
      week: weekOf(payout.at),
      amount_cents: payout.amountCents,
      fee_cents: 0,
      currency: 'USD',
      stripe_account_id: payout.accountId,
      bank_last_four: payout.bankLastFour,
      status: 'sent',
      stripe_transfer_id: `tr_demo${payout.id.replaceAll('-', '')}`,
      stripe_payout_id: `po_demo${payout.id.replaceAll('-', '')}`,
      opened_at: payout.at,
      settled_at: payout.at,
      arrives_at: secondsAfter(payout.at, DAYS_TO_THE_BANK_S),
    })),
  );
};
