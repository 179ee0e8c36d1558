import type { Tx } from '../../platform/db/database.ts';
import { saveAccount, type ConnectedAccount } from './connected-accounts.queries.ts';

export type SeedAccount = Pick<ConnectedAccount, 'providerId' | 'accountId' | 'bankLastFour'> & {
  readonly createdAt: Date;
};

/** Resets where these people are paid to the demo data. */
export const seedAccounts = async (tx: Tx, siteId: string, accounts: readonly SeedAccount[]): Promise<void> => {
  for (const { createdAt, ...account } of accounts)
    await saveAccount(tx, siteId, { ...account, isReady: true }, createdAt);
};
