import { reactTo } from '../../platform/events/events.ts';
import { Failure } from '../../platform/failure.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { accountDeleted } from '../accounts/accounts.events.ts';
import { payoutReported } from '../payments/payments.events.ts';
import { CLOSE_ACCOUNT_TASK } from './payouts.rules.ts';
import { settlePayout } from './settle-payout.ts';

/** The report only makes us ask. One about something that is not here is none of ours. */
const settleReported = reactTo(payoutReported, 'payouts.settle-reported', async ({ siteId, payoutId }, platform) => {
  try {
    await settlePayout({ siteId, payoutId }, platform);
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'not_found')) throw error;
  }
});

/** Somebody who left is paid what is owed to them before the account is closed. */
const closeDeleted = reactTo(accountDeleted, 'payouts.close-deleted', async ({ siteId, accountId }, { db }) => {
  const task = { task: CLOSE_ACCOUNT_TASK, maxAttempts: 25 };
  await db.inSite(siteId, (tx) => enqueue(tx, task, { providerId: accountId }));
});

export const payoutsReactions = [settleReported, closeDeleted];
