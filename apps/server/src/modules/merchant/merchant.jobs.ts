import { job } from '../../platform/jobs/jobs.ts';
import { openAccounts } from './connected-accounts.queries.ts';
import { refreshAccount } from './refresh-account.ts';

const MOST_AT_ONCE = 200;

/** Asks about accounts with something open, in case a report got lost. One that fails stops no other. */
export const refreshOpenAccounts = job<object>({
  task: 'merchant.refresh-open',
  lane: 'payments',
  run: async ({ siteId }, platform) => {
    const { db, log } = platform;
    for (const processorId of await db.inSite(siteId, (tx) => openAccounts(tx, MOST_AT_ONCE)))
      try {
        await refreshAccount({ siteId, processorId }, platform);
      } catch (error) {
        log.warn({ err: error }, 'Payout account was not refreshed');
      }
  },
});

export const merchantJobs = [refreshOpenAccounts];
