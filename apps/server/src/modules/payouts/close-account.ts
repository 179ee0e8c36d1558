import type { Platform } from '../../platform/platform.ts';
import { accountOf, forgetAccount } from '../merchant/index.ts';
import { owedTo } from './owed-to.ts';
import { hasPayoutOnItsWay } from './payouts.queries.ts';

/**
 * Closes the payout account of somebody who left, once nothing is owed to them and nothing is on its way; false until
 * then. What is owed leaves with the weekly payouts as before. What they owe is not collected.
 */
export const closeAccount = async (
  { siteId, providerId }: { readonly siteId: string; readonly providerId: string },
  { db, clock, payments }: Platform,
): Promise<boolean> => {
  const { account, isDone } = await db.inSite(siteId, async (tx) => ({
    account: await accountOf(tx, providerId),
    isDone: (await owedTo(tx, providerId)) <= 0 && !(await hasPayoutOnItsWay(tx, providerId, clock.now())),
  }));
  if (!account) return true;
  if (!isDone) return false;
  await payments.deleteAccount(account.accountId);
  if (account.customerId !== null) await payments.deleteCustomer(account.customerId);
  await db.inSite(siteId, (tx) => forgetAccount(tx, providerId));
  return true;
};
