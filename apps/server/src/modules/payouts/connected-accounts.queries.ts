import type { Tx } from '../../platform/db/database.ts';

export interface ConnectedAccount {
  readonly providerId: string;
  readonly accountId: string;
  readonly isReady: boolean;
  readonly bankLastFour: string;
}

const COLUMNS = [
  'provider_id as providerId',
  'stripe_account_id as accountId',
  'payouts_enabled as isReady',
  'bank_last_four as bankLastFour',
] as const;

/** Where a provider is paid, or undefined. */
export const accountOf = (tx: Tx, providerId: string): Promise<ConnectedAccount | undefined> =>
  tx.selectFrom('connected_accounts').select(COLUMNS).where('provider_id', '=', providerId).executeTakeFirst();

export const readyAccounts = (tx: Tx): Promise<ConnectedAccount[]> =>
  tx
    .selectFrom('connected_accounts')
    .select(COLUMNS)
    .where('payouts_enabled', '=', true)
    .orderBy('provider_id')
    .execute();

export const saveAccount = async (
  tx: Tx,
  siteId: string,
  { providerId, accountId, isReady, bankLastFour }: ConnectedAccount,
  now: Date,
): Promise<void> => {
  const changed = {
    stripe_account_id: accountId,
    payouts_enabled: isReady,
    bank_last_four: bankLastFour,
    updated_at: now,
  };
  await tx
    .insertInto('connected_accounts')
    .values({ provider_id: providerId, site_id: siteId, created_at: now, ...changed })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(changed))
    .execute();
};
